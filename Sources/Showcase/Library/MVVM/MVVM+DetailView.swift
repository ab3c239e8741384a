import Wheelhouse

extension MVVM {
  /// The selected item in three tabs, or a placeholder.
  struct DetailView: View {
    @Bindable var library: LibraryViewModel
    @State private var viewModel = DetailViewModel()

    var body: some View {
      if let item = library.item {
        tabs(of: item).navigationTitle(item.title)
      } else {
        ItemPlaceholder(state: library.state, isSelected: library.isItemSelected)
      }
    }

    private func tabs(of item: ListItem) -> some View {
      @Bindable var viewModel = viewModel
      return TabView(selection: $viewModel.tab) {
        Tab("Overview", systemImage: "doc.text", value: DetailTab.overview) {
          OverviewTab(item: item, mark: library.marks[item.id])
        }
        Tab("Details", systemImage: "list.bullet", value: DetailTab.details) {
          DetailsTab(item: item)
        }
        Tab("Options", systemImage: "slider.horizontal.3", value: DetailTab.options) {
          OptionsTab(mark: $library.marks[item.id]).id(item.id)
        }
      }
    }
  }
}
