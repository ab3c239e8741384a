import ScreenDocument
import Wheelhouse

// What was done once, with its result.
nonisolated extension SQLiteConnection {
  static let operationTable = """
    CREATE TABLE IF NOT EXISTS wheelhouse_operation (
      key TEXT PRIMARY KEY, result TEXT NOT NULL, at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS wheelhouse_operation_by_age ON wheelhouse_operation(at);
    """

  /// What came of the operation with a key; nil when it was not carried out.
  func recorded<Value: Decodable>(
    _ type: Value.Type, under key: OperationKey
  ) throws -> Value? {
    let found = try rows(
      "SELECT result FROM wheelhouse_operation WHERE key = ?", [.text(key.text)]
    ) { $0.text(0) }
    guard let text = found.first else { return nil }
    return try JSONValueDecoder().decode(type, from: try JSONReader().read(text))
  }

  func record(
    _ result: some Encodable, under key: OperationKey, at now: Int
  ) throws {
    let text = try JSONValueEncoder().encode(result).canonicalText
    try run(
      "INSERT INTO wheelhouse_operation VALUES (?, ?, ?)",
      [.text(key.text), .text(text), .integer(now)])
  }

  /// Forgets what was done before a time, the oldest first, and counts it.
  func pruneOperations(before time: Int, most: Int) throws(SQLiteError) -> Int {
    try run(
      """
      DELETE FROM wheelhouse_operation WHERE key IN
        (SELECT key FROM wheelhouse_operation WHERE at < ? ORDER BY at LIMIT ?)
      """, [.integer(time), .integer(most)])
    return changes
  }
}
