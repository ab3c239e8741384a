import Wheelhouse

/// A list of twenty rows like those of the catalogue, for measuring what a session costs that shows one.
struct BenchRowsView: View {
  @State private var selected: Int?

  var body: some View {
    NavigationStack {
      List(Self.numbers, id: \.self) { number in
        Button(action: { selected = number }) {
          LabeledContent {
            Text("$120")
          } label: {
            Text("Row \(number)")
            Text("One of twenty")
          }
        }
      }
      .navigationTitle(selected.map { "Row \($0)" } ?? "Rows")
    }
    .onOpenURL(Self.links) { _ in }
    .navigationURL("/bench/rows")
  }

  private static let numbers = Array(1...20)
  private static let links = LinkTable(LinkRule("/bench/rows", true))
}
