/// Which command a worker is carrying out, written where it outlives the worker.
///
/// A command that kills its worker must not be applied again by the next one, and would be, since it
/// was never acknowledged and its client sends it again. So whoever takes a session over from an owner
/// that died reads what that one was doing.
package protocol CrashMarks: AnyObject {
  /// The name under which this worker owns sessions; no other worker ever has the same.
  var owner: String { get }

  /// Notes that a command is about to be applied, or with `seq` 0 that a session is about to wake or
  /// takes a turn of its own.
  ///
  /// On the way of every command: it costs a few stores to memory.
  func begin(session: String, client: ResumeTokenHash, seq: Int)

  /// What was begun and is not over.
  var underWay: CrashMark? { get }

  /// Notes that what was begun is over.
  func end()

  /// What an owner was doing when it died, or is doing if it lives; nil when that is nothing, or cannot be read.
  func mark(of owner: String) -> CrashMark?

  /// Whether an owner is a process that still runs.
  func isAlive(_ owner: String) -> Bool
}

/// What a worker was doing when it died, or when it was given up.
package struct CrashMark: Equatable, Sendable {
  /// The session it was busy with.
  package let session: String
  /// The client whose command it was.
  package let client: ResumeTokenHash
  /// The number of that command.
  package let seq: Int

  package init(session: String, client: ResumeTokenHash, seq: Int) {
    self.session = session
    self.client = client
    self.seq = seq
  }
}

/// For a worker whose sessions end with it: nobody will ask.
package final class NoCrashMarks: CrashMarks {
  package let owner: String

  package init(owner: String = "alone") { self.owner = owner }

  package func begin(session: String, client: ResumeTokenHash, seq: Int) {}
  package var underWay: CrashMark? { nil }
  package func end() {}
  package func mark(of owner: String) -> CrashMark? { nil }
  package func isAlive(_ owner: String) -> Bool { owner == self.owner }
}
