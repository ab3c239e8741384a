/// Something that stays true of navigation, whatever happens.
public struct NavigationInvariant<Model, Event> {
  /// What stays true, as a sentence.
  public let name: String
  let holds: @MainActor (_ before: Model, _ event: Event, _ after: Model) -> Bool

  /// An invariant of every step: the model before an event, the event, and the model after it.
  public init(
    _ name: String,
    _ holds: @escaping @MainActor (_ before: Model, _ event: Event, _ after: Model) -> Bool
  ) {
    self.name = name
    self.holds = holds
  }

  /// An invariant of every state.
  public init(_ name: String, _ holds: @escaping @MainActor (_ model: Model) -> Bool) {
    self.init(name) { _, _, after in holds(after) }
  }
}
