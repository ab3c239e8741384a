import Synchronization

/// The command that is being applied, for what its effects are named after.
///
/// It is held by a task-local value, so that tasks which a command starts have it too, also after the
/// command itself was applied.
package nonisolated final class CommandScope: Sendable {
  /// The command that the caller is part of, nil outside of any.
  @TaskLocal package static var current: CommandScope?

  private let prefix: String
  private let count = Atomic<Int>(0)

  /// Names a command.
  ///
  /// - Parameters:
  ///   - session: the session's id.
  ///   - client: tells the session's clients apart, the same after a restart.
  ///   - seq: the client's number of the command.
  package init(session: String, client: String, seq: Int) {
    prefix = "\(session):\(client):\(seq):"
  }

  /// The key of the command's next effect.
  func nextKey() -> OperationKey {
    OperationKey(prefix + String(count.add(1, ordering: .relaxed).oldValue))
  }
}
