/// What the cart shows: text, already formatted.
nonisolated struct CartUIState: Equatable, Sendable {
  let rows: [CartRowUIState]
  let gift: ProductUIState?
  let total: String

  /// Whether there is nothing to show.
  var isEmpty: Bool { rows.isEmpty && gift == nil }
}

/// What a row of the cart shows.
nonisolated struct CartRowUIState: Equatable, Sendable, Identifiable {
  let id: String
  let title: String
  /// The price of one, or that it is not sold any more.
  let subtitle: String
  let quantity: Int
  /// The price of all.
  let price: String
  /// Whether there is a product to go to.
  let isSelectable: Bool
}

extension CartUIState {
  init(_ cart: Cart, _ products: [String: Product]) {
    let gift = cart.gift.flatMap { products[$0.rawValue] }
    let amounts = cart.lines.map { line in
      products[line.id.rawValue].map { $0.price * line.quantity } ?? .zero
    }
    self.init(
      rows: cart.lines.map { CartRowUIState($0, products[$0.id.rawValue]) },
      gift: gift.map {
        ProductUIState(
          title: $0.name, subtitle: $0.shortDescription, price: $0.price.formatted())
      },
      total: amounts.reduce(gift?.price ?? .zero, +).formatted())
  }
}

nonisolated extension CartRowUIState {
  init(_ line: CartLine, _ product: Product?) {
    self.init(
      id: line.id.rawValue, title: product?.name ?? line.id.rawValue,
      subtitle: product.map { "\($0.shortDescription) · \($0.price.formatted())" }
        ?? "Not sold any more",
      quantity: line.quantity, price: product.map { ($0.price * line.quantity).formatted() } ?? "–",
      isSelectable: product != nil)
  }
}
