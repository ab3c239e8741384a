import Glibc

/// A file that a process maps, and holds locked as long as it lives: others see that it lives, and what it wrote
/// when it does not any more.
///
/// It gets its name only once it is locked, since one without a lock is taken for a dead process's. All of it is
/// written at once and not only made longer: on a full disk that fails here, and no store to memory does later.
@safe final class LockedFile {
  let start: UnsafeMutableRawPointer
  private let path: String
  private let length: Int
  private var descriptor: Int32

  /// Makes the file; nil where that cannot be done, and `errno` says why.
  init?(_ path: String, _ content: [UInt8]) {
    descriptor = unsafe content.withUnsafeBytes { unsafe Self.make(path, $0) }
    guard descriptor >= 0 else { return nil }
    guard let mapped = unsafe Self.map(descriptor, content.count, at: nil) else {
      let reason = errno
      close(descriptor)
      errno = reason
      return nil
    }
    unsafe start = unsafe mapped
    self.path = path
    length = content.count
  }

  /// The lock goes, as when the process dies; the memory stays, since somebody may write to it.
  isolated deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Whether it is where others look for it.
  var isThere: Bool {
    var (own, found) = (stat(), stat())
    return unsafe fstat(descriptor, &own) == 0 && stat(path, &found) == 0
      && own.st_ino == found.st_ino && own.st_dev == found.st_dev
  }

  /// Makes the file again with what is in it, in the same place of the memory.
  ///
  /// - Returns: false where that cannot be done; nothing changed then.
  func makeAgain() -> Bool {
    let new = unsafe Self.make(path, UnsafeRawBufferPointer(start: start, count: length))
    guard new >= 0 else { return false }
    guard unsafe Self.map(new, length, at: start) != nil else {
      close(new)
      return false
    }
    close(descriptor)
    descriptor = new
    return true
  }

  /// Dates the file to now.
  func touch() { _ = futimens(descriptor, nil) }

  private static func make(_ path: String, _ content: UnsafeRawBufferPointer) -> Int32 {
    let name = path.split(separator: "/").last ?? ""
    let hidden = path.dropLast(name.count) + ".\(name).new"
    let file = unsafe open(
      String(hidden), O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return -1 }
    guard flock(file, LOCK_EX | LOCK_NB) == 0,
      unsafe pwrite(file, content.baseAddress, content.count, 0) == content.count,
      unsafe rename(String(hidden), path) == 0
    else {
      let reason = errno
      close(file)
      unsafe unlink(String(hidden))
      errno = reason
      return -1
    }
    return file
  }

  private static func map(
    _ file: Int32, _ length: Int, at place: UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    let flags = unsafe place == nil ? MAP_SHARED : MAP_SHARED | MAP_FIXED
    let mapped = unsafe mmap(place, length, PROT_READ | PROT_WRITE, flags, file, 0)
    return unsafe mapped == MAP_FAILED ? nil : mapped
  }
}
