#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A database file in a folder: opened when it is first used, and anew after it has gone or failed.
nonisolated struct SQLiteFile {
  let path: String
  private let folder: String
  private var connection: SQLiteConnection?

  init(folder: String, name: String) {
    self.folder = folder
    path = folder + "/" + name
  }

  /// The connection that is open, unless its file was moved or deleted meanwhile.
  var openConnection: SQLiteConnection? {
    if let connection, !connection.isOrphaned { connection } else { nil }
  }

  /// Opens the file, which is made with its folder where it is not there, and prepares it.
  mutating func open(
    _ prepare: (SQLiteConnection) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> SQLiteConnection {
    close()
    makeFolder()
    let opened = try SQLiteConnection(path: path)
    try prepare(opened)
    connection = opened
    return opened
  }

  mutating func close() { connection = nil }

  /// Makes the folder and those around it.
  ///
  /// A failure shows when the file is opened, with a better reason.
  private func makeFolder() {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part + "/"
      unsafe mkdir(path, 0o755)
    }
  }
}
