/// The catalogue that a new database is filled with.
nonisolated enum ProductsSeed {
  /// The hundred products of the shop, by category.
  static var products: [Product] {
    input + displays + audio + computers + cameras + gaming + office + networking + home + travel
  }

  /// Which products are sold for less today, and how many percent less.
  static let deals: [(id: String, percentOff: Int)] = [
    ("headphones", 20), ("monitor", 15), ("espresso-machine", 10),
  ]

  /// The products of one category; a line whose id is not well formed is left out.
  static func products(in category: ProductCategory, _ lines: [Line]) -> [Product] {
    lines.compactMap { $0.product(in: category) }
  }

  /// One line of the catalogue.
  struct Line {
    let id: String
    let name: String
    let shortDescription: String
    let cents: Int
    let stock: Int
    let stars: Int
    let reviews: Int
    let description: String

    init(
      _ id: String, _ name: String, _ shortDescription: String, _ cents: Int, stock: Int,
      stars: Int, reviews: Int, _ description: String
    ) {
      self.id = id
      self.name = name
      self.shortDescription = shortDescription
      self.cents = cents
      self.stock = stock
      self.stars = stars
      self.reviews = reviews
      self.description = description
    }

    func product(in category: ProductCategory) -> Product? {
      guard let id = Product.ID(rawValue: id) else { return nil }
      return Product(
        id: id, name: name, shortDescription: shortDescription, category: category,
        price: Money(cents: cents), description: description, stock: stock,
        rating: ProductRating(tenths: stars, reviews: reviews))
    }
  }
}
