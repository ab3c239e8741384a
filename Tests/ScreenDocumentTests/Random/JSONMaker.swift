import ScreenDocument

/// Makes random JSON, the same for the same seed: every kind of value, hard strings and numbers.
struct JSONMaker {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func value(depth: Int = 4) -> JSONValue {
    switch random.below(depth > 0 ? 8 : 5) {
    case 0: .null
    case 1: .bool(random.once(in: 2))
    case 2: .number(number())
    case 3, 4: .string(text())
    case 5: array(depth: depth - 1)
    default: .object(object(depth: depth - 1))
    }
  }

  mutating func array(depth: Int) -> JSONValue {
    var values: [JSONValue] = []
    for _ in 0..<random.below(6) { values.append(value(depth: depth)) }
    return .array(values)
  }

  mutating func object(depth: Int) -> JSONObject {
    var object = JSONObject()
    let count = random.once(in: 20) ? 40 : random.below(6)
    for _ in 0..<count { object.append(text(), value(depth: depth)) }
    return object
  }

  mutating func number() -> Double {
    switch random.below(5) {
    case 0: Double(random.below(100))
    case 1: Double(Int64(bitPattern: random.next()))
    case 2: Double(random.below(100_000)) / 100
    case 3: -Double(random.below(1000)) * 1e18
    default: finite(Double(bitPattern: random.next()))
    }
  }

  private func finite(_ number: Double) -> Double { number.isFinite ? number : 0.1 }

  mutating func text() -> String {
    let words = [
      "", "a", "Keyboard", "é", "e\u{301}", "😀", "\"", "\\", "\n", "\u{1}", "~/", "\u{7F}",
    ]
    var text = ""
    for _ in 0..<random.below(5) { text += words[random.below(words.count)] }
    return text
  }

  /// The value as text with random space and some escapes that nobody needs.
  mutating func loosely(_ value: JSONValue) -> String {
    switch value {
    case .array(let values):
      var items: [String] = []
      for value in values { items.append(loosely(value) + space()) }
      return "[" + space() + items.joined(separator: ",\(space())") + "]"
    case .object(let object):
      var members: [String] = []
      for member in object {
        members.append(loosely(.string(member.name)) + space() + ":" + loosely(member.value))
      }
      return "{" + space() + members.joined(separator: "\(space()),\(space())") + space() + "}"
    case .string(let text) where random.once(in: 4): return Self.escaped(text)
    default: return space() + "\(value)"
    }
  }

  mutating func space() -> String {
    let spaces = [" ", "\n", "\t", "\r\n "]
    return random.once(in: 3) ? spaces[random.below(spaces.count)] : ""
  }

  static func escaped(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + units.joined() + "\""
  }
}

/// A seed for one run of a random test; it is printed with every failure.
func freshSeed() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
