import Glibc

/// Reads a folder into memory once, when the server starts.
///
/// Hidden entries, symbolic links, and the folders of tests and of installed packages are left out,
/// so nothing outside the folder and nothing that is not part of the client can be asked for.
///
/// The page asks for its files below a segment that names this version of all of them. A browser may
/// keep those for good (RFC 8246) and asks for none of them again until a deploy changes one.
struct WebFolder {
  /// Paths relative to the folder, without a leading slash.
  private(set) var files: [String: WebFile] = [:]
  /// `@` and a digest of every file's name and content; empty without files.
  private(set) var version = ""

  static let page = "index.html"

  private static let skippedFolders: Set<String> = ["node_modules", "test", "tests"]
  private static let largestFile = 16 << 20

  init() {}

  /// Nil when there is no such folder.
  init?(reading path: String) {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR else { return nil }
    read(path, named: "", depth: 0)
    let contents = files.map { $0 + " " + $1.plain.tag + "\n" }.sorted()
    version = "@" + WebFile.digest(Array(contents.joined().utf8))
    addressFiles()
  }

  /// Whether there is a page in the folder at that path now.
  static func hasPage(_ path: String) -> Bool { unsafe access(path + "/" + page, R_OK) == 0 }

  /// Has the page ask for this version's files.
  private mutating func addressFiles() {
    guard let page = files[Self.page]?.plain.bytes else { return }
    let own = Website.assetPrefix
    let text = String(decoding: page, as: UTF8.self)
      .split(separator: "\"" + own, omittingEmptySubsequences: false)
      .joined(separator: "\"" + own + version + "/")
    files[Self.page] = WebFile(name: Self.page, bytes: Array(text.utf8))
  }

  /// The file at a path below the prefix of assets.
  ///
  /// A page of another version, as there are while a deploy is under way, gets this version's files:
  /// they are made for each other, whatever the page calls them.
  func asset(_ path: Substring) -> (name: String, isThisVersion: Bool) {
    guard path.first == "@", let slash = path.firstIndex(of: "/") else {
      return (String(path), false)
    }
    return (String(path[slash...].dropFirst()), path[..<slash] == version)
  }

  private mutating func read(_ path: String, named prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for entry in Folders.names(in: path) where !entry.hasPrefix(".") {
      let full = path + "/" + entry
      var found = stat()
      guard unsafe lstat(full, &found) == 0 else { continue }
      switch found.st_mode & S_IFMT {
      case S_IFDIR where !Self.skippedFolders.contains(entry):
        read(full, named: prefix + entry + "/", depth: depth + 1)
      case S_IFREG where found.st_size <= Self.largestFile:
        if let bytes = Self.content(full, Int(found.st_size)) {
          files[prefix + entry] = WebFile(name: prefix + entry, bytes: bytes)
        }
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
