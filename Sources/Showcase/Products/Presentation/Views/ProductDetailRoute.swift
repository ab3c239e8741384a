import Wheelhouse

/// The detail of a product that was there when it was selected: nothing is loaded.
///
/// The screen owns its view model, which is gone when the screen is.
struct ProductDetailRoute: View {
  @StateObject private var viewModel: ProductDetailViewModel

  init(viewModel: ProductDetailViewModel) { _viewModel = StateObject(wrappedValue: viewModel) }

  var body: some View { ProductDetailContent(viewModel: viewModel, onRetry: {}) }
}

/// The detail of a product that is known by its id: loaded when the screen appears.
struct LoadingProductDetailRoute: View {
  @StateObject private var viewModel: ProductDetailViewModel
  @State private var attempt = 0
  private let onAppear: @MainActor () async -> Void

  init(viewModel: ProductDetailViewModel, onAppear: @escaping @MainActor () async -> Void) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.onAppear = onAppear
  }

  var body: some View {
    ProductDetailContent(viewModel: viewModel, onRetry: { attempt += 1 })
      .task(id: attempt) { await onAppear() }
      .refreshable { await onAppear() }
  }
}

/// Observes the view model of the screen it is on.
private struct ProductDetailContent: View {
  @ObservedObject var viewModel: ProductDetailViewModel
  let onRetry: @MainActor () -> Void

  var body: some View { content.navigationTitle(viewModel.phase.title) }

  @ViewBuilder private var content: some View {
    switch viewModel.phase {
    case .loading: ProgressView("Loading product…")
    case .loaded(let detail): ProductDetailView(detail: detail)
    case .failed(let failure): LoadFailureView(failure: failure, onRetry: onRetry)
    }
  }
}

extension LoadPhase<ProductDetail> {
  fileprivate var title: String { value?.product.title ?? "Product" }
}
