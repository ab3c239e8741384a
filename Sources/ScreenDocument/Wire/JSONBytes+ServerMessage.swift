// Each message is written in one go, straight into the bytes that are sent; the large part of it,
// the document or the operations, is appended by whoever holds it.
extension JSONBytes {
  /// Writes JSON where a message has room for it.
  package typealias Part = (inout JSONBytes) -> Void

  /// Appends a `welcome`.
  package mutating func appendWelcome(_ welcome: Welcome) {
    append("{\"type\":\"welcome\",\"protocol\":1,\"session\":")
    appendString(welcome.session)
    append(",\"resume\":")
    appendString(welcome.resume)
    append(",\"resumed\":")
    appendBool(welcome.resumed)
    append(",\"seq\":")
    appendInteger(welcome.seq)
    if let time = welcome.time {
      append(",\"time\":")
      appendInteger(time)
    }
    append(",\"limits\":{\"message\":")
    appendInteger(welcome.limits.message)
    append(",\"commandsPerSecond\":")
    appendNumber(welcome.limits.commandsPerSecond)
    if let stored = welcome.limits.stored {
      append(",\"stored\":")
      appendInteger(stored)
    }
    append("}}")
  }

  /// Appends a `screen` around a document.
  package mutating func appendScreen(rev: Int, ack: Int, document: Part) {
    append("{\"type\":\"screen\",\"rev\":")
    appendInteger(rev)
    append(",\"ack\":")
    appendInteger(ack)
    append(",\"document\":")
    document(&self)
    append("}")
  }

  /// Appends a `patch` around an array of operations; `ack` only where it settles a command.
  package mutating func appendPatch(rev: Int, base: Int, ack: Int?, operations: Part) {
    var head = ByteBuffer(capacity: 128)
    head.appendPatchHead(rev: rev, base: base, ack: ack)
    append(bytes: head.bytes)
    operations(&self)
    append("}")
  }

  /// Appends an `ack`.
  package mutating func appendAck(_ ack: Int) {
    append("{\"type\":\"ack\",\"ack\":")
    appendInteger(ack)
    append("}")
  }

  /// Appends a `refused`.
  package mutating func appendRefused(_ refusal: Refusal) {
    append("{\"type\":\"refused\",\"ack\":")
    appendInteger(refusal.ack)
    append(",\"code\":")
    appendString(refusal.code.rawValue)
    append(",\"message\":")
    appendString(refusal.message)
    append("}")
  }

  /// Appends an `effect`.
  package mutating func append(_ effect: ClientEffect) {
    append("{\"type\":\"effect\",\"name\":")
    switch effect {
    case .openURL(let url):
      append("\"openURL\",\"url\":")
      appendString(url)
    case .scrollTo(let target, let anchor):
      append("\"scrollTo\",\"target\":")
      appendString(target)
      if let anchor {
        append(",\"anchor\":")
        appendString(anchor)
      }
    case .forked(let resume):
      append("\"forked\",\"resume\":")
      appendString(resume)
    case .other(let name): appendString(name)
    }
    append("}")
  }

  /// Appends a `goodbye`; `retryAfter` is in seconds.
  package mutating func appendGoodbye(code: String, retryAfter: Double?) {
    append("{\"type\":\"goodbye\",\"code\":")
    appendString(code)
    if let retryAfter {
      append(",\"retryAfter\":")
      appendNumber(retryAfter)
    }
    append("}")
  }

  /// Appends an `error`.
  package mutating func appendError(code: ErrorCode, message: String) {
    append("{\"type\":\"error\",\"code\":")
    appendString(code.rawValue)
    append(",\"message\":")
    appendString(message)
    append("}")
  }

  /// Appends any message.
  package mutating func append(_ message: ServerMessage) {
    switch message {
    case .welcome(let welcome): appendWelcome(welcome)
    case .screen(let rev, let ack, let document):
      appendScreen(rev: rev, ack: ack) { $0.append(value: document.value) }
    case .patch(let rev, let base, let ack, let operations):
      appendPatch(rev: rev, base: base, ack: ack) { $0.append(operations) }
    case .ack(let ack): appendAck(ack)
    case .refused(let refusal): appendRefused(refusal)
    case .effect(let effect): append(effect)
    case .goodbye(let code, let retryAfter): appendGoodbye(code: code, retryAfter: retryAfter)
    case .error(let code, let message): appendError(code: code, message: message)
    }
  }
}

extension ByteBuffer {
  /// Appends a `patch` up to its operations; the array and one `}` are to follow.
  mutating func appendPatchHead(rev: Int, base: Int, ack: Int?) {
    append("{\"type\":\"patch\",\"rev\":")
    append(decimal: rev)
    append(",\"base\":")
    append(decimal: base)
    if let ack {
      append(",\"ack\":")
      append(decimal: ack)
    }
    append(",\"ops\":")
  }
}
