import Glibc

/// What is in folders.
nonisolated enum FolderNames {
  /// The names in a folder, `.` and `..` among them, in the order of the system; none where it cannot be read.
  static func all(in path: String) -> [String] {
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
