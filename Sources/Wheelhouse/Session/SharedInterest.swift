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

  /// Wakes the parked sessions that follow these events; call it before the event is told.
  ///
  /// - Parameter later: called when some more are awake, where there are so many that they wake after it was told.
  package static func fired(
    _ event: String, from source: AnyObject, later: @escaping @MainActor () -> Void
  ) {
    guard let woken = sleepers[key(event, source)] else { return }
    let sessions = Array(woken.values)
    for session in sessions.prefix(wokenAtOnce) { session.wakeForEvent() }
    let rest = sessions.dropFirst(wokenAtOnce)
    if !rest.isEmpty { Task { await wake(rest, later) } }
  }

  private static func wake(
    _ sessions: ArraySlice<Session>, _ later: @MainActor () -> Void
  ) async {
    for start in stride(from: sessions.startIndex, to: sessions.endIndex, by: wokenAtOnce) {
      await Task.yield()
      for session in sessions[start...].prefix(wokenAtOnce) { session.wakeForEvent() }
      later()
    }
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
