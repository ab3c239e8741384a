import CSQLite
import Wheelhouse

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells what is wrong with a session file in words that say what to do.
nonisolated enum SessionTrouble {
  /// The error of the store for an error of SQLite.
  static func error(_ error: SQLiteError, path: String) -> SessionStoreError {
    let kind = kind(of: error)
    let advice = error.code == SQLITE_MISUSE ? Self.foreign : advice(kind)
    return SessionStoreError(
      kind: kind, message: advice, account: "\(path): \(advice) (\(reason(of: error)))")
  }

  static func kind(of error: SQLiteError) -> SessionStoreError.Kind {
    switch error.systemCode {
    case ENOSPC, EDQUOT, EFBIG: return .full
    case EROFS, EACCES, EPERM: return .readOnly
    case EMFILE, ENFILE, ENOMEM: return .other
    default: break
    }
    return kinds[error.code & 0xff] ?? .other
  }

  private static let kinds: [Int32: SessionStoreError.Kind] = [
    SQLITE_FULL: .full,
    SQLITE_READONLY: .readOnly, SQLITE_PERM: .readOnly, SQLITE_CANTOPEN: .readOnly,
    SQLITE_BUSY: .locked, SQLITE_LOCKED: .locked,
    SQLITE_CORRUPT: .corrupt, SQLITE_NOTADB: .corrupt,
  ]

  /// Of a file that is whole, and not for this server: see ``SessionSchema/isMissing(in:)``.
  private static let foreign =
    "the file is not one with this server's sessions; name another one, or run the server that it is for"

  private static func advice(_ kind: SessionStoreError.Kind) -> String {
    switch kind {
    case .full: "there is no room for sessions; free some of the disk, or raise the quota"
    case .readOnly:
      "sessions cannot be written; make the folder, and let the server's user write in it"
    case .locked:
      "another program holds the file with the sessions; end it, or let it finish (a worker does where the disk is slow)"
    case .corrupt: "the file with the sessions is damaged; move it away, or restore a copy"
    case .other: "sessions cannot be saved; look after the disk, or name another file"
    }
  }

  private static func reason(of error: SQLiteError) -> String {
    guard error.systemCode != 0, let text = unsafe strerror(error.systemCode) else {
      return error.message
    }
    return unsafe "\(error.message): \(String(cString: text))"
  }
}
