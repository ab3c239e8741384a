/// Where snapshots of sessions live.
///
/// Every method either does all it says or throws and changes nothing.
package protocol SessionStore: AnyObject {
  /// Keeps a snapshot, replacing the one with the same id.
  func save(_ snapshot: SessionSnapshot) throws(SessionStoreError)

  /// The snapshot of a session, nil when there is none.
  func snapshot(id: String) throws(SessionStoreError) -> SessionSnapshot?

  /// The snapshot that has a client with this token, nil when there is none.
  func snapshot(token: ResumeTokenHash) throws(SessionStoreError) -> SessionSnapshot?

  /// Forgets a session; nothing happens when it is not there.
  func remove(id: String) throws(SessionStoreError)

  /// How many sessions are kept.
  var count: Int { get throws(SessionStoreError) }
}

/// Why a store could not do what it was asked for.
package struct SessionStoreError: Error, Equatable {
  /// What is wrong and what to do about it.
  package let message: String

  package init(message: String) { self.message = message }
}

/// Snapshots in memory: for tests and for servers that may forget.
package final class MemorySessionStore: SessionStore {
  private var snapshots: [String: SessionSnapshot] = [:]
  private var owners: [ResumeTokenHash: String] = [:]

  package init() {}

  package func save(_ snapshot: SessionSnapshot) {
    remove(id: snapshot.id)
    snapshots[snapshot.id] = snapshot
    for client in snapshot.clients { owners[client.token] = snapshot.id }
  }

  package func snapshot(id: String) -> SessionSnapshot? { snapshots[id] }

  package func snapshot(token: ResumeTokenHash) -> SessionSnapshot? {
    owners[token].flatMap { snapshots[$0] }
  }

  package func remove(id: String) {
    guard let old = snapshots.removeValue(forKey: id) else { return }
    for client in old.clients { owners[client.token] = nil }
  }

  package var count: Int { snapshots.count }
}
