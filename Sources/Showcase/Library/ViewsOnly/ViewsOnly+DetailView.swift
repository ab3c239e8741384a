import Wheelhouse

extension ViewsOnly {
  /// The selected item in three tabs, or a placeholder.
  struct DetailView: View {
    let selectedCategory: SidebarCategory?
    let selectedItem: ListItem.ID?
    let state: ViewState
    @Binding var marks: ItemMarks
    @State private var tab = DetailTab.overview

    var body: some View {
      if let item = state.item(selectedItem, in: selectedCategory) {
        tabs(of: item).navigationTitle(item.title)
      } else {
        ItemPlaceholder(state: state, isSelected: selectedItem != nil)
      }
    }

    private func tabs(of item: ListItem) -> some View {
      TabView(selection: $tab) {
        Tab("Overview", systemImage: "doc.text", value: DetailTab.overview) {
          OverviewTab(item: item, mark: marks[item.id])
        }
        Tab("Details", systemImage: "list.bullet", value: DetailTab.details) {
          DetailsTab(item: item)
        }
        Tab("Options", systemImage: "slider.horizontal.3", value: DetailTab.options) {
          OptionsTab(mark: $marks[item.id]).id(item.id)
        }
      }
    }
  }
}
