import Wheelhouse

/// What an item is, and what was noted about it.
struct OverviewTab: View {
  let item: ListItem
  let mark: ItemMark

  var body: some View {
    List {
      Section { Text(item.summary) }
      Section("About") {
        InfoRow(label: "Author", value: item.author)
        InfoRow(label: "Category", value: item.category.rawValue)
        InfoRow(label: "Favourite", value: mark.isFavourite ? "Yes" : "No")
        if !mark.note.isEmpty { InfoRow(label: "Note", value: mark.note) }
      }
    }
    .listStyle(.insetGrouped)
  }
}
