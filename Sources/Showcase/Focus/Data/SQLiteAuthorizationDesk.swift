import ScreenDocument
import Wheelhouse
import WheelhouseSQLite

/// The desk of several processes: a callback may come to any of them, and the session be at another.
///
/// Requests and answers are rows. An answer is announced to all processes in the transaction that keeps
/// it, and it stays until its time is over, so that a session which dies while it receives the answer
/// receives it again when it wakes.
final class SQLiteAuthorizationDesk: AnswerDesk {
  private let database: SQLiteDatabase
  private let clock: any WallClock
  private var forgetting: Task<Void, Never>?

  /// Creates a desk over a database with the tables of ``AccessSchema``.
  init(database: SQLiteDatabase, clock: any WallClock) {
    self.database = database
    self.clock = clock
  }

  isolated deinit { forgetting?.cancel() }

  var events: any SharedEventSource { database }

  func expect(
    _ state: String, until time: Double,
    _ receive: @escaping @MainActor (AuthorizationAnswer) -> Void
  ) -> AuthorizationDesk.Expectation {
    let request = OpenSSLSecrets.digest(state)
    let expectation = SQLiteExpectation { receive(AuthorizationAnswer(state: state, outcome: $0)) }
    expectation.subscription = database.subscribe(to: AuthorizationAnswered.self) {
      [weak self, weak expectation] event in
      guard event.request == Self.name(request), let self, let expectation else { return }
      look(for: request, until: time, expectation)
    }
    look(for: request, until: time, expectation)
    return expectation
  }

  func forget(_ state: String) {
    let request = OpenSSLSecrets.digest(state)
    forgetting = Task { [database, forgetting] in
      await forgetting?.value
      try? await database.transaction { transaction in
        try transaction.run(
          "DELETE FROM request WHERE state = ? AND answer IS NULL", [.blob(request)])
      }
    }
  }

  func receive(_ answer: AuthorizationAnswer) async throws(AuthorizationDesk.Refusal) {
    let request = OpenSSLSecrets.digest(answer.state)
    guard try await isNoted(request) else { throw .unknownState }
    try await take(answer, to: request)
  }

  private nonisolated static func name(_ request: [UInt8]) -> String {
    Base64URL.text(request[...])
  }

  /// Whether somebody waits for the answer, which may overtake the note that another process makes of its
  /// request.
  ///
  /// It only reads: who makes states up has nobody wait for the file.
  private func isNoted(_ request: [UInt8]) async throws(AuthorizationDesk.Refusal) -> Bool {
    for _ in 0..<20 {
      if try await row(of: request) != nil { return true }
      try? await Task.sleep(for: .milliseconds(25))
    }
    return false
  }

  private func row(
    of request: [UInt8]
  ) async throws(AuthorizationDesk.Refusal) -> RequestRow? {
    do {
      return try await database.read { try RequestRow.find(request, in: $0) }
    } catch {
      throw .unavailable
    }
  }

  private func take(
    _ answer: AuthorizationAnswer, to request: [UInt8]
  ) async throws(AuthorizationDesk.Refusal) {
    let now = clock.now
    do {
      let outcome = try JSONValueEncoder().encode(answer.outcome).canonicalText
      try await database.transaction { transaction in
        let row = try RequestRow.find(request, in: transaction.connection)
        guard let row, row.expires > now else { throw AuthorizationDesk.Refusal.unknownState }
        guard row.isOpen else { throw AuthorizationDesk.Refusal.replayed }
        try transaction.run(
          "UPDATE request SET answer = ? WHERE state = ?", [.text(outcome), .blob(request)])
        try transaction.announce(AuthorizationAnswered(request: Self.name(request)))
      }
    } catch let refusal as AuthorizationDesk.Refusal {
      throw refusal
    } catch {
      throw .unavailable
    }
  }
}

// Waiting.
extension SQLiteAuthorizationDesk {
  /// Notes the request where it is not known yet, and delivers its answer where there is one.
  ///
  /// A database that cannot be reached is asked again as long as the session waits.
  private func look(
    for request: [UInt8], until time: Double, _ expectation: SQLiteExpectation
  ) {
    expectation.looking = Task { [database, clock, weak expectation] in
      // Noted in any case: a session that is parked at once waits all the same.
      repeat {
        let now = clock.now
        if let found = try? await Self.answers(to: request, until: time, now: now, in: database) {
          if !Task.isCancelled, let outcome = found.first { expectation?.deliver(outcome) }
          return
        }
        try? await Task.sleep(for: .seconds(1))
      } while !Task.isCancelled
    }
  }

  /// The answer, or none yet.
  private nonisolated static func answers(
    to request: [UInt8], until time: Double, now: Double, in database: SQLiteDatabase
  ) async throws -> [AuthorizationAnswer.Outcome] {
    try await database.transaction { transaction in
      try transaction.run("DELETE FROM request WHERE expires <= ?", [.real(now)])
      try transaction.run(
        "INSERT OR IGNORE INTO request (state, expires) VALUES (?, ?)",
        [.blob(request), .real(time)])
      return try transaction.rows(
        "SELECT answer FROM request WHERE state = ? AND answer IS NOT NULL", [.blob(request)]
      ) { $0.text(0) }.map { text in
        try JSONValueDecoder().decode(
          AuthorizationAnswer.Outcome.self, from: try JSONReader().read(text))
      }
    }
  }
}

/// A session that waits: it listens as long as it is there.
private final class SQLiteExpectation: AuthorizationDesk.Expectation {
  var subscription: EventSubscription?
  var looking: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }
  private var outcome: (@MainActor (AuthorizationAnswer.Outcome) -> Void)?

  init(_ receive: @escaping @MainActor (AuthorizationAnswer.Outcome) -> Void) {
    outcome = receive
    super.init { receive($0.outcome) }
  }

  /// Hands the answer over, the first time.
  func deliver(_ answer: AuthorizationAnswer.Outcome) {
    let receive = outcome
    outcome = nil
    subscription = nil
    receive?(answer)
  }

  isolated deinit { looking?.cancel() }
}

/// What the table says of a request.
private nonisolated struct RequestRow {
  let expires: Double
  let isOpen: Bool

  static func find(
    _ request: [UInt8], in connection: SQLiteConnection
  ) throws(SQLiteError) -> RequestRow? {
    try connection.rows(
      "SELECT expires, answer IS NULL FROM request WHERE state = ?", [.blob(request)]
    ) { RequestRow(expires: $0.real(0), isOpen: $0.integer(1) == 1) }.first
  }
}
