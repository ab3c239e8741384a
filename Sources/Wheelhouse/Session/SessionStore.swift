/// The right to write a session: whoever takes the session over gets the next epoch, and the one before is
/// worth nothing from then on.
package nonisolated struct SessionLease: Hashable, Sendable {
  /// The session's id.
  package let session: String
  /// Counts how often the session has changed hands, from 1.
  package let epoch: Int

  package init(session: String, epoch: Int) {
    self.session = session
    self.epoch = epoch
  }
}

/// What a store keeps of a session.
package nonisolated struct SessionRecord: Equatable, Sendable {
  package var id: String
  /// The hashed tokens of its clients, by which it is found.
  package var tokens: [ResumeTokenHash]
  /// A ``SessionSnapshot`` as bytes; a store never looks inside.
  package var snapshot: [UInt8]
  /// Where the snapshot's second part begins: a hint for a store that writes only what has changed.
  ///
  /// Within the first part bytes shift when something is longer than before; the second keeps its places.
  package var seam: Int
  /// It will not be saved again soon: a hint for a store that remembers those that are.
  package var isParked: Bool

  package init(
    id: String, tokens: [ResumeTokenHash], snapshot: [UInt8], seam: Int = 0, isParked: Bool = false
  ) {
    self.id = id
    self.tokens = tokens
    self.snapshot = snapshot
    self.seam = seam
    self.isParked = isParked
  }
}

/// One change of a commit.
package nonisolated enum SessionChange: Sendable {
  /// Keeps a session; one that is not there yet is new, with the lease's epoch and owner.
  case save(SessionRecord, SessionLease, owner: String)
  /// Nobody has the session awake any more: it stays, without an owner.
  case release(SessionLease)
  /// Forgets the session.
  case remove(SessionLease)

  /// The right that the change needs.
  package var lease: SessionLease {
    switch self {
    case .save(_, let lease, _), .release(let lease), .remove(let lease): lease
    }
  }
}

/// A session that was taken over.
package nonisolated struct FoundSession: Equatable, Sendable {
  /// The new lease; the epoch is stored already.
  package let lease: SessionLease
  package let snapshot: [UInt8]
  /// Who had it before and has not released it: an owner that died, or lives and does not know yet.
  package let formerOwner: String?

  package init(lease: SessionLease, snapshot: [UInt8], formerOwner: String?) {
    self.lease = lease
    self.snapshot = snapshot
    self.formerOwner = formerOwner
  }
}

/// From whom a session may be taken over; one that nobody has may always be.
package nonisolated enum FormerHolder: Hashable, Sendable {
  case anybody
  case nobody
  case owner(String)

  /// Whether an owner loses the session.
  package func yields(_ owner: String?) -> Bool {
    switch self {
    case .anybody: true
    case .nobody: owner == nil
    case .owner(let known): owner == nil || owner == known
    }
  }
}

/// What became of the wish to take a session over.
package nonisolated enum SessionAcquisition: Equatable, Sendable {
  case taken(FoundSession)
  /// Somebody else has it by now, and keeps it.
  case kept(by: String)
  /// There is no such session.
  case unknown
}

/// Where sessions live while nobody has them awake, and what is left of them when a process dies.
///
/// Answers come on the main actor, in the order of the calls, before a method returns or later. A method
/// either does all it says or fails and changes nothing.
package protocol SessionStore: AnyObject {
  /// Whether what was committed outlives the process: then a turn is committed before it is told.
  var isDurable: Bool { get }

  /// Called when what was committed may be gone, since the place where it was kept was damaged, or taken away, and another
  /// one was begun.
  var begunAnew: (@MainActor () -> Void)? { get set }

  /// Writes all changes at once, but those of sessions whose lease has moved on.
  ///
  /// - Parameter done: takes the ids of those sessions, of which nothing was written.
  func commit(
    _ changes: [SessionChange],
    done: @escaping @MainActor (Result<[String], SessionStoreError>) -> Void)

  /// Takes over the session that has a client with this token.
  ///
  /// What is known of a session's owner is old when it is acted upon. Two workers that both find it dead would
  /// both take the session, and the second one from the first, which lives.
  ///
  /// - Parameter former: who may lose it.
  func acquire(
    _ token: ResumeTokenHash, by owner: String, from former: FormerHolder,
    done: @escaping @MainActor (Result<SessionAcquisition, SessionStoreError>) -> Void)

  /// Who has the session with this token awake, without taking it over.
  ///
  /// - Parameter done: takes the owner, nil when there is no session or nobody has it.
  func owner(
    of token: ResumeTokenHash,
    done: @escaping @MainActor (Result<String?, SessionStoreError>) -> Void)

  /// Forgets sessions that were last saved, or taken over, longer ago than that.
  ///
  /// - Parameter done: takes how many there were.
  func expire(
    olderThan age: Duration, done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void)

  /// Gives up the memory that is kept at hand for sessions that are saved again and again, of those that
  /// were parked when they were saved last.
  ///
  /// It changes nothing that is stored, and only how soon the next calls are answered.
  func giveMemoryBack(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void)

  /// Tries whether the store can write now.
  func probe(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void)

  /// Counts the sessions that are kept.
  func count(done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void)
}

extension SessionStore {
  /// A store whose place nobody can take away has nothing to say.
  package var begunAnew: (@MainActor () -> Void)? {
    get { nil }
    set {}
  }

  /// A store that keeps nothing at hand has nothing to give up.
  package func giveMemoryBack(
    done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void
  ) { done(.success(())) }
}

/// Why a store could not do what it was asked for.
package nonisolated struct SessionStoreError: Error, Equatable {
  /// What kind of trouble it is.
  package enum Kind: String, Sendable {
    /// No room is left.
    case full
    /// The file or its folder cannot be written.
    case readOnly = "read_only"
    /// Somebody else holds the file for too long.
    case locked
    /// The file is not what it should be.
    case corrupt
    /// Nothing of the above.
    case other
  }

  /// What is wrong and what to do about it, for anybody: nothing of where the server keeps what.
  package let message: String
  /// The same for those who run the server: with the place, and what the system said.
  package let account: String
  package let kind: Kind

  /// - Parameter account: nil where there is no more to tell.
  package init(kind: Kind = .other, message: String, account: String? = nil) {
    self.kind = kind
    self.message = message
    self.account = account ?? message
  }
}
