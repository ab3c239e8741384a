import Testing
import Wheelhouse

@testable import WheelhouseServer

/// What a supervisor decides, event by event, without a process.
@MainActor @Suite struct SupervisorPlanTests {
  typealias Plan = SupervisorPlan

  /// A plan whose workers all serve: 1 in slot 0, 2 in slot 1, and so on.
  private func serving(_ workers: Int) -> Plan {
    var plan = Plan(workers: workers)
    _ = plan.received(.began, at: .zero)
    for number in 1...workers { _ = plan.received(.ready(number), at: .zero) }
    return plan
  }

  @Test func `the first worker starts alone, and all are ready before that is told`() {
    var plan = Plan(workers: 3)
    #expect(plan.received(.began, at: .zero) == [.start(worker: 1, slot: 0)])
    #expect(
      plan.received(.ready(1), at: .zero) == [
        .start(worker: 2, slot: 1), .start(worker: 3, slot: 2),
      ])
    #expect(plan.received(.ready(3), at: .zero) == [])
    #expect(plan.received(.ready(2), at: .zero) == [.announce])
  }

  @Test func `a worker that cannot start at first ends the server with its own status`() {
    var plan = Plan(workers: 2)
    _ = plan.received(.began, at: .zero)
    #expect(
      plan.received(.ended(1, .exited(66)), at: .zero) == [
        .note(.ended(slot: 0, .exited(66))), .exit(66),
      ])
  }

  @Test func `a crash at first start is told, and ends those that serve already`() {
    var plan = Plan(workers: 2)
    _ = plan.received(.began, at: .zero)
    _ = plan.received(.ready(1), at: .zero)
    #expect(
      plan.received(.ended(2, .signalled(11)), at: .zero) == [
        .note(.ended(slot: 1, .signalled(11))), .kill(worker: 1),
        .exit(70, complaint: "A worker ended before it could serve: signal 11."),
      ])
  }

  @Test func `a dead worker is started again, at once and then later and later`() {
    var plan = serving(1)
    var delays: [Duration] = []
    var now = Duration.zero
    for number in 1...9 {
      for action in plan.received(.ended(number, .signalled(9)), at: now) {
        if case .note(.restarting(_, let delay)) = action { delays.append(delay) }
      }
      now = plan.deadline.map { $0 - now < .seconds(6) ? $0 : now } ?? now
      _ = plan.received(.passed, at: now)
      _ = plan.received(.ready(number + 1), at: now)
    }
    #expect(
      delays.map(\.inSeconds) == [0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5])
    #expect(plan.restarts == 9)
    let late = plan.received(.ended(10, .exited(0)), at: now + .seconds(60))
    #expect(late.contains(.note(.restarting(slot: 0, delay: .zero))))
    #expect(late.last == .start(worker: 11, slot: 0))
  }

  @Test func `clients are kept from a slot that rests for long`() {
    var plan = serving(2)
    for number in [1, 3, 4, 5] {
      let actions = plan.received(.ended(number, .signalled(9)), at: .zero)
      #expect(actions.contains(.rest(slot: 0)) == (number == 5))
      if let due = plan.deadline, due < .seconds(1) { _ = plan.received(.passed, at: due) }
    }
  }

  @Test func `clients are kept from a silent or a slow worker while others serve`() {
    var plan = serving(2)
    let silence = Plan.longestWait
    _ = plan.received(.alive(2), at: .seconds(2))
    #expect(
      plan.received(.passed, at: silence) == [.rest(slot: 0), .note(.silent(slot: 0))])
    // It is alone now.
    #expect(plan.received(.passed, at: .seconds(2) + silence) == [])
    var stalled = serving(2)
    #expect(stalled.received(.passed, at: silence) == [])
    #expect(
      plan.received(.alive(1), at: .seconds(5)) == [.note(.heard(slot: 0)), .listen(slot: 0)])
    #expect(
      plan.received(.ended(1, .signalled(9)), at: .seconds(6)).last == .start(worker: 3, slot: 0))
    _ = plan.received(.alive(2), at: .seconds(6) + silence)
    #expect(plan.received(.passed, at: .seconds(6) + silence) == [.rest(slot: 0)])
    #expect(plan.received(.ready(3), at: .seconds(30)) == [.listen(slot: 0)])
    // Nobody is kept from the only one.
    var single = serving(1)
    #expect(single.received(.passed, at: .seconds(10)) == [] && single.deadline == nil)
  }

  @Test func `who starts anew where clients were kept away takes them when it serves`() {
    var plan = serving(2)
    for worker in [1, 3, 4, 5] {
      _ = plan.received(.ended(worker, .signalled(9)), at: .zero)
      if let due = plan.slots[0].restartAt, due < .milliseconds(300) {
        _ = plan.received(.passed, at: due)
      }
    }
    #expect(plan.received(.passed, at: .milliseconds(400)) == [.start(worker: 6, slot: 0)])
    #expect(plan.received(.ready(6), at: .seconds(1)) == [.listen(slot: 0)])
    // Where nobody else serves, clients do better to wait.
    var alone = serving(1)
    for worker in 1...4 {
      _ = alone.received(.ended(worker, .signalled(9)), at: .zero)
      if let due = alone.slots[0].restartAt, due < .milliseconds(300) {
        _ = alone.received(.passed, at: due)
      }
    }
    let again = alone.received(.passed, at: .seconds(1))
    #expect(again == [.start(worker: 5, slot: 0)])
  }

  @Test func `a worker that crashes as it leaves is told of, and one that was killed once`() {
    var plan = serving(2)
    _ = plan.received(.askedToReload, at: .zero)
    _ = plan.received(.ready(3), at: .zero)
    #expect(
      plan.received(.ended(1, .signalled(11)), at: .zero) == [
        .note(.ended(slot: 0, .signalled(11)))
      ])
    _ = plan.received(.ready(4), at: .zero)
    let due = Plan.longestFarewell
    for worker in [3, 4] { _ = plan.received(.alive(worker), at: due) }
    #expect(
      plan.received(.passed, at: due) == [.note(.staying(slot: 1)), .kill(worker: 2)])
    #expect(plan.received(.ended(2, .signalled(9)), at: due) == [])
  }

  @Test func `a reload replaces one worker after the other, each when the next one is ready`() {
    var plan = serving(2)
    #expect(
      plan.received(.askedToReload, at: .zero) == [
        .note(.reloadBegun), .start(worker: 3, slot: 0),
      ])
    #expect(
      plan.received(.ready(3), at: .zero) == [.drain(worker: 1), .start(worker: 4, slot: 1)])
    #expect(plan.received(.ended(1, .exited(0)), at: .zero) == [])
    #expect(plan.received(.ready(4), at: .zero) == [.drain(worker: 2), .note(.reloadDone)])
    #expect(plan.received(.ended(2, .exited(0)), at: .zero) == [])
    #expect(plan.reloads == 1 && plan.restarts == 0)
  }

  @Test func `a new generation that dies or is late leaves the old one in place`() {
    var plan = serving(2)
    _ = plan.received(.askedToReload, at: .zero)
    #expect(
      plan.received(.ended(3, .exited(64)), at: .zero) == [
        .note(.ended(slot: 0, .exited(64))), .note(.reloadFailed(slot: 0)),
      ])
    _ = plan.received(.askedToReload, at: .zero)
    for worker in [1, 2] { _ = plan.received(.alive(worker), at: Plan.longestStart) }
    #expect(plan.deadline == Plan.longestStart)
    #expect(
      plan.received(.passed, at: Plan.longestStart) == [
        .note(.late(slot: 0)), .kill(worker: 4), .note(.reloadFailed(slot: 0)),
      ])
    #expect(plan.received(.ended(4, .signalled(9)), at: Plan.longestStart) == [])
    #expect(plan.slots.map { $0.current?.number } == [1, 2])
  }

  @Test func `a new worker that was killed from outside is tried again, once for each old one`() {
    var plan = serving(2)
    _ = plan.received(.askedToReload, at: .zero)
    #expect(
      plan.received(.ended(3, .signalled(9)), at: .seconds(8)) == [
        .note(.ended(slot: 0, .signalled(9))), .start(worker: 4, slot: 0),
      ])
    for worker in [1, 2] {
      _ = plan.received(.alive(worker), at: .seconds(8) + Plan.longestStart)
    }
    #expect(plan.deadline == .seconds(8) + Plan.longestStart)
    #expect(
      plan.received(.ready(4), at: .seconds(9)) == [.drain(worker: 1), .start(worker: 5, slot: 1)])
    _ = plan.received(.ended(5, .signalled(9)), at: .seconds(9))
    #expect(
      plan.received(.ended(6, .signalled(9)), at: .seconds(9)) == [
        .note(.ended(slot: 1, .signalled(9))), .note(.reloadFailed(slot: 1)),
      ])
    #expect(plan.slots.map { $0.current?.number } == [4, 2])
  }

  @Test func `asked to reload during a reload, it does so once more afterwards`() {
    var plan = serving(1)
    _ = plan.received(.askedToReload, at: .zero)
    #expect(plan.received(.askedToReload, at: .zero) == [])
    #expect(plan.received(.askedToReload, at: .zero) == [])
    #expect(
      plan.received(.ready(2), at: .zero) == [
        .drain(worker: 1), .note(.reloadDone), .note(.reloadBegun), .start(worker: 3, slot: 0),
      ])
    #expect(plan.received(.ready(3), at: .zero) == [.drain(worker: 2), .note(.reloadDone)])
  }

  @Test func `asked to reload while it starts, it does so when all are ready`() {
    var plan = Plan(workers: 1)
    _ = plan.received(.began, at: .zero)
    #expect(plan.received(.askedToReload, at: .zero) == [])
    #expect(
      plan.received(.ready(1), at: .zero) == [
        .announce, .note(.reloadBegun), .start(worker: 2, slot: 0),
      ])
  }

  @Test func `the old worker may die while the new one starts, which then takes its place`() {
    var plan = serving(2)
    _ = plan.received(.askedToReload, at: .zero)
    #expect(
      plan.received(.ended(1, .signalled(9)), at: .zero) == [.note(.ended(slot: 0, .signalled(9)))])
    #expect(plan.received(.ready(3), at: .zero) == [.start(worker: 4, slot: 1)])
    _ = plan.received(.ended(4, .signalled(9)), at: .zero)
    #expect(plan.slots.map { $0.current?.number } == [3, 2])
  }

  @Test func `another worker may die during a reload`() {
    var plan = serving(2)
    _ = plan.received(.askedToReload, at: .zero)
    let actions = plan.received(.ended(2, .signalled(9)), at: .zero)
    #expect(actions.last == .start(worker: 4, slot: 1))
    #expect(
      plan.received(.ready(3), at: .zero) == [.drain(worker: 1), .start(worker: 5, slot: 1)])
    #expect(
      plan.received(.ready(4), at: .zero) == [.drain(worker: 4), .note(.reloadDone)]
        || plan.slots[1].current?.number == 4)
  }

  /// A plan in which worker 1 has died, its replacement 2 is not ready, and a reload has begun with 3.
  private func reloadingWhileRestarting() -> Plan {
    var plan = serving(1)
    _ = plan.received(.ended(1, .signalled(9)), at: .zero)
    #expect(
      plan.received(.askedToReload, at: .seconds(1)) == [
        .note(.reloadBegun), .start(worker: 3, slot: 0),
      ])
    return plan
  }

  @Test func `a reload is done when the new program serves, not when a restarted worker does`() {
    var plan = reloadingWhileRestarting()
    _ = plan.received(.askedToReload, at: .seconds(1))
    #expect(plan.received(.ready(2), at: .seconds(2)) == [])
    #expect(
      plan.received(.ready(3), at: .seconds(3)) == [
        .drain(worker: 2), .note(.reloadDone), .note(.reloadBegun), .start(worker: 4, slot: 0),
      ])
    #expect(plan.received(.ready(4), at: .seconds(4)) == [.drain(worker: 3), .note(.reloadDone)])
  }

  @Test func `a new program that dies or hangs beside a restarted worker leaves that in place`() {
    var dying = reloadingWhileRestarting()
    _ = dying.received(.ready(2), at: .seconds(2))
    #expect(
      dying.received(.ended(3, .exited(1)), at: .seconds(3)) == [
        .note(.ended(slot: 0, .exited(1))), .note(.reloadFailed(slot: 0)),
      ])
    var hanging = reloadingWhileRestarting()
    _ = hanging.received(.ready(2), at: .seconds(2))
    let due = Duration.seconds(1) + Plan.longestStart
    #expect(hanging.deadline == due)
    #expect(
      hanging.received(.passed, at: due) == [
        .note(.late(slot: 0)), .kill(worker: 3), .note(.reloadFailed(slot: 0)),
      ])
    #expect(hanging.deadline == nil && hanging.slots[0].current?.number == 2)
  }

  @Test(arguments: 1...40)
  func `whatever happens in whatever order, no worker is lost and nothing stays due`(seed: UInt64) {
    var walk = SupervisorWalk(seed: seed)
    for _ in 0..<400 {
      walk.step()
      #expect(walk.plan.known == walk.living)
      #expect(walk.plan.deadline.map { $0 > walk.now } ?? true)
    }
    walk.comeToRest()
    #expect(walk.plan.phase == .serving && walk.plan.leaving.isEmpty)
    #expect(walk.plan.slots.allSatisfy { $0.current?.isReady == true && $0.successor == nil })
  }

  @Test func `told to end it drains all, waits, and kills what is left`() {
    var plan = serving(2)
    #expect(
      plan.received(.askedToEnd, at: .zero) == [
        .note(.ending), .closePort, .drain(worker: 1), .drain(worker: 2),
      ])
    #expect(plan.received(.ended(1, .exited(0)), at: .seconds(1)) == [])
    #expect(plan.received(.askedToReload, at: .seconds(1)) == [])
    #expect(plan.deadline == .milliseconds(4500))
    #expect(
      plan.received(.passed, at: .milliseconds(4500)) == [
        .note(.staying(slot: 1)), .kill(worker: 2), .exit(0),
      ])
  }

  @Test func `it ends as soon as the last worker has, or at the second signal`() {
    var patient = serving(1)
    _ = patient.received(.askedToEnd, at: .zero)
    #expect(patient.received(.ended(1, .exited(0)), at: .zero) == [.exit(0)])
    var hasty = serving(1)
    _ = hasty.received(.askedToEnd, at: .zero)
    #expect(hasty.received(.askedToEnd, at: .zero) == [.kill(worker: 1), .exit(0)])
  }

  @Test func `told to end during a reload it drains both generations`() {
    var plan = serving(2)
    _ = plan.received(.askedToReload, at: .zero)
    _ = plan.received(.ready(3), at: .zero)
    #expect(
      plan.received(.askedToEnd, at: .zero) == [
        .note(.ending), .closePort, .drain(worker: 3), .drain(worker: 2), .drain(worker: 4),
      ])
    for number in [2, 4, 1] { #expect(plan.received(.ended(number, .exited(0)), at: .zero) == []) }
    #expect(plan.received(.ended(3, .exited(0)), at: .zero) == [.exit(0)])
  }

  @Test func `told to end while a worker rests it starts nothing any more`() {
    var plan = serving(1)
    _ = plan.received(.ended(1, .signalled(9)), at: .zero)
    _ = plan.received(.ended(2, .signalled(9)), at: .zero)
    #expect(plan.deadline == .milliseconds(100))
    #expect(plan.received(.askedToEnd, at: .zero) == [.note(.ending), .closePort, .exit(0)])
  }

  @Test func `a worker that never serves is killed and tried again`() {
    var plan = serving(1)
    _ = plan.received(.ended(1, .signalled(9)), at: .zero)
    #expect(
      plan.received(.passed, at: .seconds(60)) == [.note(.late(slot: 0)), .kill(worker: 2)])
    let actions = plan.received(.ended(2, .signalled(9)), at: .seconds(60))
    #expect(actions.last == .start(worker: 3, slot: 0))
  }

  @Test func `a worker that gives no sign of life is killed and replaced`() {
    var plan = SupervisorPlan(workers: 1, longestSilence: .seconds(30))
    _ = plan.received(.began, at: .zero)
    _ = plan.received(.ready(1), at: .seconds(1))
    #expect(plan.deadline == .seconds(31))
    #expect(plan.received(.alive(1), at: .seconds(20)).isEmpty)
    #expect(plan.deadline == .seconds(50))
    #expect(
      plan.received(.passed, at: .seconds(50)) == [.note(.hanging(slot: 0)), .kill(worker: 1)])
    let actions = plan.received(.ended(1, .signalled(9)), at: .seconds(50))
    #expect(actions.last == .start(worker: 2, slot: 0))
    #expect(plan.received(.alive(1), at: .seconds(51)).isEmpty)
    #expect(plan.deadline == .seconds(110))
  }

  @Test func `a worker that takes over has to give signs, too, and one that leaves need not`() {
    var plan = SupervisorPlan(workers: 1, longestSilence: .seconds(30))
    _ = plan.received(.began, at: .zero)
    _ = plan.received(.ready(1), at: .zero)
    _ = plan.received(.askedToReload, at: .seconds(1))
    _ = plan.received(.ready(2), at: .seconds(2))
    #expect(plan.received(.alive(1), at: .seconds(3)).isEmpty)
    #expect(plan.deadline == .seconds(2) + SupervisorPlan.longestFarewell)
    _ = plan.received(.ended(1, .exited(0)), at: .seconds(3))
    #expect(plan.deadline == .seconds(32))
  }
}
