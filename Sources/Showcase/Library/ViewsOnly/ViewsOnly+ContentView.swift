import Wheelhouse

extension ViewsOnly {
  /// The three columns, and the owner of all state; its children get bindings.
  struct ContentView: View {
    @State private var selection: LibrarySelection
    @State private var searchText = ""
    @State private var marks = ItemMarks()
    @State private var state = ViewState.loading
    @State private var attempt = 0
    let catalogue: any LibraryCatalogue

    init(start: LibraryLink, catalogue: any LibraryCatalogue) {
      _selection = State(initialValue: start.selection)
      self.catalogue = catalogue
    }

    var body: some View {
      NavigationSplitView {
        SidebarView(selectedCategory: $selection.primary)
      } content: {
        content
      } detail: {
        DetailView(
          selectedCategory: selection.primary, selectedItem: selection.secondary, state: state,
          marks: $marks)
      }
      .task(id: attempt) { state = await .loading(catalogue) }
      .onOpenURL(LibraryLink.table(of: .viewsOnly)) { selection = $0.selection }
      .navigationURL(LibraryLink.table(of: .viewsOnly).url(for: LibraryLink(selection)))
    }

    @ViewBuilder private var content: some View {
      if let category = selection.primary {
        if category.showsItemList {
          ContentListView(
            category: category, selectedItem: $selection.secondary, searchText: $searchText,
            state: $state, attempt: $attempt, marks: marks)
        } else {
          SettingsContentView()
        }
      } else {
        CategoryPlaceholder()
      }
    }
  }
}
