/// Something the shop sells, as the catalogue has it.
nonisolated struct Product: Hashable, Codable, Sendable, Identifiable {
  let id: ID
  let name: String
  let shortDescription: String
  let category: ProductCategory
  let price: Money
  let description: String
  /// How many are left.
  let stock: Int
  let rating: ProductRating

  var isSoldOut: Bool { stock <= 0 }

  /// A product's name in the catalogue: lower-case letters, digits and hyphens, for example `keyboard`.
  struct ID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Creates an identifier; nil for anything that no product can have, so that it can be refused early.
    init?(rawValue: String) {
      let isPlain = rawValue.utf8.allSatisfy { Self.isAllowed($0) }
      guard isPlain, (1...64).contains(rawValue.utf8.count) else { return nil }
      self.rawValue = rawValue
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}

/// What customers think of a product.
nonisolated struct ProductRating: Hashable, Codable, Sendable {
  /// From 0 to 50: tenths of a star.
  let tenths: Int
  let reviews: Int
}
