// What other workers ask of this one, and what it knows of them.
extension SessionHost: SharedSessions {
  package var snapshotVersion: SnapshotVersion {
    SnapshotVersion(form: SnapshotHeader.currentForm, app: windows.snapshotVersion)
  }

  package func mayRelease(
    _ token: ResumeTokenHash, page: String?, heard: Int?, to version: SnapshotVersion
  ) -> Bool {
    // An older worker would have to begin anew, also what comes here only now.
    if !version.reads(snapshotVersion) { return false }
    guard let session = sessions[token]?.session else { return true }
    // Where only its snapshot came, what is in no snapshot would be gone: then the client is served from here.
    if session.wouldLoseState { return false }
    // So would be what its page is to open and may not have heard of.
    let asks = session.clients.contains { client in
      page != nil && client.page == page && client.effects.contains { $0.seq > heard ?? 0 }
    }
    if asks { return false }
    return session.clients.allSatisfy { client in
      client.connection == nil || (page != nil && client.page == page)
    }
  }

  package func release(
    _ token: ResumeTokenHash, then done: @escaping @MainActor (Bool) -> Void
  ) {
    guard let session = sessions[token]?.session else { return release(coming: token, then: done) }
    for client in session.clients {
      guard let connection = client.connection else { continue }
      client.connection = nil
      connection.attachment = nil
      connection.close(code: 1001, reason: "taken over")
    }
    releases[session.id, default: []].append(done)
    park(session)
    wake?()
  }

  /// Who goes on with a session that was fetched.
  enum Successor {
    case thisWorker
    /// A newer one has saved it, and this one could only begin it anew.
    case newer(String)
    /// One that is newer, if there is any: that cannot be told now.
    case unknown
  }

  /// Tells who goes on with a session that was fetched: while a server is replaced, that may be a newer worker.
  ///
  /// After a server was replaced by an older program there is none.
  func successor(for found: FoundSession) -> Successor {
    guard let peers, let header = try? SnapshotHeader(encoded: found.snapshot) else {
      return .thisWorker
    }
    let version = SnapshotVersion(form: header.form, app: header.appVersion)
    if snapshotVersion.reads(version) { return .thisWorker }
    guard let readers = peers.owners(reading: version) else { return .unknown }
    // The one that had it may hang.
    let others = readers.filter { $0 != found.formerOwner }
    return (others.randomElement() ?? readers.first).map(Successor.newer) ?? .thisWorker
  }

  /// A session that is not here may be on its way here from the store, which answers one call after the other.
  private func release(
    coming token: ResumeTokenHash, then done: @escaping @MainActor (Bool) -> Void
  ) {
    store.owner(of: token) { [link] _ in
      guard let host = link.host else { return done(true) }
      done(
        host.sessions[token] == nil && !host.coming.values.contains { $0.tokens.contains(token) })
    }
  }

  /// Tells who waits for a session whether it is theirs now.
  func settleReleases(of session: Session, _ isReleased: Bool) {
    guard let waiting = releases.removeValue(forKey: session.id) else { return }
    for done in waiting { done(isReleased) }
  }
}
