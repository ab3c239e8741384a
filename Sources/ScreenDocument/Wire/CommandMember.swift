/// The members that commands are made of, each a bit of a set.
enum CommandMember: UInt16 {
  case type = 1
  case seq = 2
  case rev = 4
  case target = 8
  case name = 16
  case value = 32
  case url = 64
  case layout = 128
  case stored = 256

  /// Tells a member by the bytes of its name; `nil` for one that no command has.
  init?(_ name: UnsafeRawBufferPointer) {
    guard let candidate = Self.candidate(name), name.isWord(candidate.text) else { return nil }
    self = candidate
  }

  private static func candidate(_ name: UnsafeRawBufferPointer) -> CommandMember? {
    switch name.count {
    case 3: short(name[0])
    case 4: name[0] == UInt8(ascii: "t") ? .type : .name
    case 5: .value
    case 6: long(name[0])
    default: nil
    }
  }

  private static func long(_ first: UInt8) -> CommandMember {
    guard first != UInt8(ascii: "t") else { return .target }
    return first == UInt8(ascii: "l") ? .layout : .stored
  }

  private static func short(_ first: UInt8) -> CommandMember {
    guard first != UInt8(ascii: "s") else { return .seq }
    return first == UInt8(ascii: "r") ? .rev : .url
  }

  /// The name on the wire.
  var text: StaticString {
    switch self {
    case .type: "type"
    case .seq: "seq"
    case .rev: "rev"
    case .target: "target"
    case .name: "name"
    case .value: "value"
    case .url: "url"
    case .layout: "layout"
    case .stored: "stored"
    }
  }

  /// What its value has to be.
  var expected: String {
    switch self {
    case .type, .target, .name, .url: "a string"
    case .seq: "a whole number from 1 to 2^53 - 1"
    case .rev: "a whole number from 0 to 2^53 - 1"
    case .value: "true, false, a number or a string"
    case .layout: "\"compact\" or \"regular\""
    case .stored: "\(StoredMember.expected), with null for what is kept no more"
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are exactly those of a literal.
  @inline(__always)
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != word.utf8Start[index] { return false }
    return true
  }
}
