#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A database file in a folder: opened when it is first used, and anew after it has gone or failed.
public nonisolated struct SQLiteFile {
  /// The file's path.
  public let path: String
  private let folder: String
  private var connection: SQLiteConnection?

  /// Names a file of a folder; nothing is opened yet.
  public init(folder: String, name: String) {
    self.folder = folder
    path = folder + "/" + name
  }

  /// The connection that is open, unless its file was moved or deleted meanwhile.
  public var openConnection: SQLiteConnection? {
    if let connection, !connection.isOrphaned { connection } else { nil }
  }

  /// Opens the file, which is made with its folder where it is not there, and prepares it.
  public mutating func open(
    _ prepare: (SQLiteConnection) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> SQLiteConnection {
    close()
    Self.makeFolder(folder)
    let opened = try SQLiteConnection(path: path)
    try prepare(opened)
    connection = opened
    return opened
  }

  /// Closes the file, which is opened anew when it is needed.
  public mutating func close() { connection = nil }

  /// Makes the folder and those around it.
  ///
  /// A failure shows when the file is opened, with a better reason.
  static func makeFolder(_ folder: String) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part + "/"
      unsafe mkdir(path, 0o755)
    }
  }
}
