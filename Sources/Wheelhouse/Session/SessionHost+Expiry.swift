// Sessions nobody comes back to, which are forgotten after their lifetime. One that somebody looks at is saved again
// long before, though nothing changes in it.
extension SessionHost {
  /// An age: so many are in a lifetime at least.
  private static let agesInLifetime = 4
  /// The longest one, so that what is old goes soon.
  private static let longestAge = Duration.seconds(60)

  /// Forgets what is too old, from now on.
  package func beginExpiring() {
    guard expirer == nil else { return }
    let length = min(limits.lifetime / Self.agesInLifetime, Self.longestAge)
    let young = UInt32(clamping: Int(limits.lifetime / 2 / length))
    expirer = Task { [link] in
      while !Task.isCancelled {
        try? await Task.sleep(for: length / 2)
        link.host?.renew(olderThan: young)
        // By the time that others are forgotten the store has these.
        try? await Task.sleep(for: length / 2)
        link.host?.expire()
        await link.host?.imports?.folder.removeOld()
      }
    }
  }

  /// Saves sessions that have clients, but were not saved for some ages.
  private func renew(olderThan ages: UInt32) {
    age &+= 1
    guard trouble == nil, !isDraining else { return }
    for session in sessionsByID.values where session.isAttended {
      if age &- session.savedAt >= ages { unsaved(session) }
    }
    if !unsaved.isEmpty { wake?() }
  }

  /// Drops what nobody has come back to for too long, a part at a time until nothing is left of it.
  private func expire() {
    // What cannot be written is not tried again and again; the log has said so.
    guard trouble == nil else { return }
    store.expire(olderThan: limits.lifetime) { [link] result in
      switch result {
      case .success(0): break
      case .success(let count):
        link.host?.report("sessions_expired", [("count", String(count))])
        link.host?.expire()
      case .failure(let error): link.host?.report("unexpired", [("why", error.account)])
      }
    }
  }
}
