/// Work that a command began and that has to be finished exactly once.
///
/// It is part of the session's `Codable` state, and `.task(id:)` carries it out:
///
///     @Published var saving: Operation<Draft>?
///
///     func didTapSave() { saving = Operation(draft) }
///
///     // in the view's body
///     .task(id: model.saving) { await model.save() }
///
/// The command is acknowledged once the state that holds the operation is stored, and the work begins only
/// then: were it not stored, the client would hear that nothing was done, and that has to be true. After a crash or a sleep
/// the state is there again, so the work is carried out again with the same key, and a database that
/// knows the key (`SQLiteDatabase.write(once:)`) gives the first result instead of a second effect. What
/// learns the result sets the property to nil.
public nonisolated struct Operation<Input: Codable & Sendable>: Codable, Identifiable, Sendable,
  BegunWork
{
  /// Names the effect.
  public let key: OperationKey
  /// What the work needs to know.
  public let input: Input

  /// Creates an operation with the next key of the command that is being applied.
  public init(_ input: Input, key: OperationKey = .next()) {
    self.key = key
    self.input = input
  }

  /// The key.
  public var id: OperationKey { key }

  /// Waits until the command that the caller is part of is stored, for what other systems are asked to do.
  ///
  /// `.task(id:)` of an operation and `SQLiteDatabase.write(once:)` wait by themselves. Outside of a command
  /// there is nothing to wait for.
  ///
  /// - Returns: false when the command could not be stored, so that it never happened and this work must not.
  public func isStored(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await CommandScope.current?.isKept() ?? true
  }
}

/// The same operation is the one with the same key.
extension Operation: Hashable {
  /// Whether both stand for the same effect.
  public nonisolated static func == (first: Operation, second: Operation) -> Bool {
    first.key == second.key
  }

  /// Hashes the key.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// Work that a task is to do only once the state that asks for it is stored.
package nonisolated protocol BegunWork {}
