import ScreenDocument
import Testing

@testable import WheelhouseTesting

@Suite struct DurableLinkTests {
  private var link = DurableLink(page: "page-1")

  private func tap(_ seq: Int) -> String {
    ClientMessage.command(Command(seq: seq, rev: 1, wish: .open(url: "/\(seq)"))).json.description
  }

  private func welcome(_ seq: Int, resumed: Bool = true) -> String {
    #"{"type":"welcome","protocol":1,"session":"s","resume":"t","resumed":\#(resumed),"seq":\#(seq),"#
      + #""limits":{"message":65536,"commandsPerSecond":100}}"#
  }

  private func refused(_ seq: Int, _ code: String) -> String {
    #"{"type":"refused","ack":\#(seq),"code":"\#(code)","message":"No."}"#
  }

  /// A link that has been welcomed and has sent three commands.
  private func busy() throws -> DurableLink {
    var link = link
    #expect(try link.give(ClientMessage.hello(Hello(url: "/a")).json.description) == [])
    _ = try link.received(welcome(0, resumed: false))
    for seq in 1...3 { #expect(try link.give(tap(seq)) == [tap(seq)]) }
    return link
  }

  @Test func `it comes back with token, page and the last answered command`() throws {
    var link = try busy()
    _ = try link.received(#"{"type":"ack","ack":2}"#)
    link.lost()
    let greeting = try #require(link.greeting())
    guard case .hello(let hello) = try ClientMessage(Array(greeting.utf8)) else {
      Issue.record("no hello: \(greeting)")
      return
    }
    #expect(hello.resume == "t" && hello.seq == 2 && hello.url == "/a" && hello.client == "page-1")
  }

  @Test func `what has no answer goes out again with the same number`() throws {
    var link = try busy()
    link.lost()
    #expect(try link.give(tap(4)) == [])
    #expect(try link.received(welcome(1)).send == [tap(2), tap(3), tap(4)])
    #expect(link.expectsAnswer)
    _ = try link.received(#"{"type":"ack","ack":4}"#)
    #expect(!link.expectsAnswer)
  }

  @Test func `a command out of order is sent again in order, and nobody is told`() throws {
    var link = try busy()
    let reaction = try link.received(refused(2, "out_of_order"))
    #expect(reaction == .init(isForUser: false, send: [tap(1), tap(2), tap(3)]))
    _ = try link.received(#"{"type":"ack","ack":3}"#)
    let late = try link.received(refused(3, "out_of_order"))
    #expect(late == .init(isForUser: false, send: []))
  }

  @Test func `any other refusal settles its command and is told`() throws {
    var link = try busy()
    #expect(try link.received(refused(3, "crashed")) == .init())
    #expect(!link.expectsAnswer)
  }

  @Test func `a goodbye is kept from the user, and its wish is granted once`() throws {
    var link = try busy()
    let goodbye = #"{"type":"goodbye","code":"draining","retryAfter":0.2}"#
    #expect(try link.received(goodbye) == .init(isForUser: false))
    #expect(link.takeRetryAfter() == .milliseconds(200))
    #expect(link.takeRetryAfter() == .zero)
  }

  @Test func `another session, or one behind what it acknowledged, is an error`() throws {
    var link = try busy()
    _ = try link.received(#"{"type":"ack","ack":2}"#)
    link.lost()
    var other = link
    #expect(throws: DriverError.self) { try other.received(welcome(0, resumed: false)) }
    #expect(throws: DriverError.self) { try link.received(welcome(1)) }
  }
}
