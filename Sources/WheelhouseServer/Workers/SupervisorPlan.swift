/// What a supervisor knows of its workers, and what follows from what happens to them.
///
/// It is pure: it starts and ends nothing, so that every order of events can be tried. Workers have
/// numbers of their own here, since a process id may come again.
struct SupervisorPlan {
  enum Event: Equatable {
    case began
    /// The worker listens.
    case ready(Int)
    /// A worker that listens turns its loop.
    case alive(Int)
    case ended(Int, WorkerEnd)
    case askedToEnd
    case askedToReload
    /// Time has passed.
    case passed
  }

  enum Action: Equatable {
    case start(worker: Int, slot: Int)
    /// Says goodbye to its clients and ends.
    case drain(worker: Int)
    case kill(worker: Int)
    /// Nobody serves the slot for a while: clients should land on others.
    case rest(slot: Int)
    /// Clients may come to the slot again.
    case listen(slot: Int)
    case closePort
    case announce
    case note(Note)
    case exit(Int32, complaint: String? = nil)
  }

  /// What is worth a line in the log.
  enum Note: Equatable {
    case ended(slot: Int, WorkerEnd)
    case restarting(slot: Int, delay: Duration)
    case late(slot: Int)
    /// New clients go to others.
    case silent(slot: Int)
    /// It was silent, and takes clients again.
    case heard(slot: Int)
    case hanging(slot: Int)
    /// It does not leave, and is killed.
    case staying(slot: Int)
    case reloadBegun, reloadDone
    case reloadFailed(slot: Int)
    case ending
  }

  struct Worker {
    let number: Int
    let slot: Int
    let since: Duration
    var isReady = false
    /// Whether it stands in for a new worker that was killed.
    var isSecond = false
    /// When it is killed, unless something happens before.
    var deadline: Duration?
  }

  struct Slot {
    var current: Worker?
    /// Takes over once it is ready.
    var successor: Worker?
    var backoff = Backoff()
    var restartAt: Duration?
    /// When clients are kept from it, unless it is heard of before.
    var restAt: Duration?
    var isResting = false
    /// When its worker has given a sign last.
    var heardAt: Duration?
  }

  enum Phase: Equatable {
    case starting
    case serving
    case reloading(slot: Int, until: Duration)
    case ending(until: Duration)
  }

  /// How long a worker may take until it serves; the one before a new generation serves until then.
  static let longestStart = Duration.seconds(60)
  static let longestFarewell = Duration.milliseconds(4500)
  var phase = Phase.starting
  var slots: [Slot]
  /// Workers that nobody counts on any more, until they have ended.
  var leaving: [Worker] = []
  /// How long a worker that serves may give no sign of life; nil for ever.
  let longestSilence: Duration?
  /// How often a dead worker was replaced.
  var restarts = 0
  /// How often all workers were replaced.
  var reloads = 0
  var wantsReload = false
  private var nextNumber = 1
  var actions: [Action] = []
  var now = Duration.zero

  init(workers: Int, longestSilence: Duration? = nil) {
    slots = Array(repeating: Slot(), count: workers)
    self.longestSilence = longestSilence
  }

  /// Takes note of an event; the actions are to be carried out in order.
  mutating func received(_ event: Event, at time: Duration) -> [Action] {
    now = time
    actions = []
    switch event {
    case .began: begin(0)
    case .ready(let number): ready(number)
    case .alive(let number): alive(number)
    case .ended(let number, let end): ended(number, end)
    case .askedToEnd: end()
    case .askedToReload: reload()
    case .passed: pass()
    }
    return actions
  }

  /// When ``Event/passed`` is due; nil while there is nothing to wait for.
  var deadline: Duration? {
    var all = leaving.compactMap(\.deadline)
    for slot in slots {
      all += [slot.restartAt, slot.restAt, slot.current?.deadline, slot.successor?.deadline]
        .compactMap { $0 }
    }
    switch phase {
    case .reloading(_, let until), .ending(let until): all.append(until)
    case .starting, .serving: break
    }
    return all.min()
  }

  /// Starts a worker for a slot that has none.
  mutating func begin(_ slot: Int) {
    slots[slot].restartAt = nil
    if !anotherServes(than: slot) { listen(slot) }
    awaitSign(slot)
    slots[slot].current = newWorker(for: slot)
  }

  mutating func newWorker(for slot: Int) -> Worker {
    let worker = Worker(
      number: nextNumber, slot: slot, since: now, deadline: now + Self.longestStart)
    nextNumber += 1
    actions.append(.start(worker: worker.number, slot: slot))
    return worker
  }

  mutating func note(_ note: Note) { actions.append(.note(note)) }
}
