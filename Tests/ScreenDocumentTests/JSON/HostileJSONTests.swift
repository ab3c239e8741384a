import ScreenDocument
import Testing

/// Input made to hurt: each test ends with a value or a typed error, and soon.
struct HostileJSONTests {
  static let documents = [
    #"{"url":"/a","root":{"type":"text","text":"a\u00e9\ud83d\ude00 é 😀\n"},"banners":[]}"#,
    #"[[],{},[{"a":[null,true,false]}],-12.5e-3,123456789012345678901,"\\\"\/\b\f"]"#,
    #"{"type":"action","seq":18,"rev":41,"target":"AbCdEf_-09","name":"change","value":14.5}"#,
  ]

  @Test(arguments: documents) func `a document that ends too early is a fault`(text: String) throws
  {
    let bytes = Array(text.utf8)
    _ = try JSONReader().read(bytes)
    for end in 0..<bytes.count {
      #expect(throws: JSONError.self) { try JSONReader().read(Array(bytes[..<end])) }
    }
  }

  @Test(arguments: documents) func `flipped bytes give a value or a fault`(text: String) {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for round in 0..<5000 {
      var bytes = Array(text.utf8)
      for _ in 0...random.below(3) {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let value = try? JSONReader().read(bytes) else { continue }
      #expect(
        (try? JSONReader().read(value.canonical)) == value, "seed \(seed), round \(round)")
    }
  }

  @Test func `names that only look alike take as long as others`() throws {
    /// An object with seven letters to a name, each of which is one of three.
    func object(_ letters: [String]) -> [UInt8] {
      var names = [""]
      for _ in 0..<7 { names = names.flatMap { name in letters.map { name + $0 } } }
      return Array(("{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}").utf8)
    }
    // The sign of the unit, the letter, and the letter with its ring behind it; and letters as long.
    let alike = object(["\u{212B}", "\u{C5}", "A\u{30A}"])
    let others = object(["\u{212C}", "\u{C6}", "A\u{30B}"])
    let clock = ContinuousClock()
    func time(_ bytes: [UInt8]) throws -> Duration {
      try (0..<3).map { _ in
        try clock.measure { _ = try JSONReader().read(bytes) }
      }.min() ?? .zero
    }
    #expect(try time(alike) < time(others) * 10)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a million brackets stop at the depth limit`(bracket: String) {
    let text = String(repeating: bracket, count: 1_000_000)
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    guard case .tooDeep(limit: 64, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `the deepest value that can be asked for is read, compared and released`() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let reader = JSONReader(limits: JSONLimits(depth: 1_000_000))
    let value = try reader.read(text)
    #expect(value == (try reader.read(text)))
    #expect(value.description == text)
    #expect(throws: JSONError.self) { try reader.read("[" + text + "]") }
  }

  @Test func `a number of a million digits is read or refused`() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    #expect(throws: JSONError.numberOutOfRange(offset: 0)) { try JSONValue(parsing: digits) }
    #expect(try JSONValue(parsing: "0." + digits).number == 1)
  }

  @Test func `many members cost linear time, and the last repetition is found`() throws {
    let members = (0..<50_000).map { "\"member\($0)\":\($0)" }.joined(separator: ",")
    #expect(try JSONValue(parsing: "{\(members)}")["member49999"] == 49_999)
    #expect(throws: JSONError.self) { try JSONValue(parsing: "{\(members),\"member49999\":1}") }
  }
}
