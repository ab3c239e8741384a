/// An application event that reaches the sessions of all workers.
///
/// It is written down beside what it tells of, in one transaction (`SQLiteTransaction.announce`), and told
/// to everybody who listens, in every process, in the order in which those transactions were committed.
/// One event may be received more than once: let it say what is to be looked at again, not what to add.
public nonisolated protocol SharedEvent: Event, Codable, Sendable {
  /// What the event is called where it is written down.
  ///
  /// Two versions of an app that run side by side have to mean the same by it.
  static var name: String { get }
}

/// Where application events come from: a bus in tests, a database where there are several workers.
public nonisolated protocol SharedEventSource: AnyObject {
  /// Calls `receive` with every event of a type from now on, until the subscription is cancelled.
  ///
  /// Subscribe before you read what the events are about, so that no change falls in between.
  @MainActor func subscribe<E: SharedEvent>(
    to type: E.Type, _ receive: @escaping @MainActor (E) -> Void
  ) -> EventSubscription
}

/// A bus reaches the sessions of its own process.
extension EventBus: SharedEventSource {}
