import Testing

@testable import ScreenDocument

/// The short way to JSON text leads to the same text as the long one.
struct TextEncodingTests {
  private let encoder = JSONTextEncoder()

  private func expectSame(_ value: some Encodable) throws {
    var bytes = JSONBytes()
    try encoder.encode(value, into: &bytes)
    #expect(bytes.text == (try JSONValueEncoder().encode(value).canonicalText))
  }

  private func text(of value: some Encodable) throws -> String {
    var bytes = JSONBytes()
    try encoder.encode(value, into: &bytes)
    return bytes.text
  }

  struct Inner: Codable, Hashable {
    var zebra = 1
    var apple: Int?
    var middle = "x"
  }

  struct Odd: Encodable {
    enum Keys: String, CodingKey { case b, a, list, nested, umlaut = "ä", quote = "\"" }
    var way: Int

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      switch way {
      case 0:
        try object.encode(1, forKey: .b)
        try object.encode(2, forKey: .b)
      case 1:
        var list = object.nestedUnkeyedContainer(forKey: .list)
        try list.encode(1)
        try object.encode(2, forKey: .a)
        try list.encode(3)
      case 2: try object.encode(1, forKey: .umlaut)
      case 3: try object.encode(1, forKey: .quote)
      case 4:
        var nested = object.nestedContainer(keyedBy: Keys.self, forKey: .nested)
        try nested.encode("n", forKey: .b)
        try nested.encodeNil(forKey: .a)
        try object.encode([Inner](), forKey: .a)
      case 5:
        var again = encoder.container(keyedBy: Keys.self)
        try again.encode(true, forKey: .b)
        try object.encode(false, forKey: .a)
      default: _ = object.nestedUnkeyedContainer(forKey: .list)
      }
    }
  }

  @Test func `values of every kind become the same text`() throws {
    try expectSame(CodingTests.Everything())
    try expectSame(CodingTests.Dog())
    try expectSame(Inner())
    try expectSame([Inner(), Inner(zebra: 2, apple: 3)])
    try expectSame(["z": Inner(), "a": Inner(), "m": Inner()])
    try expectSame([[Int]]())
    try expectSame([String: Int]())
  }

  @Test func `a lone value becomes the same text`() throws {
    try expectSame(1)
    try expectSame(Int.max)
    try expectSame("é\u{0}\"")
    try expectSame(true)
    try expectSame(0.1)
    try expectSame(Int?.none)
    try expectSame([Int?.none, 2])
    try expectSame(UInt64.max)
    try expectSame(Float(1.5))
  }

  @Test func `lists of texts and of whole numbers become the same text`() throws {
    try expectSame([String]())
    try expectSame([Int]())
    try expectSame(["b", "é\"", ""])
    try expectSame([1, -2, Int.max, Int.min])
    try expectSame([["a"], [], ["b", "c"]])
    try expectSame([[1], [], [2, 3]])
    try expectSame(["z": ["a", "b"], "a": []])
    try expectSame(["z": [1, 2], "a": []])
    try expectSame(["a": [Inner()], "b": [Inner(), Inner()]])
  }

  enum Fruit: String, Codable, CodingKeyRepresentable { case apple, pear }

  /// A value that is nothing but a collection, and written in its own way.
  struct Wrapped: Encodable {
    let inner: [String: Int]
  }

  struct Unwrapped: Encodable {
    let inner: [Fruit: Int]
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(inner.count)")
    }
  }

  @Test func `empty collections become the same text, whatever they are of`() throws {
    func expectSame<Value: Encodable>(empty: Value, _ other: Value) throws {
      // Again, for the text is kept.
      for value in [empty, other, empty] {
        try self.expectSame(["a": value])
        try self.expectSame([value, value])
      }
    }
    try expectSame(empty: [String: Int](), ["a": 1])
    try expectSame(empty: [Int: String](), [1: "a"])
    try expectSame(empty: [Fruit: Int](), [.pear: 1])
    try expectSame(empty: [Bool: Int](), [true: 1])
    try expectSame(empty: [Inner: Inner](), [Inner(): Inner()])
    try expectSame(empty: Set<Int>(), [1])
    try expectSame(empty: Set<Inner>(), [Inner()])
    try expectSame(empty: [Inner](), [Inner()])
    try expectSame(empty: ContiguousArray<Inner>(), [Inner()])
    try expectSame(empty: Wrapped(inner: [:]), Wrapped(inner: ["a": 1]))
    try expectSame(empty: Unwrapped(inner: [:]), Unwrapped(inner: [.pear: 1]))
    try expectSame(empty: [[Inner]](), [[]])
    try expectSame(empty: [String: [Fruit: Int]](), ["a": [:]])
    // One that was emptied has storage of its own.
    var emptied = [Fruit.pear: 1]
    emptied[.pear] = nil
    try expectSame(empty: emptied, [:])
    #expect(try text(of: [[Fruit: Int]()]) == "[{}]")
    #expect(try text(of: [[Bool: Int]()]) == "[[]]")
  }

  /// A word of plain data, with room between its parts.
  struct Settings: Encodable {
    var isOn = false
    var level: Int32 = 0
    var fruit: Fruit?
  }

  @Test func `values of one word become the same text, each its own`() throws {
    for _ in 0..<2 {
      try expectSame([Fruit.apple, .pear, .apple])
      try expectSame(["a": Fruit.pear, "b": .apple])
      try expectSame([0.5, -0.0, 0, 1e300])
      try expectSame(["a": UInt8(1), "b": 2])
      try expectSame([Fruit?.none, .pear])
      for level in [Int32.min, 0, 1] {
        try expectSame([Settings(level: level), Settings(isOn: true, level: level, fruit: .pear)])
      }
      try expectSame((0..<300).map { Settings(level: $0) })
    }
    #expect(try text(of: [Double.nan, -.infinity]) == #"["NaN","-Infinity"]"#)
  }

  @Test(arguments: 0..<7) func `what encodes itself oddly becomes the same text`(way: Int) throws {
    try expectSame(Odd(way: way))
    try expectSame([Odd(way: way), Odd(way: way)])
  }

  /// Keeps the container of its object beyond its own encoding, and writes to it when others are encoded.
  final class Keeper: Encodable {
    var kept: [KeyedEncodingContainer<Odd.Keys>] = []
    var isLate = false

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Odd.Keys.self)
      try object.encode(kept.count, forKey: .a)
      if isLate, var former = kept.last { try former.encode("late", forKey: .b) }
      kept.append(object)
    }
  }

  @Test func `a container that is kept is nobody else's`() throws {
    let keeper = Keeper()
    #expect(try text(of: keeper) == #"{"a":0}"#)
    #expect(
      try text(of: [Odd(way: 5), Odd(way: 5)]) == #"[{"a":false,"b":true},{"a":false,"b":true}]"#)
    #expect(try text(of: [keeper, keeper]) == #"[{"a":1},{"a":2}]"#)
    keeper.isLate = true
    // The short way finds that its containers are closed; in the long one a container never closes.
    #expect(try text(of: [keeper, keeper]) == #"[{"a":5,"b":"late"},{"a":6}]"#)
  }

  /// A type of which there are as many as one likes, each with names of its own.
  enum Numbered<Former: Counted>: Counted, Encodable {
    case value
    static var count: Int { Former.count + 1 }

    enum Keys: CodingKey {
      case b, a, long
      var stringValue: String {
        let padding = String(repeating: "-", count: self == .long ? 30 : 0)
        return "\(self == .b ? "b" : "a")\(padding)\(Former.count)"
      }
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode(Self.count, forKey: .b)
      try object.encode([Self.count], forKey: .a)
      try object.encode("long", forKey: .long)
    }
  }

  @Test func `keys of many types have their own names`() throws {
    func expectSame<Value: Counted>(_ type: Value.Type, upTo count: Int) throws {
      for _ in 0..<2 {
        try self.expectSame(Numbered<Value>.value)
        try self.expectSame([Numbered<Int>.value])
      }
      if count > 0 { try expectSame(Numbered<Value>.self, upTo: count - 1) }
    }
    // Twice as many types as there are places for containers.
    try expectSame(Int.self, upTo: 128)
  }

  /// Keys of more than a byte, and more cases than names are kept of.
  struct ManyKeys: Encodable {
    enum Pair: CodingKey {
      case one(UInt16), two(UInt16)
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
      var intValue: Int? { nil }
      var stringValue: String {
        switch self {
        case .one(let number): "one\(number)"
        case .two(let number): "two\(number)"
        }
      }
    }

    /// A key of one byte that is no enumeration.
    struct Byte: CodingKey {
      let byte: UInt8
      init(byte: UInt8) { self.byte = byte }
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
      var intValue: Int? { nil }
      var stringValue: String { "byte \(byte)" }
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Pair.self)
      for number in 0..<40 {
        try object.encode(number, forKey: .two(UInt16(number)))
        var bytes = object.nestedContainer(keyedBy: Byte.self, forKey: .one(UInt16(number)))
        for byte in UInt8.min...UInt8.max { try bytes.encode(number, forKey: Byte(byte: byte)) }
      }
    }
  }

  @Test func `keys of every size become the same text`() throws {
    try expectSame(ManyKeys())
    try expectSame([ManyKeys(), ManyKeys()])
  }

  struct Tree: Encodable {
    var leaf = 1
    var children: [Tree] = []
    var named: [String: Tree] = [:]
  }

  @Test func `objects of one type within each other become the same text`() throws {
    let branch = Tree(
      leaf: 2, children: [Tree(), Tree(leaf: 3)], named: ["b": Tree(), "a": Tree()])
    try expectSame(Tree(leaf: 4, children: [branch, branch], named: ["z": branch, "y": branch]))
    try expectSame([branch, branch])
  }

  @Test func `large objects become the same text`() throws {
    let numbers = (0..<500).map { ("key that is long \($0 * 7919 % 500)", $0) }
    try expectSame(Dictionary(uniqueKeysWithValues: numbers))
    try expectSame(Dictionary(uniqueKeysWithValues: numbers.map { ("\($0.1)", $0.0) }))
  }

  @Test func `names that begin alike are in the right order`() throws {
    try expectSame(["ab": 1, "a": 2, "a b": 3, "a!": 4, "": 5, "a\u{7F}": 6])
  }

  private struct Thrower: Encodable {
    func encode(to encoder: any Encoder) throws { throw CancellationError() }
  }

  @Test func `what cannot be encoded appends nothing`() {
    var bytes = JSONBytes()
    #expect(throws: EncodingError.self) {
      try encoder.encode(["a": Thrower(), "b": Thrower()], into: &bytes)
    }
    #expect(bytes.isEmpty)
  }

  /// A value with lists under names that are not in order, the second of them only sometimes.
  struct Lists: Encodable {
    var long: [String]
    var early: [String]?
    var numbers = Array(0..<20)
  }

  /// Encodes with the lists at hand that the value had the last time.
  private func text(of value: some Encodable, keeping lists: inout [KeptList]?) throws -> String {
    encoder.exchange(&lists)
    defer { encoder.exchange(&lists) }
    return try text(of: value)
  }

  @Test func `lists that are kept change nothing about the text`() throws {
    var kept: [KeptList]? = []
    var value = Lists(long: (0..<20).map { "text \"\($0)\" ä" })
    func expectSame() throws {
      #expect(try text(of: value, keeping: &kept) == text(of: value))
    }
    for _ in 0..<2 { try expectSame() }
    #expect(kept?.count == 1)
    value.long[7] = "another"
    try expectSame()
    value.early = value.long
    for _ in 0..<2 { try expectSame() }
    #expect(kept?.count == 2)
    value.early?.append("one more")
    try expectSame()
    (value.long, value.early) = (try #require(value.early), value.long)
    for _ in 0..<2 { try expectSame() }
    value.early = nil
    try expectSame()
    #expect(kept?.count == 1)
    value.long = ["short"]
    try expectSame()
    #expect(kept?.isEmpty == true)
  }

  @Test func `only the very same list is not encoded again`() throws {
    let list = (0..<16).map { "\($0)" }
    let alike = (0..<16).map { "\($0)" }
    var forged: [KeptList]? = Array("[0]".utf8).withUnsafeBytes { [KeptList(list, text: $0)] }
    #expect(try text(of: Lists(long: list), keeping: &forged).hasPrefix(#"{"long":[0],"#))
    #expect(try text(of: Lists(long: alike), keeping: &forged) == text(of: Lists(long: alike)))
    #expect(try text(of: list) == text(of: alike))
  }

  @Test func `a value that goes the long way leaves the lists of others alone`() throws {
    let list = (0..<16).map { "\($0)" }
    var kept: [KeptList]? = []
    _ = try text(of: list, keeping: &kept)
    _ = try text(of: Odd(way: 2), keeping: &kept)
    #expect(try text(of: list, keeping: &kept) == text(of: list))
  }
}

protocol Counted { static var count: Int { get } }
extension Int: Counted { static var count: Int { 0 } }
