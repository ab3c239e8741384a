import Wheelhouse

/// The matches, which can be refreshed, edited, deleted and added to.
struct MatchesView: View {
  @ObservedObject private var viewModel: MatchesViewModel

  init(viewModel: MatchesViewModel) { _viewModel = ObservedObject(wrappedValue: viewModel) }

  var body: some View {
    content
      .navigationTitle(viewModel.title)
      .toolbar { items }
      .onAppear { viewModel.didAppear() }
      .refreshable { [viewModel] in await viewModel.refresh() }
      .alert($viewModel.dialog) { viewModel.perform($0) }
  }

  @ViewBuilder private var content: some View {
    if viewModel.rows == nil || viewModel.isEmpty && viewModel.isLoading {
      ProgressView("Loading matches…")
    } else if viewModel.isEmpty {
      empty
    } else {
      MatchesListView(rows: viewModel.rows ?? [], viewModel: viewModel)
    }
  }

  private var empty: some View {
    List {
      ContentUnavailableView(
        "No matches yet!", systemImage: "sportscourt",
        description: Text("Add the first one, and see who leads the rankings.")
      ) {
        Button("Add a Match", systemImage: "plus") { viewModel.didTapAdd() }
          .buttonStyle(.borderedProminent)
      }
    }
    .listStyle(.plain)
  }

  @ViewBuilder private var items: some View {
    ToolbarItem(placement: .topBarLeading) {
      // Two buttons in one place, so that the second tap of two does not undo the first.
      Button(viewModel.isEditing ? "Done" : "Edit") { viewModel.didTapEdit() }
        .disabled(!viewModel.canEdit)
        .id(viewModel.isEditing)
    }
    ToolbarItem(placement: .primaryAction) {
      Button("New Match", systemImage: "plus") { viewModel.didTapAdd() }.labelStyle(.iconOnly)
    }
  }
}

/// The rows of the matches.
private struct MatchesListView: View {
  let rows: [MatchRowUIState]
  let viewModel: MatchesViewModel

  var body: some View {
    List {
      ForEach(rows) { MatchRowView(row: $0, viewModel: viewModel) }
        .onDelete { offsets in
          for offset in offsets { viewModel.didSwipeToDelete(id: rows[offset].id) }
        }
    }
    .listStyle(.insetGrouped)
  }
}

/// One match: only in edit mode is there something to tap.
private struct MatchRowView: View {
  let row: MatchRowUIState
  @ObservedObject var viewModel: MatchesViewModel

  var body: some View {
    if viewModel.isEditing {
      HStack(spacing: 12) {
        Button("Delete", systemImage: "minus.circle", role: .destructive) {
          viewModel.didTapDelete(id: row.id)
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .accessibilityLabel("Delete \(row.homePlayers) against \(row.awayPlayers)")
        Button(action: { viewModel.didSelectRow(id: row.id) }) { texts }
          .buttonStyle(.plain)
          .frame(maxWidth: .infinity)
      }
    } else {
      texts
    }
  }

  private var texts: some View {
    HStack(spacing: 12) {
      Text(row.homePlayers).frame(maxWidth: .infinity, alignment: .leading)
      Text(row.result).font(.headline).monospaced()
      Text(row.awayPlayers).frame(maxWidth: .infinity, alignment: .trailing)
    }
  }
}
