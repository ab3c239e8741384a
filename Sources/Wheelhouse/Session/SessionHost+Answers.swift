import ScreenDocument

// Answers.
extension SessionHost {
  /// Writes what a graph has changed since the last time as operations, and tells how many.
  func compose(_ graph: ViewGraph) -> Int {
    let changed = graph.takeChanged()
    guard !changed.isEmpty else { return 0 }
    return composer.compose(root: graph.root, changed: changed)
  }

  func sendPatch(rev: Int, ack: Int?, to client: Client) {
    let patch = composer.message(rev: rev, base: rev - 1, ack: ack)
    metrics.patch(patch.count)
    send(patch, to: client)
  }

  func ack(_ seq: Int, to client: Client) {
    out.removeAll()
    out.appendAck(seq)
    send(to: client)
  }

  /// Refuses a command, and remembers it for a client that may not hear of it.
  ///
  /// - Parameter first: the first command that is refused with it; nil where it is the only one.
  func refuse(
    _ seq: Int, from first: Int? = nil, _ refusal: CommandRefusal, to client: Client
  ) {
    metrics.refused(refusal.code)
    let refusal = Refusal(ack: seq, code: refusal.code, message: refusal.message)
    client.note(refusal, from: first ?? seq)
    if bears(client, asking: .refusal) { say(refusal, to: client) }
  }

  /// Answers a command that was settled before.
  func answerAgain(_ seq: Int, to client: Client) {
    guard bears(client, asking: .repetition) else { return }
    if let refusal = client.settledBefore(seq) { return say(refusal, to: client) }
    ack(client.carriedOut(from: seq), to: client)
  }

  func say(_ refusal: Refusal, to client: Client) {
    out.removeAll()
    out.appendRefused(refusal)
    send(.refusal(refusal), to: client)
  }

  func say(_ welcome: Welcome, to client: Client) {
    out.removeAll()
    out.appendWelcome(welcome)
    send(.welcome(welcome), to: client)
  }

  func send(_ effect: ClientEffect, to client: Client) {
    out.removeAll()
    out.append(effect)
    send(.effect, to: client)
  }

  /// Sends the whole document, for a client that asked or fell behind.
  func sendScreen(to client: Client) {
    client.session.flushIfWaiting()
    out.removeAll()
    out.appendScreen(rev: client.session.revision, ack: client.answered) { bytes in
      composer.write(client.session.graph.root, into: &bytes, commit: true)
    }
    client.charge(forScreenOf: out.count)
    send(.screen, to: client)
  }

  /// Sends what was written, once what it rests on is saved.
  func send(_ kind: HeldOutput.Kind = .other, to client: Client) {
    out.withUnsafeBytes { send($0, kind, to: client) }
  }

  private func send(
    _ message: UnsafeRawBufferPointer, _ kind: HeldOutput.Kind = .other, to client: Client
  ) {
    guard client.connection != nil else { return }
    if isHolding { return hold(message, kind, for: client) }
    client.deliver(message, kind)
  }

  func catchUp(_ client: Client) {
    guard let connection = client.connection, !client.isFlooded else { return }
    guard isHolding || !connection.isCongested else { return client.isBehind = true }
    sendScreen(to: client)
  }

  /// A number that two documents share only if they are the same; counts the document as shown.
  ///
  /// So it ends a turn: what was made until now is no longer new, and what changes of it from now on is for
  /// the next patch.
  ///
  /// - Parameter commit: false leaves what is new as it is, for the patch of the turn that goes on.
  func picture(of graph: ViewGraph, commit: Bool = true) -> UInt64 {
    out.removeAll()
    if commit { _ = graph.takeChanged() }
    composer.write(graph.root, into: &out, commit: commit)
    return out.withUnsafeBytes { StableHash.bytes($0) }
  }
}
