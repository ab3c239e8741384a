import Wheelhouse

/// The part of a commit that goes to the journal, as it grows: of each session its row, its epoch and what
/// has changed since the commit before.
nonisolated struct SessionJournal {
  private(set) var bytes: [UInt8] = []
  private var delta: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20) }

  /// Adds a session; false, and nothing is added, where most of it is new.
  mutating func add(_ row: SessionTables.Row, _ new: [UInt8], seam: Int) -> Bool {
    delta.removeAll(keepingCapacity: delta.capacity < 1 << 16)
    SessionDelta.append(
      from: row.snapshot, to: new, seams: (old: row.seam, new: seam), into: &delta)
    guard delta.count <= 64 + new.count / 2 else { return false }
    bytes.appendNumber(row.number)
    bytes.appendNumber(row.epoch)
    bytes.appendNumber(delta.count)
    bytes.append(contentsOf: delta)
    return true
  }

  /// One session's part of a commit.
  struct Entry {
    let row: Int
    let epoch: Int
    let delta: ArraySlice<UInt8>
  }

  /// The entries of what was written; nil when it is damaged.
  static func entries(in bytes: [UInt8]) -> [Entry]? {
    var entries: [Entry] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let row = rest.popNumber(), let epoch = rest.popNumber(),
        let count = rest.popNumber(), let delta = rest.popBytes(count)
      else { return nil }
      entries.append(Entry(row: row, epoch: epoch, delta: delta))
    }
    return entries
  }
}

/// The numbers of a journal's commits: which connection wrote it, and its how manieth it was.
///
/// So the commits of one connection lie together, and a row that says which was the last one that is in it
/// says as well whose the following are.
nonisolated struct JournalNumber {
  private static let bits = 40

  let number: Int

  init(_ number: Int) { self.number = number }

  /// The number before the first of a writer.
  init(writer: Int) { number = writer << Self.bits }

  var writer: Int { number >> Self.bits }

  /// Whether any writer can have come to that number.
  var isSound: Bool { number >= 0 && writer < 1 << 20 }

  /// All numbers of a writer.
  static func all(of writer: Int) -> ClosedRange<Int> {
    let first = writer << bits
    return first...(first | ((1 << bits) - 1))
  }
}
