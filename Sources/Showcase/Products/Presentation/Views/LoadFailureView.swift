import Wheelhouse

/// Says why there is nothing to show, and offers to try again.
struct LoadFailureView: View {
  let failure: LoadFailure
  let onRetry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView(
      failure.title, systemImage: failure.systemImage, description: Text(failure.explanation)
    ) {
      Button("Try Again", systemImage: "arrow.clockwise", action: onRetry)
        .buttonStyle(.borderedProminent)
    }
  }
}
