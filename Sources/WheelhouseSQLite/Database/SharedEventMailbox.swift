import ScreenDocument
import Synchronization
import Wheelhouse

/// Who listens to a database's events, and the events on their way from its queue to the main actor.
nonisolated final class SharedEventMailbox: Sendable {
  /// Reads the events of one type.
  private struct Kind: Sendable {
    let name: String
    let decode: @Sendable (String) -> (any SharedEvent)?
  }

  private struct Listeners {
    /// Every type that was ever listened to: a parked session may still want to be woken for it.
    var kinds: [ObjectIdentifier: Kind] = [:]
    var count = 0
  }

  private let listeners = Mutex(Listeners())
  private let waiting = Mutex<[any SharedEvent]>([])
  /// Made by the first who listens, on the main actor.
  @MainActor private var bus: EventBus?

  init() {}

  /// Whether somebody listens.
  var hasListeners: Bool { listeners.withLock { $0.count > 0 } }

  /// Whether a parked session wakes for an event from here.
  @MainActor var isAwaited: Bool {
    guard let bus else { return false }
    let kinds = listeners.withLock { Array($0.kinds.values) }
    return kinds.contains { SharedInterest.isAwaited($0.name, from: bus) }
  }

  @MainActor func subscribe<E: SharedEvent>(
    to type: E.Type, _ receive: @escaping @MainActor (E) -> Void
  ) -> EventSubscription {
    let bus = bus ?? EventBus()
    self.bus = bus
    let place = bus.subscribe(to: type, receive)
    let kind = Kind(name: type.name) { text in
      guard let json = try? JSONReader().read(text) else { return nil }
      return try? JSONValueDecoder().decode(E.self, from: json)
    }
    listeners.withLock { listeners in
      listeners.kinds[ObjectIdentifier(type)] = kind
      listeners.count += 1
    }
    return EventSubscription { [weak self] in
      place.cancel()
      self?.listeners.withLock { $0.count -= 1 }
    }
  }

  /// Hands events over to those who listen; the order stays, since whoever comes to the main actor takes
  /// all that there are.
  ///
  /// What cannot be read is of another version of the app, and means nothing to this one.
  func post(_ entries: [SQLiteOutboxEntry]) {
    let kinds = listeners.withLock { Array($0.kinds.values) }
    let events = entries.flatMap { entry in
      kinds.filter { $0.name == entry.name }.compactMap { $0.decode(entry.body) }
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
