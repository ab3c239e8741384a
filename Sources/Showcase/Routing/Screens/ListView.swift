import Wheelhouse

/// The items; what selecting one leads to is the router's affair.
struct ListView<ListRouter: Router>: View where ListRouter.Route == ListRoute {
  let items: [Item]
  let router: ListRouter

  var body: some View {
    List(items) { item in
      Button {
        router.navigate(to: .detailView(data: item))
      } label: {
        ListItemCell(item: item)
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Items")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Settings", systemImage: "gearshape") { router.navigate(to: .settings) }
          .labelStyle(.iconOnly)
      }
    }
  }
}

/// An item in a list.
struct ListItemCell: View {
  let item: Item

  var body: some View {
    HStack {
      Image(systemName: item.systemImage).foregroundStyle(.accentColor)
      VStack(alignment: .leading) {
        Text(item.title)
        Text(item.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
