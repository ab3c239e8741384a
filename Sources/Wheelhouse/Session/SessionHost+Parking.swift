import ScreenDocument

// Sessions nobody has used for a while: parked, and let go once nobody looks any more.
extension SessionHost {
  /// A session parks after so many ticks without a command or a change.
  private static let ticksUntilParking: UInt32 = 4
  /// So many clients are asked to come back in a second.
  private static let welcomesPerSecond = 3000.0
  /// After that long one parks that was never used and that nobody looks at.
  private static let patienceWithUnused = Duration.seconds(1)
  /// So many are parked before the loop goes on with other work.
  private static let parkedAtOnce = 16

  /// Starts looking for idle sessions, as long as there are any sessions.
  func beginSweeping() {
    guard sweeper == nil else { return }
    let pause = limits.parkAfter / Int(Self.ticksUntilParking)
    sweeper = Task { [link] in
      while !Task.isCancelled {
        try? await Task.sleep(for: pause)
        guard let self = link.host, !Task.isCancelled else { return }
        guard await self.sweep() else { return self.endSweeping() }
      }
    }
  }

  private func endSweeping() { sweeper = nil }

  /// Parks what has been idle for long enough, a few sessions at a time.
  ///
  /// - Returns: whether there is anything left to look after.
  private func sweep() async -> Bool {
    tick &+= 1
    if tick % Self.ticksUntilParking == 0 { giveMemoryBack() }
    await park(Array(sessionsByID.values)) { isIdle($0, since: Self.ticksUntilParking) }
    if sessions.isEmpty { giveMemoryBack() }
    return !sessions.isEmpty
  }

  /// Parks those of many sessions of which something is true when their turn comes.
  ///
  /// Between two turns the loop goes on with other work, and one that was idle is so no more: somebody has come
  /// back to it, or has set it to work.
  private func park(
    _ sessions: [Session], where isToPark: @MainActor (Session) -> Bool
  ) async {
    var count = 0
    for session in sessions where !session.isEnded && isToPark(session) {
      park(session)
      hasParked = true
      count += 1
      guard count % Self.parkedAtOnce == 0 else { continue }
      wake?()
      await Task.yield()
    }
    if count > 0 { wake?() }
  }

  /// The last client of a session is gone.
  ///
  /// It may be back at once, and the session waits for that. One that was never used has nothing to wait with,
  /// and whoever comes and goes, on and on, leaves many of them.
  func left(_ session: Session) {
    session.activeAt = tick
    guard session.isUnused, !isDraining else { return }
    deserted.append(session)
    if clearer == nil { beginClearing() }
  }

  private func beginClearing() {
    clearer = Task { [link] in
      try? await Task.sleep(for: Self.patienceWithUnused)
      guard let self = link.host, !Task.isCancelled else { return }
      self.clearer = nil
      let deserted = self.deserted
      self.deserted = []
      await self.park(deserted) { $0.isUnused && !$0.isAttended }
    }
  }

  /// Gives back what parked sessions have left behind, here and in the store, where that has saved them by
  /// now.
  private func giveMemoryBack() {
    guard hasParked else { return }
    hasParked = false
    spareOutput = HeldOutput()
    store.giveMemoryBack { [link] _ in link.host?.gaveMemoryBack?() }
  }

  private func isIdle(_ session: Session, since ticks: UInt32) -> Bool {
    guard tick &- session.activeAt >= ticks else { return false }
    guard session.isAttended else { return true }
    guard !session.isParked, !session.isBusy else { return false }
    // Looking through a session takes time: one that has to stay awake is asked again as late as one that
    // was used just now.
    guard session.wouldLoseSomething else { return true }
    session.activeAt = tick
    return false
  }

  /// Parks every session that nobody uses now, and lets go of those that nobody looks at.
  package func parkIdle() {
    for session in sessionsByID.values where isIdle(session, since: 0) { park(session) }
    submit()
  }

  /// Reduces a session to its snapshot; nobody looking, it is handed to the store for good.
  func park(_ session: Session) {
    guard !session.isEnded else { return }
    if !session.isParked {
      session.park()
      guard session.isParked else { return }
      unsaved(session)
    }
    if !session.isAttended { letGo(session) }
  }

  /// Says goodbye: saves every session as it is, lets go of it, and tells the clients when to come back.
  package func drain(done: @escaping @MainActor () -> Void) {
    for session in sessionsByID.values {
      session.flushIfWaiting()
      letGo(session)
    }
    isDraining = true
    atRest = { [link] in
      link.host?.sayGoodbye()
      done()
    }
    submit()
    restIfDone()
  }

  /// Clients come back one after the other, not all in the same instant.
  private func sayGoodbye() {
    let spread = max(0.3, Double(sessions.count) / Self.welcomesPerSecond)
    for client in sessions.values {
      out.removeAll()
      out.appendGoodbye(code: "draining", retryAfter: Double.random(in: 0.05...0.05 + spread))
      send(to: client)
    }
  }
}
