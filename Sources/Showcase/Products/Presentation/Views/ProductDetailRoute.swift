import Wheelhouse

/// The detail of a product that was there when it was selected: nothing is loaded.
///
/// The screen owns its view model, which is gone when the screen is.
struct ProductDetailRoute: View {
  @StateObject private var viewModel: ProductDetailViewModel

  init(viewModel: ProductDetailViewModel) { _viewModel = StateObject(wrappedValue: viewModel) }

  var body: some View { viewModel.phase.screen(onRetry: {}) }
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
    viewModel.phase.screen(onRetry: { attempt += 1 })
      .task(id: attempt) { await onAppear() }
      .refreshable { await onAppear() }
  }
}

extension LoadPhase<ProductDetail> {
  /// What a detail's screen shows, however its product comes.
  fileprivate func screen(onRetry: @escaping @MainActor () -> Void) -> some View {
    content(onRetry: onRetry).navigationTitle(value?.product.title ?? "Product")
  }

  @ViewBuilder private func content(onRetry: @escaping @MainActor () -> Void) -> some View {
    switch self {
    case .loading: ProgressView("Loading product…")
    case .loaded(let detail): ProductDetailView(detail: detail)
    case .failed(let failure): LoadFailureView(failure: failure, onRetry: onRetry)
    }
  }
}
