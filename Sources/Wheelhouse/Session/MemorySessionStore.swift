/// Sessions in memory: for tests and for servers that may forget.
package final class MemorySessionStore: SessionStore {
  private struct Entry {
    var record: SessionRecord
    var epoch: Int
    var owner: String?
    var savedAt: ContinuousClock.Instant
    var serial: Int
  }

  private var entries: [String: Entry] = [:]
  private var owners: [ResumeTokenHash: String] = [:]
  /// Every save in order; one that was replaced or removed meanwhile has another serial by now.
  private var order: [(id: String, serial: Int)] = []
  /// Where the oldest is in that.
  private var oldest = 0
  private var saves = 0
  private let capacity: Int
  package let isDurable: Bool

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - capacity: how many sessions are kept; beyond that the oldest is forgotten.
  ///   - isDurable: whether it passes for a store that outlives the process, as tests have it.
  package init(capacity: Int = 100_000, isDurable: Bool = false) {
    self.capacity = max(1, capacity)
    self.isDurable = isDurable
  }

  package func commit(
    _ changes: [SessionChange],
    done: @escaping @MainActor (Result<[String], SessionStoreError>) -> Void
  ) {
    var lost: [String] = []
    for change in changes {
      let lease = change.lease
      if let entry = entries[lease.session], entry.epoch != lease.epoch {
        lost.append(lease.session)
        continue
      }
      switch change {
      case .save(let record, _, let owner): save(record, lease.epoch, owner)
      case .release: entries[lease.session]?.owner = nil
      case .remove: remove(lease.session)
      }
    }
    done(.success(lost))
  }

  package func acquire(
    _ token: ResumeTokenHash, by owner: String, from holder: FormerHolder,
    done: @escaping @MainActor (Result<SessionAcquisition, SessionStoreError>) -> Void
  ) {
    guard let id = owners[token], var entry = entries[id] else { return done(.success(.unknown)) }
    let former = entry.owner
    if let former, !holder.yields(former) { return done(.success(.kept(by: former))) }
    entry.epoch += 1
    entry.owner = owner
    entry.savedAt = .now
    entries[id] = entry
    let lease = SessionLease(session: id, epoch: entry.epoch)
    let found = FoundSession(
      lease: lease, snapshot: entry.record.snapshot, formerOwner: former)
    done(.success(.taken(found)))
  }

  package func owner(
    of token: ResumeTokenHash,
    done: @escaping @MainActor (Result<String?, SessionStoreError>) -> Void
  ) {
    done(.success(owners[token].flatMap { entries[$0]?.owner }))
  }

  package func expire(
    olderThan age: Duration, done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void
  ) {
    let limit = ContinuousClock.now - age
    let old = entries.filter { $0.value.savedAt <= limit }.map(\.key)
    old.forEach(remove)
    done(.success(old.count))
  }

  package func probe(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void) {
    done(.success(()))
  }

  package func count(done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void) {
    done(.success(entries.count))
  }

  private func save(_ record: SessionRecord, _ epoch: Int, _ owner: String) {
    remove(record.id)
    saves += 1
    entries[record.id] = Entry(
      record: record, epoch: epoch, owner: owner, savedAt: .now, serial: saves)
    for token in record.tokens { owners[token] = record.id }
    order.append((record.id, saves))
    forgetOldest()
  }

  private func forgetOldest() {
    while entries.count > capacity, oldest < order.count {
      let (id, serial) = order[oldest]
      oldest += 1
      if entries[id]?.serial == serial { remove(id) }
    }
    // Once in a while and not each time: taking the first one off an array moves all others.
    guard order.count > capacity * 2 else { return }
    order.removeAll { entries[$0.id]?.serial != $0.serial }
    oldest = 0
  }

  private func remove(_ id: String) {
    guard let old = entries.removeValue(forKey: id) else { return }
    for token in old.record.tokens { owners[token] = nil }
  }
}
