import Wheelhouse

extension MVVM {
  /// The categories, one of them selected in the view model.
  struct SidebarView: View {
    @Bindable var viewModel: LibraryViewModel

    var body: some View {
      List(SidebarCategory.allCases, selection: $viewModel.selection.primary) { category in
        NavigationLink(value: category) { Label(category.rawValue, systemImage: category.icon) }
      }
      .listStyle(.sidebar)
      .navigationTitle("Library")
    }
  }
}
