import Wheelhouse

/// What can be noted about an item; it changes a value that somebody else owns.
struct OptionsTab: View {
  @Binding var mark: ItemMark

  var body: some View {
    Form {
      Toggle("Favourite", isOn: $mark.isFavourite)
      TextField("Note", text: $mark.note)
    }
  }
}

#Preview("Options") {
  @Previewable @State var mark = ItemMark(isFavourite: true)
  OptionsTab(mark: $mark)
}
