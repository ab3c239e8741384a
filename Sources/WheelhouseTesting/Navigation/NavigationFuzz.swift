import Glibc

/// Random events against navigation state, with invariants that hold after each of them.
///
///     let fuzz = NavigationFuzz(
///       start: ShopNavigation(),
///       event: { shop, random in random.once(in: 2) ? .back : .selected(random.below(9)) },
///       apply: { shop, event in shop.handle(event) },
///       invariants: [
///         NavigationInvariant("the cart is on the path once") { shop in
///           shop.stack.path.count { $0 == .cart } <= 1
///         }
///       ])
///     try fuzz.run()
///
/// A run is many walks from the start. When an invariant fails, the walk is shortened to the events that
/// it takes, and the error names the seed, the invariant and those events. The environment variable
/// `WHEELHOUSE_SEED` repeats a run.
public struct NavigationFuzz<Model, Event> {
  private let start: Model
  private let event: @MainActor (borrowing Model, inout SplitMix64) -> Event
  private let apply: @MainActor (inout Model, Event) -> Void
  private let invariants: [NavigationInvariant<Model, Event>]

  /// Creates a harness.
  ///
  /// - Parameters:
  ///   - start: the state every walk begins with; a value, so that walks do not share it.
  ///   - event: something that may happen in a state, now and then something that should be refused.
  ///   - apply: what the app does about it.
  ///   - invariants: what holds afterwards.
  public init(
    start: Model, event: @escaping @MainActor (borrowing Model, inout SplitMix64) -> Event,
    apply: @escaping @MainActor (inout Model, Event) -> Void,
    invariants: [NavigationInvariant<Model, Event>]
  ) {
    self.start = start
    self.event = event
    self.apply = apply
    self.invariants = invariants
  }

  /// Runs random events and says by which seed.
  ///
  /// - Parameters:
  ///   - steps: how many events.
  ///   - walk: how many of them before the next walk from the start.
  ///   - seed: what the random numbers follow from; the environment's, or a random one, without it.
  /// - Throws: ``NavigationFuzzFailure`` for the first invariant that did not hold.
  public func run(
    steps: Int = 100_000, walk: Int = 1000, seed: UInt64? = nil
  ) throws(NavigationFuzzFailure) {
    let seed = seed ?? Self.chosenSeed
    print("\(Model.self): \(steps) events, WHEELHOUSE_SEED=\(seed)")
    var random = SplitMix64(seed: seed)
    var left = steps
    while left > 0 {
      if let failure = walkOnce(min(walk, left), &random) { throw shortened(failure, seed) }
      left -= walk
    }
  }

  private static var chosenSeed: UInt64 {
    getenv("WHEELHOUSE_SEED").flatMap { UInt64(String(cString: $0)) }
      ?? UInt64.random(in: 0 ... .max)
  }
}

// A walk, and the walk again with fewer events.
extension NavigationFuzz {
  private struct Failure {
    var events: [Event]
    let invariant: Int
  }

  private func walkOnce(_ steps: Int, _ random: inout SplitMix64) -> Failure? {
    var model = start
    var events: [Event] = []
    events.reserveCapacity(steps)
    while events.count < steps {
      let next = event(model, &random)
      events.append(next)
      let before = model
      apply(&model, next)
      if let invariant = broken(before, next, model) {
        return Failure(events: events, invariant: invariant)
      }
    }
    return nil
  }

  private func broken(_ before: Model, _ event: Event, _ after: Model) -> Int? {
    var index = 0
    while index < invariants.count {
      if !invariants[index].holds(before, event, after) { return index }
      index += 1
    }
    return nil
  }

  /// Leaves out events, many at once at first, as long as the same invariant fails.
  private func shortened(_ failure: Failure, _ seed: UInt64) -> NavigationFuzzFailure {
    var failure = failure
    var chunk = failure.events.count / 2
    while chunk > 0 {
      let shorter = withoutChunks(of: chunk, failure)
      let isShorter = shorter.events.count < failure.events.count
      failure = shorter
      if !isShorter { chunk /= 2 }
      chunk = min(chunk, failure.events.count / 2)
    }
    return NavigationFuzzFailure(
      seed: seed, invariant: invariants[failure.invariant].name,
      events: failure.events.map { String(describing: $0) })
  }

  private func withoutChunks(of size: Int, _ failure: Failure) -> Failure {
    var shortest = failure
    var start = 0
    while start + size < shortest.events.count {
      var events = shortest.events
      events.removeSubrange(start..<start + size)
      if let end = replay(events, until: failure.invariant) {
        shortest.events = Array(events[...end])
      } else {
        start += size
      }
    }
    return shortest
  }

  /// The index of the event after which an invariant fails.
  private func replay(_ events: [Event], until invariant: Int) -> Int? {
    var model = start
    for (index, event) in events.enumerated() {
      let before = model
      apply(&model, event)
      if !invariants[invariant].holds(before, event, model) { return index }
    }
    return nil
  }
}

/// An invariant that did not hold, and how to see it again.
public struct NavigationFuzzFailure: Error, CustomStringConvertible {
  /// The seed of the run.
  public let seed: UInt64
  /// The name of the invariant.
  public let invariant: String
  /// The events that lead from the start to the state in which it does not hold.
  public let events: [String]

  /// Everything above, the events one a line.
  public var description: String {
    "Not true: \(invariant). WHEELHOUSE_SEED=\(seed), after\n"
      + events.map { "  \($0)" }.joined(separator: "\n")
  }
}
