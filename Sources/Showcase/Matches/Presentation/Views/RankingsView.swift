import Wheelhouse

/// The players with their ratings.
struct RankingsView: View {
  @ObservedObject private var viewModel: RankingsViewModel

  init(viewModel: RankingsViewModel) { _viewModel = ObservedObject(wrappedValue: viewModel) }

  var body: some View {
    content
      .navigationTitle(viewModel.title)
      .onAppear { viewModel.didAppear() }
      .refreshable { [viewModel] in await viewModel.refresh() }
      .alert($viewModel.dialog) { (_: Never) in }
  }

  @ViewBuilder private var content: some View {
    if let rows = viewModel.rows, !viewModel.isEmpty || !viewModel.isLoading {
      List {
        ForEach(rows) { LabeledContent($0.name, value: $0.rating) }
        if rows.isEmpty {
          ContentUnavailableView(
            "No rankings yet!", systemImage: "trophy",
            description: Text("They begin with the first player."))
        }
      }
      .listStyle(.insetGrouped)
    } else {
      ProgressView("Loading rankings…")
    }
  }
}
