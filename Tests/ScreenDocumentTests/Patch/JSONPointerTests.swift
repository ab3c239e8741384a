import ScreenDocument
import Testing

struct JSONPointerTests {
  /// The document of RFC 6901 §5.
  private static let sample = #"""
    {"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}
    """#

  @Test(
    arguments: [
      ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2),
      ("/e^f", 3), ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
    ] as [(String, JSONValue)])
  func `the examples of RFC 6901 lead where it says`(text: String, value: JSONValue) throws {
    let sample = try JSONValue(parsing: Self.sample)
    let pointer = try JSONPointer(parsing: text)
    #expect(try sample.value(at: pointer) == value)
    #expect(pointer.description == text)
  }

  @Test func `the empty pointer is the whole value`() throws {
    let sample = try JSONValue(parsing: Self.sample)
    #expect(try sample.value(at: JSONPointer(parsing: "")) == sample)
  }

  @Test(arguments: [
    ("foo", JSONPointerError.missingSlash("foo")), ("/a~", .invalidEscape("/a~")),
    ("/~2", .invalidEscape("/~2")), ("/~~01", .invalidEscape("/~~01")),
  ])
  func `a pointer that is not written as one is refused`(
    text: String, expected: JSONPointerError
  ) {
    #expect(throws: expected) { try JSONPointer(parsing: text) }
    #expect(!expected.message.isEmpty)
  }

  @Test(arguments: [
    ("/bar", JSONPointerError.noMember("bar")), ("/foo/2", .noElement("2")),
    ("/foo/01", .noElement("01")), ("/foo/-", .noElement("-")), ("/foo/-1", .noElement("-1")),
    ("/foo/+1", .noElement("+1")), ("/foo/", .noElement("")), ("/foo/١", .noElement("١")),
    ("/foo/99999999999999999999", .noElement("99999999999999999999")),
    ("/foo/0/x", .notAContainer("x")),
  ])
  func `a pointer that leads nowhere says where it ends`(
    text: String, expected: JSONPointerError
  ) throws {
    let sample = try JSONValue(parsing: Self.sample)
    #expect(throws: expected) { try sample.value(at: JSONPointer(parsing: text)) }
  }

  @Test func `tokens of any kind come back from the text`() throws {
    let seed = freshSeed()
    var maker = JSONMaker(seed: seed)
    for _ in 0..<1000 {
      let pointer = JSONPointer((0..<4).map { _ in maker.text() })
      #expect(try JSONPointer(parsing: pointer.description) == pointer, "seed \(seed)")
    }
  }
}
