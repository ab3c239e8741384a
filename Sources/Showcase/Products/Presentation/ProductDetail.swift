/// What the detail of a product shows: text, already formatted.
nonisolated struct ProductDetailUIState: Equatable, Sendable {
  let title: String
  let subtitle: String
  let price: String
  /// The price before a discount, if there is one.
  var formerPrice: String?
  let systemImage: String
  let description: String
  let rating: String
  let availability: String
  let category: String
  let canBeBought: Bool
}

/// A detail and what its button does; not `Equatable`, as ``SelectableProductRow`` is not.
struct ProductDetail {
  let product: ProductDetailUIState
  let onAddToCart: @MainActor () -> Void
}

nonisolated extension ProductDetailUIState {
  init(_ product: Product) {
    self.init(product, price: product.price)
  }

  init(_ deal: Deal) {
    self.init(deal.product, price: deal.price)
    formerPrice = deal.product.price.formatted()
  }

  private init(_ product: Product, price: Money) {
    let stars = "\(product.rating.tenths / 10).\(product.rating.tenths % 10)"
    self.init(
      title: product.name, subtitle: product.shortDescription, price: price.formatted(),
      systemImage: product.category.systemImage, description: product.description,
      rating: "\(stars) of 5 · \(product.rating.reviews) reviews",
      availability: Self.availability(product.stock), category: product.category.rawValue,
      canBeBought: !product.isSoldOut)
  }

  private static func availability(_ stock: Int) -> String {
    switch stock {
    case 0: "Sold out"
    case 1..<10: "Only \(stock) left"
    default: "In stock"
    }
  }
}

nonisolated extension ProductCategory {
  /// The name of the symbol that stands for the category.
  var systemImage: String {
    switch self {
    case .input: "keyboard"
    case .displays: "display"
    case .audio: "headphones"
    case .computers: "laptopcomputer"
    case .cameras: "camera"
    case .gaming: "gamecontroller"
    case .office: "printer"
    case .networking: "wifi"
    case .home: "house"
    case .travel: "bag"
    }
  }
}
