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
  /// The price of one, and how much less than usual that is, or that it is not sold any more.
  let subtitle: String
  let quantity: Int
  /// The price of all.
  let price: String
  /// Whether there is a product to go to.
  let isSelectable: Bool
}

extension CartUIState {
  /// - Parameter deals: of products that are sold for less than their own price.
  init(_ cart: Cart, _ products: [String: Product], _ deals: [Product.ID: Deal]) {
    let gift = cart.gift.flatMap { products[$0.rawValue] }
    let price = { (product: Product) in deals[product.id]?.price ?? product.price }
    let subtitle = { (product: Product) in
      product.shortDescription + (deals[product.id].map { " · \($0.percentOff)% off" } ?? "")
    }
    let amounts = cart.lines.map { line in
      products[line.id.rawValue].map { price($0) * line.quantity } ?? .zero
    }
    self.init(
      rows: cart.lines.map { line in
        guard let product = products[line.id.rawValue] else { return CartRowUIState(unknown: line) }
        return CartRowUIState(
          line, product, subtitle: subtitle(product), price: price(product))
      },
      gift: gift.map {
        ProductUIState(
          title: $0.name, subtitle: subtitle($0), price: price($0).formatted())
      },
      total: amounts.reduce(gift.map(price) ?? .zero, +).formatted())
  }
}

nonisolated extension CartRowUIState {
  /// - Parameter price: of one.
  init(_ line: CartLine, _ product: Product, subtitle: String, price: Money) {
    self.init(
      id: line.id.rawValue, title: product.name, subtitle: "\(subtitle) · \(price.formatted())",
      quantity: line.quantity, price: (price * line.quantity).formatted(), isSelectable: true)
  }

  /// A line of what is no product any more.
  init(unknown line: CartLine) {
    self.init(
      id: line.id.rawValue, title: line.id.rawValue, subtitle: "Not sold any more",
      quantity: line.quantity, price: "–", isSelectable: false)
  }
}
