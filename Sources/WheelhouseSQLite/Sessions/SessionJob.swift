import Wheelhouse

/// One call of a session store on its way to the writer.
///
/// What the call does is decided where it is made; the writer only knows that jobs that come together are
/// one transaction, and that each has an answer.
nonisolated struct SessionJob: Sendable {
  typealias Answer = @MainActor @Sendable () -> Void

  /// What a job does to the database.
  enum Kind: Sendable {
    case reads, writes, probes
  }

  let kind: Kind
  /// Does the job within a transaction; the answer may be given when that is committed.
  let work: @Sendable (SessionTables) throws(SQLiteError) -> Answer
  /// The answer when nothing was done.
  let failed: @Sendable (SessionStoreError) -> Answer

  init<Value: Sendable>(
    _ kind: Kind,
    done: @escaping @MainActor @Sendable (Result<Value, SessionStoreError>) -> Void,
    work: @escaping @Sendable (SessionTables) throws(SQLiteError) -> Value
  ) {
    self.kind = kind
    self.work = { tables throws(SQLiteError) in
      let value = try work(tables)
      return { done(.success(value)) }
    }
    failed = { error in { done(.failure(error)) } }
  }
}
