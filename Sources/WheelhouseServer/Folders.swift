import Glibc

/// Folders, as far as nothing more is wanted of them than to be there, and to tell what is in them.
nonisolated enum Folders {
  /// Makes a folder and those around it, where they are missing; whether that has worked shows when it is used.
  static func make(_ path: String) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      unsafe mkdir(made, 0o755)
    }
  }

  /// The names in a folder, `.` and `..` among them, in the order of the system; none where it cannot be read.
  static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }
}
