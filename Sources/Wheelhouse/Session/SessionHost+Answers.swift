import ScreenDocument

// Answers.
extension SessionHost {
  func compose(_ root: Piece, _ changed: [Piece]) -> Int {
    operations.removeAll()
    return composer.compose(root: root, changed: changed, into: &operations)
  }

  func sendPatch(rev: Int, ack: Int?, to client: Client) {
    out.removeAll()
    out.appendPatchHead(rev: rev, base: rev - 1, ack: ack)
    out.append(operations)
    out.append("}")
    client.send(out)
  }

  func ack(_ seq: Int, to client: Client) {
    out.removeAll()
    out.appendAck(seq)
    client.send(out)
  }

  func refuse(_ seq: Int, _ refusal: CommandRefusal, to client: Client) {
    out.removeAll()
    out.appendRefused(Refusal(ack: seq, code: refusal.code, message: refusal.message))
    client.send(out)
  }

  func sendEffect(_ url: String, to client: Client) {
    out.removeAll()
    out.appendEffect(name: "openURL", url: url)
    client.send(out)
  }

  /// Sends the whole document, for a client that asked or fell behind.
  func sendScreen(to client: Client) {
    client.session.flushIfWaiting()
    out.removeAll()
    out.appendScreen(rev: client.session.revision, ack: client.lastSeq) { bytes in
      composer.write(client.session.graph.root, into: &bytes, commit: true)
    }
    client.send(out)
  }

  func catchUp(_ client: Client) {
    guard let connection = client.connection, !connection.isCongested else { return }
    client.isBehind = false
    sendScreen(to: client)
  }
}
