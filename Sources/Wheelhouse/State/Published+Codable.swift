// An object of published properties is Codable without a line, as one of stored properties is:
//
//     final class Cart: ObservableObject, Codable {
//       @Published var lines: [Line] = []
//     }
//
// Combine has no such conformance; there each object writes its own.
extension Published: @MainActor Encodable where Value: Encodable {
  /// Writes the value, and nothing around it.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Published: @MainActor Decodable where Value: Decodable {
  /// Reads what a value of this type writes.
  ///
  /// - Throws: what the value throws that cannot be read.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

// What the compiler writes for an object calls these; nobody else need. A published property is written and read
// as a stored one is: nil is left out.
extension KeyedEncodingContainer {
  /// Writes a published property.
  @MainActor
  public mutating func encode<Value: Encodable>(
    _ property: Published<Value>, forKey key: Key
  ) throws {
    try encode(property.wrappedValue, forKey: key)
  }

  /// Writes an optional published property, unless it is nil.
  @MainActor
  public mutating func encode<Value: Encodable>(
    _ property: Published<Value?>, forKey key: Key
  ) throws {
    try encodeIfPresent(property.wrappedValue, forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Reads a published property.
  @MainActor
  public func decode<Value: Decodable>(
    _ type: Published<Value>.Type, forKey key: Key
  ) throws -> Published<Value> {
    Published(wrappedValue: try decode(Value.self, forKey: key))
  }

  /// Reads an optional published property; one that is not there is nil.
  @MainActor
  public func decode<Value: Decodable>(
    _ type: Published<Value?>.Type, forKey key: Key
  ) throws -> Published<Value?> {
    Published(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
