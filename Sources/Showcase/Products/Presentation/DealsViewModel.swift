import Wheelhouse

/// Shows today's deals as rows that report their own deal when they are selected.
final class DealsViewModel: ObservableObject, Transient {
  @Published private(set) var phase: LoadPhase<ProductRows> = .loading
  private let onDealSelected: @MainActor (Deal) -> Void

  init(onDealSelected: @escaping @MainActor (Deal) -> Void) {
    self.onDealSelected = onDealSelected
  }
}

extension DealsViewModel: LoadDealsOutput {
  func didLoadDeals(_ deals: [Deal]) {
    let rows = deals.map { deal in
      SelectableProductRow(
        id: deal.product.id.rawValue,
        product: ProductUIState(
          title: deal.product.name,
          subtitle: "\(deal.percentOff)% off · was \(deal.product.price.formatted())",
          price: deal.price.formatted()),
        onSelection: { [onDealSelected] in onDealSelected(deal) })
    }
    phase = .loaded(ProductRows(rows, titles: rows.map { _ in "Today Only" }))
  }

  func didFailToLoadDeals(_ error: ProductsError) { phase = .failed(LoadFailure(error)) }
}
