import Wheelhouse

/// Shows one product, whether it was handed over or has to be loaded first.
final class ProductDetailViewModel: ObservableObject, Transient {
  @Published private(set) var phase: LoadPhase<ProductDetail> = .loading
  private let onAddToCart: @MainActor (Product) -> Void

  /// Creates a view model that waits for its product.
  init(onAddToCart: @escaping @MainActor (Product) -> Void) { self.onAddToCart = onAddToCart }

  /// Creates a view model that continues from a product.
  convenience init(_ product: Product, onAddToCart: @escaping @MainActor (Product) -> Void) {
    self.init(onAddToCart: onAddToCart)
    didLoadProduct(product)
  }

  /// Creates a view model that continues from a deal.
  convenience init(_ deal: Deal, onAddToCart: @escaping @MainActor (Product) -> Void) {
    self.init(onAddToCart: onAddToCart)
    show(ProductDetailUIState(deal), of: deal.product)
  }

  private func show(_ state: ProductDetailUIState, of product: Product) {
    phase = .loaded(
      ProductDetail(product: state, onAddToCart: { [onAddToCart] in onAddToCart(product) }))
  }
}

extension ProductDetailViewModel: LoadProductDetailsOutput {
  func didLoadProduct(_ product: Product) { show(ProductDetailUIState(product), of: product) }

  func didFailToLoadProduct(_ error: ProductsError) { phase = .failed(LoadFailure(error)) }
}
