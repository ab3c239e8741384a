/// Takes members of a message by name and type; a wrong type is a fault, an unknown member is not.
struct MemberReader {
  private let members: JSONObject
  private let nullIsAbsent: Bool

  init(_ members: JSONObject, nullIsAbsent: Bool = false) {
    self.members = members
    self.nullIsAbsent = nullIsAbsent
  }

  func value(_ name: String) throws(MessageError) -> JSONValue {
    try required(name, members[name])
  }

  func string(_ name: String) throws(MessageError) -> String? {
    try optional(name, "a string") { $0.string }
  }

  /// A string of so many Unicode characters at most.
  func string(_ name: String, longest: Int) throws(MessageError) -> String? {
    try optional(name, "a string of at most \(longest) characters") { value in
      value.string.flatMap { $0.unicodeScalars.count > longest ? nil : $0 }
    }
  }

  func requiredString(_ name: String) throws(MessageError) -> String {
    try required(name, try string(name))
  }

  /// A whole number from 0 to 2^53 - 1.
  func integer(_ name: String) throws(MessageError) -> Int? {
    try optional(name, "a whole number from 0 to 2^53 - 1") { $0.counting }
  }

  func requiredInteger(_ name: String) throws(MessageError) -> Int {
    try required(name, try integer(name))
  }

  /// A whole number, whatever its sign: of a version nobody knows it is known that nobody does.
  func requiredVersion(_ name: String) throws(MessageError) -> Int {
    let version = try optional(name, "a whole number") { value in
      value.number.flatMap { Int(exactly: $0) ?? ($0.rounded() == $0 ? .max : nil) }
    }
    return try required(name, version)
  }

  /// A number from 0 on.
  func number(_ name: String) throws(MessageError) -> Double? {
    try optional(name, "a number from 0 on") { value in value.number.flatMap { $0 < 0 ? nil : $0 } }
  }

  func requiredBool(_ name: String) throws(MessageError) -> Bool {
    try required(name, try optional(name, "true or false") { $0.bool })
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(MessageError) -> Word? {
    let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return try optional(name, "one of \(words)") { $0.string.flatMap(Word.init) }
  }

  /// A name as those in the tz database are, whether or not it is among them.
  func timeZone(_ name: String) throws(MessageError) -> String? {
    try optional(name, "a name of the tz database, such as Europe/Berlin") {
      $0.string.flatMap { $0.isTimeZoneName ? $0 : nil }
    }
  }

  /// An object of a few plain values.
  func stored(_ name: String) throws(MessageError) -> JSONObject? {
    try optional(name, StoredMember.expected) { StoredMember.read($0, allowsNull: false) }
  }

  func names(_ name: String) throws(MessageError) -> [String]? {
    try optional(name, "an array of at most \(Hello.mostStored) strings") { value in
      guard let array = value.array, array.count <= Hello.mostStored else { return nil }
      let names = array.compactMap(\.string)
      return names.count == array.count ? names : nil
    }
  }

  func required<Value>(_ name: String, _ value: Value?) throws(MessageError) -> Value {
    guard let value else { throw .missing(member: name, seq: nil) }
    return value
  }

  private func optional<Value>(
    _ name: String, _ expected: @autoclosure () -> String, _ read: (JSONValue) -> Value?
  ) throws(MessageError) -> Value? {
    guard let json = members[name], !(nullIsAbsent && json == .null) else { return nil }
    guard let value = read(json) else {
      throw .wrong(member: name, expected: expected(), seq: nil)
    }
    return value
  }
}

extension String {
  /// Whether it may name a time zone: 1 to 64 letters, digits, and what else such names have.
  fileprivate var isTimeZoneName: Bool {
    (1...64).contains(utf8.count)
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}

extension JSONValue {
  /// The value where it is a whole number from 0 to 2^53 - 1, as `seq` and `rev` are.
  var counting: Int? {
    guard let integer, integer >= 0, integer < 1 << 53 else { return nil }
    return integer
  }
}
