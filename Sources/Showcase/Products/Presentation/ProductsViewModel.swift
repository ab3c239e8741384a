import Wheelhouse

/// Shows the catalogue as rows that report their own product when they are selected.
///
/// It formats, and reports upward; it neither loads nor navigates.
final class ProductsViewModel: ObservableObject {
  @Published private(set) var phase: LoadPhase<ProductRows> = .loading
  private let onProductSelected: @MainActor (Product) -> Void

  init(onProductSelected: @escaping @MainActor (Product) -> Void) {
    self.onProductSelected = onProductSelected
  }

  /// All rows, empty until they are loaded.
  var rows: [SelectableProductRow] { phase.value?.rows ?? [] }
}

extension ProductsViewModel: LoadProductsOutput {
  /// Makes the rows.
  ///
  /// Each keeps the array and a place in it rather than a copy of the product: all
  /// sessions share that array, and what was at the place when the row was made never changes.
  func didLoadProducts(_ products: [Product]) {
    let rows = products.indices.map { index in
      SelectableProductRow(
        id: products[index].id.rawValue,
        product: ProductUIState(
          title: products[index].name, subtitle: subtitle(of: products[index]),
          price: products[index].price.formatted()),
        onSelection: { [onProductSelected] in onProductSelected(products[index]) })
    }
    phase = .loaded(ProductRows(rows, titles: products.map(\.category.rawValue)))
  }

  private func subtitle(of product: Product) -> String {
    product.isSoldOut ? "Sold out · \(product.shortDescription)" : product.shortDescription
  }

  func didFailToLoadProducts(_ error: ProductsError) { phase = .failed(LoadFailure(error)) }
}
