import ScreenDocument

extension Session {
  /// The bytes of the session's whole restorable state.
  ///
  /// Taken after every turn it costs what has changed since the last time, and a copy of the rest. What
  /// an object says about itself is encoded again only when something that this read has changed: a
  /// `@Published` or `@Observable` property, or all of it after `objectWillChange.send()`. Plain stored
  /// properties are saved with the next such change.
  ///
  /// - Parameter full: encodes everything anew, for a session that is about to park, and returns bytes
  ///   that take no more memory than they need.
  package func encodeSnapshot(full: Bool = false) -> [UInt8] {
    let graph = graph
    var out = SnapshotWriter(in: full ? [] : host.takeSpareSnapshot())
    out.reserve(256 + (graph.ledger?.records.bytes.count ?? 512))
    let steady = steadyHeader ?? keepHeader()
    steady.write(
      url: graph.root.url, revision: revision, clients, crashes, full ? graph.births() : nil,
      into: &out)
    let start = out.bytes.count
    graph.store(into: &out, full: full)
    out.check(.wide, from: start)
    return full ? out.exactBytes : out.bytes
  }

  /// The session's whole restorable state, without what says how it came about.
  package func snapshot() -> SessionSnapshot {
    do throws(SnapshotError) {
      var snapshot = try SessionSnapshot(encoded: encodeSnapshot(full: true))
      snapshot.header.births = NodeBirths()
      return snapshot
    } catch {
      preconditionFailure("a snapshot that was just made cannot be read: \(error)")
    }
  }

  /// What of a snapshot is no state and stays the same, to be kept for the next one.
  private func keepHeader() -> SnapshotHeader.Steady {
    let steady = SnapshotHeader.Steady(
      SnapshotHeader(
        appVersion: host.windows.snapshotVersion, id: id, window: window.id, url: "", revision: 0,
        layout: surroundings.layout.rawValue, colorScheme: surroundings.colorScheme,
        locale: surroundings.locale, timeZone: surroundings.timeZone, clients: [],
        identity: surroundings.identity ?? "", left: left))
    steadyHeader = steady
    return steady
  }
}
