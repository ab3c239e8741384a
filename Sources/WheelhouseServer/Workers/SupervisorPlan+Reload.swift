import Glibc

// All workers are replaced, one after the other.
extension SupervisorPlan {
  /// Begins to replace all workers; asked again meanwhile, it does so once more afterwards, since the
  /// program may have been replaced between two workers.
  mutating func reload() {
    switch phase {
    case .ending: return
    case .starting, .reloading: wantsReload = true
    case .serving:
      wantsReload = false
      note(.reloadBegun)
      replace(0)
    }
  }

  /// A slot that has a worker keeps it until the next one is ready.
  private mutating func replace(_ slot: Int) {
    phase = .reloading(slot: slot, until: now + Self.longestStart)
    if slots[slot].current == nil {
      begin(slot)
    } else {
      slots[slot].successor = newWorker(for: slot)
    }
  }

  mutating func takeOver(_ slot: Int) {
    guard var successor = slots[slot].successor else { return }
    successor.isReady = true
    successor.deadline = endOfSilence
    if let old = slots[slot].current { dismiss(old) }
    slots[slot].current = successor
    slots[slot].successor = nil
    slots[slot].backoff = Backoff()
    takeClients(slot)
    continueReload(after: slot)
  }

  mutating func continueReload(after slot: Int) {
    guard case .reloading(slot, _) = phase else { return }
    if slot + 1 < slots.count { return replace(slot + 1) }
    phase = .serving
    reloads += 1
    note(.reloadDone)
    if wantsReload { reload() }
  }

  /// A new worker that was killed from outside, for want of memory perhaps, says nothing of the program: another
  /// one is tried, once.
  mutating func successorEnded(_ slot: Int, _ end: WorkerEnd) {
    let isSecond = slots[slot].successor?.isSecond ?? true
    slots[slot].successor = nil
    note(.ended(slot: slot, end))
    guard case .reloading = phase, end == .signalled(SIGKILL), !isSecond else {
      return failReload(slot)
    }
    replace(slot)
    slots[slot].successor?.isSecond = true
  }

  /// Leaves the workers as they are; those that were replaced already are not replaced back.
  mutating func failReload(_ slot: Int) {
    guard case .reloading = phase else { return }
    if var late = slots[slot].successor {
      note(.late(slot: slot))
      slots[slot].successor = nil
      late.deadline = nil
      leaving.append(late)
      actions.append(.kill(worker: late.number))
    }
    phase = .serving
    note(.reloadFailed(slot: slot))
    if wantsReload { reload() }
  }
}
