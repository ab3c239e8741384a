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

    /// Without items it is a list all the same, so that what is selected stays so.
    private var list: some View {
      let items = viewModel.items
      return List(selection: $viewModel.selection.secondary) {
        ForEach(items) { item in
          NavigationLink(value: item.id) {
            ListItemRow(item: item, isFavourite: viewModel.marks[item.id].isFavourite)
          }
        }
        if items.isEmpty {
          ListPlaceholder(
            state: viewModel.state, searchText: viewModel.searchText, onRetry: viewModel.retry)
        }
      }
    }
  }
}
