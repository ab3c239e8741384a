import Wheelhouse

/// Where an item comes from and where it stands.
struct DetailsTab: View {
  let item: ListItem

  var body: some View {
    List {
      DetailRow(icon: "calendar", title: "Published", text: "\(item.year)")
      DetailRow(icon: "person", title: "By", text: item.author)
      DetailRow(icon: "books.vertical", title: "Shelf", text: item.shelf)
    }
    .listStyle(.insetGrouped)
  }
}
