import Wheelhouse

/// A symbol with a headline and a text below it.
struct DetailRow: View {
  let icon: String
  let title: String
  let text: String

  var body: some View {
    HStack {
      Image(systemName: icon).foregroundStyle(.accentColor)
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        Text(text).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
