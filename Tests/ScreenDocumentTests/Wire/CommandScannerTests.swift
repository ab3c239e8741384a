import ScreenDocument
import Testing

/// The scanner against the plain reading, on messages that are nearly right.
struct CommandScannerTests {
  private func scanned(_ bytes: [UInt8]) -> Result<ClientMessage, MessageError> {
    Result { () throws(MessageError) in try ClientMessage(bytes) }
  }

  /// The same outcome; of a text that is no JSON the scanner may also know the number.
  private func isSame(
    _ scanned: Result<ClientMessage, MessageError>, _ plain: Result<ClientMessage, MessageError>
  ) -> Bool {
    if case .failure(.notJSON(let one, _)) = scanned, case .failure(.notJSON(let other, _)) = plain
    {
      return one == other
    }
    return scanned == plain
  }

  @Test func `random commands are read as the plain way reads them`() {
    let seed = freshSeed()
    var maker = CommandMaker(seed: seed)
    var accepted = 0
    for round in 0..<1500 {
      let text = maker.text()
      let plain = CommandOracle.read(Array(text.utf8))
      if case .success = plain { accepted += 1 }
      #expect(isSame(scanned(Array(text.utf8)), plain), "seed \(seed), round \(round): \(text)")
    }
    #expect(accepted > 150, "seed \(seed)")
  }

  @Test func `random bytes in a command are read as the plain way reads them`() {
    let seed = freshSeed()
    var maker = CommandMaker(seed: seed)
    for round in 0..<1500 {
      var bytes = Array(maker.text().utf8)
      let place = maker.json.random.below(bytes.count)
      bytes[place] = UInt8(truncatingIfNeeded: maker.json.random.next())
      #expect(
        isSame(scanned(bytes), CommandOracle.read(bytes)),
        "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `a command that ends too early is a fault, with its number once that was read`() {
    let text = #"{"type":"action","seq":18,"rev":41,"target":"AbCdEf_-09","name":"tap"}"#
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count {
      let error = #expect(throws: MessageError.self) { try ClientMessage(Array(bytes[..<end])) }
      #expect(error?.seq == (end >= 25 ? 18 : error?.seq))
      #expect(error?.refusedSeq == nil)
      #expect(error?.errorCode == .badMessage)
    }
  }

  @Test func `many unknown members cost linear time`() throws {
    let members = (0..<5000).map { "\"m\($0)\":0" }.joined(separator: ",")
    let text = "{\(members),\"type\":\"sync\"}"
    #expect(try ClientMessage(Array(text.utf8)) == .sync)
    let repeated = "{\(members),\"type\":\"sync\",\"m0\":1}"
    #expect(throws: MessageError.self) { try ClientMessage(Array(repeated.utf8)) }
  }
}

/// Makes commands with members missing, added, repeated, of the wrong type, in any order.
struct CommandMaker {
  var json: JSONMaker

  init(seed: UInt64) {
    json = JSONMaker(seed: seed)
  }

  mutating func text() -> String {
    var members: [String] = []
    let names = [
      "type", "seq", "rev", "target", "name", "value", "url", "layout", "stored", "extra",
    ]
    for name in names {
      guard !json.random.once(in: 8) else { continue }
      members.append(member(name))
      if json.random.once(in: 100) { members.append(member(name)) }
    }
    if json.random.once(in: 2) { members.shuffle(using: &json.random) }
    let comma = "\(json.space()),\(json.space())"
    return json.space() + "{" + members.joined(separator: comma) + "}" + json.space()
  }

  private mutating func member(_ name: String) -> String {
    let name = json.random.once(in: 50) ? JSONMaker.escaped(name) : "\"\(name)\""
    return name + json.space() + ":" + json.loosely(value(of: name)) + json.space()
  }

  private mutating func value(of name: String) -> JSONValue {
    guard !json.random.once(in: 20) else { return json.value(depth: 2) }
    switch name {
    case "\"type\"":
      return pick(["action", "back", "open", "layout", "stored", "fork", "sync", "wave", "actiom"])
    case "\"seq\"", "\"rev\"": return pick([1, 0, 18, 9_007_199_254_740_991, -1, 1.5, 1e20, 7])
    case "\"target\"":
      return pick(["AbCdEf_-09", "__________", "0123456789", "short", "a b c d e f", "ABCDEFGHI+"])
    case "\"name\"": return pick(["tap", "change", "submit", "move", "wave", "tip"])
    case "\"layout\"": return pick(["compact", "regular", "wide"])
    case "\"stored\"": return pick([["a": 1, "b": nil], ["a": true], [:], ["a": [1]], [1], "a"])
    default: return json.value(depth: 1)
    }
  }

  private mutating func pick(_ values: [JSONValue]) -> JSONValue {
    values[json.random.below(values.count)]
  }
}
