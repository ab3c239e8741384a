import Glibc

extension RunFolder {
  /// Calls with a path of the owner's socket that is short enough for its address.
  ///
  /// That takes 107 bytes, and a data folder may lie deep. Through a descriptor of the folder every
  /// path is short.
  func withShortPath(of owner: OwnerName, _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return -errno }
    defer { close(folder) }
    return unsafe body("/proc/self/fd/\(folder)/\(owner.text).sock")
  }
}
