import ScreenDocument

/// One client of a session: a page that has, or had, a socket.
final class Client: SnapshotClient {
  /// What is kept of the token with which it comes back.
  @exclusivity(unchecked) var token: ResumeTokenHash
  /// Chosen by the page; tells its own reconnect from another page with the same token.
  @exclusivity(unchecked) private(set) var page: String?
  /// The number of the last command that was settled.
  @exclusivity(unchecked) var lastSeq: Int {
    didSet { answered = lastSeq }
  }
  /// The number that it began to count from here.
  @exclusivity(unchecked) private(set) var firstSeq: Int
  /// Up to which number the socket has been told what became of commands; less than ``lastSeq`` while it is
  /// to ask again for refusals that were lost on the way.
  @exclusivity(unchecked) private(set) var answered: Int
  /// The latest refusals: an answer can be lost with its socket, and without it a command that was refused
  /// would pass for one that was carried out.
  @exclusivity(unchecked) private(set) var refusals: [Refusal] = []
  /// What its latest commands asked of it besides showing the document: that can be lost with its socket as well.
  @exclusivity(unchecked) private(set) var effects: [(seq: Int, effect: ClientEffect)] = []
  /// The command that ended a worker.
  @exclusivity(unchecked) var crashedSeq: Int?
  /// The socket, nil while the client is away.
  @exclusivity(unchecked) var connection: (any ClientConnection)?
  let session: Session
  /// Output was dropped while the socket was congested: one `screen` brings it up to date.
  @exclusivity(unchecked) var isBehind = false
  /// A screen that brings it up to date waits for a commit.
  @exclusivity(unchecked) var isScreenHeld = false
  /// How many bytes wait for a commit.
  @exclusivity(unchecked) var heldBytes = 0
  /// More was to wait than may: the rest was left out, and a screen follows.
  @exclusivity(unchecked) var isFlooded = false
  @exclusivity(unchecked) private var allowance = CommandAllowance()
  @exclusivity(unchecked) private var patience = CommandAllowance()

  init(
    session: Session, token: ResumeTokenHash, page: String?, lastSeq: Int,
    connection: (any ClientConnection)?
  ) {
    self.session = session
    self.token = token
    self.page = page
    self.lastSeq = lastSeq
    firstSeq = lastSeq
    answered = lastSeq
    self.connection = connection
  }

  /// Up to which number its commands are among those that a store has.
  ///
  /// One that has joined since then has sent nothing that the store has, nor were there numbers that it went past.
  func seq(in stored: [SnapshotHeader.ClientSnapshot]) -> Int {
    max(firstSeq, stored.first { $0.token == token }?.lastSeq ?? 0)
  }

  /// Whether it gets a screen anyway, after all that it was told until now, and has asked for many.
  func awaitsScreen(within bytes: Int) -> Bool { isFlooded || (isScreenHeld && heldBytes > bytes) }

  var mayCommand: Bool {
    session.atHost { allowance.take(perSecond: $0.limits.commandsPerSecond, at: $0.now()) }
  }

  /// Whether one more message is borne that changes nothing.
  ///
  /// It costs less than a command does, but not nothing: there may be a hundred times as many refused commands
  /// and repeated ones, and ten times as many `sync`s.
  func mayAsk(for answer: Answer) -> Bool {
    session.atHost { host in
      patience.take(
        answer.cost, perSecond: host.limits.commandsPerSecond * Answer.mostCost, at: host.now())
    }
  }

  /// Counts a whole document that it was written towards what it may ask for: large ones take long.
  func charge(forScreenOf bytes: Int) {
    session.atHost { host in
      let rate = host.limits.commandsPerSecond * Answer.mostCost
      let cost = min(bytes / Answer.bytesPerCost, rate / Answer.largestPart)
      patience.take(upTo: cost, perSecond: rate, at: host.now())
    }
  }

  /// What a message that changes nothing is answered.
  enum Answer {
    case refusal, repetition, document

    static let mostCost = 100
    /// So many bytes of a document count as much as a refusal.
    static let bytesPerCost = 256
    /// However large it is, so many of a document may be asked for in a second.
    static let largestPart = 4

    var cost: Int { self == .document ? Self.mostCost / 10 : 1 }
  }

  /// Sends a message now, or notes that the client has fallen behind.
  func deliver(_ message: UnsafeRawBufferPointer, _ kind: HeldOutput.Kind) {
    guard let connection else { return }
    switch kind {
    case .screen:
      isScreenHeld = false
      isBehind = connection.isCongested
    // Nothing else would tell, not even the screen that brings the client up to date.
    case .welcome, .refusal, .effect: return connection.send(message)
    case .other: if connection.isCongested { isBehind = true }
    }
    if !isBehind { connection.send(message) }
  }
}

// What a client may not have heard.
extension Client {
  /// Refusals are kept for so many commands more: whoever sends more without reading what became of them is told of the
  /// latest.
  private static let longestMemory = 256

  /// Remembers a refusal of a command that counts as settled.
  ///
  /// - Parameter first: the first of those that are refused with it, which nobody can have heard of yet.
  func note(_ refusal: Refusal, from first: Int) {
    guard refusal.ack <= lastSeq else { return }
    refusals.removeAll { $0.ack == refusal.ack || $0.ack + Self.longestMemory < first }
    refusals.append(refusal)
  }

  /// So many effects are kept.
  private static let mostEffects = 4

  /// Remembers an effect of the command that was settled last.
  func note(_ effect: ClientEffect) {
    if effects.count == Self.mostEffects { effects.removeFirst() }
    effects.append((lastSeq, effect))
  }

  /// Forgets the effects of commands that never happened, as of the first of them.
  func forgetEffects(from seq: Int) { effects.removeAll { $0.seq >= seq } }

  /// Goes on with the refusals of a snapshot.
  func takeBack(_ known: [Refusal]) { refusals = known }

  /// Whether a command was refused, as far as that is remembered.
  func wasRefused(_ seq: Int) -> Bool { refusals.contains { $0.ack == seq } }

  /// More commands than anybody gives between two backups: what is further off is no number that was given.
  private static let mostLost = 1_000_000

  /// Says how a command was settled that comes a second time; nil where it was carried out.
  func settledBefore(_ seq: Int) -> Refusal? {
    answered = max(answered, seq)
    return refusals.first { $0.ack == seq }
  }

  /// Up to which number all commands were carried out, of those that were settled, from one that was.
  func carriedOut(from seq: Int) -> Int {
    let next = refusals.lazy.map(\.ack).filter { $0 > seq }.min()
    return min(answered, next.map { $0 - 1 } ?? answered)
  }

  /// A page is there with a new socket.
  ///
  /// The one that it was before still has the commands it sent, and sends again what comes after the number
  /// it is greeted with: so that is one before the first refusal that it may not have heard. Another page
  /// knows nothing of them, and has to go on counting. Effects that it may not have heard of it is told again.
  ///
  /// One that has heard of later commands than there were, since the sessions were put back to an earlier state, goes
  /// on from there: no number is given twice.
  func arrived(_ hello: Hello) {
    answered = lastSeq
    if let heard = hello.seq, hello.client != nil, hello.client == page {
      if heard > lastSeq, heard - lastSeq < Self.mostLost {
        lastSeq = heard
        firstSeq = heard
      }
      refusals.removeAll { $0.ack <= heard }
      effects.removeAll { $0.seq <= heard }
      if let first = refusals.map(\.ack).min() { answered = first - 1 }
    } else {
      refusals = []
      effects = []
    }
    page = hello.client
  }
}

/// A bucket of commands that fills by the second, and holds twice as many.
///
/// Small, since every parked client has two: its time is counted in milliseconds, around and around.
struct CommandAllowance {
  private var left: Float = -1
  private var filledAt: UInt32 = 0

  /// Takes one command out, or so many; false when that is more than there is.
  ///
  /// A rate of 0 is no limit.
  mutating func take(
    _ count: Int = 1, perSecond rate: Int, at now: @autoclosure () -> Duration
  ) -> Bool {
    guard rate > 0 else { return true }
    fill(rate, at: now())
    guard left >= Float(count) else { return false }
    left -= Float(count)
    return true
  }

  /// Takes so many out, or as many as there are.
  mutating func take(
    upTo count: Int, perSecond rate: Int, at now: @autoclosure () -> Duration
  ) {
    guard rate > 0 else { return }
    fill(rate, at: now())
    left = max(0, left - Float(count))
  }

  private mutating func fill(_ rate: Int, at now: Duration) {
    let (seconds, attoseconds) = now.components
    let now = UInt32(truncatingIfNeeded: seconds &* 1000 &+ attoseconds / 1_000_000_000_000_000)
    let capacity = Float(rate * 2)
    // What has not come to a thousandth of a second yet is not lost: it counts next time.
    let more = Float(now &- filledAt) * Float(rate) / 1000
    left = left < 0 ? capacity : min(capacity, left + more)
    filledAt = now
  }
}

extension Duration {
  /// The duration as a number of seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
