/// Everything a session needs to show the same screen again: the value it parks to.
///
/// It holds no document: the document follows from the state. Places are named by their identity, which
/// is the same in every process that runs the same app. As bytes it is a ``SnapshotHeader``, then the
/// records of its ``RestorableState`` (see ``SnapshotRecord``), then a check of these (4 bytes): a few
/// hundred bytes for a usual screen, and readable whatever happened to them in the meantime.
package struct SessionSnapshot: Equatable, Sendable {
  /// Whose session it is, and where it was.
  package var header: SnapshotHeader
  /// What its views keep.
  package var state: RestorableState

  package init(header: SnapshotHeader, state: RestorableState = RestorableState()) {
    self.header = header
    self.state = state
  }

  /// Reads what ``encoded()`` or `Session.encodeSnapshot()` wrote.
  ///
  /// - Throws: ``SnapshotError`` for any other bytes; the header may still be readable then.
  package init(encoded bytes: [UInt8]) throws(SnapshotError) {
    var reader = SnapshotReader(bytes[...])
    header = try SnapshotHeader(&reader, of: bytes)
    guard header.form <= SnapshotHeader.currentForm else { throw .newerForm(header.form) }
    let records = bytes[reader.position...].dropLast(4)
    var check = SnapshotReader(bytes[records.endIndex...])
    try check.check(header.checkOfRecords, records)
    state = try RestorableState(records)
  }

  /// The bytes of the snapshot.
  package func encoded() -> [UInt8] {
    var out = SnapshotWriter()
    header.write(into: &out)
    let start = out.bytes.count
    state.write(into: &out)
    out.check(header.checkOfRecords, from: start)
    return out.bytes
  }
}

extension SnapshotHeader {
  fileprivate var checkOfRecords: SnapshotCheck { form < 2 ? .narrow : .wide }
}

extension SessionSnapshot {
  package var id: String { header.id }
  package var url: String { header.url }
  package var window: String { header.window }
  package var revision: Int { header.revision }
  package var layout: String { header.layout }
  package var colorScheme: String { header.colorScheme }
  package var locale: String { header.locale }
  package var clients: [SnapshotHeader.ClientSnapshot] { header.clients }
}
