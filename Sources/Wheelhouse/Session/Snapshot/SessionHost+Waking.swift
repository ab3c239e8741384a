extension SessionHost {
  /// Wakes the session of a snapshot.
  ///
  /// One whose state cannot be used (damaged, newer, or not to be migrated) begins anew at the URL where it
  /// was, with the same clients, and the log says why.
  ///
  /// - Returns: nil when not even the clients can be read.
  package func session(waking bytes: [UInt8], lease: SessionLease? = nil) -> Session? {
    let header: SnapshotHeader
    do throws(SnapshotError) {
      header = try SnapshotHeader(encoded: bytes)
    } catch {
      report("snapshot_unreadable", [("why", error.message)])
      return nil
    }
    do throws(SnapshotError) {
      return Session(try snapshot(bytes), lease: lease, host: self)
    } catch {
      report("snapshot_unreadable", [("session", header.id), ("why", error.message)])
      return Session(instead: header, lease: lease, host: self)
    }
  }

  /// Reads a snapshot, and makes an older one into one of this app.
  func snapshot(_ bytes: [UInt8]) throws(SnapshotError) -> SessionSnapshot {
    var snapshot = try SessionSnapshot(encoded: bytes)
    let version = snapshot.header.appVersion
    guard version != windows.snapshotVersion else { return snapshot }
    guard version < windows.snapshotVersion else { throw .newerApp(version) }
    do {
      try windows.migrate(&snapshot.state, version)
      snapshot.header.left = try snapshot.header.left.map { window in
        try window.changed { try windows.migrate(&$0, version) }
      }
    } catch {
      throw .notMigrated("\(error)")
    }
    return snapshot
  }
}
