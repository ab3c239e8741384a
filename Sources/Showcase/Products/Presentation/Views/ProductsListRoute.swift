import Wheelhouse

/// The catalogue, loaded when it appears and when somebody asks for it again.
///
/// It observes a view model that somebody else owns: whoever asked the factory for this view.
struct ProductsListRoute: View, Transient {
  @ObservedObject var viewModel: ProductsViewModel
  let onAppear: @MainActor () async -> Void
  @State private var attempt = 0

  var body: some View {
    SearchableProductsList(viewModel: viewModel, onRetry: { attempt += 1 })
      .task(id: attempt) { await onAppear() }
      .refreshable { await onAppear() }
  }
}

/// The list with a search field.
///
/// The text is a state of its own, so that a keystroke evaluates this view
/// and the list, and neither what loads them nor a single row.
private struct SearchableProductsList: View {
  @ObservedObject var viewModel: ProductsViewModel
  let onRetry: @MainActor () -> Void
  @State private var searchText = ""

  var body: some View {
    content.searchable(text: $searchText, prompt: "Search products")
  }

  @ViewBuilder private var content: some View {
    switch viewModel.phase {
    case .loading: ProgressView("Loading products…")
    case .loaded(let rows): list(rows.sections(matching: SearchText(searchText)))
    case .failed(let failure): LoadFailureView(failure: failure, onRetry: onRetry)
    }
  }

  @ViewBuilder private func list(_ sections: [ProductsSection]) -> some View {
    if sections.isEmpty {
      ContentUnavailableView.search(text: searchText)
    } else {
      ProductsListView(sections: sections)
    }
  }
}

/// Keeps the list of a screen or a sheet that comes and goes, and with it the view model: both live as
/// long as the screen.
struct OwnedProductsList: View {
  @State private var list: ProductsListRoute

  init(_ list: ProductsListRoute) { _list = State(initialValue: list) }

  var body: some View { list }
}
