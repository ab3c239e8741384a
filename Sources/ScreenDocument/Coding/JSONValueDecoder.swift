/// Turns ``JSONValue`` into `Decodable` values without Foundation.
public struct JSONValueDecoder: Sendable {
  private let readsNonFinite: Bool

  /// Creates a decoder.
  public init() { readsNonFinite = false }

  /// Creates one for texts of our own, in which strings may name numbers that are not finite.
  package init(readsNonFinite: Bool) { self.readsNonFinite = readsNonFinite }

  /// Decodes a value.
  ///
  /// - Throws: where the JSON does not fit the type. Errors other than `DecodingError` arrive as the
  ///   underlying error of one.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from value: JSONValue
  ) throws(DecodingError) -> Value {
    do {
      let place = ValueDecoding(value: value, codingPath: [], readsNonFinite: readsNonFinite)
      return try Value(from: place)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw .dataCorrupted(
        .init(codingPath: [], debugDescription: "\(error)", underlyingError: error))
    }
  }
}

/// A value that is being decoded, and the way to it.
struct ValueDecoding: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  let readsNonFinite: Bool
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let object = value.object else { throw mismatch([String: Any].self, "an object") }
    return KeyedDecodingContainer(ObjectDecoding(object: object, place: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let values = value.array else { throw mismatch([Any].self, "an array") }
    return ArrayDecoding(values: values, place: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// A value inside.
  func at(_ key: any CodingKey, _ value: JSONValue) -> ValueDecoding {
    ValueDecoding(value: value, codingPath: codingPath + [key], readsNonFinite: readsNonFinite)
  }

  func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "this is not \(expected)")
    return value.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension ValueDecoding: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNull }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let bool = value.bool else { throw mismatch(type, "true or false") }
    return bool
  }

  func decode(_ type: String.Type) throws -> String {
    guard let string = value.string else { throw mismatch(type, "a string") }
    return string
  }

  func decode(_ type: Double.Type) throws -> Double {
    if let number = value.number { return number }
    guard readsNonFinite, let named = value.string.flatMap(Double.init(nameOfNonFinite:)) else {
      throw mismatch(type, "a number")
    }
    return named
  }

  func decode(_ type: Float.Type) throws -> Float {
    let double = try decode(Double.self)
    let float = Float(double)
    guard float.isFinite || !double.isFinite else { throw mismatch(type, "a number in range") }
    return float
  }

  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  private func integer<Integer: FixedWidthInteger>() throws -> Integer {
    let integer: Integer? =
      switch value {
      case .number(let number): number.wholeNumber.flatMap(Integer.init(exactly:))
      case .string(let digits): Integer(digits)
      default: nil
      }
    guard let integer else { throw mismatch(Integer.self, "a whole number in range") }
    return integer
  }
}

extension Double {
  /// What stands for it where it is not finite; nil where it is.
  var nameOfNonFinite: String? {
    if isFinite { return nil }
    return isNaN ? "NaN" : self > 0 ? "Infinity" : "-Infinity"
  }

  init?(nameOfNonFinite name: String) {
    switch name {
    case "NaN": self = .nan
    case "Infinity": self = .infinity
    case "-Infinity": self = -.infinity
    default: return nil
    }
  }
}
