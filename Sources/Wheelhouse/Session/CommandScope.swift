package import ScreenDocument
import Synchronization

/// The command that is being applied: what its effects are named after, and what they wait for.
///
/// It is held by a task-local value, so that tasks which a command starts have it too, also after the
/// command itself was applied.
package nonisolated final class CommandScope: Sendable {
  /// The command that the caller is part of, nil outside of any.
  @TaskLocal package static var current: CommandScope?

  /// The session's id.
  package let session: String
  private let client: ResumeTokenHash
  private let seq: Int
  private let state: Mutex<State>

  private struct State {
    var keys = 0
    /// What is wished for, until it is known how keys name it.
    var wish: Command.Wish?
    var wishName = ""
    /// Whether the command is stored; nil as long as that is open.
    var isKept: Bool?
    var waiting: [CheckedContinuation<Bool, Never>] = []
  }

  /// Names a command.
  ///
  /// - Parameters:
  ///   - session: the session's id.
  ///   - client: tells the session's clients apart, the same after a restart.
  ///   - command: what the client has sent.
  ///   - isKept: whether it is known already what becomes of it.
  package init(session: String, client: ResumeTokenHash, command: Command, isKept: Bool? = nil) {
    self.session = session
    self.client = client
    seq = command.seq
    state = Mutex(State(wish: command.wish, isKept: isKept))
  }

  /// Makes this the current command for what is called.
  ///
  /// The library's own function, given a closure of the main actor, would ask whether it runs there.
  func whileCurrent<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(self, operation: body)
  }

  /// The key of the command's next effect.
  ///
  /// What is wished for is in it: where the sessions were put back to an earlier state than an app's own database,
  /// another command gets the same number, and its effect is not the one that is recorded.
  func nextKey() -> OperationKey {
    let (wish, number) = state.withLock { state in
      if let wish = state.wish.take() {
        // With what nobody knows of the client, so that a short text cannot be found by trying.
        let whole = Base64URL.text(client.bytes) + wish.canonicalText
        state.wishName = String(StableHash.bytes(of: whole), radix: 36)
      }
      defer { state.keys += 1 }
      return (state.wishName, state.keys)
    }
    return OperationKey("\(session):\(client.name):\(seq):\(wish):\(number)")
  }

  /// Waits until the store has the command, which comes before anything that it does elsewhere.
  ///
  /// It goes on with the caller's actor, in the order in which commands are stored.
  ///
  /// - Returns: false when the command never happened: its client was told so, and will send another.
  package func isKept(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let known = state.withLock { state in
        if state.isKept == nil { state.waiting.append(continuation) }
        return state.isKept
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  /// Tells what became of the command, once.
  package func settle(isKept: Bool) {
    let waiting = state.withLock { state in
      guard state.isKept == nil else { return [CheckedContinuation<Bool, Never>]() }
      state.isKept = isKept
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: isKept) }
  }
}

/// The tasks that a command has begun, as long as one of them is there: each has the command's scope until its end.
struct CommandWork {
  weak var scope: CommandScope?

  var isOver: Bool { scope == nil }
}

nonisolated extension ResumeTokenHash {
  /// Tells the clients of a session apart for good, and nothing of the token.
  fileprivate var name: String { Base64URL.text(bytes.prefix(6)) }
}
