import Testing
import WheelhouseSQLite

@Suite struct SQLiteConnectionTests {
  @Test func `a failed transaction leaves nothing behind`() throws {
    let connection = try SQLiteConnection(path: ":memory:")
    try connection.execute("CREATE TABLE fruit (name TEXT NOT NULL)")
    #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.run("INSERT INTO fruit VALUES (?)", [.text("pear")])
        try connection.run("INSERT INTO basket VALUES (?)", [.text("pear")])
      }
    }
    #expect(try connection.rows("SELECT name FROM fruit") { $0.text(0) }.isEmpty)
  }

  @Test(arguments: [[], [0], [UInt8](0...255)] as [[UInt8]])
  func `bytes come back as they went in, and none is not NULL`(_ bytes: [UInt8]) throws {
    let connection = try SQLiteConnection(path: ":memory:")
    try connection.execute("CREATE TABLE box (bytes BLOB NOT NULL, void BLOB) STRICT")
    try connection.run("INSERT INTO box VALUES (?, ?)", [.blob(bytes), .null])
    let read = try connection.rows("SELECT bytes, void FROM box") {
      ($0.blob(0), $0.isNull(0), $0.isNull(1))
    }
    #expect(read.map(\.0) == [bytes])
    #expect(read.map(\.1) == [false])
    #expect(read.map(\.2) == [true])
  }

  @Test func `a database of an app is nobody else's to read either`() throws {
    let folder = StoreFolder()
    try folder.makeFolder()
    let connection = try SQLiteConnection(path: folder.path)
    try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE fruit (name TEXT NOT NULL)")
    for suffix in ["", "-wal", "-shm"] {
      #expect(try rights(of: folder.path + suffix) == 0o600)
    }
  }
}
