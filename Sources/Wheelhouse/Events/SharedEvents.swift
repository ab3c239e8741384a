/// The events of one type from one source, for ``View/onReceive(_:perform:)``.
public struct SharedEvents<E: SharedEvent> {
  let source: any SharedEventSource
}

extension SharedEventSource {
  /// The events of a type, for a view that follows them.
  ///
  ///     .onReceive(database.events(of: NotesChanged.self)) { _ in reload() }
  @MainActor public func events<E: SharedEvent>(of type: E.Type) -> SharedEvents<E> {
    SharedEvents(source: self)
  }
}
