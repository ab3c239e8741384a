/// The other workers, as the session layer of one sees them.
///
/// Two pages with one token may land on different workers, and a session is awake in one at a time. The
/// worker that a page has landed on asks the one that has its session. Either that one lets go, or the page
/// is served through both: what it says goes there, and what it is told comes from there.
///
/// The way of a hello with a token that the store knows under another, living owner:
///
/// 1. The session layer calls ``offer(_:hello:token:page:to:then:)`` and keeps what the page sends meanwhile.
/// 2. The owner's is asked ``SharedSessions/mayRelease(_:page:heard:to:)``. If so, it is told to
///    ``SharedSessions/release(_:then:)``, and the answer is ``PeerAnswer/released``: the session is acquired
///    from the store and woken here. If not, the page becomes a client there like any other, with `opened`,
///    `received` for its hello and everything after it, `drained` and `closed`; the answer is
///    ``PeerAnswer/taken(_:)``.
/// 3. After ``PeerAnswer/unreachable`` the session is acquired from the store against its owner's will, from
///    nobody else's: where another worker was quicker, the way begins again with that one. After
///    ``PeerAnswer/unasked`` the page is to come back.
///
/// Where nobody has the session, it is acquired. One that a newer worker has saved is given back, and the page
/// offered to a worker that can read it.
package protocol SessionPeers: AnyObject {
  /// Offers a client to the worker that has its session.
  ///
  /// - Parameters:
  ///   - connection: where the page's answers go, from the moment of ``PeerAnswer/taken(_:)`` on.
  ///   - hello: the page's first message as it came.
  ///   - token: of its session.
  ///   - page: the `client` of its hello.
  ///   - owner: a name from the store.
  ///   - done: called once, within three seconds; perhaps before this returns. The connection may have
  ///     closed meanwhile: a relay is then told so.
  func offer(
    _ connection: any ClientConnection, hello: [UInt8], token: ResumeTokenHash, page: String?,
    to owner: String, then done: @escaping @MainActor (PeerAnswer) -> Void)

  /// The other workers that live and can read all snapshots of a version; nil where that cannot be told now.
  func owners(reading version: SnapshotVersion) -> [String]?
}

/// What became of an offer.
package enum PeerAnswer {
  /// The owner serves the client; whatever the host tells about its connection goes to the relay.
  case taken(any ClientRelay)
  /// The owner has committed the session and let go of it.
  case released
  /// The owner does not answer.
  case unreachable
  /// This worker has no way to ask, no descriptor for instance, or a name to tell that is too long.
  ///
  /// It says nothing of the owner.
  case unasked
}

/// A client that another worker serves.
///
/// It is the ``ClientConnection/attachment`` of its connection, and hears all that a host tells of it.
package protocol ClientRelay: AnyObject {
  /// The client sent a message.
  func received(_ message: UnsafeRawBufferPointer)

  /// Everything that was sent to the client has gone out.
  func drained()

  /// The client is gone.
  func closed()
}

/// Of which program a snapshot is, or which ones a program can read: those up to its own.
///
/// While a server is replaced, workers of two generations run side by side, and the older ones can do nothing with
/// what the newer ones have saved.
package nonisolated struct SnapshotVersion: Equatable, Sendable {
  /// The form of the state.
  package let form: Int
  /// The version of the app.
  package let app: Int

  package init(form: Int = SnapshotVersion.first.form, app: Int) {
    (self.form, self.app) = (form, app)
  }

  /// That of a worker that says none.
  package static let first = SnapshotVersion(form: 2, app: 1)

  /// Whether all snapshots of another can be read.
  package func reads(_ other: SnapshotVersion) -> Bool { form >= other.form && app >= other.app }
}

/// The sessions of this worker, as others may ask for them.
package protocol SharedSessions: ConnectionHandler {
  /// Up to which version snapshots can be read here.
  var snapshotVersion: SnapshotVersion { get }

  /// Whether nobody but that page looks at the session, and all of it would come along; also when it is not here
  /// (any more).
  ///
  /// - Parameters:
  ///   - heard: up to which of its commands the page has heard what became of them.
  ///   - version: up to which the asker can read snapshots.
  func mayRelease(
    _ token: ResumeTokenHash, page: String?, heard: Int?, to version: SnapshotVersion
  ) -> Bool

  /// Commits a session and gives up its lease.
  ///
  /// - Parameter done: called once; false when the session has to stay here.
  func release(_ token: ResumeTokenHash, then done: @escaping @MainActor (Bool) -> Void)
}
