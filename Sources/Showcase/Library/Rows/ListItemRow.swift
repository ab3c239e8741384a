import Wheelhouse

/// An item in the list, with a star where it is a favourite.
struct ListItemRow: View {
  let item: ListItem
  let isFavourite: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(item.title)
        Text(item.author).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if isFavourite {
        Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityLabel("Favourite")
      }
    }
  }
}

#Preview("Rows of the library") {
  let item = ListItem(
    id: "alpine-passes", category: .category2, title: "Alpine Passes", author: "Survey Office",
    year: 1962, shelf: "Drawer 4", summary: "Forty sheets, folded, with the closing dates.")
  List {
    ListItemRow(item: item, isFavourite: true)
    ListItemRow(item: item, isFavourite: false)
  }
}
