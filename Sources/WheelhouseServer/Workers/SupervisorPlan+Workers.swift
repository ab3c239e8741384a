import Glibc

// Workers come and go.
extension SupervisorPlan {
  mutating func ready(_ number: Int) {
    if let slot = slots.firstIndex(where: { $0.successor?.number == number }) {
      takeOver(slot)
    } else if let slot = slots.firstIndex(where: { $0.current?.number == number }) {
      let deadline = endOfSilence
      slots[slot].current?.isReady = true
      slots[slot].current?.deadline = deadline
      takeClients(slot)
      if phase == .starting { return continueStart() }
      // One that was being started already when the reload began may be of the old program.
      if slots[slot].successor == nil { continueReload(after: slot) }
    }
  }

  /// When a worker that serves is given up, should nothing be heard of it from now on.
  var endOfSilence: Duration? { longestSilence.map { now + $0 } }

  mutating func alive(_ number: Int) {
    guard let slot = slots.firstIndex(where: { $0.current?.number == number }),
      slots[slot].current?.isReady == true
    else { return }
    let deadline = endOfSilence
    slots[slot].current?.deadline = deadline
    if slots[slot].isResting { note(.heard(slot: slot)) }
    takeClients(slot)
  }

  /// The first worker starts alone: what is wrong with the settings is then said once, and files
  /// that all share are made by one.
  private mutating func continueStart() {
    let missing = slots.indices.filter { slots[$0].current == nil }
    missing.forEach { begin($0) }
    guard slots.allSatisfy({ $0.current?.isReady == true }) else { return }
    phase = .serving
    actions.append(.announce)
    if wantsReload { reload() }
  }

  mutating func ended(_ number: Int, _ end: WorkerEnd) {
    if let index = leaving.firstIndex(where: { $0.number == number }) {
      left(leaving.remove(at: index), end)
    } else if let slot = slots.firstIndex(where: { $0.successor?.number == number }) {
      successorEnded(slot, end)
    } else if let slot = slots.firstIndex(where: { $0.current?.number == number }) {
      died(slot, end)
    }
  }

  private mutating func died(_ slot: Int, _ end: WorkerEnd) {
    guard let dead = slots[slot].current else { return }
    slots[slot].current = nil
    note(.ended(slot: slot, end))
    guard phase != .starting else { return failStart(end) }
    restarts += 1
    let delay = slots[slot].backoff.delay(afterLifeOf: now - dead.since)
    if let successor = slots[slot].successor {
      slots[slot].current = successor
      slots[slot].successor = nil
      awaitSign(slot)
      return
    }
    note(.restarting(slot: slot, delay: delay))
    guard delay > .zero else { return begin(slot) }
    slots[slot].restartAt = now + delay
    slots[slot].restAt = nil
    if delay >= Self.shortRest, anotherServes(than: slot) { rest(slot) }
  }

  /// One that was killed here has been told of already; one that was only starting ends by the signal to leave.
  private mutating func left(_ worker: Worker, _ end: WorkerEnd) {
    if worker.deadline != nil, end != .exited(0), end != .signalled(SIGTERM) {
      note(.ended(slot: worker.slot, end))
    }
    leaveWhenAlone()
  }

  private mutating func failStart(_ end: WorkerEnd) {
    killAll()
    actions.append(.exit(end.statusAtStart, complaint: end.complaintAtStart))
  }

  mutating func pass() {
    if case .ending(let until) = phase, until <= now {
      for worker in leaving { note(.staying(slot: worker.slot)) }
      return endAtOnce()
    }
    if case .reloading(let slot, let until) = phase, until <= now { failReload(slot) }
    for index in leaving.indices where isDue(leaving[index].deadline) {
      leaving[index].deadline = nil
      note(.staying(slot: leaving[index].slot))
      actions.append(.kill(worker: leaving[index].number))
    }
    for slot in slots.indices {
      if isDue(slots[slot].restAt) { restIfAnotherServes(slot) }
      if isDue(slots[slot].current?.deadline) { killLate(slot) }
      if isDue(slots[slot].restartAt) { begin(slot) }
    }
  }

  private func isDue(_ deadline: Duration?) -> Bool { deadline.map { $0 <= now } ?? false }

  /// What follows, follows from its end.
  private mutating func killLate(_ slot: Int) {
    guard let worker = slots[slot].current else { return }
    slots[slot].current?.deadline = nil
    note(worker.isReady ? .hanging(slot: slot) : .late(slot: slot))
    actions.append(.kill(worker: worker.number))
  }
}

// Clients are kept from a slot that would let them wait.
extension SupervisorPlan {
  /// Clients of a slot that comes back sooner do better to wait: who waits in its queue is cut off as it rests.
  static let shortRest = Duration.milliseconds(400)
  /// How long clients wait, while others serve, for a worker that starts, or of which nothing is heard: one that serves
  /// gives a sign once a second.
  static let longestWait = Duration.seconds(3)

  /// The slot's worker has just given a sign.
  mutating func takeClients(_ slot: Int) {
    slots[slot].heardAt = now
    awaitSign(slot)
    listen(slot)
  }

  mutating func awaitSign(_ slot: Int) {
    slots[slot].restAt = slots.count > 1 ? now + Self.longestWait : nil
  }

  mutating func listen(_ slot: Int) {
    guard slots[slot].isResting else { return }
    slots[slot].isResting = false
    actions.append(.listen(slot: slot))
  }

  private mutating func rest(_ slot: Int) {
    guard !slots[slot].isResting else { return }
    slots[slot].isResting = true
    actions.append(.rest(slot: slot))
  }

  private mutating func restIfAnotherServes(_ slot: Int) {
    guard anotherServes(than: slot) else { return awaitSign(slot) }
    slots[slot].restAt = nil
    rest(slot)
    if slots[slot].current?.isReady == true { note(.silent(slot: slot)) }
  }

  /// Whether one serves of which something was heard within the last two seconds: where nothing is heard of any, they
  /// are all kept from it, and who waits does better to wait on.
  func anotherServes(than slot: Int) -> Bool {
    slots.indices.contains {
      $0 != slot && !slots[$0].isResting && slots[$0].current?.isReady == true
        && slots[$0].heardAt.map { now - $0 < .seconds(2) } == true
    }
  }
}

// The end of all.
extension SupervisorPlan {
  mutating func end() {
    if case .ending = phase { return endAtOnce() }
    phase = .ending(until: now + Self.longestFarewell)
    note(.ending)
    actions.append(.closePort)
    let workers = slots.flatMap { [$0.current, $0.successor].compactMap { $0 } }
    slots = slots.map { _ in Slot() }
    for worker in workers { dismiss(worker) }
    leaveWhenAlone()
  }

  /// Tells a worker to end, and counts on it no more.
  mutating func dismiss(_ worker: Worker) {
    var worker = worker
    worker.deadline = now + Self.longestFarewell
    leaving.append(worker)
    actions.append(.drain(worker: worker.number))
  }

  private mutating func leaveWhenAlone() {
    if case .ending = phase, leaving.isEmpty { actions.append(.exit(0)) }
  }

  private mutating func endAtOnce() {
    killAll()
    actions.append(.exit(0))
  }

  private mutating func killAll() {
    let workers = slots.flatMap { [$0.current, $0.successor].compactMap { $0 } } + leaving
    for worker in workers { actions.append(.kill(worker: worker.number)) }
  }
}
