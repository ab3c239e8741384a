/// Asks the app who is looking, as when a page connects.
public struct IdentifyAction {
  let place: ObservationToken?

  /// Has every page of the session connect again, so that ``App/identity(of:)`` is asked about each.
  ///
  /// Whoever is the same person goes on, where they were; anybody else gets a fresh session.
  public func callAsFunction() {
    guard let graph = place?.element?.graph else { return }
    graph.asksWhoIsThere = true
    graph.needsTurn?()
  }
}

extension EnvironmentValues {
  /// Asks the app who is looking, after somebody was signed out elsewhere (<doc:SigningIn>).
  public var identify: IdentifyAction { IdentifyAction(place: reader) }
}
