import ScreenDocument
import Testing

struct ServerMessageTests {
  static let document: JSONValue = [
    "url": "/", "title": "A \"b\"", "root": ["type": "text"], "presentations": [], "banners": [],
  ]

  static let messages: [(ServerMessage, String)] = [
    (
      .welcome(Welcome(session: "s", resume: "r", resumed: false, seq: 17)),
      #"{"type":"welcome","protocol":1,"session":"s","resume":"r","resumed":false,"seq":17,"#
        + #""limits":{"message":65536,"commandsPerSecond":100}}"#
    ),
    (
      .welcome(
        Welcome(
          session: "s", resume: "r", resumed: true, seq: 1, time: 1_796_000_000_123,
          limits: .init(stored: 4096))),
      #"{"type":"welcome","protocol":1,"session":"s","resume":"r","resumed":true,"seq":1,"time":1796000000123,"#
        + #""limits":{"message":65536,"commandsPerSecond":100,"stored":4096}}"#
    ),
    (
      .screen(rev: 41, ack: 17, document: Document(document)),
      #"{"type":"screen","rev":41,"ack":17,"document":\#(document)}"#
    ),
    (
      .patch(
        rev: 42, base: 41, ack: 18,
        operations: JSONPatch([.replace(path: JSONPointer(["title"]), value: "B")])),
      #"{"type":"patch","rev":42,"base":41,"ack":18,"#
        + #""ops":[{"op":"replace","path":"/title","value":"B"}]}"#
    ),
    (
      .patch(rev: 42, base: 41, ack: nil, operations: JSONPatch()),
      #"{"type":"patch","rev":42,"base":41,"ops":[]}"#
    ),
    (.ack(19), #"{"type":"ack","ack":19}"#),
    (
      .refused(Refusal(ack: 20, code: .staleTarget, message: "It has \"gone\".")),
      #"{"type":"refused","ack":20,"code":"stale_target","message":"It has \"gone\"."}"#
    ),
    (
      .effect(.openURL("https://example.com/")),
      #"{"type":"effect","name":"openURL","url":"https://example.com/"}"#
    ),
    (
      .effect(.scrollTo(target: "AAAAAAAAAAA", anchor: "bottom")),
      #"{"type":"effect","name":"scrollTo","target":"AAAAAAAAAAA","anchor":"bottom"}"#
    ),
    (
      .effect(.scrollTo(target: "AAAAAAAAAAA", anchor: nil)),
      #"{"type":"effect","name":"scrollTo","target":"AAAAAAAAAAA"}"#
    ),
    (.effect(.forked(resume: "abc")), #"{"type":"effect","name":"forked","resume":"abc"}"#),
    (.effect(.other("dance")), #"{"type":"effect","name":"dance"}"#),
    (
      .goodbye(code: "draining", retryAfter: 0.2),
      #"{"type":"goodbye","code":"draining","retryAfter":0.2}"#
    ),
    (.goodbye(code: "draining", retryAfter: nil), #"{"type":"goodbye","code":"draining"}"#),
    (
      .error(code: .badMessage, message: "No."),
      #"{"type":"error","code":"bad_message","message":"No."}"#
    ),
  ]

  @Test(arguments: messages) func `a message is written and read`(
    message: ServerMessage, text: String
  ) throws {
    #expect(String(decoding: message.bytes, as: UTF8.self) == text)
    #expect(try ServerMessage(message.bytes) == message)
  }

  @Test(arguments: [
    #"{"type":"welcome","protocol":1,"session":"s","resume":"r","resumed":false,"seq":0}"#,
    #"{"type":"welcome","protocol":2}"#, #"{"type":"screen","rev":1,"ack":0}"#, "[]", "{}", "",
    #"{"type":"patch","rev":2,"ops":[]}"#, #"{"type":"patch","rev":2,"base":1}"#,
    #"{"type":"patch","rev":2,"base":1,"ops":[{"op":"remove","path":"title"}]}"#,
    #"{"type":"ack","ack":-1}"#, #"{"type":"refused","ack":2,"code":"covered"}"#,
    #"{"type":"goodbye","code":"draining","retryAfter":-1}"#, #"{"type":"wave"}"#,
    #"{"type":"error","code":"no","message":"No."}"#,
  ]) func `what is no message of a server is a fault`(text: String) {
    #expect(throws: MessageError.self) { try ServerMessage(Array(text.utf8)) }
  }

  @Test func `a refusal for a reason of the future is read as unavailable`() throws {
    let text = #"{"type":"refused","ack":2,"code":"too_tired","message":"No."}"#
    #expect(
      try ServerMessage(Array(text.utf8))
        == .refused(Refusal(ack: 2, code: .unavailable, message: "No.")))
  }

  @Test func `every error has a close code a server may send`() {
    let sendable: [UInt16] = [1001, 1002, 1003, 1007, 1008, 1009, 1013]
    for code in ErrorCode.allCases { #expect(sendable.contains(code.closeCode)) }
  }
}
