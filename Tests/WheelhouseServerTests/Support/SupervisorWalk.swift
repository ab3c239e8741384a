@testable import WheelhouseServer

/// Workers that start, die and hang by chance, under a plan that is asked to reload meanwhile.
@MainActor struct SupervisorWalk {
  private(set) var plan = SupervisorPlan(workers: 3, longestSilence: .seconds(30))
  private(set) var now = Duration.zero
  /// Those that have been started and have not ended.
  private(set) var living: Set<Int> = []
  private var ready: Set<Int> = []
  private var ending: Set<Int> = []
  private var state: UInt64

  /// Three workers that serve.
  init(seed: UInt64) {
    state = seed
    tell(.began)
    while let next = living.subtracting(ready).min() { becomeReady(next) }
  }

  /// One thing that may happen.
  mutating func step() {
    switch random(8) {
    case 0: tell(.askedToReload)
    case 1, 2: if let one = anyone(living.subtracting(ready)) { becomeReady(one) }
    case 3: if let one = anyone(ready) { tell(.alive(one)) }
    case 4: if let one = anyone(living) { end(one, .signalled([9, 11][random(2)])) }
    case 5: if let one = anyone(ending) { end(one, .exited(0)) }
    case 6: pass(.milliseconds(random(2000)))
    default: pass(.seconds(random(40)))
    }
  }

  /// All that is under way ends well.
  mutating func comeToRest() {
    for _ in 0..<200 {
      for one in living.subtracting(ready).sorted() { becomeReady(one) }
      for one in ending.sorted() { end(one, .exited(0)) }
      for one in ready.sorted() { tell(.alive(one)) }
      pass(.seconds(1))
    }
  }

  private mutating func becomeReady(_ number: Int) {
    ready.insert(number)
    tell(.ready(number))
  }

  private mutating func end(_ number: Int, _ how: WorkerEnd) {
    living.remove(number)
    ready.remove(number)
    ending.remove(number)
    tell(.ended(number, how))
  }

  /// As the supervisor does: whenever something is due, it is told.
  private mutating func pass(_ time: Duration) {
    let end = now + time
    while let due = plan.deadline, due <= end {
      now = max(now, due)
      tell(.passed)
      guard plan.deadline != due else { return }
    }
    now = end
  }

  private mutating func tell(_ event: SupervisorPlan.Event) {
    for action in plan.received(event, at: now) {
      switch action {
      case .start(let worker, _): living.insert(worker)
      case .drain(let worker), .kill(let worker): ending.insert(worker)
      default: break
      }
    }
  }

  private mutating func anyone(_ those: Set<Int>) -> Int? {
    those.isEmpty ? nil : those.sorted()[random(those.count)]
  }

  /// By a seed that repeats them (Knuth's MMIX).
  private mutating func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}

@MainActor extension SupervisorPlan {
  /// All workers that it counts on, or waits for.
  var known: Set<Int> {
    Set((slots.flatMap { [$0.current, $0.successor].compactMap { $0 } } + leaving).map(\.number))
  }
}
