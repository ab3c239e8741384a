import Wheelhouse

/// The cart, whose products are loaded when it appears and when it names others than before.
///
/// The screen owns its view model; the cart itself belongs to the session.
struct CartRoute: View {
  @StateObject private var viewModel: CartViewModel
  @State private var attempt = 0
  private let onAppear: @MainActor () async -> Void
  private let onAddProducts: @MainActor () -> Void
  private let onChooseGift: @MainActor () -> Void

  init(
    viewModel: CartViewModel, onAppear: @escaping @MainActor () async -> Void,
    onAddProducts: @escaping @MainActor () -> Void, onChooseGift: @escaping @MainActor () -> Void
  ) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.onAppear = onAppear
    self.onAddProducts = onAddProducts
    self.onChooseGift = onChooseGift
  }

  var body: some View {
    content
      .task(id: Need(products: viewModel.productIDs, attempt: attempt)) { await onAppear() }
      .navigationTitle("Cart")
  }

  /// What the cart was loaded for: other products, or another attempt, load it again.
  private struct Need: Hashable {
    let products: Set<Product.ID>
    let attempt: Int
  }

  @ViewBuilder private var content: some View {
    if let failure = viewModel.failure {
      LoadFailureView(failure: failure, onRetry: { attempt += 1 })
    } else if let cart = viewModel.content {
      loaded(cart)
    } else {
      ProgressView("Loading cart…")
    }
  }

  @ViewBuilder private func loaded(_ cart: CartUIState) -> some View {
    if cart.isEmpty {
      ContentUnavailableView(
        "Your Cart Is Empty", systemImage: "cart",
        description: Text("What you add to the cart waits for you here.")
      ) {
        Button("Add Products", systemImage: "plus", action: onAddProducts)
          .buttonStyle(.borderedProminent)
      }
    } else {
      CartView(cart: cart, viewModel: viewModel, onChooseGift: onChooseGift)
    }
  }
}
