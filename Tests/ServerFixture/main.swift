import FoundationEssentials
import Glibc
import Wheelhouse
import WheelhouseServer

/// A session layer for the server's own tests: each message is a small instruction.
final class InstructionHandler: ConnectionHandler {
  private var open: [ObjectIdentifier: any ClientConnection] = [:]
  private let context: HostContext
  private var watcher: (any ClientConnection)?

  init(_ context: HostContext) { self.context = context }

  func opened(_ connection: any ClientConnection) {
    open[ObjectIdentifier(connection)] = connection
  }

  func received(_ message: UnsafeRawBufferPointer, on connection: any ClientConnection) {
    let text = String(decoding: message, as: UTF8.self)
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "say": say(rest, to: connection)
    case "length": say(String(message.count), to: connection)
    case "later": Task { await sayLater(rest, to: connection) }
    case "close": connection.close(code: UInt16(rest) ?? 1000, reason: "as told")
    case "flood": flood(connection)
    case "repeat": say(String(repeating: "x", count: Int(rest) ?? 0), to: connection)
    case "watch": watcher = connection
    case "tell": if let watcher { say(rest, to: watcher) }
    case "count": context.metrics.counters.command()
    case "address": say(connection.remoteAddress, to: connection)
    case "identity":
      connection.whenIdentified { self.say(connection.identity ?? "nobody", to: connection) }
    case "process": say(String(getpid()), to: connection)
    case "restarts": say(String(context.worker?.scoreboard.restarts ?? -1), to: connection)
    case "die": kill(getpid(), SIGKILL)
    case "hang": while true { pause() }
    case "expect": say(expect(Int(rest) ?? 0), to: connection)
    case "file":
      say(context.imports.file(at: rest, named: "a file")?.path ?? "none", to: connection)
    case "end":
      context.imports.close(rest)
      say("ended", to: connection)
    case "unready": context.readiness = { rest }
    default: say("unknown", to: connection)
    }
  }

  func drained(_ connection: any ClientConnection) { say("drained", to: connection) }

  func closed(_ connection: any ClientConnection) {
    open[ObjectIdentifier(connection)] = nil
    if let watcher, watcher !== connection { say("other closed", to: watcher) }
    if watcher === connection { watcher = nil }
  }

  func endOfTurn() {}

  func drain(done: @escaping @MainActor () -> Void) {
    for connection in open.values { say("goodbye", to: connection) }
    done()
  }

  private func expect(_ size: Int) -> String {
    var tokens = OpenSSLTokenSource()
    return context.imports.letIn(size, by: tokens.next()) ?? "no room"
  }

  private func say(_ text: String, to connection: any ClientConnection) {
    var text = text
    text.withUTF8 { connection.send(UnsafeRawBufferPointer($0)) }
  }

  /// Sends until the peer's not reading is noticed, then says how often.
  private func flood(_ connection: any ClientConnection) {
    let line = String(repeating: "x", count: 32_000)
    var count = 0
    while !connection.isCongested, count < 4_000 {
      say(line, to: connection)
      count += 1
    }
    say("sent \(count)", to: connection)
  }

  private func sayLater(_ text: String, to connection: any ClientConnection) async {
    let answer = await elsewhere(text)
    say(answer, to: connection)
  }
}

@concurrent nonisolated private func elsewhere(_ text: String) async -> String {
  usleep(2_000)
  return String(text.reversed())
}

/// Ends this process with the one that started it, whose end of standard input then closes.
nonisolated private func followParent() {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      var byte: UInt8 = 0
      // A test's pipe gives a read some seconds, and says that they are over.
      while read(STDIN_FILENO, &byte, 1) > 0 || errno == EINTR || errno == EAGAIN { errno = 0 }
      _exit(0)
    }, nil)
}

followParent()
exit(
  WheelhouseServer.run { context in
    context.endpoints = FixtureEndpoints.table()
    context.identify = { request in
      if request.cookies["slow"] != nil { _ = await elsewhere("") }
      return request.cookies["person"] ?? request.headers["x-forwarded-user"]
    }
    return InstructionHandler(context)
  })
