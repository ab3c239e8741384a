/// A window that a session has left for another one: what its views keep, until a link leads there again.
package struct LeftWindow: Equatable, Sendable {
  /// The window's id.
  let window: String
  /// A ``RestorableState`` as bytes.
  let records: [UInt8]

  init(window: String, records: [UInt8]) {
    self.window = window
    self.records = records
  }

  /// What is left of a window and all that is in it.
  init(_ graph: ViewGraph, window: String) {
    var out = SnapshotWriter()
    graph.store(into: &out, full: true)
    self.init(window: window, records: out.exactBytes)
  }

  /// What its views kept, but for what passes by itself; nil where that cannot be read.
  var state: RestorableState? {
    guard var state = try? RestorableState(records[...]) else { return nil }
    state.ownBanners = []
    state.banners = [:]
    return state
  }

  /// With its state changed.
  func changed(_ change: (inout RestorableState) throws -> Void) throws -> LeftWindow {
    var state = try RestorableState(records[...])
    try change(&state)
    var out = SnapshotWriter()
    state.write(into: &out)
    return LeftWindow(window: window, records: out.exactBytes)
  }
}

extension LeftWindow {
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    window = try reader.text()
    records = Array(try reader.part())
  }

  func write(into out: inout SnapshotWriter) {
    out.text(window)
    out.part(records)
  }
}
