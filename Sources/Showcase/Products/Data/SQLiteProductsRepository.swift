import WheelhouseSQLite

/// The catalogue in a SQLite file, made and filled on first use.
///
/// An actor, so that reading never runs on the main one. All sessions share the array it hands out: it
/// is read once and again only when the file was changed by somebody (SQLite's `data_version`), so that
/// it is never stale and never held twice. A file that has gone is made anew.
actor SQLiteProductsRepository: ProductsRepository {
  private var file: SQLiteFile
  private var catalogue: (version: Int, products: [Product])?

  /// Creates the repository of the file `products.sqlite` in a folder; nothing is opened yet.
  init(folder: String) { file = SQLiteFile(folder: folder, name: "products.sqlite") }

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
      file.close()
      catalogue = nil
      throw .unavailable("\(file.path): \(error.message) (SQLite code \(error.code))")
    }
  }

  private func opened() throws(SQLiteError) -> SQLiteConnection {
    if let connection = file.openConnection { return connection }
    catalogue = nil
    return try file.open { connection throws(SQLiteError) in try connection.prepareCatalogue() }
  }
}
