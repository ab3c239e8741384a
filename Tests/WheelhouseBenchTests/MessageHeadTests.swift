import Testing
import WheelhouseTesting

@testable import wheelhouse_bench

@Suite struct MessageHeadTests {
  private func head(_ json: String) throws(SocketError) -> MessageHead {
    try Array(json.utf8).withBytes { bytes throws(SocketError) in try MessageHead(bytes) }
  }

  @Test func `a patch says its revision and what it acknowledges`() throws {
    let head = try head(#"{"type":"patch","rev":42,"base":41,"ack":18,"ops":[]}"#)
    #expect(head.revision == 42)
    #expect(head.acknowledged == 18)
  }

  @Test func `a patch nobody asked for acknowledges nothing`() throws {
    #expect(try head(#"{"type":"patch","rev":42,"base":41,"ops":[]}"#).acknowledged == nil)
  }

  @Test func `an acknowledgement has no revision`() throws {
    let head = try head(#"{"type":"ack","ack":7}"#)
    #expect(head.revision == nil)
    #expect(head.acknowledged == 7)
  }

  @Test(arguments: ["welcome", "effect"])
  func `other messages are passed over`(type: String) throws {
    #expect(try head(#"{"type":"\#(type)","name":"x"}"#).revision == nil)
  }

  @Test(arguments: [
    #"{"type":"refused","ack":1,"code":"stale_target","message":"x"}"#,
    #"{"type":"error","code":"bad_message"}"#, #"{"type":"goodbye"}"#, "", "{}", #"{"type":""#,
  ])
  func `bad news is an error that carries the message`(json: String) {
    #expect(throws: SocketError.unexpected(.text(json))) { try head(json) }
  }
}
