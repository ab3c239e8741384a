import Wheelhouse

/// What the content column shows where no category is selected.
struct CategoryPlaceholder: View {
  var body: some View {
    ContentUnavailableView(
      "No Category", systemImage: "sidebar.left",
      description: Text("Choose one in the sidebar."))
  }
}

/// What the detail shows where no item is selected, or one that is not there.
///
/// Only an item that was asked for titles the window; without one the category is what is looked at.
struct ItemPlaceholder: View {
  let state: ViewState
  let isSelected: Bool

  var body: some View {
    if !isSelected {
      ContentUnavailableView(
        "No Item", systemImage: "square.dashed", description: Text("Choose one from a category."))
    } else {
      missing.navigationTitle("Item")
    }
  }

  @ViewBuilder private var missing: some View {
    if state == .loading {
      ProgressView("Loading item…")
    } else {
      ContentUnavailableView(
        "No Such Item", systemImage: "questionmark.circle",
        description: Text("It is not in this category, or not any more."))
    }
  }
}

/// What a list of items shows where it has none.
struct ListPlaceholder: View {
  let state: ViewState
  let searchText: String
  let onRetry: @MainActor () -> Void

  var body: some View {
    switch state {
    case .loading: ProgressView("Loading items…")
    case .loaded where searchText.isEmpty:
      ContentUnavailableView("Nothing Here", systemImage: "tray")
    case .loaded: ContentUnavailableView.search(text: searchText)
    case .error(let explanation):
      ContentUnavailableView(
        "The Library Is Closed", systemImage: "lock", description: Text(explanation)
      ) {
        Button("Try Again", systemImage: "arrow.clockwise", action: onRetry)
          .buttonStyle(.borderedProminent)
      }
    }
  }
}

#Preview("Nothing chosen") { CategoryPlaceholder() }

#Preview("No item") { ItemPlaceholder(state: .loaded([]), isSelected: true) }

#Preview("A list that failed") {
  ListPlaceholder(state: .error("Someone has the key."), searchText: "") {}
}
