import Glibc
import Wheelhouse

/// The files of all workers of a server, living and dead, and what they add up to.
///
/// The file of a dead worker is added to the sums of those before it and removed, in an order in which a
/// process may die anywhere: the sums name the file that was added last, and that one is not counted again.
/// So a total never falls and counts nothing twice.
package nonisolated struct MetricsFolder: Sendable {
  let path: String

  /// The sums of those that are gone; it has no lock of its own, since it is replaced as a whole.
  private var ended: String { path + "/metrics.ended" }

  /// - Parameter path: the folder, `run` in the folder of a server's data.
  package init(_ path: String) { self.path = path }

  /// Makes the folder, and its own folder, where they are missing; false when that is not possible.
  func make() -> Bool {
    if let end = path.lastIndex(of: "/") { Folders.make(String(path[..<end])) }
    _ = unsafe mkdir(path, 0o700)
    return unsafe access(path, W_OK) == 0
  }

  /// All workers' numbers as one, in Prometheus' text format.
  package func text() -> [UInt8] {
    fold()
    return MetricsText.bytes(of: total())
  }

  /// What all workers that ever were have counted, and what is true of those that live.
  ///
  /// Nothing is locked: when a dead worker was added to the sums meanwhile, it is all read again.
  func total() -> MetricsTotal {
    var total = MetricsTotal()
    for _ in 0..<8 {
      let before = EndedWorkers(content(ended))
      total = MetricsTotal(before)
      for name in names where name != before.last { add(name, to: &total) }
      if EndedWorkers(content(ended)).last == before.last { break }
    }
    return total
  }

  private func add(_ name: String, to total: inout MetricsTotal) {
    guard let (record, lives) = read(name) else { return }
    if lives { total.add(record) } else { total.ended.add(record, of: name) }
  }

  /// Adds dead workers to the sums and removes their files; another process may be at it already.
  func fold() {
    let guardian = unsafe open(path + "/metrics.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard guardian >= 0 else { return }
    defer { close(guardian) }
    guard flock(guardian, LOCK_EX | LOCK_NB) == 0 else { return }
    var sums = EndedWorkers(content(ended))
    // Counted before whoever counted it could remove it; it goes first, since only the last one is known.
    if let counted = sums.last, names.contains(counted), !remove(counted) { return }
    for name in names where name != sums.last {
      guard let (record, lives) = read(name), !lives else { continue }
      sums.add(record, of: name)
      guard write(sums.text), remove(name) else { return }
    }
  }

  /// Removes a file; false where it is still there.
  private func remove(_ name: String) -> Bool {
    unsafe unlink(path + "/" + name) == 0 || errno == ENOENT
  }

  private func write(_ text: String) -> Bool {
    let new = ended + ".new"
    let file = unsafe open(new, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    let bytes = Array(text.utf8)
    let written = unsafe Glibc.write(file, bytes, bytes.count)
    close(file)
    guard written == bytes.count else { return false }
    return unsafe rename(new, ended) == 0
  }

  /// A worker's file, and whether its lock says that the worker lives.
  private func read(_ name: String) -> (MetricsRecord, lives: Bool)? {
    let file = unsafe open(path + "/" + name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let lives = flock(file, LOCK_SH | LOCK_NB) != 0
    return MetricsRecord(content(of: file)).map { ($0, lives) }
  }

  private func content(_ name: String) -> String {
    let file = unsafe open(name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return "" }
    defer { close(file) }
    return String(decoding: content(of: file), as: UTF8.self)
  }

  private func content(of file: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: Self.longestFile) { room, count in
      count = unsafe max(0, Glibc.read(file, room.baseAddress, Self.longestFile))
    }
  }

  private static var longestFile: Int { 256 << 10 }

  private var names: [String] {
    Folders.names(in: path).filter { $0.hasSuffix(MetricsForm.suffix) && !$0.hasPrefix(".") }
  }
}
