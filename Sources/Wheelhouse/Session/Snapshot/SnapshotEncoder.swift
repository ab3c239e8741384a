import ScreenDocument

/// Makes records, one at a time; one for all graphs of a process, for the sake of its memory.
final class SnapshotEncoder {
  nonisolated deinit {}

  /// The record that was made last.
  @exclusivity(unchecked) private(set) var record = SnapshotWriter()
  @exclusivity(unchecked) private var content = SnapshotWriter()
  @exclusivity(unchecked) private var text = JSONBytes()
  private let json = JSONTextEncoder()

  init() {}

  /// Makes an entry's record, and notes in the entry what that depends on; false when it has none.
  func encode(_ entry: LedgerEntry) -> Bool {
    json.exchange(&entry.lists)
    defer {
      json.exchange(&entry.lists)
      entry.hasObjects = json.takeMetObject()
    }
    return entry.track {
      if let slot = entry.slot { return slot { encode($0, as: entry.kind, at: entry.place) } }
      return entry.container? { encode($0) } ?? false
    }
  }

  /// Makes the record of a view's property; false when its value cannot be encoded.
  func encode(_ slot: StateSlot, as kind: StateKind?, at place: UInt64) -> Bool {
    text.removeAll()
    guard let kind, slot.write(as: kind, into: &text, json) else { return false }
    record.removeAll()
    record.byte(SnapshotRecord.value.rawValue)
    record.fixed(place)
    record.number(text.count + 4)
    record.fixed(slot.property)
    record.append(text.bytes)
    return true
  }

  /// Makes the record of a container; false when there is nothing to keep of it.
  func encode(_ container: ContainerElement) -> Bool {
    content.removeAll()
    guard let kind = container.store(into: &content, json) else { return false }
    record.removeAll()
    SnapshotRecord.write(kind, at: container.identity, content.bytes, into: &record)
    return true
  }
}
