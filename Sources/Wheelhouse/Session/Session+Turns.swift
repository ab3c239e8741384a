// Patches.
extension Session {
  /// Brings the clients up to date after something changed outside a command.
  func flush() {
    isWaitingForTurn = false
    guard awake != nil else { return }
    activeAt = host.tick
    settle()
    host.unsaved(self)
    if settling?.picture != nil { return goOn() }
    finishTurn(for: nil)
    if settling != nil { goOn() }
  }

  /// Sends what this turn changed: a patch, an `ack` where nothing did, a `screen` to who is behind.
  func finishTurn(for author: Client?) {
    let (host, graph) = (host, graph)
    let changed = graph.takeChanged()
    var operations = 0
    if !changed.isEmpty {
      operations = host.compose(graph.root, changed)
      if operations > 0 { advance() }
    }
    let isAnother = isReplaced
    if isAnother, operations == 0 { advance() }
    isReplaced = false
    for client in clients where client.connection != nil {
      let ack = client === author ? client.lastSeq : nil
      // A screen that waits for a commit brings a client up to date, but not into another window.
      if isAnother || (client.isBehind && !client.isScreenHeld) {
        host.catchUp(client)
      } else if operations > 0 {
        host.sendPatch(rev: revision, ack: ack, to: client)
      } else if let ack {
        host.ack(ack, to: client)
      }
    }
    if !graph.effects.isEmpty { sendEffects(of: graph, to: author) }
  }

  func advance() {
    revision += 1
    dateBirths()
  }

  /// Says as of which document new nodes are there.
  ///
  /// What is made while the session settles was there before it slept, so no command is too old for it.
  func dateBirths() {
    graph.nextRevision = settling == nil ? UInt32(truncatingIfNeeded: revision + 1) : 0
  }

  private func sendEffects(of graph: ViewGraph, to author: Client?) {
    let effects = graph.effects
    graph.effects = []
    for url in effects {
      for client in author.map({ Few([$0]) }) ?? clients { host.sendEffect(url, to: client) }
    }
  }
}

extension Session {
  func flushIfWaiting() {
    if isWaitingForTurn { flush() }
  }
}
