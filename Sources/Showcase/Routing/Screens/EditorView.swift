import Wheelhouse

/// The notes of an item, being changed.
struct EditorView<EditorRouter: Router>: View where EditorRouter.Route == EditorRoute {
  let item: Item
  let text: Binding<String>
  let router: EditorRouter

  var body: some View {
    Form {
      TextEditor(text: text).accessibilityLabel("Notes")
    }
    .navigationTitle("Edit \(item.title)")
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { router.navigate(to: .cancelled(data: item)) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { router.navigate(to: .saved(data: item)) }.keyboardShortcut("s")
      }
    }
  }
}
