import Wheelhouse

/// One item, with its notes.
struct DetailView<DetailRouter: Router>: View where DetailRouter.Route == DetailRoute {
  let item: Item
  let next: Item
  let router: DetailRouter

  var body: some View {
    List {
      Section { ListItemCell(item: item) }
      Section("Notes") {
        Text(item.notes)
        Button("Edit Notes", systemImage: "pencil") { router.navigate(to: .editor(data: item)) }
      }
      Section("Nearby") {
        Button(next.title, systemImage: next.systemImage) {
          router.navigate(to: .detailView(data: next))
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle(item.title)
  }
}
