import Wheelhouse

extension MVVM {
  /// Places the items that the view model gives.
  struct ContentListView: View {
    let title: String
    @Bindable var viewModel: LibraryViewModel

    var body: some View {
      list
        .searchable(text: $viewModel.searchText, prompt: "Title or author")
        .navigationTitle(title)
    }

    @ViewBuilder private var list: some View {
      let items = viewModel.items
      if items.isEmpty {
        ListPlaceholder(
          state: viewModel.state, searchText: viewModel.searchText, onRetry: viewModel.retry)
      } else {
        List(items, selection: $viewModel.selection.secondary) { item in
          NavigationLink(value: item.id) {
            ListItemRow(item: item, isFavourite: viewModel.marks[item.id].isFavourite)
          }
        }
      }
    }
  }
}
