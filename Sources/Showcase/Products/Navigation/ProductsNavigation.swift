import Wheelhouse

/// Where in the shop a session is: its navigation state, and all of it that outlives the process.
final class ProductsNavigation: ObservableObject, Codable {
  /// The screens above the catalogue.
  ///
  /// A deal is selected only as long as its screen is among them.
  @Published var path: [ProductsRoute] = [] {
    didSet { if selectedDeal != nil, !path.contains(.selectedDeal) { selectedDeal = nil } }
  }
  /// The deal that ``ProductsRoute/selectedDeal`` shows.
  @Published private(set) var selectedDeal: Deal?
  /// Whether the sheet is up in which a gift is chosen.
  @Published var isPickerPresented = false

  init() {}

  /// Goes to the detail of a deal.
  func show(_ deal: Deal) {
    selectedDeal = deal
    path.append(.selectedDeal)
  }

  /// Goes where a link says, from wherever the session is.
  ///
  /// The screen that the link names stays as it is, with those below it, if it is seen already.
  func follow(_ link: ProductsLink) {
    isPickerPresented = link == .picker
    if self.link != link || path.last == .selectedDeal {
      path = ProductsNavigation.path(to: link)
    }
  }

  /// The link to what is seen now.
  var link: ProductsLink {
    if isPickerPresented { return .picker }
    switch path.last {
    case .product(let product): return .product(product.id)
    case .productID(let id): return .product(id)
    case .selectedDeal, .deals: return .deals
    case .quickAdd: return .quickAdd
    case .cart: return .cart
    case nil: return .catalogue
    }
  }

  private static func path(to link: ProductsLink) -> [ProductsRoute] {
    switch link {
    case .catalogue, .picker: []
    case .product(let id): [.productID(id)]
    case .cart: [.cart]
    case .quickAdd: [.quickAdd]
    case .deals: [.deals]
    }
  }
}
