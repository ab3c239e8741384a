import ScreenDocument

/// What a client knows: the document as patches have made it, and what was settled.
///
/// It never asks; it only follows, message by message.
struct ClientPicture {
  private(set) var document = Document([:])
  private(set) var revision = 0
  fileprivate(set) var welcome: Welcome?
  /// The number of the last command that was settled.
  private(set) var settled = 0
  /// How each command was settled that was not settled by changing the document.
  private(set) var outcomes: [Int: CommandOutcome] = [:]
  private(set) var effects: [String] = []
  private var scrolled: [String] = []
  /// The tokens of sessions that began as this one was.
  private(set) var forks: [String] = []
  private(set) var screenCount = 0
  /// Whether the screen that follows a welcome is still to come; until then nothing counts as settled.
  private var isAwaitingScreen = false

  /// Follows one message.
  mutating func received(_ text: String) throws {
    let message: ServerMessage
    do throws(MessageError) {
      message = try ServerMessage(Array(text.utf8))
    } catch {
      throw DriverError("The session sent what is no message, \(error.message): \(text)")
    }
    try follow(message)
  }

  private mutating func follow(_ message: ServerMessage) throws {
    switch message {
    case .welcome(let welcome):
      self.welcome = welcome
      settled = welcome.seq
      isAwaitingScreen = true
    case .screen(let rev, let ack, let document): try show(document, rev, ack)
    case .patch(let rev, let base, let ack, let patch): try apply(patch, rev, base, ack)
    case .ack(let seq): settle(seq, .unchanged)
    case .refused(let refusal): outcomes[refusal.ack] = .refused(refusal)
    case .effect(.openURL(let url)): effects.append(url)
    case .effect(.scrollTo(let target, _)): scrolled.append(target)
    case .effect(.forked(let token)): forks.append(token)
    case .effect(.other): break
    case .goodbye(let code, _): throw DriverError("The session says goodbye: \(code)")
    case .error(let code, let message):
      throw DriverError("The session gave up, \(code.rawValue): \(message)")
    }
  }

  private mutating func show(_ new: Document, _ rev: Int, _ ack: Int) throws {
    screenCount += 1
    guard rev >= revision else {
      throw DriverError("Revision \(rev) was sent after revision \(revision)")
    }
    // A session that was woken for this client may still be loading what it showed before.
    if rev == revision, !isAwaitingScreen { try compare(new) }
    isAwaitingScreen = false
    settle(ack, rev == revision ? .unchanged : .changed)
    document = new
    revision = rev
  }

  private mutating func apply(_ patch: JSONPatch, _ rev: Int, _ base: Int, _ ack: Int?) throws {
    guard base == revision, rev == base + 1 else {
      throw DriverError("A patch leads from \(base) to \(rev), but revision \(revision) is shown")
    }
    do throws(JSONPatchError) {
      document.value = try patch.applied(to: document.value)
    } catch {
      throw DriverError("\(error.message), in \(patch)", outline: document.outline)
    }
    revision = rev
    if let ack { settle(ack, .changed) }
  }

  private mutating func settle(_ seq: Int, _ outcome: CommandOutcome) {
    guard seq > settled else { return }
    settled = seq
    if outcomes[seq] == nil { outcomes[seq] = outcome }
  }

  /// The patches must have led to what the session says is shown, byte for byte.
  private func compare(_ new: Document) throws {
    if document.value == new.value { return }
    guard document.value.canonical != new.value.canonical else { return }
    throw DriverError(
      "Revision \(revision) is not what its patches led to. They led to:\n"
        + document.outline(showingIDs: true) + "\nIt is:", outline: new.outline(showingIDs: true))
  }

  /// How a command was settled; nil while it was not.
  mutating func takeOutcome(of seq: Int) -> CommandOutcome? {
    guard !isAwaitingScreen else { return nil }
    if let outcome = outcomes.removeValue(forKey: seq) { return outcome }
    return settled >= seq ? .unchanged : nil
  }

  mutating func note(effect url: String) { effects.append(url) }

  mutating func takeScrolled() -> [Node] {
    defer { scrolled = [] }
    return scrolled.compactMap { target in
      document.nodes.first { $0["scrollID"]?.string == target }
    }
  }

  mutating func takeFork() -> String? { forks.popLast() }

  mutating func takeEffects() -> [String] {
    defer { effects = [] }
    return effects
  }
}

extension ClientPicture {
  /// What is known across connections: nothing but the greeting, what was opened, and how the commands so
  /// far were settled.
  init(awaiting former: ClientPicture) {
    self.init()
    welcome = former.welcome
    effects = former.effects
    outcomes = former.outcomes
  }
}
