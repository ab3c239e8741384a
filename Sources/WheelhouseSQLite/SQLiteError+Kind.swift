import CSQLite

nonisolated extension SQLiteError {
  /// What kind of thing is wrong, as far as it matters for what is to be done.
  public enum Kind: Sendable {
    /// A rule of the tables was broken, such as a name that is taken: an answer, not a fault.
    case constraint
    /// There is no room left.
    case full
    /// The file or its folder cannot be written to.
    case readOnly
    /// Somebody else has kept the file locked for longer than one waits.
    case locked
    /// The file is damaged or no database.
    case corrupt
    /// The file cannot be opened, read or written.
    case unreachable
    /// Something else, mostly a wrong statement.
    case other
  }

  /// What kind of thing is wrong.
  public var kind: Kind {
    switch code & 0xFF {
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_FULL: .full
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_AUTH: .unreachable
    default: .other
    }
  }

  /// Whether the connection is to be given up: the next attempt may find the cause gone.
  var endsConnection: Bool {
    switch kind {
    case .full, .readOnly, .corrupt, .unreachable: true
    case .constraint, .locked, .other: false
    }
  }
}

/// What is wrong and what to do about it.
nonisolated extension SQLiteError: CustomStringConvertible {
  /// SQLite's words, its code, and the remedy where there is a known one.
  public var description: String {
    let fault = "\(message) (SQLite code \(code))"
    return remedy.map { "\(fault): \($0)" } ?? fault
  }

  private var remedy: String? {
    switch kind {
    case .full: "make room on the disk that holds the file"
    case .readOnly: "make the file and its folder writable for this process"
    case .locked: "end the program that keeps the file locked"
    case .corrupt: "put a backup in the place of the file, or move it away"
    case .unreachable: "see that the folder is there and its disk is in order"
    case .constraint, .other: nil
    }
  }
}
