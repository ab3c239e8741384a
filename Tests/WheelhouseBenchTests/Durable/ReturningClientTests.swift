import Testing
import WheelhouseTesting

@testable import wheelhouse_bench

@Suite struct ReturningClientTests {
  private func take(
    _ json: String, _ client: inout ReturningClient
  ) throws -> ReturningClient.News {
    try Array(json.utf8).withUnsafeBytes { try client.received($0) }
  }

  private func greeting(of client: ReturningClient) -> String {
    var text = CommandText()
    client.greet(3, url: "/counter", into: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func welcome(_ seq: Int, resumed: Bool = true) -> String {
    #"{"type":"welcome","protocol":1,"session":"s","resume":"t","resumed":\#(resumed),"#
      + #""seq":\#(seq),"limits":{"message":65536,"commandsPerSecond":100}}"#
  }

  private func screen(_ count: Int, rev: Int, ack: Int) -> String {
    #"{"type":"screen","rev":\#(rev),"ack":\#(ack),"document":{"children":["#
      + #"{"type":"text","text":"Count: \#(count)"},"#
      + #"{"type":"button","id":"b","text":"Increment"}]}}"#
  }

  /// A client that sees its screen and has given its first command.
  private func busy() throws -> ReturningClient {
    var client = ReturningClient()
    _ = try take(welcome(0, resumed: false), &client)
    client.phase = .here
    _ = try take(screen(0, rev: 1, ack: 0), &client)
    #expect(client.isReady)
    var text = CommandText()
    client.next(into: &text)
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == #"{"type":"action","seq":1,"rev":1,"target":"b","name":"tap"}"#)
    return client
  }

  @Test func `a command whose answer was lost counts once, whichever way it is settled`() throws {
    var lost = try busy()
    lost.lost()
    #expect(greeting(of: lost).hasSuffix(#""client":"bench-3","resume":"t","rev":1,"seq":0}"#))
    var before = lost
    guard case .welcomed = try take(welcome(0), &before) else { Issue.record(); return }
    #expect(before.isInFlight && before.applied == 0)
    guard case .answered = try take(#"{"type":"ack","ack":1}"#, &before) else {
      Issue.record()
      return
    }
    #expect(before.applied == 1)
    _ = try take(welcome(1), &lost)
    #expect(!lost.isInFlight && lost.applied == 1)
  }

  @Test func `a refused command counts as none`() throws {
    var client = try busy()
    let refusal = #"{"type":"refused","ack":1,"code":"crashed","message":"No."}"#
    guard case .refused(code: "crashed") = try take(refusal, &client) else {
      Issue.record()
      return
    }
    #expect(client.applied == 0 && client.isReady)
    #expect(greeting(of: client).hasSuffix(#""seq":1}"#))
  }

  @Test func `another session is noticed, and begins at nothing`() throws {
    var client = try busy()
    client.lost()
    _ = try take(welcome(0, resumed: false), &client)
    #expect(client.resets == 1 && client.applied == 0 && !client.isInFlight)
  }

  @Test func `the number on the screen is the last one that was sent`() throws {
    var client = try busy()
    let patch =
      #"{"type":"patch","rev":2,"base":1,"ack":1,"ops":[{"op":"replace","path":"/x/text","#
      + #""value":"Count: 17"}]}"#
    _ = try take(patch, &client)
    #expect(client.shown == 17)
    _ = try take(#"{"type":"ack","ack":1}"#, &client)
    #expect(client.shown == 17)
  }

  @Test func `a server that cannot be lived with is an error`() throws {
    var client = try busy()
    #expect(throws: BenchError.self) {
      try take(#"{"type":"error","code":"bad_message","message":"No."}"#, &client)
    }
    _ = try take(#"{"type":"goodbye","code":"draining","retryAfter":0.5}"#, &client)
    #expect(client.takeRetryAfter() == 0.5 && client.takeRetryAfter() == 0)
  }
}
