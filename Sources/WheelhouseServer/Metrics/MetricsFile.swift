import Glibc
import Wheelhouse

/// The counters of one worker, in a file that it maps: they are still there when the worker is not.
///
/// The file is locked as long as its worker lives, which is how others know. It begins with the names of
/// its words, so that a worker of another generation can read it.
@safe final class MetricsFile {
  let counters: SessionMetrics
  private let descriptor: Int32
  private let start: UnsafeMutableRawPointer

  /// Makes the file of this process.
  ///
  /// It gets its name only once it is locked: a file without a lock is taken for a dead worker's. Its
  /// blocks are reserved at once, since a full disk would otherwise end the process when it counts.
  ///
  /// - Parameters:
  ///   - folder: where the files of all workers are; it exists.
  ///   - owner: what this process is called; no other ever was.
  /// - Returns: nil when the file cannot be made.
  init?(in folder: String, owner: String) {
    let names = SessionMetrics.series.map { "\($0.kind.rawValue) \($0.name)\n" }.joined().utf8
    let begin = (MetricsForm.names + names.count + 7) & ~7
    let length = begin + 8 * SessionMetrics.count
    let hidden = folder + "/." + owner + ".new"
    let file = unsafe open(hidden, O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return nil }
    guard posix_fallocate(file, 0, off_t(length)) == 0, flock(file, LOCK_EX | LOCK_NB) == 0,
      let mapped = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      unsafe mapped != MAP_FAILED
    else {
      close(file)
      unsafe unlink(hidden)
      return nil
    }
    unsafe (start, descriptor) = unsafe (mapped, file)
    unsafe mapped.copyMemory(from: MetricsForm.magic, byteCount: MetricsForm.magic.count)
    unsafe mapped.storeBytes(of: UInt64(begin), toByteOffset: MetricsForm.begin, as: UInt64.self)
    unsafe mapped.storeBytes(
      of: UInt64(SessionMetrics.count), toByteOffset: MetricsForm.count, as: UInt64.self)
    for (index, byte) in names.enumerated() {
      unsafe mapped.storeBytes(of: byte, toByteOffset: MetricsForm.names + index, as: UInt8.self)
    }
    counters = unsafe SessionMetrics(
      words: (mapped + begin).bindMemory(to: UInt64.self, capacity: SessionMetrics.count))
    guard unsafe rename(hidden, folder + "/" + owner + MetricsForm.suffix) == 0 else { return nil }
  }

  /// The lock goes, as when the process dies; the memory stays, since somebody may count in it.
  isolated deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Notes that the process ends because it was told to.
  func leave() {
    unsafe start.storeBytes(of: 1, toByteOffset: MetricsForm.hasLeft, as: UInt64.self)
  }
}
