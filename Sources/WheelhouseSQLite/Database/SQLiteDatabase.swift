public import Wheelhouse

/// An app's own data in a SQLite file that the sessions of all workers share.
///
///     let database = SQLiteDatabase(
///       folder: WheelhouseServer.dataFolder, name: "notes.sqlite"
///     ) { connection in
///       try connection.execute("CREATE TABLE IF NOT EXISTS note (text TEXT NOT NULL) STRICT")
///     }
///
///     try await database.write { transaction in
///       try transaction.run("INSERT INTO note VALUES (?)", [.text(text)])
///       try transaction.announce(NotesChanged())
///     }
///
/// It works on a queue of its own, so that neither the main actor nor other tasks wait for the file. The
/// file is opened when it is first used. After it has gone or failed it is opened anew, so that the
/// database recovers by itself when the cause is gone. Cancelling a task does not undo its write.
public actor SQLiteDatabase {
  nonisolated let queue: SQLiteQueue
  nonisolated let mailbox: SharedEventMailbox
  private let durability: SQLiteDurability
  private let retention: SQLiteRetention
  private let prepare: @Sendable (SQLiteConnection) throws -> Void
  private var file: SQLiteFile
  var reader = SQLiteOutboxReader()
  var polling: Task<Void, Never>?
  /// How often nobody listened when it looked, one time after the other.
  var idleLooks = 0
  private var nextPruning = 0
  private var lines = WriteLines()

  /// The queue of this database.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }

  /// Names a file of a folder; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - folder: where the file is made with two more beside it; the folder is made, too.
  ///   - name: the file's name, without a slash.
  ///   - durability: what a commit outlives; by default what those of the sessions do.
  ///   - prepare: makes the app's tables where they are missing, whenever the file is opened. Another
  ///     process may do so at the same time: use `IF NOT EXISTS`, or look and make in one transaction.
  public init(
    folder: String, name: String, durability: SQLiteDurability = .ofServer,
    prepare: @escaping @Sendable (SQLiteConnection) throws -> Void = { _ in }
  ) {
    self.init(
      folder: folder, name: name, durability: durability, retention: SQLiteRetention(),
      prepare: prepare)
  }

  init(
    folder: String, name: String, durability: SQLiteDurability = .ofServer,
    retention: SQLiteRetention,
    prepare: @escaping @Sendable (SQLiteConnection) throws -> Void
  ) {
    queue = SQLiteQueue(label: name)
    mailbox = SharedEventMailbox()
    file = SQLiteFile(folder: folder, name: name)
    self.durability = durability
    self.retention = retention
    self.prepare = prepare
  }

  deinit { polling?.cancel() }

  /// Reads one state of the data, however many statements that takes.
  ///
  /// - Throws: ``SQLiteError``, or what `body` throws.
  public func read<Value: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws -> Value
  ) throws -> Value {
    try using { connection in
      try connection.run("BEGIN")
      // Undone, not committed: reading leaves nothing behind, whatever `body` does.
      defer { _ = try? connection.run("ROLLBACK") }
      return try body(connection)
    }
  }

  /// Writes all of something or nothing, once for a key, and gives the result of that one time.
  ///
  /// The result is recorded under the key in the same transaction. When the same key comes again within
  /// seven days, or while sessions live that may ask for it, `body` is not called. What throws is undone and not recorded.
  ///
  /// In a task that a command started it waits until the command itself is stored. Otherwise a client could
  /// hear that its command was not carried out, and have an effect of it all the same. What commands of one session
  /// write is written in the order in which they ask for it.
  ///
  /// - Parameters:
  ///   - key: names the effect; by default the next of the command that this is part of.
  ///   - body: writes; what it announces is told to the sessions of all workers after the commit.
  /// - Throws: ``SQLiteError``, what `body` throws, or `CancellationError` where the command could not be
  ///   stored and so never happened; nothing was written then.
  public func write<Value: Codable & Sendable>(
    once key: OperationKey = .next(), _ body: @Sendable (SQLiteTransaction) throws -> Value
  ) async throws -> Value {
    guard let scope = CommandScope.current else { return try record(body, under: key) }
    let place = lines.join(session: scope.session)
    defer { lines.leave(place) }
    guard await scope.isKept() else { throw CancellationError() }
    while !lines.isFirst(place) {
      await withCheckedContinuation { lines.wait(at: place, $0) }
    }
    return try record(body, under: key)
  }

  private func record<Value: Codable & Sendable>(
    _ body: @Sendable (SQLiteTransaction) throws -> Value, under key: OperationKey
  ) throws -> Value {
    try transaction { transaction in
      if let known = try transaction.connection.recorded(Value.self, under: key) { return known }
      let value = try body(transaction)
      try transaction.connection.record(value, under: key, at: transaction.now)
      return value
    }
  }

  /// Writes all of something or nothing, once for a key.
  ///
  /// - Parameters:
  ///   - key: names the effect; by default the next of the command that this is part of.
  ///   - body: writes; what it announces is told to the sessions of all workers after the commit.
  /// - Throws: as the other one does.
  public func write(
    once key: OperationKey = .next(), _ body: @Sendable (SQLiteTransaction) throws -> Void
  ) async throws {
    _ = try await write(once: key) { transaction in
      try body(transaction)
      return true
    }
  }

  /// Writes all of something or nothing, as often as it is called: for what may as well be done twice.
  ///
  /// - Throws: ``SQLiteError``, or what `body` throws; nothing was written then.
  public func transaction<Value: Sendable>(
    _ body: @Sendable (SQLiteTransaction) throws -> Value
  ) throws -> Value {
    let now = retention.now()
    var isMoreToPrune = false
    let value = try using { connection in
      try connection.atomically {
        let value = try body(SQLiteTransaction(connection: connection, now: now))
        isMoreToPrune = try prune(connection, now)
        return value
      }
    }
    if isMoreToPrune { nextPruning = now }
    look()
    return value
  }
}

// The file.
extension SQLiteDatabase {
  func using<Value>(_ use: (SQLiteConnection) throws -> Value) throws -> Value {
    do {
      return try use(try opened())
    } catch let error as SQLiteError where error.endsConnection {
      file.close()
      throw error
    }
  }

  private func opened() throws -> SQLiteConnection {
    if let connection = file.openConnection { return connection }
    let connection = try file.open { connection throws(SQLiteError) in
      try connection.prepareSharing(durability)
    }
    do {
      try prepare(connection)
    } catch {
      file.close()
      throw error
    }
    return connection
  }

  /// Forgets what is old with a write every minute; true if the next write is to forget more.
  ///
  /// Where it cannot be done, the write with it fails, as on a full disk: those that follow go without for a minute.
  private func prune(_ connection: SQLiteConnection, _ now: Int) throws(SQLiteError) -> Bool {
    guard now >= nextPruning else { return false }
    nextPruning = now + retention.pause
    let most = retention.most
    let counts = [
      try connection.pruneOperations(before: now - retention.operations, most: most),
      try connection.pruneEntries(before: now - retention.events, most: most),
    ]
    return counts.contains { $0 >= most }
  }
}
