import Observation

/// Makes an element depend on what its rendering reads of `@Observable` objects.
///
/// Observation calls back once, before the first change; a registration that was never used stays with
/// the object until then, so each holds its element weakly through a small token.
enum AccessTracking {
  static func track(_ element: Element, _ body: () -> Void) {
    withObservationTracking(body, onChange: notify(ElementToken(element)))
  }

  private static func notify(_ token: @autoclosure () -> ElementToken) -> @Sendable () -> Void {
    let token = token()
    return { token.fire() }
  }
}

/// A weak way back to an element, callable from wherever an observable object is changed.
private final class ElementToken: Sendable {
  nonisolated(unsafe) private weak var element: Element?

  init(_ element: Element) { self.element = element }

  /// Invalidates at once on the main actor, where app code changes its objects, else on the next turn.
  nonisolated func fire() {
    guard MainThread.isCurrent else {
      Task { @MainActor in self.element?.invalidate() }
      return
    }
    MainActor.assumeIsolated { element?.invalidate() }
  }
}
