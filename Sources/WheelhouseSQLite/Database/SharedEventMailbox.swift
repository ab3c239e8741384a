import ScreenDocument
import Synchronization
import Wheelhouse

/// Who listens to a database's events, and the events on their way from its queue to the main actor.
nonisolated final class SharedEventMailbox: Sendable {
  private struct Listener {
    let name: String
    var count: Int
    let decode: @Sendable (String) -> (any SharedEvent)?
  }

  private let listeners = Mutex<[ObjectIdentifier: Listener]>([:])
  private let waiting = Mutex<[any SharedEvent]>([])
  /// Made by the first who listens, on the main actor.
  @MainActor private var bus: EventBus?

  init() {}

  /// Whether somebody listens.
  var hasListeners: Bool { listeners.withLock { !$0.isEmpty } }

  @MainActor func subscribe<E: SharedEvent>(
    to type: E.Type, _ receive: @escaping @MainActor (E) -> Void
  ) -> EventSubscription {
    let bus = bus ?? EventBus()
    self.bus = bus
    let place = bus.subscribe(to: type, receive)
    add(type)
    return EventSubscription { [weak self] in
      place.cancel()
      self?.remove(type)
    }
  }

  private func add<E: SharedEvent>(_ type: E.Type) {
    listeners.withLock { listeners in
      let key = ObjectIdentifier(type)
      let new = Listener(name: type.name, count: 0) { text in
        guard let json = try? JSONReader().read(text) else { return nil }
        return try? JSONValueDecoder().decode(E.self, from: json)
      }
      listeners[key, default: new].count += 1
    }
  }

  private func remove<E: SharedEvent>(_ type: E.Type) {
    listeners.withLock { listeners in
      let key = ObjectIdentifier(type)
      listeners[key]?.count -= 1
      if listeners[key]?.count == 0 { listeners[key] = nil }
    }
  }

  /// Hands events over to those who listen; the order stays, since whoever comes to the main actor takes
  /// all that there are.
  ///
  /// What cannot be read is of another version of the app, and means nothing to this one.
  func post(_ entries: [SQLiteOutboxEntry]) {
    let decoders = listeners.withLock { $0.values.map { ($0.name, $0.decode) } }
    let events = entries.flatMap { entry in
      decoders.filter { $0.0 == entry.name }.compactMap { $0.1(entry.body) }
    }
    guard !events.isEmpty else { return }
    let isFirst = waiting.withLock { waiting in
      defer { waiting += events }
      return waiting.isEmpty
    }
    if isFirst { Task { @MainActor in deliver() } }
  }

  @MainActor private func deliver() {
    let events = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for event in events { bus?.send(event) }
  }
}
