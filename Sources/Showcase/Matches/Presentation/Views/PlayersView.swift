import Wheelhouse

/// Chooses among the players, and adds new ones.
struct PlayersView: View {
  @ObservedObject private var viewModel: PlayersViewModel

  init(viewModel: PlayersViewModel) { _viewModel = ObservedObject(wrappedValue: viewModel) }

  var body: some View {
    content
      .navigationTitle(viewModel.title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New Player", systemImage: "plus") { viewModel.didTapAdd() }.labelStyle(.iconOnly)
        }
      }
      .refreshable { [viewModel] in await viewModel.refresh() }
      .alert($viewModel.dialog) { viewModel.perform($0, text: $1) }
  }

  @ViewBuilder private var content: some View {
    if let rows = viewModel.rows {
      List {
        ForEach(rows) { row in
          PlayerRowView(row: row) { viewModel.didSelectRow(id: row.id) }
        }
        if rows.isEmpty {
          ContentUnavailableView(
            "No players yet!", systemImage: "person.2", description: Text("Add the first one."))
        }
      }
      .listStyle(.insetGrouped)
    } else {
      ProgressView("Loading players…")
    }
  }
}

/// A player with a check mark, or without.
private struct PlayerRowView: View {
  let row: PlayerRowUIState
  let onTap: @MainActor () -> Void

  var body: some View {
    Button(action: onTap) {
      HStack {
        Text(row.name)
        Spacer()
        if row.isChosen { Image(systemName: "checkmark").accessibilityLabel("chosen") }
      }
    }
    .disabled(!row.isAvailable)
    .accessibilityAddTraits(row.isChosen ? .isSelected : [])
  }
}
