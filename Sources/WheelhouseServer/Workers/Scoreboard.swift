import CServerShims
import Glibc

/// Numbers that the supervisor tells all its workers, whoever of them dies.
///
/// A page of memory that they share. Each number is one word, stored and loaded whole.
@safe package final class Scoreboard {
  /// What the supervisor tells.
  ///
  /// The places are for good: after a reload the workers may be of another build than the supervisor.
  enum Line: Int {
    /// How many slots there are.
    case workers = 0
    /// How often a dead worker was replaced.
    case restarts = 1
    /// Not 0 once the server as a whole ends.
    case ending = 3
  }

  let descriptor: Int32
  private let words: UnsafeMutablePointer<UInt64>
  /// How many workers there are.
  package let workers: Int

  private static let length = 4096

  /// Makes a new one, all zeros.
  init(workers: Int) throws(StartError) {
    descriptor = shim_memory_file(Self.length)
    guard let words = unsafe Self.map(descriptor) else {
      throw .unavailable("There is no memory for the workers' scoreboard.")
    }
    unsafe self.words = unsafe words
    self.workers = workers
    set(.workers, UInt64(workers))
  }

  /// Maps the one that was inherited.
  init?(descriptor: Int32) {
    guard let words = unsafe Self.map(descriptor) else { return nil }
    let workers = unsafe Int(words[Line.workers.rawValue])
    guard (1...ServerOptions.mostWorkers).contains(workers) else {
      unsafe munmap(words, Self.length)
      return nil
    }
    self.descriptor = descriptor
    self.workers = workers
    unsafe self.words = unsafe words
  }

  private static func map(_ descriptor: Int32) -> UnsafeMutablePointer<UInt64>? {
    guard descriptor >= 0 else { return nil }
    let start = unsafe mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard unsafe start != MAP_FAILED else { return nil }
    return unsafe start?.assumingMemoryBound(to: UInt64.self)
  }

  func set(_ line: Line, _ value: UInt64) { unsafe words[line.rawValue] = value }

  func value(_ line: Line) -> UInt64 { unsafe words[line.rawValue] }

  /// How often a dead worker was replaced.
  package var restarts: Int { Int(clamping: value(.restarts)) }
}
