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
  private var snapshots: [String: (serial: Int, snapshot: SessionSnapshot)] = [:]
  private var owners: [ResumeTokenHash: String] = [:]
  /// Every save in order; one that was replaced or removed meanwhile has another serial by now.
  private var order: [(id: String, serial: Int)] = []
  private var saves = 0
  private let capacity: Int

  /// Creates a store.
  ///
  /// - Parameter capacity: how many snapshots are kept; beyond that the oldest is forgotten.
  package init(capacity: Int = 100_000) { self.capacity = max(1, capacity) }

  package func save(_ snapshot: SessionSnapshot) {
    remove(id: snapshot.id)
    saves += 1
    snapshots[snapshot.id] = (saves, snapshot)
    for client in snapshot.clients { owners[client.token] = snapshot.id }
    order.append((snapshot.id, saves))
    forgetOldest()
  }

  private func forgetOldest() {
    if order.count > capacity * 2 { order.removeAll { snapshots[$0.id]?.serial != $0.serial } }
    while snapshots.count > capacity, let oldest = order.first {
      order.removeFirst()
      if snapshots[oldest.id]?.serial == oldest.serial { remove(id: oldest.id) }
    }
  }

  package func snapshot(id: String) -> SessionSnapshot? { snapshots[id]?.snapshot }

  package func snapshot(token: ResumeTokenHash) -> SessionSnapshot? {
    owners[token].flatMap { snapshots[$0]?.snapshot }
  }

  package func remove(id: String) {
    guard let old = snapshots.removeValue(forKey: id) else { return }
    for client in old.snapshot.clients { owners[client.token] = nil }
  }

  package var count: Int { snapshots.count }
}
