import Wheelhouse

/// Rows that can be selected; what selecting one means is none of its business.
struct ProductsListView: View {
  let sections: [ProductsSection]

  var body: some View {
    List {
      ForEach(sections) { section in
        Section(section.title) {
          ForEach(section.rows) { row in
            Button(action: row.onSelection) { productRow(row.product) }
          }
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}
