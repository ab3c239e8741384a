import ScreenDocument
public import Wheelhouse

/// What happens to a database at once or not at all.
public nonisolated struct SQLiteTransaction {
  /// The file, for reading and writing; it takes part in the transaction and does not outlive it.
  public let connection: SQLiteConnection
  let now: Int

  /// Runs one statement and reads each row of its result.
  public func rows<Row>(
    _ sql: String, _ values: [SQLiteValue] = [], read: (SQLiteStatement) -> Row
  ) throws(SQLiteError) -> [Row] { try connection.rows(sql, values, read: read) }

  /// Runs one statement for its effect.
  public func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    try connection.run(sql, values)
  }

  /// Tells the sessions of all workers what happened, once the transaction is committed.
  public func announce(_ event: some SharedEvent) throws {
    let body = try JSONValueEncoder().encode(event).canonicalText
    try connection.append(name: type(of: event).name, body: body, at: now)
  }
}
