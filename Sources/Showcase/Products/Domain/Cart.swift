import Wheelhouse

/// What a customer wants to buy: which products and how many, never what they are.
///
/// Names and prices stay in the catalogue, so that a cart that was left for a week shows the prices of
/// today. `Codable`, so that it outlives the process with the rest of the session.
final class Cart: ObservableObject, Codable {
  @Published private(set) var lines: [CartLine] = []
  /// The product to be wrapped as a gift.
  @Published var gift: Product.ID?

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lines = try Self.lines(in: container)
    gift = try container.decodeIfPresent(Product.ID.self, forKey: .gift)
  }

  /// How many pieces are in the cart.
  var count: Int { lines.quantity + (gift == nil ? 0 : 1) }

  /// Every product that the cart names.
  var productIDs: Set<Product.ID> { Set(lines.map(\.id) + [gift].compactMap(\.self)) }

  /// Puts one more piece of a product in.
  func add(_ id: Product.ID) {
    if let index = lines.index(of: id) {
      setQuantity(lines[index].quantity + 1, at: index)
    } else {
      lines.append(CartLine(id: id, quantity: 1))
    }
  }

  /// Sets how many pieces of a product are wanted, within ``CartLine/quantities``.
  func setQuantity(_ quantity: Int, of id: Product.ID) {
    if let index = lines.index(of: id) { setQuantity(quantity, at: index) }
  }

  private func setQuantity(_ quantity: Int, at index: Int) {
    let bounds = CartLine.quantities
    lines[index].quantity = min(max(quantity, bounds.lowerBound), bounds.upperBound)
  }

  /// Replaces the lines by some of them in another order.
  func arrange(_ change: (inout [CartLine]) -> Void) { change(&lines) }
}

// How a cart is kept: all ids and all quantities, each as one list. A cart may be long, and it is encoded
// after every change, when an object a line costs ten times as much. Carts that were kept like that are
// still read.
extension Cart {
  private enum CodingKeys: String, CodingKey {
    case gift
    case ids
    case lines
    case quantities
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(gift, forKey: .gift)
    try container.encode(lines.map(\.id.rawValue), forKey: .ids)
    try container.encode(lines.map(\.quantity), forKey: .quantities)
  }

  private static func lines(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> [CartLine] {
    if container.contains(.lines) { return try container.decode([CartLine].self, forKey: .lines) }
    let ids = try container.decode([Product.ID].self, forKey: .ids)
    let quantities = try container.decode([Int].self, forKey: .quantities)
    guard ids.count == quantities.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .quantities, in: container, debugDescription: "one quantity a line")
    }
    return zip(ids, quantities).map { CartLine(id: $0, quantity: $1) }
  }
}

/// One line of a cart.
nonisolated struct CartLine: Hashable, Codable, Sendable, Identifiable {
  let id: Product.ID
  var quantity: Int

  /// How many pieces a line can be of.
  static let quantities = 1...99
}

nonisolated extension [CartLine] {
  /// How many pieces the lines are of.
  fileprivate var quantity: Int { reduce(0) { $0 + $1.quantity } }

  /// Where the line of a product is.
  fileprivate func index(of id: Product.ID) -> Int? { firstIndex { $0.id == id } }
}
