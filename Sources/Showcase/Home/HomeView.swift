import FoundationEssentials
import Wheelhouse

/// What there is to see, each app behind its own URL.
struct HomeView: View {
  let entries: [HomeEntry]

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(entries) { HomeRow(entry: $0) }
        } footer: {
          Text("Every screen you see lives on the server; this page only draws it.")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Showcase")
    }
  }
}

/// An app of the showcase.
nonisolated struct HomeEntry: Equatable, Sendable, Identifiable {
  let title: String
  let subtitle: String
  let systemImage: String
  /// Where it is served.
  let path: String

  var id: String { path }
}

/// A link to an app.
private struct HomeRow: View {
  let entry: HomeEntry

  var body: some View {
    if let destination = URL(string: entry.path) {
      Link(destination: destination) {
        HStack(spacing: 14) {
          Image(systemName: entry.systemImage).font(.title).foregroundStyle(.accentColor)
          VStack(alignment: .leading) {
            Text(entry.title).font(.headline).foregroundStyle(.primary)
            Text(entry.subtitle).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
