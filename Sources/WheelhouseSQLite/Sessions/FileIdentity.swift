#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which file stands at a path.
nonisolated struct FileIdentity: Equatable {
  private let device: UInt64
  let number: UInt64

  /// nil when there is none.
  init?(of path: String) {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: found.st_dev)
    number = UInt64(truncatingIfNeeded: found.st_ino)
  }
}
