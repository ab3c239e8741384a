/// Something that happened or is wanted, by type.
///
/// A user command is named as an order (`PlaySong`), an application event in the past tense
/// (`SongPlayed`).
public nonisolated protocol Event {}

/// A session's events in the order they were sent.
///
/// `send` never calls a receiver from inside a sender: an event sent while another is being handled waits
/// its turn, so that every receiver sees the same order. A chain of events that never ends is stopped.
public final class EventBus {
  /// What `send` reports when receivers keep sending.
  public struct Loop: Error, Equatable {
    /// The type of the event at which handling stopped.
    public let event: String
  }

  private struct Receiver {
    let id: Int
    let type: ObjectIdentifier?
    let receive: @MainActor (any Event) -> Void
  }

  private var receivers: [Receiver] = []
  /// The ids of the receivers, to be found without a search while an event is handed around.
  private var present: Set<Int> = []
  /// An event, and those that get it: all, or those that came after the one with an id.
  private var queue: [(event: any Event, after: Int?)] = []
  private var isDelivering = false
  private var nextID = 0
  private let limit: Int
  /// Told about a chain of events that was stopped.
  public var onLoop: (@MainActor (Loop) -> Void)?

  /// Creates a bus.
  ///
  /// - Parameter limit: how many events one `send` from outside may lead to, itself included.
  public init(limit: Int = 1000) { self.limit = limit }

  /// Calls `receive` with every event of a type from now on, until the subscription is cancelled.
  public func subscribe<E: Event>(
    to type: E.Type, _ receive: @escaping @MainActor (E) -> Void
  ) -> EventSubscription {
    if let shared = type as? any SharedEvent.Type { SharedInterest.note(shared.name, from: self) }
    return add(ObjectIdentifier(type)) { event in
      if let event = event as? E { receive(event) }
    }
  }

  /// Calls `receive` with every event from now on, until the subscription is cancelled.
  public func subscribe(_ receive: @escaping @MainActor (any Event) -> Void) -> EventSubscription {
    add(nil, receive)
  }

  /// Hands an event to everybody who listens to its type, in the order in which they subscribed.
  ///
  /// - Throws: ``Loop`` when the event led to more than the limit; the rest of the chain is dropped. A
  ///   `send` from within a receiver never throws: the outermost one does.
  public func deliver(_ event: any Event) throws(Loop) { try deliver(event, after: nil) }

  private func deliver(_ event: any Event, after id: Int?) throws(Loop) {
    queue.append((event, id))
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var handled = 0
    while handled < queue.count {
      guard handled < limit else { throw stop(at: handled) }
      let next = queue[handled]
      handled += 1
      hand(next.event, after: next.after)
    }
    queue.removeAll(keepingCapacity: true)
  }

  /// Like ``deliver(_:)``; a chain without an end is reported to ``onLoop`` instead of thrown.
  public func send(_ event: any Event) { send(event, after: nil) }

  private func send(_ event: any Event, after id: Int?) {
    do throws(Loop) {
      try deliver(event, after: id)
    } catch {
      onLoop?(error)
    }
  }

  private func stop(at index: Int) -> Loop {
    let loop = Loop(event: String(describing: type(of: queue[index].event)))
    queue.removeAll()
    return loop
  }

  private func hand(_ event: any Event, after id: Int?) {
    if id == nil, SharedInterest.isAwaited, let shared = event as? any SharedEvent {
      wake(for: shared)
    }
    let type = ObjectIdentifier(type(of: event))
    for receiver in receivers
    where receiver.id > id ?? 0 && (receiver.type == nil || receiver.type == type) {
      guard present.contains(receiver.id) else { continue }
      receiver.receive(event)
    }
  }

  /// Wakes the sessions that follow an event: those that come too late for it are told it once they are awake.
  private func wake(for event: any SharedEvent) {
    var last = 0
    SharedInterest.fired(type(of: event).name, from: self) { [weak self] in
      guard let self else { return }
      let known = last
      last = nextID
      if nextID > known { send(event, after: known) }
    }
    // Those that are awake by now are told it with all others.
    last = nextID
  }

  private func add(
    _ type: ObjectIdentifier?, _ receive: @escaping @MainActor (any Event) -> Void
  ) -> EventSubscription {
    nextID += 1
    let id = nextID
    receivers.append(Receiver(id: id, type: type, receive: receive))
    present.insert(id)
    return EventSubscription { [weak self] in self?.remove(id) }
  }

  /// Receivers stand in the order of their ids.
  private func remove(_ id: Int) {
    guard present.remove(id) != nil else { return }
    var (low, high) = (0, receivers.count)
    while low < high {
      let middle = (low + high) / 2
      if receivers[middle].id < id { low = middle + 1 } else { high = middle }
    }
    receivers.remove(at: low)
  }
}

/// A place among the receivers of a bus; it ends with the object or by `cancel()`.
public final class EventSubscription {
  private var end: (@MainActor () -> Void)?

  package init(_ end: @escaping @MainActor () -> Void) { self.end = end }

  /// Stops receiving.
  public func cancel() {
    end?()
    end = nil
  }

  isolated deinit { end?() }
}
