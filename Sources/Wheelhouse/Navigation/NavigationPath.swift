import ScreenDocument

/// A path of route values of any Hashable types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its restorable form.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// How many screens are above the root.
  public var count: Int { values.count }

  /// Whether the root is what is seen.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes to a screen.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Moves back.
  ///
  /// - Parameter count: how many screens; more than there are is a mistake of the app and goes to the root.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(count, 0), values.count))
  }

  /// The restorable form; nil when a value is not `Codable`.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// A path that can be stored: each value with the name of its type.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init?(_ values: [AnyHashable]) {
      guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.values = values
    }

    /// Reads pairs of a type's mangled name and a value.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when a type is not in this program any more.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No Codable and Hashable type is named \(name)")
        }
        values.append(try Self.value(type, from: &container))
      }
      self.values = values
    }

    /// Writes pairs of a type's mangled name and a value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let base = value.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(type(of: base)) ?? "")
        try container.encode(base)
      }
    }

    private static func value<V: Codable & Hashable>(
      _ type: V.Type, from container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable { AnyHashable(try container.decode(type)) }
  }
}

extension NavigationPath: Codable {
  /// Reads a path from its restorable form.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when a type is not in this program any more.
  public init(from decoder: any Decoder) throws {
    self.init(try CodableRepresentation(from: decoder))
  }

  /// Writes the restorable form.
  ///
  /// SwiftUI's path is not `Codable` itself, and keeping one is up to the app. Here a path in a `@State` is part
  /// of the session's snapshot like any other value.
  ///
  /// - Throws: `EncodingError.invalidValue` when a value is not `Codable`.
  public func encode(to encoder: any Encoder) throws {
    guard let codable else {
      let why = "Make the types of all values in the path Codable, or do not store it"
      throw EncodingError.invalidValue(
        self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: why))
    }
    try codable.encode(to: encoder)
  }
}

extension NavigationPath {
  /// Reads what a snapshot keeps; nil when that cannot be read.
  init?(snapshot text: ArraySlice<UInt8>) {
    let json = text.withUnsafeBytes { try? JSONReader().read($0) }
    guard let json else { return nil }
    let known = try? JSONValueDecoder(readsNonFinite: true)
      .decode(CodableRepresentation.self, from: json)
    guard let known else { return nil }
    self.init(known)
  }
}
