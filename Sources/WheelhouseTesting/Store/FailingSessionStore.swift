package import Wheelhouse

/// A store of which some calls fail, without having done anything, as a store's calls do when they fail.
package final class FailingSessionStore: SessionStore {
  /// What failing calls answer.
  package var error: SessionStoreError
  /// Which calls fail, counted from 1.
  package var failing: ClosedRange<Int>?
  /// How many calls there were.
  package private(set) var calls = 0
  /// How many of them failed.
  package private(set) var failures = 0
  private let store: any SessionStore

  package init(
    _ store: any SessionStore, failing: ClosedRange<Int>? = nil,
    error: SessionStoreError = SessionStoreError(kind: .full, message: "no room; a test wants it")
  ) {
    self.store = store
    self.failing = failing
    self.error = error
  }

  package var isDurable: Bool { store.isDurable }

  package var begunAnew: (@MainActor () -> Void)? {
    get { store.begunAnew }
    set { store.begunAnew = newValue }
  }

  package func commit(
    _ changes: [SessionChange],
    done: @escaping @MainActor (Result<[String], SessionStoreError>) -> Void
  ) {
    if isRefused(done) { return }
    store.commit(changes, done: done)
  }

  package func acquire(
    _ token: ResumeTokenHash, by owner: String, from former: FormerHolder,
    done: @escaping @MainActor (Result<SessionAcquisition, SessionStoreError>) -> Void
  ) {
    if isRefused(done) { return }
    store.acquire(token, by: owner, from: former, done: done)
  }

  package func owner(
    of token: ResumeTokenHash,
    done: @escaping @MainActor (Result<String?, SessionStoreError>) -> Void
  ) {
    if isRefused(done) { return }
    store.owner(of: token, done: done)
  }

  package func expire(
    olderThan age: Duration, done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void
  ) {
    if isRefused(done) { return }
    store.expire(olderThan: age, done: done)
  }

  package func giveMemoryBack(
    done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void
  ) {
    if isRefused(done) { return }
    store.giveMemoryBack(done: done)
  }

  package func probe(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void) {
    if isRefused(done) { return }
    store.probe(done: done)
  }

  package func count(done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void) {
    if isRefused(done) { return }
    store.count(done: done)
  }

  /// Answers a call that is to fail; through the store, so that answers stay in their order.
  private func isRefused<Value>(
    _ done: @escaping @MainActor (Result<Value, SessionStoreError>) -> Void
  ) -> Bool {
    calls += 1
    guard let failing, failing.contains(calls) else { return false }
    failures += 1
    store.count { [error] _ in done(.failure(error)) }
    return true
  }
}
