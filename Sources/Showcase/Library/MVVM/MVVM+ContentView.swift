import Wheelhouse

extension MVVM {
  /// The three columns; owns the view model and no state besides.
  struct ContentView: View {
    @State private var viewModel: LibraryViewModel
    let catalogue: any LibraryCatalogue

    init(start: LibraryLink, catalogue: any LibraryCatalogue) {
      _viewModel = State(initialValue: LibraryViewModel(start: start))
      self.catalogue = catalogue
    }

    var body: some View {
      let viewModel = viewModel
      NavigationSplitView {
        SidebarView(viewModel: viewModel)
      } content: {
        ContentColumn(viewModel: viewModel)
      } detail: {
        DetailView(library: viewModel)
      }
      .task(id: viewModel.attempt) { await viewModel.load(catalogue) }
      .onOpenURL(LibraryLink.table(of: .mvvm)) { viewModel.follow($0) }
      .navigationURL(LibraryLink.table(of: .mvvm).url(for: viewModel.link))
    }
  }

  /// The column in the middle: a list, the settings, or nothing yet.
  struct ContentColumn: View {
    let viewModel: LibraryViewModel

    var body: some View {
      if let category = viewModel.selection.primary {
        if category.showsItemList {
          ContentListView(title: category.rawValue, viewModel: viewModel)
        } else {
          SettingsContentView()
        }
      } else {
        CategoryPlaceholder()
      }
    }
  }
}
