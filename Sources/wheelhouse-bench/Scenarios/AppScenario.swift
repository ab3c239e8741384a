import WheelhouseTesting

/// What the sessions of one scenario do in an app, above the protocol's bookkeeping.
protocol AppSteps {
  /// What the scenario is called as a whole.
  static var name: String { get }
  static var kinds: [String] { get }
  /// Where the sessions begin.
  var url: String { get }
  /// How wide their clients are.
  var layout: String { get }
  var lacking: String { get }
  init(sessions: Int)
  /// Learns ids from a message; called for each one.
  mutating func learn(_ message: UnsafeRawBufferPointer, on session: Int)
  func isReady(_ session: Int) -> Bool
  func nextKind(_ session: Int) -> Int
  mutating func next(_ session: Int, into command: inout Command)
}

extension AppSteps {
  var layout: String { "compact" }
}

/// A scenario that speaks `wheelhouse.v1`: hello, `seq`, `rev` and acknowledgements.
struct AppScenario<Steps: AppSteps>: Scenario {
  private struct Client {
    var seq = 0
    var revision = 0
  }

  private var steps: Steps
  private var clients: [Client]

  init(sessions: Int) {
    steps = Steps(sessions: sessions)
    clients = Array(repeating: Client(), count: sessions)
  }

  var kinds: [String] { Steps.kinds }
  var lacking: String { "\(steps.lacking) on \(steps.url)" }
  var request: SocketRequest { SocketRequest() }

  func open(_ session: Int, into text: inout CommandText) {
    text.appendHello(url: steps.url, layout: steps.layout)
  }

  mutating func received(
    _ message: UnsafeRawBufferPointer, on session: Int
  ) throws(SocketError) -> Bool {
    let head = try MessageHead(message)
    if let revision = head.revision { clients[session].revision = revision }
    steps.learn(message, on: session)
    let seq = clients[session].seq
    return seq > 0 && head.acknowledged == seq
  }

  func isReady(_ session: Int) -> Bool {
    clients[session].revision > 0 && steps.isReady(session)
  }

  func nextKind(_ session: Int) -> Int { steps.nextKind(session) }

  mutating func next(_ session: Int, into text: inout CommandText) {
    clients[session].seq += 1
    var command = Command(
      text: text, seq: clients[session].seq, revision: clients[session].revision)
    text = CommandText()
    steps.next(session, into: &command)
    text = command.text
  }
}
