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
}
