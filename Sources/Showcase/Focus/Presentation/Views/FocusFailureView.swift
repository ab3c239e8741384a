import Wheelhouse

/// Says why there is nothing, and offers to try again.
struct FocusFailureView: View {
  let failure: FocusFailure
  @Environment(\.eventBus) private var eventBus

  var body: some View {
    ContentUnavailableView(
      failure.title, systemImage: "exclamationmark.triangle",
      description: Text(failure.explanation)
    ) {
      Button("Try Again", systemImage: "arrow.clockwise") {
        eventBus.send(UserCommand.ReloadRequested())
      }
      .buttonStyle(.borderedProminent)
    }
  }
}
