import ScreenDocument
import Testing

struct InvalidExampleTests {
  /// What a reader lets pass: codes of a newer server, and links, which are checked where followed.
  private static let tolerated: Set<String> = [
    "server-refused-unknown-code", "server-effect-script", "server-effect-other-host",
  ]

  @Test(arguments: GoldenExamples.names(in: "invalid"))
  func `an invalid message of a client gets the code that is promised`(name: String) throws {
    let example = try GoldenExamples.value("invalid", name)
    guard example["of"]?.string == "client-message" else { return }
    let bytes = try #require(example["text"]?.string ?? example["message"].map { "\($0)" })
    let error = #expect(throws: MessageError.self) { try ClientMessage(Array(bytes.utf8)) }
    #expect(error?.answer == example["code"]?.string)
    #expect(error?.message.isEmpty == false)
  }

  @Test(arguments: GoldenExamples.names(in: "invalid"))
  func `an invalid message of a server is not read`(name: String) throws {
    let example = try GoldenExamples.value("invalid", name)
    guard example["of"]?.string == "server-message", !Self.tolerated.contains(name) else { return }
    let message = try #require(example["message"])
    #expect(throws: MessageError.self) { try ServerMessage(message) }
  }
}

extension MessageError {
  /// The code of the refusal or error that answers such a message.
  fileprivate var answer: String {
    refusedSeq == nil ? errorCode.rawValue : RefusalCode.invalidValue.rawValue
  }
}
