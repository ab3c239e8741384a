import Glibc

/// Reads a folder into memory once, when the server starts.
///
/// Hidden entries, symbolic links, and the folders of tests and of installed packages are left out,
/// so nothing outside the folder and nothing that is not part of the client can be asked for.
struct WebFolder {
  /// Paths relative to the folder, without a leading slash.
  private(set) var files: [String: WebFile] = [:]

  private static let skippedFolders: Set<String> = ["node_modules", "test", "tests"]
  private static let largestFile = 16 << 20

  init() {}

  /// Nil when there is no such folder.
  init?(reading path: String) {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR else { return nil }
    read(path, named: "", depth: 0)
  }

  mutating func add(_ name: String, _ bytes: [UInt8]) {
    files[name] = WebFile(name: name, bytes: bytes)
  }

  private mutating func read(_ path: String, named prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for entry in FolderNames.all(in: path) where !entry.hasPrefix(".") {
      let full = path + "/" + entry
      var found = stat()
      guard unsafe lstat(full, &found) == 0 else { continue }
      switch found.st_mode & S_IFMT {
      case S_IFDIR where !Self.skippedFolders.contains(entry):
        read(full, named: prefix + entry + "/", depth: depth + 1)
      case S_IFREG where found.st_size <= Self.largestFile:
        if let bytes = Self.content(full, Int(found.st_size)) { add(prefix + entry, bytes) }
      default: continue
      }
    }
  }

  private static func content(_ path: String, _ size: Int) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { room, count in
      count = unsafe max(0, Glibc.read(file, room.baseAddress, size))
    }
    return bytes.count == size ? bytes : nil
  }
}
