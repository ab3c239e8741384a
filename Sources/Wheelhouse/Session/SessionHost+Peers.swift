// What other workers ask of this one.
extension SessionHost: SharedSessions {
  package var snapshotVersion: SnapshotVersion {
    SnapshotVersion(form: SnapshotHeader.currentForm, app: windows.snapshotVersion)
  }

  package func mayRelease(
    _ token: ResumeTokenHash, page: String?, heard: Int?, to version: SnapshotVersion
  ) -> Bool {
    guard let session = sessions[token]?.session else { return true }
    // An older worker would have to begin anew.
    if !version.reads(snapshotVersion) { return false }
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
