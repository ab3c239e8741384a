/// What the cart shows: text, already formatted.
nonisolated struct CartUIState: Equatable, Sendable {
  let rows: [CartRowUIState]
  let gift: ProductUIState?
  let total: String
  /// Whether there is nothing in it.
  let isEmpty: Bool
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
  /// - Parameters:
  ///   - deals: of products that are sold for less than their own price.
  ///   - lookedFor: what was asked for when `products` were found: a gift that is not among these is on its way.
  init(
    _ cart: Cart, _ products: [String: Product], _ deals: [Product.ID: Deal],
    lookedFor: Set<Product.ID>
  ) {
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
      } ?? cart.gift.flatMap { lookedFor.contains($0) ? ProductUIState(unknown: $0) : nil },
      total: amounts.reduce(gift.map(price) ?? .zero, +).formatted(),
      isEmpty: cart.lines.isEmpty && cart.gift == nil)
  }
}

nonisolated extension ProductUIState {
  /// What is no product any more.
  fileprivate init(unknown id: Product.ID) {
    self.init(title: id.rawValue, subtitle: "Not sold any more", price: "–")
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
    let product = ProductUIState(unknown: line.id)
    self.init(
      id: line.id.rawValue, title: product.title, subtitle: product.subtitle,
      quantity: line.quantity, price: product.price, isSelectable: false)
  }
}
