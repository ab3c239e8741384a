#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The catalogue in a SQLite file, made and filled on first use.
///
/// An actor, so that reading never runs on the main one. All sessions share the array it hands out: it
/// is read once and again only when the file was changed by somebody (SQLite's `data_version`), so that
/// it is never stale and never held twice. A file that has gone is made anew.
actor SQLiteProductsRepository: ProductsRepository {
  private let folder: String
  private var connection: SQLiteConnection?
  private var catalogue: (version: Int, products: [Product])?

  /// Creates the repository of the file `products.sqlite` in a folder; nothing is opened yet.
  init(folder: String) { self.folder = folder }

  func products() throws(ProductsError) -> [Product] {
    try reading { connection throws(SQLiteError) in
      let version = try connection.rows("PRAGMA data_version") { $0.integer(0) }.first ?? 0
      if let catalogue, catalogue.version == version { return catalogue.products }
      let products = try connection.rows(
        "SELECT \(ProductsSchema.productColumns) FROM product ORDER BY position"
      ) { Product($0) }.compactMap(\.self)
      catalogue = (version, products)
      return products
    }
  }

  func product(id: Product.ID) throws(ProductsError) -> Product {
    let found = try reading { connection throws(SQLiteError) in
      try connection.rows(
        "SELECT \(ProductsSchema.productColumns) FROM product WHERE id = ?", [.text(id.rawValue)]
      ) { Product($0) }
    }
    guard let product = found.compactMap(\.self).first else { throw .unknownProduct(id) }
    return product
  }

  func deals() throws(ProductsError) -> [Deal] {
    let deals = try reading { connection throws(SQLiteError) in
      try connection.rows(
        """
        SELECT \(ProductsSchema.productColumns), percent_off
        FROM deal JOIN product ON product.id = deal.product ORDER BY position
        """
      ) { row in Product(row).map { Deal(product: $0, percentOff: row.integer(9)) } }
    }
    return deals.compactMap(\.self)
  }

  /// Reads from an open file; after any failure the next attempt opens it anew.
  private func reading<Value>(
    _ read: (SQLiteConnection) throws(SQLiteError) -> Value
  ) throws(ProductsError) -> Value {
    do throws(SQLiteError) {
      return try read(try opened())
    } catch {
      connection = nil
      catalogue = nil
      throw .unavailable("\(folder)/products.sqlite: \(error.message) (SQLite code \(error.code))")
    }
  }

  private func opened() throws(SQLiteError) -> SQLiteConnection {
    if let connection, !connection.isOrphaned { return connection }
    connection = nil
    catalogue = nil
    makeFolder()
    let opened = try SQLiteConnection(path: folder + "/products.sqlite")
    try opened.prepareCatalogue()
    connection = opened
    return opened
  }

  /// Makes the folder and those around it.
  ///
  /// A failure shows when the file is opened, with a better reason.
  private func makeFolder() {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part + "/"
      unsafe mkdir(path, 0o755)
    }
  }
}
