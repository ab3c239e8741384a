import ScreenDocument
import WheelhouseSQLite

/// The tables of the authorization server.
nonisolated enum ProviderSchema {
  static let tables = """
    CREATE TABLE IF NOT EXISTS consent (
      ticket BLOB PRIMARY KEY, expires REAL NOT NULL, body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS code (
      digest BLOB PRIMARY KEY, expires REAL NOT NULL, body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS permission (
      id INTEGER PRIMARY KEY AUTOINCREMENT, expires REAL NOT NULL, body TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS token (
      digest BLOB PRIMARY KEY, permission INTEGER NOT NULL REFERENCES permission(id) ON DELETE CASCADE,
      role INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS consent_by_age ON consent(expires);
    CREATE INDEX IF NOT EXISTS code_by_age ON code(expires);
    CREATE INDEX IF NOT EXISTS permission_by_age ON permission(expires);
    CREATE INDEX IF NOT EXISTS token_of_permission ON token(permission);
    """
}

/// Records in a database, within one transaction.
nonisolated final class SQLiteProviderRecords: ProviderRecords {
  private let connection: SQLiteConnection
  /// The first thing that went wrong: then the transaction must not be committed.
  private(set) var failure: (any Error)?

  private let most: Int

  /// - Parameter most: how many of each thing are kept; beyond that those go that end first.
  init(_ connection: SQLiteConnection, most: Int = SQLiteProviderRecords.mostOfEach) {
    self.connection = connection
    self.most = most
  }

  func hold(_ consent: AuthorizationServer.Consent, under ticket: [UInt8]) {
    attempt {
      try connection.run(
        "INSERT INTO consent VALUES (?, ?, ?)",
        [.blob(ticket), .real(consent.expiresAt), .text(try Self.text(consent))])
      try makeRoom(in: "consent", by: "ticket")
    }
  }

  func take(_ ticket: [UInt8]) -> AuthorizationServer.Consent? {
    value("DELETE FROM consent WHERE ticket = ? RETURNING body", .blob(ticket))
  }

  func keep(_ code: AuthorizationServer.Code, under digest: [UInt8]) {
    attempt {
      try connection.run(
        "INSERT OR REPLACE INTO code VALUES (?, ?, ?)",
        [.blob(digest), .real(code.expiresAt), .text(try Self.text(code))])
      try makeRoom(in: "code", by: "digest")
    }
  }

  func code(_ digest: [UInt8]) -> AuthorizationServer.Code? {
    value("SELECT body FROM code WHERE digest = ?", .blob(digest))
  }

  func add(_ grant: AuthorizationServer.Grant) -> Int {
    let made = attempt {
      let ids = try connection.rows(
        "INSERT INTO permission (expires, body) VALUES (?, ?) RETURNING id",
        [.real(grant.refresh.expiresAt), .text(try Self.text(grant))]
      ) { $0.integer(0) }
      try makeRoom(in: "permission", by: "id")
      return ids.first
    }
    guard let id = made ?? nil else { return 0 }
    keep(grant, as: id)
    return id
  }

  func keep(_ grant: AuthorizationServer.Grant, as id: Int) {
    attempt {
      try connection.run(
        "UPDATE permission SET expires = ?, body = ? WHERE id = ?",
        [.real(grant.refresh.expiresAt), .text(try Self.text(grant)), .integer(id)])
      try connection.run("DELETE FROM token WHERE permission = ?", [.integer(id)])
      for (digest, role) in grant.roles {
        try connection.run(
          "INSERT INTO token VALUES (?, ?, ?)",
          [.blob(digest), .integer(id), .integer(role.rawValue)])
      }
    }
  }

  func grant(_ id: Int) -> AuthorizationServer.Grant? {
    value("SELECT body FROM permission WHERE id = ?", .integer(id))
  }

  func find(_ token: [UInt8]) -> (id: Int, role: TokenRole)? {
    let found = attempt {
      try connection.rows("SELECT permission, role FROM token WHERE digest = ?", [.blob(token)]) {
        (id: $0.integer(0), role: TokenRole(rawValue: $0.integer(1)))
      }.first
    }
    guard let found = found ?? nil, let role = found.role else { return nil }
    return (found.id, role)
  }

  func end(_ id: Int) {
    attempt { try connection.run("DELETE FROM permission WHERE id = ?", [.integer(id)]) }
  }

  /// A code is known for an hour longer than it is good, so that one that comes twice is recognised.
  func forget(before now: Double) {
    attempt {
      try connection.run("DELETE FROM consent WHERE expires < ?", [.real(now)])
      try connection.run("DELETE FROM code WHERE expires < ?", [.real(now - 3600)])
      try connection.run("DELETE FROM permission WHERE expires < ?", [.real(now)])
    }
  }
}

nonisolated extension SQLiteProviderRecords {
  private func makeRoom(in table: String, by key: String) throws {
    try connection.run(
      """
      DELETE FROM \(table) WHERE \(key) IN
        (SELECT \(key) FROM \(table) ORDER BY expires DESC LIMIT -1 OFFSET ?)
      """, [.integer(most)])
  }

  @discardableResult
  private func attempt<Value>(_ body: () throws -> Value) -> Value? {
    guard failure == nil else { return nil }
    do {
      return try body()
    } catch {
      failure = error
      return nil
    }
  }

  private func value<Value: Decodable>(_ sql: String, _ key: SQLiteValue) -> Value? {
    let found = attempt {
      try connection.rows(sql, [key]) { $0.text(0) }.first.map { text in
        try JSONValueDecoder().decode(Value.self, from: try JSONReader().read(text))
      }
    }
    return found ?? nil
  }

  private static func text(_ value: some Encodable) throws -> String {
    try JSONValueEncoder().encode(value).canonicalText
  }
}

/// Opens records that all processes share.
nonisolated struct SQLiteProviderArchive: ProviderArchive {
  let database: SQLiteDatabase
  var most = SQLiteProviderRecords.mostOfEach

  func open<Answer: Sendable>(
    _ use: @Sendable (any ProviderRecords) -> Answer
  ) async throws -> Answer {
    try await database.transaction { transaction in
      let records = SQLiteProviderRecords(transaction.connection, most: most)
      let answer = use(records)
      if let failure = records.failure { throw failure }
      return answer
    }
  }
}
