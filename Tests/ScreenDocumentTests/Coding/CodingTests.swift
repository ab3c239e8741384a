import ScreenDocument
import Testing

struct CodingTests {
  enum Place: Codable, Hashable {
    case home
    case product(id: Int, tab: String?)
    case search(String)
  }

  struct Everything: Codable, Hashable {
    var bool = true
    var text = "é\u{0}"
    var double = 0.1
    var float: Float = 0.1
    var bytes: [UInt8] = [0, 255]
    var small: [Int8] = [-128, 127]
    var integers: [Int] = [.min, -1, 0, 9_007_199_254_740_993, .max]
    var unsigned: [UInt64] = [0, 1 << 53, .max]
    var present: Int? = 1
    var absent: Int?
    var gaps: [Int?] = [1, nil, 3]
    var nested: [[String]] = [[], ["a"]]
    var places: [Place] = [.home, .product(id: 1, tab: nil), .search("x")]
    var byName: [String: Place] = ["a": .home, "b": .search("")]
    var byNumber: [Int: [Bool]] = [1: [true], -2: []]
    var byPlace: [Place: Int] = [.search("k"): 1]
    var set: Set<String> = ["one", "two"]
  }

  class Animal: Codable {
    var name = "Rex"
    init() {}
  }

  final class Dog: Animal {
    var legs = 4
    override init() { super.init() }

    enum Keys: CodingKey { case legs }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      legs = try container.decode(Int.self, forKey: .legs)
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(legs, forKey: .legs)
      try super.encode(to: container.superEncoder())
    }
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    let bytes = try JSONValueEncoder().encode(value).canonical
    return try JSONValueDecoder().decode(Value.self, from: JSONReader().read(bytes))
  }

  @Test func `a value of every kind comes back from its JSON text`() throws {
    let value = Everything()
    #expect(try roundTrip(value) == value)
    var other = value
    other.absent = .min
    other.present = nil
    #expect(try roundTrip(other) == other)
  }

  @Test func `single values and empty ones come back`() throws {
    #expect(try roundTrip(7) == 7)
    #expect(try roundTrip("") == "")
    #expect(try roundTrip(Int?.none) == nil)
    #expect(try roundTrip([Int]()) == [])
    #expect(try roundTrip([String: Int]()) == [:])
    #expect(try roundTrip(UInt64.max) == .max)
  }

  @Test func `the JSON looks as one expects`() throws {
    let place = Place.product(id: 1, tab: nil)
    #expect(try JSONValueEncoder().encode(place) == ["product": ["id": 1]])
    #expect(try JSONValueEncoder().encode(Place.home) == ["home": [:]])
    #expect(try JSONValueEncoder().encode([UInt64.max]) == ["18446744073709551615"])
    #expect(try JSONValueEncoder().encode([1: "a"]) == ["1": "a"])
  }

  @Test func `a class and its superclass are kept apart`() throws {
    let dog = Dog()
    dog.legs = 3
    dog.name = "Ada"
    #expect(try JSONValueEncoder().encode(dog) == ["legs": 3, "super": ["name": "Ada"]])
    let other = try roundTrip(dog)
    #expect(other.legs == 3)
    #expect(other.name == "Ada")
  }

  struct ByHand: Codable, Equatable {
    var values: [Int]

    enum Keys: CodingKey { case outer, inner }

    init(_ values: [Int]) { self.values = values }

    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Keys.self)
      let inner = try outer.nestedContainer(keyedBy: Keys.self, forKey: .outer)
      var list = try inner.nestedUnkeyedContainer(forKey: .inner)
      var nested = try list.nestedUnkeyedContainer()
      values = []
      while !nested.isAtEnd {
        if try nested.decodeNil() { continue }
        values.append(try nested.decode(Int.self))
      }
      _ = try list.nestedContainer(keyedBy: Keys.self).decode(Bool.self, forKey: .inner)
    }

    func encode(to encoder: any Encoder) throws {
      var outer = encoder.container(keyedBy: Keys.self)
      var inner = outer.nestedContainer(keyedBy: Keys.self, forKey: .outer)
      var list = inner.nestedUnkeyedContainer(forKey: .inner)
      var nested = list.nestedUnkeyedContainer()
      for value in values {
        try nested.encode(value)
        try nested.encodeNil()
      }
      var last = list.nestedContainer(keyedBy: Keys.self)
      try last.encode(true, forKey: .inner)
    }
  }

  @Test func `containers nest in one another`() throws {
    let value = ByHand([1, 2])
    #expect(
      try JSONValueEncoder().encode(value)
        == ["outer": ["inner": [[1, nil, 2, nil], ["inner": true]]]])
    #expect(try roundTrip(value) == value)
  }

  @Test func `a number without a JSON form is refused with the way to it`() {
    let error = #expect(throws: EncodingError.self) {
      try JSONValueEncoder().encode(["a": [1.0, .infinity]])
    }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
  }

  @Test func `names of numbers that are not finite are read in texts of our own alone`() throws {
    let names: JSONValue = ["Infinity", "-Infinity", "NaN", 1.5]
    let numbers = try JSONValueDecoder(readsNonFinite: true).decode([Double].self, from: names)
    #expect(numbers[...1] == [.infinity, -.infinity] && numbers[2].isNaN && numbers[3] == 1.5)
    let floats = try JSONValueDecoder(readsNonFinite: true).decode([Float].self, from: names)
    #expect(floats[0] == .infinity)
    #expect(throws: DecodingError.self) {
      try JSONValueDecoder(readsNonFinite: true).decode(Double.self, from: "infinity")
    }
    #expect(throws: DecodingError.self) {
      try JSONValueDecoder().decode(Double.self, from: "Infinity")
    }
  }

  @Test func `JSON that does not fit is refused with the way to it`() {
    func path(_ json: JSONValue) -> [String]? {
      do {
        _ = try JSONValueDecoder().decode([String: [Int8]].self, from: json)
        return nil
      } catch {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
          .keyNotFound(_, let context), .dataCorrupted(let context):
          return context.codingPath.map(\.stringValue)
        @unknown default: return nil
        }
      }
    }
    #expect(path([]) == [])
    #expect(path(nil) == [])
    #expect(path(["a": 1]) == ["a"])
    #expect(path(["a": [1, 1.5]]) == ["a", "Index 1"])
    #expect(path(["a": [128]]) == ["a", "Index 0"])
    #expect(path(["a": [1e300]]) == ["a", "Index 0"])
    #expect(path(["a": ["x"]]) == ["a", "Index 0"])
    #expect(path(["a": [nil]]) == ["a", "Index 0"])
    #expect(path(["a": [127]]) == nil)
    #expect(throws: DecodingError.self) {
      try JSONValueDecoder().decode(Place.self, from: ["nowhere": [:]])
    }
  }

  struct Fussy: Codable {
    struct Mood: Error {}
    init() {}
    init(from decoder: any Decoder) throws { throw Mood() }
    func encode(to encoder: any Encoder) throws { throw Mood() }
  }

  @Test func `an error of the value's own arrives inside a coding error`() {
    #expect(throws: EncodingError.self) { try JSONValueEncoder().encode(Fussy()) }
    #expect(throws: DecodingError.self) { try JSONValueDecoder().decode(Fussy.self, from: 1) }
  }

  @Test func `random JSON never traps the decoder`() {
    var maker = JSONMaker(seed: freshSeed())
    for _ in 0..<500 {
      _ = try? JSONValueDecoder().decode(Everything.self, from: maker.value())
      _ = try? JSONValueDecoder().decode([Place].self, from: maker.value())
    }
  }

  @Test func `sets are put in order where that is asked for, wherever they are`() throws {
    struct Tagged: Encodable {
      var tags: Set<String> = ["b", "a", "c"]
      var sizes: [Place: Set<Int>?] = [.search("z"): [3, 1, 2], .home: nil]
      var order = [2, 1]
      var byName = ["x": Set([[2, 1], [1, 2]])]
    }
    #expect(
      try JSONValueEncoder(ordersSets: true).encode(Tagged()).canonicalText == """
        {"byName":{"x":[[1,2],[2,1]]},"order":[2,1],\
        "sizes":[{"home":{}},null,{"search":{"_0":"z"}},[1,2,3]],"tags":["a","b","c"]}
        """)
    #expect(try JSONValueEncoder(ordersSets: true).encode(Set([2, 1])) == [1, 2])
  }
}
