import WheelhouseSQLite

/// The tables of the catalogue.
nonisolated enum ProductsSchema {
  /// Written into the file once the catalogue is complete; a file with another number is filled anew.
  static let version = 1

  static let tables = """
    CREATE TABLE product (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      short_description TEXT NOT NULL,
      category TEXT NOT NULL,
      price INTEGER NOT NULL CHECK (price BETWEEN 0 AND 100000000),
      description TEXT NOT NULL,
      stock INTEGER NOT NULL CHECK (stock >= 0),
      rating INTEGER NOT NULL CHECK (rating BETWEEN 0 AND 50),
      reviews INTEGER NOT NULL CHECK (reviews >= 0)
    ) STRICT;
    CREATE TABLE deal (
      product TEXT PRIMARY KEY REFERENCES product(id),
      percent_off INTEGER NOT NULL CHECK (percent_off BETWEEN 1 AND 99)
    ) STRICT;
    """

  static let productColumns = """
    product.id, name, short_description, category, price, description, stock, rating, reviews
    """
}

extension SQLiteConnection {
  /// Makes the tables and fills them, unless that was done before; another process may do it meanwhile.
  nonisolated func prepareCatalogue() throws(SQLiteError) {
    guard try catalogueVersion() != ProductsSchema.version else { return }
    try transaction { () throws(SQLiteError) in
      guard try catalogueVersion() != ProductsSchema.version else { return }
      try execute("DROP TABLE IF EXISTS deal; DROP TABLE IF EXISTS product")
      try execute(ProductsSchema.tables)
      try insert(ProductsSeed.products)
      for (id, percent) in ProductsSeed.deals {
        try run("INSERT INTO deal VALUES (?, ?)", [.text(id), .integer(percent)])
      }
      try execute("PRAGMA user_version = \(ProductsSchema.version)")
    }
  }

  private nonisolated func catalogueVersion() throws(SQLiteError) -> Int {
    try rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
  }

  private nonisolated func insert(_ products: [Product]) throws(SQLiteError) {
    for (position, product) in products.enumerated() {
      try run(
        "INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [.integer(position)] + product.columns)
    }
  }
}

nonisolated extension Product {
  /// The product as the columns of a row.
  fileprivate var columns: [SQLiteValue] {
    [
      .text(id.rawValue), .text(name), .text(shortDescription), .text(category.rawValue),
      .integer(price.cents), .text(description), .integer(stock), .integer(rating.tenths),
      .integer(rating.reviews),
    ]
  }

  /// Reads the columns of a row; nil when an id or a category is not one that this program knows.
  init?(_ row: SQLiteStatement) {
    guard let id = ID(rawValue: row.text(0)), let category = ProductCategory(rawValue: row.text(3))
    else { return nil }
    self.init(
      id: id, name: row.text(1), shortDescription: row.text(2), category: category,
      price: Money(cents: row.integer(4)), description: row.text(5), stock: row.integer(6),
      rating: ProductRating(tenths: row.integer(7), reviews: row.integer(8)))
  }
}
