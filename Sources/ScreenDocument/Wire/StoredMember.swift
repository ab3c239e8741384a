/// What a client keeps for the app, as its messages say it: a few plain values under names.
package enum StoredMember {
  static let expected =
    "an object of at most \(Hello.mostStored) strings, numbers and truth values, of \(Hello.largestStored) bytes"

  /// The values, if they are plain ones and not too many.
  ///
  /// - Parameter allowsNull: whether null may stand for a value that is kept no more.
  static func read(_ value: JSONValue, allowsNull: Bool) -> JSONObject? {
    guard let object = value.object, fits(object) else { return nil }
    let arePlain = object.allSatisfy { $0.value.isPlain || allowsNull && $0.value == .null }
    return arePlain ? object : nil
  }

  /// Whether these are no more values, and have no more bytes, than a client may say.
  package static func fits(_ object: JSONObject) -> Bool {
    guard object.count <= Hello.mostStored else { return false }
    return object.reduce(0) { $0 + $1.name.utf8.count + $1.value.length } <= Hello.largestStored
  }
}

extension JSONValue {
  fileprivate var isPlain: Bool {
    switch self {
    case .string, .number, .bool: true
    case .null, .array, .object: false
    }
  }

  /// How many bytes a string has.
  fileprivate var length: Int { string?.utf8.count ?? 0 }
}
