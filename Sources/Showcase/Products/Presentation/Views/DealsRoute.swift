import Wheelhouse

/// Today's deals, loaded when the screen appears.
///
/// The screen owns its view model.
struct DealsRoute: View {
  @StateObject private var viewModel: DealsViewModel
  @State private var attempt = 0
  private let onAppear: @MainActor () async -> Void

  init(viewModel: DealsViewModel, onAppear: @escaping @MainActor () async -> Void) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.onAppear = onAppear
  }

  var body: some View { content.task(id: attempt) { await onAppear() } }

  @ViewBuilder private var content: some View {
    switch viewModel.phase {
    case .loading: ProgressView("Loading deals…")
    case .loaded(let rows): list(rows.sections(matching: SearchText("")))
    case .failed(let failure): LoadFailureView(failure: failure, onRetry: { attempt += 1 })
    }
  }

  @ViewBuilder private func list(_ sections: [ProductsSection]) -> some View {
    if sections.isEmpty {
      ContentUnavailableView(
        "No Deals Today", systemImage: "tag", description: Text("Come back tomorrow."))
    } else {
      ProductsListView(sections: sections)
    }
  }
}
