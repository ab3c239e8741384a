import Wheelhouse

extension ViewsOnly {
  /// The items of a category that answer to the search.
  struct ContentListView: View {
    let category: SidebarCategory
    @Binding var selectedItem: ListItem.ID?
    @Binding var searchText: String
    @Binding var state: ViewState
    @Binding var attempt: Int
    let marks: ItemMarks

    private var filteredItems: [ListItem] { state.items(in: category, matching: searchText) }

    var body: some View {
      list
        .searchable(text: $searchText, prompt: "Title or author")
        .navigationTitle(category.rawValue)
    }

    /// Without items it is a list all the same, so that what is selected stays so.
    private var list: some View {
      let items = filteredItems
      return List(selection: $selectedItem) {
        ForEach(items) { item in
          NavigationLink(value: item.id) {
            ListItemRow(item: item, isFavourite: marks[item.id].isFavourite)
          }
        }
        if items.isEmpty {
          ListPlaceholder(state: state, searchText: searchText, onRetry: retry)
        }
      }
    }

    private func retry() {
      state = .loading
      attempt += 1
    }
  }
}
