/// A session that has come here, and wakes once the store knows what it did to the worker before.
struct ComingSession {
  /// What was found; its snapshot tells of the crash.
  var found: FoundSession
  /// Its clients' tokens.
  let tokens: [ResumeTokenHash]
  /// Called with whether it is here.
  var waiting: [@MainActor (Bool) -> Void]

  var record: SessionRecord {
    SessionRecord(
      id: found.lease.session, tokens: tokens, snapshot: found.snapshot,
      seam: SnapshotHeader.end(in: found.snapshot))
  }
}

// Sessions that come here from the store.
extension SessionHost {
  /// Goes on with a session that was fetched.
  ///
  /// One that is here already only gets its new lease. That holds while nobody else had it in between, which
  /// would have raised the epoch as well: then what is here is older than what was fetched.
  ///
  /// Where it ended the worker before this one, that is stored before anything of it runs: should it end this one as
  /// well, the next one has to know of both.
  ///
  /// - Parameter done: takes whether it was not taken from here again meanwhile; called now or later.
  func adopt(_ found: FoundSession, then done: @escaping @MainActor (Bool) -> Void) {
    let id = found.lease.session
    if let here = sessionsByID[id] {
      if found.lease.epoch == here.lease.epoch + 1 {
        here.lease = found.lease
        return done(true)
      }
      drop(here)
      settleReleases(of: here, true)
    }
    var waiting = coming[id]?.waiting ?? []
    waiting.append(done)
    let noted = coming[id].flatMap { isNext(found, after: $0) ? $0.found.snapshot : nil }
    guard let snapshot = noted ?? afterCrash(found) else {
      coming[id] = nil
      return waiting.forEach { $0(true) }
    }
    guard snapshot != found.snapshot || waiting.count > 1,
      let header = try? SnapshotHeader(encoded: snapshot)
    else {
      wake(found)
      return done(true)
    }
    let now = FoundSession(lease: found.lease, snapshot: snapshot, formerOwner: nil)
    coming[id] = ComingSession(
      found: now, tokens: header.clients.map(\.token), waiting: waiting)
    if waiting.count == 1 { store(coming: id) }
  }

  /// Gives up a session that was fetched, unread but for what it did to the worker before.
  func giveBack(
    _ found: FoundSession, then done: @escaping @MainActor (SessionStoreError?) -> Void
  ) {
    guard let snapshot = afterCrash(found) else { return done(nil) }
    var changes = [SessionChange.release(found.lease)]
    if snapshot != found.snapshot {
      let now = FoundSession(lease: found.lease, snapshot: snapshot, formerOwner: nil)
      let tokens = (try? SnapshotHeader(encoded: snapshot))?.clients.map(\.token) ?? []
      let record = ComingSession(found: now, tokens: tokens, waiting: []).record
      changes.insert(.save(record, found.lease, owner: owner), at: 0)
    }
    store.commit(changes) { result in
      switch result {
      case .success: done(nil)
      case .failure(let error): done(error)
      }
    }
  }

  private func isNext(_ found: FoundSession, after coming: ComingSession) -> Bool {
    found.lease.epoch == coming.found.lease.epoch + 1
  }

  private func store(coming id: String) {
    guard let session = coming[id] else { return }
    let lease = session.found.lease
    store.commit([.save(session.record, lease, owner: owner)]) { [link] result in
      link.host?.stored(coming: id, with: lease, result)
    }
  }

  /// The store knows what a session did, or cannot be told: then it learns of it with all else.
  private func stored(
    coming id: String, with lease: SessionLease, _ result: Result<[String], SessionStoreError>
  ) {
    guard let session = coming[id] else { return }
    // Another page of it was quicker than the store, and raised the epoch.
    if session.found.lease != lease { return store(coming: id) }
    coming[id] = nil
    let isLost = (try? result.get())?.contains(id) == true
    if !isLost { wake(session.found) }
    if case .failure = result, let here = sessionsByID[id] { unsaved(here) }
    for done in session.waiting { done(!isLost) }
    wake?()
  }

  private func wake(_ found: FoundSession) {
    marks.begin(session: found.lease.session, client: ResumeTokenHash(bytes: []), seq: 0)
    defer { marks.end() }
    let start = now()
    guard let session = session(waking: found.snapshot, lease: found.lease) else { return }
    metrics.woke(in: now() - start)
    session.committed = isDurable ? found.snapshot : nil
    enter(session)
    for client in session.clients { sessions[client.token] = client }
    // What is still being loaded was there in the document that clients have seen.
    if session.wouldLoseSomething {
      session.settleAnew()
      session.isUnseen = true
    } else {
      session.settle(to: nil)
    }
    beginSweeping()
  }

  /// The snapshot that was found; where the worker before this one died at the session, or hangs at it, it says so.
  ///
  /// A worker that hangs is killed in the end. Until then it answers nobody, and whoever comes here and sends the command
  /// again would have every worker hang, one after the other. What it may still do of the command is not stored, since
  /// the session is somebody else's.
  ///
  /// - Returns: nil when this has happened too often, and the session is forgotten.
  private func afterCrash(_ found: FoundSession) -> [UInt8]? {
    guard let former = found.formerOwner, let mark = marks.mark(of: former),
      mark.session == found.lease.session, var header = try? SnapshotHeader(encoded: found.snapshot)
    else { return found.snapshot }
    let isTooOften = header.note(mark)
    report(
      isTooOften ? "session_given_up" : "command_crashed",
      [
        ("session", mark.session), ("seq", String(mark.seq)),
        // Without the query, which may hold what a person typed.
        ("url", String(header.url.prefix { $0 != "?" })),
      ])
    guard isTooOften else { return header.replacing(in: found.snapshot) }
    store.commit([.remove(found.lease)]) { _ in }
    return nil
  }
}
