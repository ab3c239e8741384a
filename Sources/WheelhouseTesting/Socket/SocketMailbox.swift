/// Items that nobody has asked for yet, and askers who have got nothing yet; never both.
nonisolated struct SocketMailbox<Item: Sendable> {
  typealias Continuation = CheckedContinuation<Item, any Error>

  struct Waiter {
    let id: UInt64
    let deadline: ContinuousClock.Instant
    let continuation: Continuation
  }

  private var items: [Item] = []
  private var taken = 0
  private var waiters: [Waiter] = []
  private var end: SocketError?
  private var cancelled: Set<UInt64> = []
  private var lastID: UInt64 = 0

  /// When the next asker gives up.
  var nextDeadline: ContinuousClock.Instant? { waiters.map(\.deadline).min() }
  var hasEnded: Bool { end != nil }

  mutating func newID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Gives the asker the oldest item, or lets it wait.
  mutating func ask(_ waiter: Waiter) {
    if cancelled.remove(waiter.id) != nil {
      waiter.continuation.resume(throwing: CancellationError())
    } else if taken < items.count {
      waiter.continuation.resume(returning: takeOldest())
    } else if let end {
      waiter.continuation.resume(throwing: end)
    } else {
      waiters.append(waiter)
    }
  }

  private mutating func takeOldest() -> Item {
    let item = items[taken]
    taken += 1
    if taken == items.count {
      items.removeAll(keepingCapacity: true)
      taken = 0
    }
    return item
  }

  mutating func put(_ new: [Item]) {
    items += new
    while !waiters.isEmpty && taken < items.count {
      let waiter = waiters.removeFirst()
      waiter.continuation.resume(returning: takeOldest())
    }
  }

  /// Nothing more will come; what has come can still be asked for.
  mutating func finish(_ error: SocketError) {
    guard end == nil else { return }
    end = error
    for waiter in waiters { waiter.continuation.resume(throwing: error) }
    waiters = []
  }

  mutating func expire(_ now: ContinuousClock.Instant) {
    for waiter in waiters where waiter.deadline <= now {
      waiter.continuation.resume(throwing: SocketError.timedOut)
    }
    waiters.removeAll { $0.deadline <= now }
  }

  /// An asker's task was cancelled, perhaps before it could ask.
  mutating func cancel(_ id: UInt64) {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return
    }
    waiters.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  mutating func forget(_ id: UInt64) {
    cancelled.remove(id)
  }
}
