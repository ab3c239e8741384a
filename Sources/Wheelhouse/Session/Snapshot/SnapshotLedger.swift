import ScreenDocument

/// The records of what a graph keeps, up to date but for the entries that are stale.
///
/// A snapshot after every command must not cost a walk over all elements, so whoever has something to
/// keep is entered here once, tells when it has changed, and only that is encoded again. A record is
/// written over as long as it fits, since a store that writes what has changed is best off when everything
/// else stays where it is. One that does not fit goes to the end, with room to grow, and leaves a gap; the
/// bytes are put together anew once a half of them are gaps. A graph has a ledger only where somebody asks
/// for snapshots again and again.
final class SnapshotLedger {
  nonisolated deinit {}

  @exclusivity(unchecked) private(set) var records = SnapshotWriter()
  @exclusivity(unchecked) private var stale: [LedgerEntry] = []
  @exclusivity(unchecked) private var entries: [LedgerEntry] = []
  @exclusivity(unchecked) private var gaps = 0
  private unowned(unsafe) let graph: ViewGraph
  private let encoder: SnapshotEncoder

  init(_ graph: ViewGraph, _ encoder: SnapshotEncoder) {
    self.graph = graph
    self.encoder = encoder
  }

  func add(_ slot: StateSlot, at place: UInt64) {
    guard slot.restorability == .codable else { return }
    let entry = LedgerEntry(slot, at: place, in: self)
    slot.entry = entry
    add(entry)
  }

  func add(_ container: ContainerElement) {
    let entry = LedgerEntry(container, in: self)
    container.entry = entry
    add(entry)
  }

  private func add(_ entry: LedgerEntry) {
    entry.position = entries.count
    entries.append(entry)
    stale.append(entry)
  }

  /// Forgets a property of a view that is no longer on the screen.
  func remove(_ slot: StateSlot) {
    if let entry = slot.entry { remove(entry) }
    slot.entry = nil
  }

  /// Forgets a container that is no longer on the screen.
  func remove(_ container: ContainerElement) {
    if let entry = container.entry { remove(entry) }
    container.entry = nil
  }

  private func remove(_ entry: LedgerEntry) {
    guard entry.position >= 0, let last = entries.popLast() else { return }
    if last !== entry {
      entries[entry.position] = last
      last.position = entry.position
    }
    entry.end()
    leaveGap(entry)
  }

  /// Something has to be encoded again: the session has changed, seen or not.
  func becameStale(_ entry: LedgerEntry) {
    stale.append(entry)
    graph.keptChanged()
  }

  /// Appends all records.
  func store(into out: inout SnapshotWriter) {
    update()
    out.append(records.bytes)
  }

  /// Encodes what is stale.
  private func update() {
    guard !stale.isEmpty else { return }
    var due: [LedgerEntry] = []
    swap(&due, &stale)
    for entry in due where entry.position >= 0 {
      update(entry)
      guard entry.isUnobserved else { continue }
      entry.stayStale()
      stale.append(entry)
    }
    if gaps > 256, gaps * 2 > records.bytes.count { putTogether() }
  }

  private func update(_ entry: LedgerEntry) {
    guard encoder.encode(entry) else {
      entry.slot? { tellIfLost($0) }
      return leaveGap(entry)
    }
    let record = encoder.record.bytes
    if entry.start >= 0, entry.fits(record.count) {
      records.overwrite(at: entry.start, with: record)
      return fill(entry.room - record.count, after: entry.start + record.count)
    }
    let hasGrown = entry.start >= 0
    leaveGap(entry)
    entry.start = records.bytes.count
    entry.room = record.count + (hasGrown ? record.count / 4 + 2 * LedgerEntry.leastFiller : 0)
    records.append(record)
    records.zeros(entry.room - record.count)
    fill(entry.room - record.count, after: entry.start + record.count)
  }

  private func tellIfLost(_ slot: StateSlot) {
    // Who is in no field has nothing to keep.
    guard slot.restorability == .codable, !(slot is FocusSlot) else { return }
    graph.advise?(.unencodable(slot.valueType))
  }

  /// Makes so many bytes a record of nothing.
  private func fill(_ count: Int, after start: Int) {
    guard count > 0 else { return }
    let isShort = count < LedgerEntry.leastFiller + 0x80
    let length = count - LedgerEntry.leastFiller
    records.overwrite(at: start, with: SnapshotRecord.nothing.rawValue)
    guard !isShort else {
      return records.overwrite(at: start + 9, with: UInt8(truncatingIfNeeded: length))
    }
    records.overwriteLongNumber(at: start + 9, with: length + 1 - SnapshotWriter.longNumber)
  }

  private func leaveGap(_ entry: LedgerEntry) {
    guard entry.start >= 0 else { return }
    records.overwrite(at: entry.start, with: SnapshotRecord.nothing.rawValue)
    gaps += entry.room
    entry.start = -1
  }

  private func putTogether() {
    var new = SnapshotWriter()
    new.reserve(records.bytes.count - gaps)
    for entry in entries where entry.start >= 0 {
      let start = new.bytes.count
      new.append(records.bytes[entry.start..<entry.start + entry.room])
      entry.start = start
    }
    records = new
    gaps = 0
  }
}
