import Wheelhouse

/// Edits a match; whether it is presented or pushed is not its business.
struct EditMatchView: View {
  @ObservedObject private var viewModel: EditMatchViewModel

  init(viewModel: EditMatchViewModel) { _viewModel = ObservedObject(wrappedValue: viewModel) }

  var body: some View {
    content
      .navigationTitle(viewModel.title)
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { viewModel.didTapCancel() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { viewModel.didTapSave() }
            .keyboardShortcut("s").disabled(!viewModel.canSave)
        }
      }
      .alert($viewModel.dialog) { (_: Never) in }
  }

  @ViewBuilder private var content: some View {
    if viewModel.isLoaded {
      Form {
        Section("Home") { EditSideView(side: .home, viewModel: viewModel) }
        Section("Away") { EditSideView(side: .away, viewModel: viewModel) }
      }
      // What is changed on the way to the store is not saved with it, and would be saved as another match.
      .disabled(viewModel.isSaving)
    } else {
      UnloadedMatchView(viewModel: viewModel)
    }
  }
}

/// What is seen of a match that is not there, or not yet.
struct UnloadedMatchView: View {
  @ObservedObject private var viewModel: EditMatchViewModel

  init(viewModel: EditMatchViewModel) { _viewModel = ObservedObject(wrappedValue: viewModel) }

  var body: some View {
    switch viewModel.phase {
    case .loading, .ready: ProgressView("Loading match…")
    case .missing:
      ContentUnavailableView(
        "No Such Match", systemImage: "questionmark.circle",
        description: Text("It was deleted, or there never was one."))
    case .failed:
      ContentUnavailableView("The Match Could Not Be Loaded", systemImage: "exclamationmark.circle")
      Button("Try Again", systemImage: "arrow.clockwise") { viewModel.didTapTryAgain() }
        .buttonStyle(.borderedProminent)
    }
  }
}

/// The goals and the players of a side.
private struct EditSideView: View {
  let side: Side
  @ObservedObject var viewModel: EditMatchViewModel

  var body: some View {
    Stepper(
      viewModel.goalsLabel(of: side), onIncrement: change(by: 1), onDecrement: change(by: -1))
    Button(viewModel.playersLabel(of: side), systemImage: "person.2") {
      viewModel.didTapPlayers(of: side)
    }
  }

  /// A change of the goals, nil where it would leave the bounds.
  private func change(by difference: Int) -> (@MainActor () -> Void)? {
    guard viewModel.canChangeGoals(of: side, by: difference) else { return nil }
    return { viewModel.changeGoals(of: side, by: difference) }
  }
}
