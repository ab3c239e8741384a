/// Which shared events a parked session is woken for.
///
/// What subscribes to a ``SharedEventSource`` while a session is rendered shows what the events are about.
/// Once the session is parked nobody is subscribed any more, so the event wakes the session instead, and what
/// it shows is loaded anew.
package enum SharedInterest {
  /// Parked sessions with somebody looking, by what they wait for.
  private static var sleepers: [UInt64: [ObjectIdentifier: Session]] = [:]

  /// Notes that the session that is being rendered, if any, follows these events.
  package static func note(_ event: String, from source: AnyObject) {
    let key = key(event, source)
    ViewGraph.updating? { if !$0.interests.contains(key) { $0.interests.append(key) } }
  }

  /// So many are woken before the loop goes on with other work.
  private static let wokenAtOnce = 16

  /// Sessions that are to be woken for events that were told already, and how they are told them, in their order.
  private struct Waking {
    /// Nothing else is at its place meanwhile.
    let source: AnyObject
    private var sessions: [Session] = []
    private var queued: Set<ObjectIdentifier> = []
    private var position = 0
    var events: [@MainActor () -> Void] = []

    init(source: AnyObject) { self.source = source }

    var isEmpty: Bool { position == sessions.count }

    mutating func append(_ session: Session) {
      if queued.insert(ObjectIdentifier(session)).inserted { sessions.append(session) }
    }

    /// Takes the next ones, at most so many.
    mutating func next(_ count: Int) -> [Session] {
      let next = Array(sessions[position...].prefix(count))
      position += next.count
      for session in next { queued.remove(ObjectIdentifier(session)) }
      return next
    }
  }

  private static var waking: [ObjectIdentifier: Waking] = [:]

  /// Wakes the parked sessions that follow these events; call it before the event is told.
  ///
  /// Where there are many some wake after it was told, and all do where a view sends it while it is rendered. Further
  /// events of the source wake nobody before those are awake, so that each is told all in their order.
  ///
  /// - Parameter later: called each time that some more are awake.
  package static func fired(
    _ event: String, from source: AnyObject, later: @escaping @MainActor () -> Void
  ) {
    guard let woken = sleepers[key(event, source)] else { return }
    let sessions = Array(woken.values)
    let place = ObjectIdentifier(source)
    let isBusy = Renderer.shared.atElement != nil || waking[place] != nil
    let now = sessions.prefix(isBusy ? 0 : wokenAtOnce)
    for session in now { session.wakeForEvent() }
    if now.count == sessions.count { return }
    if waking[place] == nil {
      waking[place] = Waking(source: source)
      Task { await wake(at: place) }
    }
    for session in sessions[now.endIndex...] { waking[place]?.append(session) }
    waking[place]?.events.append(later)
  }

  private static func wake(at place: ObjectIdentifier) async {
    repeat {
      await Task.yield()
      for session in waking[place]?.next(wokenAtOnce) ?? [] { session.wakeForEvent() }
      for tell in waking[place]?.events ?? [] { tell() }
    } while waking[place]?.isEmpty == false
    waking[place] = nil
  }

  /// Whether any parked session waits for anything.
  static var isAwaited: Bool { !sleepers.isEmpty }

  /// Whether a parked session waits for these events.
  package static func isAwaited(_ event: String, from source: AnyObject) -> Bool {
    sleepers[key(event, source)] != nil
  }

  static func wait(_ session: Session, for keys: [UInt64]) {
    for key in keys { sleepers[key, default: [:]][ObjectIdentifier(session)] = session }
  }

  static func stopWaiting(_ session: Session, for keys: [UInt64]) {
    for key in keys {
      sleepers[key]?[ObjectIdentifier(session)] = nil
      if sleepers[key]?.isEmpty == true { sleepers[key] = nil }
    }
  }

  private static func key(_ event: String, _ source: AnyObject) -> UInt64 {
    StableHash.mix(StableHash.bytes(of: event), UInt64(UInt(bitPattern: ObjectIdentifier(source))))
  }
}
