// Workers come and go.
extension SupervisorPlan {
  mutating func ready(_ number: Int) {
    if let slot = slots.firstIndex(where: { $0.successor?.number == number }) {
      takeOver(slot)
    } else if let slot = slots.firstIndex(where: { $0.current?.number == number }) {
      let deadline = endOfSilence
      slots[slot].current?.isReady = true
      slots[slot].current?.deadline = deadline
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
      leaving.remove(at: index)
      leaveWhenAlone()
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
      return
    }
    note(.restarting(slot: slot, delay: delay))
    guard delay > .zero else { return begin(slot) }
    slots[slot].restartAt = now + delay
    if delay >= Self.shortRest { actions.append(.rest(slot: slot)) }
  }

  private mutating func failStart(_ end: WorkerEnd) {
    killAll()
    actions.append(.exit(end.statusAtStart, complaint: end.complaintAtStart))
  }

  mutating func pass() {
    if case .ending(let until) = phase, until <= now { return endAtOnce() }
    if case .reloading(let slot, let until) = phase, until <= now { failReload(slot) }
    for index in leaving.indices where isDue(leaving[index].deadline) {
      leaving[index].deadline = nil
      actions.append(.kill(worker: leaving[index].number))
    }
    for slot in slots.indices {
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
