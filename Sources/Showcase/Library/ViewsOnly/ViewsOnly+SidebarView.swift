import Wheelhouse

extension ViewsOnly {
  /// The categories, one of them selected; the selection is the parent's.
  struct SidebarView: View {
    @Binding var selectedCategory: SidebarCategory?

    var body: some View {
      List(SidebarCategory.allCases, selection: $selectedCategory) { category in
        NavigationLink(value: category) { Label(category.rawValue, systemImage: category.icon) }
      }
      .listStyle(.sidebar)
      .navigationTitle("Library")
    }
  }
}
