import Wheelhouse

/// A list of twenty rows, for measuring what a session costs that shows one.
struct BenchRowsView: View {
  @State private var selected: Int?

  var body: some View {
    NavigationStack {
      List(Self.numbers, id: \.self) { number in
        Button(action: { selected = number }) {
          BenchRow(title: "Row \(number)", subtitle: "One of twenty")
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

/// One of the twenty: a title, what is said of it, and a value, like a row of the catalogue.
private struct BenchRow: View {
  let title: String
  let subtitle: String

  var body: some View {
    LabeledContent {
      Text("$120")
    } label: {
      Text(title)
      Text(subtitle)
    }
  }
}
