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
