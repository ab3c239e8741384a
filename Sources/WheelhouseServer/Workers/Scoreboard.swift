import CServerShims
import Glibc

/// Numbers that the supervisor and all its workers see, whoever of them dies.
///
/// A page of memory that they share: one for the supervisor, and one for each worker's slot, which is
/// the only one that writes there. Each number is one word, stored and loaded whole.
@safe package final class Scoreboard {
  /// How many numbers a worker has.
  package static let width = 511

  /// What the supervisor tells.
  enum Line: Int {
    /// How many slots there are.
    case workers
    /// How often a dead worker was replaced.
    case restarts
    /// How often all workers were replaced.
    case reloads
    /// Not 0 once the server as a whole ends.
    case ending
  }

  let descriptor: Int32
  private let words: UnsafeMutablePointer<UInt64>
  /// How many workers there are.
  package let workers: Int

  private static func length(_ workers: Int) -> Int { (workers + 1) * (width + 1) * 8 }

  /// Makes a new one, all zeros.
  init(workers: Int) throws(StartError) {
    descriptor = shim_memory_file(Self.length(workers))
    guard let words = unsafe Self.map(descriptor, workers) else {
      throw .unavailable("There is no memory for the workers' scoreboard.")
    }
    unsafe self.words = unsafe words
    self.workers = workers
    set(.workers, UInt64(workers))
  }

  /// Maps the one that was inherited.
  init?(descriptor: Int32) {
    guard let head = unsafe Self.map(descriptor, 0) else { return nil }
    let workers = unsafe Int(head[Line.workers.rawValue])
    unsafe munmap(head, Self.length(0))
    guard (1...256).contains(workers), let words = unsafe Self.map(descriptor, workers) else {
      return nil
    }
    self.descriptor = descriptor
    self.workers = workers
    unsafe self.words = unsafe words
  }

  private static func map(_ descriptor: Int32, _ workers: Int) -> UnsafeMutablePointer<UInt64>? {
    guard descriptor >= 0 else { return nil }
    let start = unsafe mmap(
      nil, length(workers), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard unsafe start != MAP_FAILED else { return nil }
    return unsafe start?.assumingMemoryBound(to: UInt64.self)
  }

  func set(_ line: Line, _ value: UInt64) { unsafe words[line.rawValue] = value }

  func value(_ line: Line) -> UInt64 { unsafe words[line.rawValue] }

  /// How often a dead worker was replaced.
  package var restarts: Int { Int(clamping: value(.restarts)) }

  /// How often all workers were replaced.
  package var reloads: Int { Int(clamping: value(.reloads)) }

  /// A number of a worker; 0 until it was set.
  ///
  /// - Precondition: both are within ``workers`` and ``width``.
  package subscript(slot: Int, index: Int) -> UInt64 {
    get { unsafe words[place(slot, index)] }
    set { unsafe words[place(slot, index)] = newValue }
  }

  private func place(_ slot: Int, _ index: Int) -> Int {
    precondition((0..<workers).contains(slot) && (0..<Self.width).contains(index))
    return (slot + 1) * (Self.width + 1) + index
  }
}
