import Wheelhouse

/// Shows a cart: a list that is edited and reordered, and always shows products as they are now.
///
/// So it looks a product up when its row is selected, instead of capturing it in the row: rows come and
/// go with every change of the cart, and the product that counts is the latest one.
final class CartViewModel: ObservableObject, Transient {
  @Published private(set) var failure: LoadFailure?
  @Published private var productsByRowID: [String: Product]?
  /// What was in the cart when its products were found.
  private var lookedFor: Set<Product.ID> = []
  /// Products that are sold for less today.
  private var deals: [Product.ID: Deal] = [:]
  private let cart: Cart
  private let onProductSelected: @MainActor (Product) -> Void

  init(cart: Cart, onProductSelected: @escaping @MainActor (Product) -> Void) {
    self.cart = cart
    self.onProductSelected = onProductSelected
  }

  /// Which products have to be known to show the cart.
  var productIDs: Set<Product.ID> { cart.productIDs }

  /// The cart as far as it is known; nil until its products were loaded once.
  var content: CartUIState? {
    guard let productsByRowID else { return nil }
    return CartUIState(cart, productsByRowID, deals, lookedFor: lookedFor)
  }

  /// Reports the product of a row; a row that is not there is ignored.
  func didSelectRow(id: String) {
    guard let product = productsByRowID?[id] else { return }
    onProductSelected(product)
  }

  /// Changes how many pieces a row is of; a row that is not there is ignored.
  func didChangeQuantity(of id: String, by difference: Int) {
    guard let line = cart.lines.first(where: { $0.id.rawValue == id }) else { return }
    cart.setQuantity(line.quantity + difference, of: line.id)
  }

  func didDeleteRows(at offsets: IndexSet) {
    guard offsets.allSatisfy({ cart.lines.indices.contains($0) }) else { return }
    cart.arrange { $0.remove(atOffsets: offsets) }
  }

  /// Moves rows to before the row that stands at `destination` now.
  func didMoveRows(from offsets: IndexSet, to destination: Int) {
    guard offsets.allSatisfy({ cart.lines.indices.contains($0) }) else { return }
    guard (0...cart.lines.count).contains(destination) else { return }
    cart.arrange { $0.move(fromOffsets: offsets, toOffset: destination) }
  }

  func didRemoveGift() { cart.gift = nil }
}

extension CartViewModel: LoadCartOutput {
  func didLoadCart(_ products: [Product], deals: [Deal]) {
    failure = nil
    self.deals = Dictionary(deals.map { ($0.product.id, $0) }) { $0.price < $1.price ? $0 : $1 }
    lookedFor = cart.productIDs
    productsByRowID = Dictionary(products.map { ($0.id.rawValue, $0) }) { _, latest in latest }
  }

  func didFailToLoadCart(_ error: ProductsError) { failure = LoadFailure(error) }
}
