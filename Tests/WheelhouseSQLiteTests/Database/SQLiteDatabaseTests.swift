import ScreenDocument
import Synchronization
import Testing
import Wheelhouse

@testable import WheelhouseSQLite

struct SQLiteDatabaseTests {
  private let folder = NotesFolder()

  @Test func `a key is carried out once, and gives the first result again`() async throws {
    let database = folder.database()
    let key = OperationKey("s:c:1:0")
    for attempt in 1...3 {
      let result = try await database.write(once: key) { transaction in
        try transaction.run("INSERT INTO note VALUES (?, '')", [.integer(attempt)])
        return ["attempt \(attempt)"]
      }
      #expect(result == ["attempt 1"])
    }
    #expect(try await database.notes() == [1])
  }

  @Test(arguments: [(SQLiteDurability.process, 1), (.power, 2)])
  func `a database outlives what the sessions do`(durability: SQLiteDurability, synchronous: Int)
    async throws
  {
    SQLiteDurability.ofServer = durability
    defer { SQLiteDurability.ofServer = .process }
    let database = SQLiteDatabase(folder: folder.path, name: "lasting.sqlite")
    let rows = try await database.read { try $0.rows("PRAGMA synchronous") { $0.integer(0) } }
    #expect(rows == [synchronous])
  }

  @Test func `another process knows what was carried out`() async throws {
    try await folder.database().add(1, once: OperationKey("k"))
    try await folder.database().add(2, once: OperationKey("k"))
    #expect(try await folder.database().notes() == [1])
  }

  @Test func `a command that is applied again writes once, without a word about keys`() async throws
  {
    let database = folder.database()
    for _ in 0..<2 {
      let scope = CommandScope(
        session: "s", client: ResumeTokenHash(bytes: [1]), command: Command(seq: 4, wish: .fork),
        isKept: true)
      try await CommandScope.$current.withValue(scope) {
        try await database.add(1)
        try await database.add(2)
      }
    }
    #expect(try await database.notes() == [1, 2])
  }

  @Test func `what a command writes waits until the command is stored`() async throws {
    let database = folder.database()
    for isKept in [false, true] {
      let scope = CommandScope(
        session: "s", client: ResumeTokenHash(bytes: [1]), command: Command(seq: 4, wish: .fork))
      let task = CommandScope.$current.withValue(scope) { Task { try await database.add(1) } }
      try await Task.sleep(for: .milliseconds(20))
      #expect(try await database.notes() == [])
      scope.settle(isKept: isKept)
      if isKept {
        try await task.value
      } else {
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
    #expect(try await database.notes() == [1])
  }

  private func scope(_ seq: Int, of session: String = "s") -> CommandScope {
    CommandScope(
      session: session, client: ResumeTokenHash(bytes: [1]), command: Command(seq: seq, wish: .fork)
    )
  }

  @Test func `what commands of a session write is written in their order`() async throws {
    let database = folder.database()
    let scopes = (1...40).map { scope($0) }
    var tasks: [Task<Void, any Error>] = []
    for (index, scope) in scopes.enumerated() {
      tasks.append(
        CommandScope.$current.withValue(scope) {
          Task { @MainActor in try await database.add(index) }
        })
      // Some have joined the line when the next one comes, the others come together.
      if index.isMultiple(of: 7) { try await Task.sleep(for: .milliseconds(1)) }
    }
    try await CommandScope.$current.withValue(scope(1, of: "other")) {
      let scope = try #require(CommandScope.current)
      scope.settle(isKept: true)
      try await database.add(100)
    }
    #expect(try await database.notes() == [100])
    for index in [30, 12, 1] + Array(0..<40) { scopes[index].settle(isKept: index != 5) }
    for (index, task) in tasks.enumerated() where index != 5 { try await task.value }
    await #expect(throws: CancellationError.self) { try await tasks[5].value }
    #expect(try await database.notes() == [100] + (0..<40).filter { $0 != 5 })
  }

  private struct Refused: Error {}

  @Test func `what throws is undone and may be tried again under its key`() async throws {
    let database = folder.database()
    let key = OperationKey("k")
    await #expect(throws: Refused.self) {
      try await database.write(once: key) { transaction in
        try transaction.run("INSERT INTO note VALUES (1, '')")
        try transaction.announce(NoteAdded(number: 1))
        throw Refused()
      }
    }
    #expect(try await database.count("note") == 0)
    #expect(try await database.count("wheelhouse_event") == 0)
    try await database.add(2, once: key)
    #expect(try await database.notes() == [2])
  }

  @Test func `nothing is written behind a transaction that has ended by itself`() async throws {
    let database = folder.database()
    try await database.add(1)
    let key = OperationKey("k")
    await #expect(throws: SQLiteError.self) {
      try await database.write(once: key) { transaction in
        try transaction.run("INSERT INTO note VALUES (2, '')")
        // As SQLite does where the disk is full, of which an app need not make anything.
        try? transaction.run("INSERT OR ROLLBACK INTO note VALUES (NULL, '')")
        try transaction.run("INSERT INTO note VALUES (3, '')")
      }
    }
    #expect(try await database.notes() == [1])
    try await database.add(4, once: key)
    #expect(try await database.notes() == [1, 4])
  }

  @Test func `a key is known for longer than the session that may ask for it lives`() {
    defer { SQLiteRetention.sessionLifetime = 86_400 }
    #expect(SQLiteRetention().operations == 7 * 86_400)
    SQLiteRetention.sessionLifetime = 30 * 86_400
    #expect(SQLiteRetention().operations > 30 * 86_400)
  }

  @Test func `a key whose result is of another kind is an error, and nothing is written`()
    async throws
  {
    let database = folder.database()
    try await database.add(1, once: OperationKey("k"))
    await #expect(throws: DecodingError.self) {
      try await database.write(once: OperationKey("k")) { _ in ["text"] }
    }
    #expect(try await database.notes() == [1])
  }

  @Test func `reading sees one state, whoever writes meanwhile`() async throws {
    let database = folder.database()
    try await database.add(1)
    let file = folder.file
    let counts = try await database.read { connection in
      let before = try connection.rows("SELECT count(*) FROM note") { $0.integer(0) }
      try SQLiteConnection(path: file).execute("INSERT INTO note VALUES (2, '')")
      return before + (try connection.rows("SELECT count(*) FROM note") { $0.integer(0) })
    }
    #expect(counts == [1, 1])
    #expect(try await database.notes() == [1, 2])
  }

  @Test func `reading leaves nothing behind`() async throws {
    let database = folder.database()
    try await database.read { try $0.run("INSERT INTO note VALUES (1, '')") }
    #expect(try await database.notes() == [])
  }

  @Test func `the version of a file changes with every write, own or not, and not otherwise`()
    async throws
  {
    let database = folder.database()
    let other = folder.database()
    let first = try await database.read { try $0.version() }
    #expect(try await database.read { try $0.version() } == first)
    try await database.add(1)
    let second = try await database.read { try $0.version() }
    try await other.add(2)
    let third = try await database.read { try $0.version() }
    #expect(Set([first, second, third]).count == 3)
  }

  @Test func `many writers with the same keys write each once`() async throws {
    let databases = (0..<4).map { _ in folder.database() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for database in databases {
        group.addTask {
          for number in 0..<100 {
            try await database.add(number, once: OperationKey("note-\(number)"))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await databases[0].notes().sorted() == Array(0..<100))
  }

  @Test func `old keys and events are forgotten with a later write`() async throws {
    let database = folder.database()
    try await database.add(1, once: OperationKey("old"))
    folder.time.withLock { $0 += 6 * 86_400 }
    try await database.add(2, once: OperationKey("old"))
    try await database.add(3, once: OperationKey("young"))
    #expect(try await database.notes() == [1, 3])
    #expect(try await database.count("wheelhouse_event") == 1)
    folder.time.withLock { $0 += 2 * 86_400 }
    try await database.add(4)
    #expect(try await database.count("wheelhouse_operation") == 2)
    try await database.add(5, once: OperationKey("young"))
    try await database.add(6, once: OperationKey("old"))
    #expect(try await database.notes() == [1, 3, 4, 6])
  }

  @Test func `what one write cannot forget is forgotten with the next ones`() async throws {
    let database = folder.database(forgetting: 2)
    for number in 1...5 { try await database.add(number) }
    folder.time.withLock { $0 += 8 * 86_400 }
    for left in [4, 3, 3] {
      try await database.add(6)
      #expect(try await database.count("wheelhouse_operation") == left)
      #expect(try await database.count("wheelhouse_event") == left)
    }
  }

  @Test func `a statement is used again, and inside of itself as another one`() throws {
    let connection = try SQLiteConnection(path: ":memory:")
    try connection.execute("CREATE TABLE pair (a, b)")
    for number in 0..<3 { try connection.run("INSERT INTO pair VALUES (?, 1)", [.integer(number)]) }
    let sql = "SELECT a FROM pair ORDER BY a"
    let rows = try connection.rows(sql) { row in
      (row.integer(0), (try? connection.rows(sql) { $0.integer(0) }) ?? [])
    }
    #expect(rows.map(\.0) == [0, 1, 2])
    #expect(rows.map(\.1) == Array(repeating: [0, 1, 2], count: 3))
  }
}
