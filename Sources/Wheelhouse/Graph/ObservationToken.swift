/// Whoever reads `@Observable` objects and is told, once, before something of that changes.
protocol ObservationReader: AnyObject {
  func observedChanges()
}

/// The way back to a reader as long as it is there, callable from wherever an observable object is changed.
///
/// What a view is given to act on its place (``DismissAction``) has it too: a task may do so after the view has gone.
///
/// The reader keeps its token and says when it goes. No weak reference: one alone makes every other use of
/// the reader dearer.
final class ObservationToken: Sendable {
  nonisolated(unsafe) private unowned(unsafe) var reader: (any ObservationReader)?

  init(_ reader: any ObservationReader) { self.reader = reader }

  /// The element that reads, as long as it is there.
  @MainActor var element: Element? { reader as? Element }

  /// The reader is gone, or is about to be.
  nonisolated func forget() { reader = nil }

  /// Tells at once on the main actor, where app code changes its objects, else on the next turn.
  nonisolated func fire() {
    guard MainThread.isCurrent else {
      Task { @MainActor in self.reader?.observedChanges() }
      return
    }
    MainActor.assumeIsolated { reader?.observedChanges() }
  }
}

extension Element: ObservationReader {
  final func observedChanges() { invalidate() }
}

extension LedgerEntry: ObservationReader {
  func observedChanges() { becameStale() }
}
