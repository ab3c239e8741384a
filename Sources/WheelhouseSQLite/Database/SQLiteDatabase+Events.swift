public import Wheelhouse

// Events of all processes.
extension SQLiteDatabase: SharedEventSource {
  /// Calls `receive` with every event of a type that is announced from now on in any process.
  ///
  /// Events come in the order of their commits, each at least once, within 100 ms.
  @MainActor public func subscribe<E: SharedEvent>(
    to type: E.Type, _ receive: @escaping @MainActor (E) -> Void
  ) -> EventSubscription {
    let isFirst = !mailbox.hasListeners
    let subscription = mailbox.subscribe(to: type, receive)
    // In the queue before anything that is read from now on.
    if isFirst { queue.async { [weak self] in self?.assumeIsolated { $0.listen() } } }
    return subscription
  }

  /// Begins at the newest event, and looks for more as long as somebody listens or would be woken.
  private func listen() {
    guard polling == nil else { return }
    reader.begin()
    polling = Task { [weak self] in
      while await self?.lookAgain() == true { try? await Task.sleep(for: .milliseconds(25)) }
    }
    look()
  }

  private func lookAgain() async -> Bool {
    look()
    guard await isWanted() || mailbox.hasListeners, !Task.isCancelled else {
      polling = nil
      return false
    }
    return true
  }

  /// Whether there is a reason to look again.
  ///
  /// The main actor, which knows of the sleepers, is asked once a second and not with every look.
  private func isWanted() async -> Bool {
    guard !mailbox.hasListeners else {
      idleLooks = 0
      return true
    }
    defer { idleLooks += 1 }
    return idleLooks % 40 != 0 ? true : await mailbox.isAwaited
  }

  /// Hands over what is new; a file that cannot be read is looked at again later.
  func look() {
    guard polling != nil else { return }
    let entries = try? using { try reader.next(of: $0) }
    if let entries { mailbox.post(entries) }
  }
}
