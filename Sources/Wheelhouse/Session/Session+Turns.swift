// Patches.
extension Session {
  /// Brings the clients up to date after something changed outside a command.
  func flush() {
    isWaitingForTurn = false
    guard awake != nil else { return }
    // What goes on by itself, as a clock does, keeps a session awake for who is looking, and for nobody else.
    if isAttended { activeAt = host.tick }
    settle()
    host.unsaved(self)
    if settling?.picture != nil { return goOn() }
    finishTurn(for: nil)
    if settling != nil { goOn() }
  }

  /// Sends what this turn changed: a patch, an `ack` where nothing did, a `screen` to who is behind.
  func finishTurn(for author: Client?) {
    let graph = graph
    atHost { finishTurn(of: graph, for: author, on: $0) }
  }

  private func finishTurn(of graph: ViewGraph, for author: Client?, on host: SessionHost) {
    let operations = host.compose(graph)
    let isAnother = isReplaced
    isReplaced = false
    if operations > 0 || isAnother {
      revision += 1
      dateBirths(in: graph)
    }
    for position in clients.indices {
      Uncounted(clients[position]) { client in
        if client.connection == nil || client.isFlooded { return }
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
    }
    if !graph.effects.isEmpty { sendEffects(of: graph, to: author) }
    if graph.asksWhoIsThere {
      graph.asksWhoIsThere = false
      host.sendAway(self, because: "who is there?")
    }
  }

  /// Says as of which document new nodes are there.
  ///
  /// What is made while the session settles was there before it slept, so no command is too old for it.
  func dateBirths() { dateBirths(in: graph) }

  private func dateBirths(in graph: ViewGraph) {
    graph.nextRevision = settling == nil ? UInt32(truncatingIfNeeded: revision + 1) : 0
  }

  private func sendEffects(of graph: ViewGraph, to author: Client?) {
    let effects = graph.effects
    graph.effects = []
    for effect in effects {
      author?.note(effect)
      for client in author.map({ Few([$0]) }) ?? clients { host.send(effect, to: client) }
    }
  }
}

extension Session {
  /// Brings the clients up to date, where that is still to be done, in a turn of its own.
  ///
  /// A session whose views end one worker after the other is given up in the end.
  func takeTurn() {
    guard isWaitingForTurn else { return }
    markingSelf { flush() }
  }

  /// Does something that no command of this session asked for, so that it is known of it should it end the worker.
  ///
  /// Another session's command may be under way meanwhile: it has brought about what this one is woken for.
  func markingSelf(_ work: () -> Void) {
    let marks = host.marks
    let outer = marks.underWay
    marks.begin(session: id, client: ResumeTokenHash(bytes: []), seq: 0)
    work()
    guard let outer else { return marks.end() }
    marks.begin(session: outer.session, client: outer.client, seq: outer.seq)
  }

  func flushIfWaiting() {
    if isWaitingForTurn { flush() }
  }
}
