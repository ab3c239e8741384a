import ScreenDocument

// Sessions nobody looks at: parked after a while, forgotten after a long one.
extension SessionHost {
  /// Notes that the last client of a session is gone.
  func expectReturn(to session: Session) {
    absent.append((session, now()))
    guard sweeper == nil else { return }
    sweeper = Task { [weak self] in await SessionHost.sweep(self) }
  }

  /// Parks what has been left for long enough, until nothing is left to park.
  private static func sweep(_ host: @autoclosure () -> SessionHost?) async {
    while let pause = host()?.limits.parkAfter, !Task.isCancelled {
      try? await Task.sleep(for: pause / 2)
      guard let host = host() else { return }
      host.parkAbsent()
      guard host.hasAbsent else { return host.endSweeping() }
    }
  }

  private var hasAbsent: Bool { !absent.isEmpty }

  private func endSweeping() { sweeper = nil }

  /// Parks every session that has been without a client for longer than the limit.
  package func parkAbsent() { parkAbsent(for: limits.parkAfter) }

  /// Parks every session that has been without a client for so long.
  package func parkAbsent(for time: Duration) {
    let limit = now() - time
    let due = absent.prefix { $0.since <= limit }.map(\.session)
    absent.removeFirst(due.count)
    for session in due where !session.isAttended && !session.isEnded { park(session) }
  }

  /// Reduces a session to its snapshot.
  ///
  /// One that cannot be stored stays awake and is tried again.
  func park(_ session: Session) {
    do throws(SessionStoreError) {
      try store.save(session.snapshot())
    } catch {
      report("unparked", [("session", session.id), ("why", error.message)])
      absent.append((session, now()))
      return
    }
    for client in session.clients { sessions[client.token] = nil }
    session.end()
  }

  /// Makes a parked session awake again.
  func wake(_ token: ResumeTokenHash) {
    do throws(SessionStoreError) {
      guard let snapshot = try store.snapshot(token: token) else { return }
      try store.remove(id: snapshot.id)
      let session = Session(snapshot, host: self)
      for client in session.clients { sessions[client.token] = client }
    } catch {
      report("unwoken", [("why", error.message)])
    }
  }
}
