import Wheelhouse

/// What a customer wants to buy: which products and how many, never what they are.
///
/// Names and prices stay in the catalogue, so that a cart that was left for a week shows the prices of
/// today. `Codable`, so that it outlives the process with the rest of the session.
final class Cart: ObservableObject, Codable {
  @Published private var content = CartContent()
  /// The product to be wrapped as a gift.
  @Published var gift: Product.ID?

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try Self.content(in: container)
    gift = try container.decodeIfPresent(Product.ID.self, forKey: .gift)
  }

  /// What is in the cart, in the customer's order.
  var lines: [CartLine] { content.lines }

  /// How many pieces are in the cart.
  var count: Int { content.quantities.reduce(0, +) + (gift == nil ? 0 : 1) }

  /// Every product that the cart names.
  var productIDs: Set<Product.ID> { Set(lines.map(\.id) + [gift].compactMap(\.self)) }

  /// Puts one more piece of a product in.
  func add(_ id: Product.ID) {
    if let index = content.index(of: id) {
      setQuantity(content.quantities[index] + 1, at: index)
    } else {
      content.append(CartLine(id: id, quantity: 1))
    }
  }

  /// Sets how many pieces of a product are wanted, within ``CartLine/quantities``.
  func setQuantity(_ quantity: Int, of id: Product.ID) {
    if let index = content.index(of: id) { setQuantity(quantity, at: index) }
  }

  private func setQuantity(_ quantity: Int, at index: Int) {
    let bounds = CartLine.quantities
    content.quantities[index] = min(max(quantity, bounds.lowerBound), bounds.upperBound)
  }

  /// Replaces the lines by some of them in another order.
  func arrange(_ change: (inout [CartLine]) -> Void) {
    var lines = lines
    change(&lines)
    content = CartContent(lines)
  }
}

// Carts that were kept line by line are still read.
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
    try container.encode(content.ids, forKey: .ids)
    try container.encode(content.quantities, forKey: .quantities)
  }

  private static func content(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> CartContent {
    if container.contains(.lines) {
      return CartContent(try container.decode([CartLine].self, forKey: .lines))
    }
    let ids = try container.decode([Product.ID].self, forKey: .ids)
    let quantities = try container.decode([Int].self, forKey: .quantities)
    guard let content = CartContent(ids, quantities) else {
      throw DecodingError.dataCorruptedError(
        forKey: .quantities, in: container, debugDescription: "one quantity a line")
    }
    return content
  }
}

/// One line of a cart.
nonisolated struct CartLine: Hashable, Codable, Sendable, Identifiable {
  let id: Product.ID
  var quantity: Int

  /// How many pieces a line can be of.
  static let quantities = 1...99
}
