import Glibc
import WheelhouseTesting

/// What a session costs that shows a list and does nothing.
struct IdleMemory {
  let sessions: Int
  let bytesPerSession: Double

  /// Opens `sessions` sessions at `url` on a server that has not served anybody yet.
  ///
  /// Sixteen come first and stay, so that what a server makes once is not counted.
  static func measure(
    on server: MeasuredServer, url: String, sessions: Int
  ) throws(BenchError) -> IdleMemory {
    let first = try Fleet(IdleScenario(url: url, sessions: 16), on: server, sessions: 16)
    let before = try resident(server)
    let idle = IdleScenario(url: url, sessions: sessions)
    let fleet = try Fleet(idle, on: server, sessions: sessions)
    let after = try resident(server)
    withExtendedLifetime((first, fleet)) {}
    let bytes = Double(after - before) / Double(sessions)
    return IdleMemory(sessions: sessions, bytesPerSession: bytes)
  }

  private static func resident(_ server: MeasuredServer) throws(BenchError) -> Int {
    sleep(1)
    _ = try server.process.settle()
    return server.process.residentBytes
  }
}

/// Sessions that say hello, are shown a screen, and leave it at that.
struct IdleScenario: Scenario {
  let kinds = ["idle"]
  let request = SocketRequest()
  let url: String
  private var hasScreen: [Bool]

  init(url: String, sessions: Int) {
    self.url = url
    hasScreen = Array(repeating: false, count: sessions)
  }

  var lacking: String { "a screen at \(url)" }

  func open(_ session: Int, into text: inout CommandText) {
    text.appendHello(url: url, layout: "compact")
  }

  mutating func received(
    _ message: UnsafeRawBufferPointer, on session: Int
  ) throws(SocketError) -> Bool {
    if try MessageHead(message).revision != nil { hasScreen[session] = true }
    return false
  }

  func isReady(_ session: Int) -> Bool { hasScreen[session] }
  func nextKind(_ session: Int) -> Int { 0 }
  func next(_ session: Int, into text: inout CommandText) {}
}
