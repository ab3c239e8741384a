import ScreenDocument
import Testing

struct ClientMessageTests {
  private func message(_ text: String) throws(MessageError) -> ClientMessage {
    try ClientMessage(Array(text.utf8))
  }

  private func fault(_ text: String) -> MessageError? {
    do {
      _ = try message(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `each command is read`() throws {
    let target = CommandTarget("AbCdEf_-09")
    #expect(
      try message(#"{"type":"action","seq":18,"rev":41,"target":"AbCdEf_-09","name":"tap"}"#)
        == .command(
          Command(seq: 18, rev: 41, wish: .action(target: target, name: .tap, value: nil))))
    #expect(
      try message(#"{"value":14.5,"name":"change","target":"x","seq":1,"type":"action"}"#)
        == .command(
          Command(seq: 1, wish: .action(target: .text("x"), name: .change, value: 14.5))))
    #expect(
      try message(#"{"type":"back","seq":2,"rev":0,"target":"AbCdEf_-09"}"#)
        == .command(Command(seq: 2, rev: 0, wish: .back(target: target))))
    #expect(
      try message(#"{"type":"open","seq":3,"url":"/matches/3/edit?a=\u0062"}"#)
        == .command(Command(seq: 3, wish: .open(url: "/matches/3/edit?a=b"))))
    #expect(
      try message(#"{"type":"layout","seq":4,"layout":"regular"}"#)
        == .command(Command(seq: 4, wish: .layout(.regular))))
    #expect(
      try message(#"{"type":"stored","seq":5,"stored":{"theme":"dark","size":null}}"#)
        == .command(Command(seq: 5, wish: .stored(["theme": "dark", "size": nil]))))
    #expect(
      try message(#"{"type":"fork","seq":6,"rev":2}"#)
        == .command(Command(seq: 6, rev: 2, wish: .fork)))
    #expect(try message(#" {"type":"sync"} "#) == .sync)
  }

  @Test func `a hello is read with its defaults and with everything`() throws {
    #expect(try message(#"{"type":"hello","protocol":1}"#) == .hello(Hello()))
    let nothing = #"{"type":"hello","protocol":1,"resume":null,"rev":null,"layout":null}"#
    #expect(try message(nothing) == .hello(Hello()))
    let hello = Hello(
      url: "/products", layout: .compact, platform: "ios", locale: "en-GB",
      timeZone: "America/Port-au-Prince", colorScheme: .dark, client: "c", resume: "r", rev: 41,
      seq: 17, width: 390.5)
    let text = ClientMessage.hello(hello).json.description
    #expect(try message(text) == .hello(hello))
  }

  @Test(arguments: [
    (#"{"type":"hello","url":"/products"}"#, MessageError.missing(member: "protocol", seq: nil)),
    (#"{"type":"hello","protocol":null}"#, .missing(member: "protocol", seq: nil)),
    (#"{"type":"hello","protocol":99999999999999999999}"#, .unsupportedProtocol(.max)),
    (#"{"type":"hello","protocol":2,"url":[]}"#, .unsupportedProtocol(2)),
    (
      #"{"type":"hello","protocol":1,"url":[]}"#,
      .wrong(member: "url", expected: "a string", seq: nil)
    ),
    (
      #"{"type":"hello","protocol":1,"layout":"wide","seq":3}"#,
      .wrong(member: "layout", expected: #"one of "compact", "regular""#, seq: nil)
    ),
    (
      #"{"type":"hello","protocol":1,"timeZone":"Europe/Berlin "}"#,
      .wrong(
        member: "timeZone", expected: "a name of the tz database, such as Europe/Berlin", seq: nil)
    ),
    (
      #"{"type":"hello","protocol":1,"client":"\#(String(repeating: "é", count: 129))"}"#,
      .wrong(member: "client", expected: "a string of at most 128 characters", seq: nil)
    ),
    (
      #"{"type":"hello","protocol":1,"rev":-1}"#,
      .wrong(member: "rev", expected: "a whole number from 0 to 2^53 - 1", seq: nil)
    ),
    ("[]", .notAnObject), ("\"sync\"", .notAnObject), ("{}", .missing(member: "type", seq: nil)),
    (#"{"seq":1}"#, .missing(member: "type", seq: 1)),
    (#"{"type":1,"seq":1}"#, .wrong(member: "type", expected: "a string", seq: 1)),
    (#"{"type":"wave"}"#, .unknownType("wave", seq: nil)),
    (#"{"type":"back","target":"detail----"}"#, .missing(member: "seq", seq: nil)),
    (
      #"{"type":"back","seq":0,"target":"detail----"}"#,
      .wrong(member: "seq", expected: "a whole number from 1 to 2^53 - 1", seq: nil)
    ),
    ("", .notJSON(.unexpectedEnd(offset: 0), seq: nil)),
    (#"{"type":"sync","seq":5,}"#, .notJSON(.unexpectedByte(0x7D, offset: 23), seq: 5)),
    (#"{"type":"sync","type":"sync"}"#, .notJSON(.duplicateName("type", offset: 15), seq: nil)),
    (
      #"{"type":"sync","t\u0079pe":"sync"}"#, .notJSON(.duplicateName("type", offset: 15), seq: nil)
    ),
    (#"{"type":"sync"}{"type":"sync"}"#, .notJSON(.trailingBytes(offset: 15), seq: nil)),
    (#"{"type":"sync","note":"\ud83d"}"#, .notJSON(.loneSurrogate(offset: 23), seq: nil)),
  ])
  func `what is no message ends the connection`(text: String, expected: MessageError) {
    #expect(fault(text) == expected)
    #expect(expected.refusedSeq == nil)
    #expect(!expected.message.isEmpty)
  }

  @Test(arguments: [
    (#"{"type":"back","seq":1}"#, "target"), (#"{"type":"open","seq":1}"#, "url"),
    (#"{"type":"wave","seq":1}"#, "wave"), (#"{"seq":1,"type":"wave"}"#, "wave"),
    (#"{"type":"open","url":3,"seq":1}"#, "url"),
    (#"{"type":"layout","seq":1,"layout":"huge"}"#, "layout"),
    (#"{"type":"stored","seq":1}"#, "stored"),
    (#"{"type":"stored","seq":1,"stored":[]}"#, "stored"),
    (#"{"type":"stored","seq":1,"stored":{"a":[1]}}"#, "stored"),
    (#"{"type":"action","rev":"1","seq":1,"target":"a","name":"tap"}"#, "rev"),
    (#"{"type":"action","rev":-1,"seq":1,"target":"a","name":"tap"}"#, "rev"),
    (#"{"type":"action","target":7,"name":"tap","seq":1}"#, "target"),
    (#"{"type":"action","seq":1,"target":"a"}"#, "name"),
    (#"{"type":"action","seq":1,"target":"a","name":null}"#, "name"),
    (#"{"type":"action","seq":1,"target":"a","name":"tap","value":null}"#, "value"),
    (#"{"type":"action","seq":1,"target":"a","name":"tap","value":[1]}"#, "value"),
    (#"{"value":{"on":true},"type":"action","seq":1,"target":"a","name":"tap"}"#, "value"),
  ])
  func `a command with a bad member can be refused`(text: String, member: String) {
    let error = fault(text)
    #expect(error?.refusedSeq == 1)
    #expect(error?.message.contains("\"\(member)\"") == true)
  }

  @Test func `a message that is too long says so in its own code`() {
    let text = #"{"type":"sync","note":""# + String(repeating: "a", count: 65_536) + "\"}"
    #expect(fault(text)?.errorCode == .tooLarge)
  }

  @Test func `an id is an integer and text again`() {
    #expect(CommandTarget("AAAAAAAAAA") == .identity(0))
    #expect(CommandTarget("AAAAAAAAAB") == .identity(1))
    #expect(CommandTarget("BAAAAAAAAA") == .identity(1 << 54))
    #expect(CommandTarget("__________") == .identity((1 << 60) - 1))
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    for (digit, character) in alphabet.enumerated() {
      #expect(CommandTarget("AAAAAAAAA\(character)") == .identity(UInt64(digit)))
      #expect(CommandTarget("AAAAAAAAA\(character)").text == "AAAAAAAAA\(character)")
    }
  }

  @Test func `text that is no id of ours is kept`() {
    for byte in UInt8(1)..<128 {
      let character = Character(Unicode.Scalar(byte))
      guard !character.isLetter, !character.isNumber, !"-_".contains(character) else { continue }
      #expect(CommandTarget("AAAA\(character)AAAAA") == .text("AAAA\(character)AAAAA"))
    }
    for text in ["", "AAAAAAAAA", "AAAAAAAAAAA", "AAAAAAAAé", "\u{80}\u{80}\u{80}\u{80}\u{80}"] {
      #expect(CommandTarget(text) == .text(text))
    }
  }
}
