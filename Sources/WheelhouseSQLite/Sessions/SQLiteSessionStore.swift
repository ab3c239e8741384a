import Dispatch
package import Wheelhouse

/// Sessions in an SQLite file, which several processes may share.
///
/// Every call becomes a job for one writer thread, and what arrives while that thread is busy becomes its
/// next transaction. All calls go this way, the reading ones too: so the answers come in the order of the
/// calls, and a question about a session sees the commit before it.
///
/// A commit is one row of a journal: of each session only what has changed since its last commit, some dozen
/// bytes where a session is hundreds or thousands. The sessions' own rows follow when the journal has become
/// long, when somebody else takes a session over from this process, and before old ones expire. Writing the
/// rows themselves with every commit cost four times as much.
///
/// The file mends itself: see ``SessionFile`` for one that is missing, replaced or corrupt.
package final class SQLiteSessionStore: SessionStore {
  private let jobs = SessionJobs()
  package var begunAnew: (@MainActor () -> Void)?
  package var isDurable: Bool { true }

  /// How many sessions ``expire(olderThan:done:)`` forgets at most in one call, so that no commit has to
  /// wait for long; the oldest go first.
  package nonisolated static let expiryLimit = 1_000

  /// Names the file, which is opened by the first call, and made with its folder where it is not there.
  ///
  /// - Parameters:
  ///   - path: the file; SQLite keeps two more beside it, with `-wal` and `-shm` behind the name.
  ///   - durability: what a commit outlives.
  ///   - report: takes lines for the log: trouble when it begins and when it is over, a slow disk, a file
  ///     that was moved aside.
  package convenience init(
    path: String, durability: SQLiteDurability = .process,
    report: @escaping @MainActor @Sendable (String) -> Void
  ) {
    self.init(path: path, durability: durability, hooks: SessionFileHooks(), report: report)
  }

  init(
    path: String, durability: SQLiteDurability, hooks: SessionFileHooks,
    report: @escaping @MainActor @Sendable (String) -> Void
  ) {
    let jobs = jobs
    let begunAnew: @MainActor @Sendable () -> Void = { [weak self] in self?.begunAnew?() }
    // The queue is this one block's own thread until the store goes away.
    DispatchQueue(label: "session-store").async {
      let file = SessionFile(path: path, durability: durability, hooks: hooks)
      var writer = SessionWriter(file: file, report: report, begunAnew: begunAnew)
      writer.run(jobs)
    }
  }

  deinit { jobs.close() }

  package func commit(
    _ changes: [SessionChange],
    done: @escaping @MainActor (Result<[String], SessionStoreError>) -> Void
  ) {
    jobs.add(
      SessionJob(.writes, done: done) { tables throws(SQLiteError) in try tables.commit(changes) })
  }

  package func acquire(
    _ token: ResumeTokenHash, by owner: String, from former: FormerHolder,
    done: @escaping @MainActor (Result<SessionAcquisition, SessionStoreError>) -> Void
  ) {
    jobs.add(
      SessionJob(.writes, done: done) { tables throws(SQLiteError) in
        try tables.acquire(token, by: owner, from: former)
      })
  }

  package func owner(
    of token: ResumeTokenHash,
    done: @escaping @MainActor (Result<String?, SessionStoreError>) -> Void
  ) {
    jobs.add(
      SessionJob(.reads, done: done) { tables throws(SQLiteError) in try tables.owner(of: token) })
  }

  /// Forgets sessions that were last saved longer ago than that, ``expiryLimit`` at most.
  package func expire(
    olderThan age: Duration, done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void
  ) {
    jobs.add(
      SessionJob(.writes, done: done) { tables throws(SQLiteError) in
        try tables.expire(olderThan: age, limit: Self.expiryLimit)
      })
  }

  /// Asks for it; it is done when nobody waits for an answer any more.
  package func giveMemoryBack(
    done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void
  ) {
    jobs.add(SessionJob(.reads, done: done) { tables in tables.givesMemoryBack = true })
  }

  package func probe(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void) {
    jobs.add(SessionJob(.probes, done: done) { tables throws(SQLiteError) in try tables.probe() })
  }

  package func count(done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void) {
    jobs.add(SessionJob(.reads, done: done) { tables throws(SQLiteError) in try tables.count() })
  }
}
