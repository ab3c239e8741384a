@testable import Showcase

nonisolated extension Product {
  static let keyboard = sample("keyboard", "Keyboard", "Mechanical", dollars: 120)
  static let mouse = sample("mouse", "Mouse", "Wireless", dollars: 80)
  static let monitor = sample(
    "monitor", "Monitor", "27-inch 4K", dollars: 450, category: .displays)

  static func sample(
    _ id: String, _ name: String, _ shortDescription: String, dollars: Int,
    category: ProductCategory = .input, stock: Int = 12
  ) -> Product {
    Product(
      id: .named(id), name: name, shortDescription: shortDescription, category: category,
      price: Money(dollars: dollars), description: "All about the \(name).", stock: stock,
      rating: ProductRating(tenths: 47, reviews: 318))
  }
}

nonisolated extension Product.ID {
  /// The id of that name, which has to be a well-formed one.
  static func named(_ name: String) -> Product.ID {
    guard let id = Product.ID(rawValue: name) else { preconditionFailure("\(name) is no id") }
    return id
  }
}

nonisolated extension InMemoryProductsRepository {
  /// A small shop.
  static func shop() -> InMemoryProductsRepository {
    InMemoryProductsRepository(
      [.keyboard, .mouse, .monitor], deals: [Deal(product: .monitor, percentOff: 15)])
  }
}

/// Notes what a view model reports.
final class Selections<Value> {
  private(set) var values: [Value] = []

  func note(_ value: Value) { values.append(value) }
}
