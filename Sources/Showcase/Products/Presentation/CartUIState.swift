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
  /// - Parameter dealPrices: of products that are sold for less than their own price.
  init(_ cart: Cart, _ products: [String: Product], _ dealPrices: [Product.ID: Money]) {
    let gift = cart.gift.flatMap { products[$0.rawValue] }
    let price = { (product: Product) in dealPrices[product.id] ?? product.price }
    let amounts = cart.lines.map { line in
      products[line.id.rawValue].map { price($0) * line.quantity } ?? .zero
    }
    self.init(
      rows: cart.lines.map { line in
        let product = products[line.id.rawValue]
        return CartRowUIState(line, product, price: product.map(price) ?? .zero)
      },
      gift: gift.map {
        ProductUIState(
          title: $0.name, subtitle: $0.shortDescription, price: price($0).formatted())
      },
      total: amounts.reduce(gift.map(price) ?? .zero, +).formatted())
  }
}

nonisolated extension CartRowUIState {
  /// - Parameter price: of one.
  init(_ line: CartLine, _ product: Product?, price: Money) {
    self.init(
      id: line.id.rawValue, title: product?.name ?? line.id.rawValue,
      subtitle: product.map { "\($0.shortDescription) · \(price.formatted())" }
        ?? "Not sold any more",
      quantity: line.quantity, price: product == nil ? "–" : (price * line.quantity).formatted(),
      isSelectable: product != nil)
  }
}
