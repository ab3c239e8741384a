/// What is presented over a screen: nothing, one item, or a chain of items, each over the one before.
///
/// An item of the same id keeps its identity, and everything that is presented over it. An item of
/// another id is a dismissal, of what is over it too, and a new presentation.
///
///     enum ShopModal: Hashable, Identifiable, Codable {
///       case edit(Product.ID)
///       case photos
///       var id: Self { self }
///     }
///
///     @Published var modals = Presented<ShopModal>()
///
///     List { … }.sheet(item: $navigation.modals.item) { modal in
///       EditView(…).sheet(item: $navigation.modals[1]) { … }
///     }
public nonisolated struct Presented<Item: Identifiable> {
  /// The items, the lowest first and the one that is seen last.
  public private(set) var chain: [Item]

  /// Creates a chain of one item, or of none.
  public init(_ item: Item? = nil) { chain = item.map { [$0] } ?? [] }

  /// The lowest item; nil when nothing is presented.
  ///
  /// Setting nil dismisses everything. Setting an item of the same id updates it in place.
  public var item: Item? {
    get { chain.first }
    set { self[0] = newValue }
  }

  /// The item that is seen; nil when nothing is presented.
  public var top: Item? { chain.last }

  /// Whether nothing is presented.
  public var isEmpty: Bool { chain.isEmpty }

  /// The item of a level, 0 the lowest; nil when nothing is presented there.
  ///
  /// Setting nil dismisses it and those above it. Setting an item works on a level that is presented and
  /// on the next free one; above that there is nothing it could stand on, and nothing changes.
  public subscript(level: Int) -> Item? {
    get { chain.indices.contains(level) ? chain[level] : nil }
    set { set(newValue, at: level) }
  }

  /// Presents an item over the screen itself.
  ///
  /// - Returns: the items that had to go, the topmost first.
  @discardableResult
  public mutating func present(_ item: Item) -> [Item] { set(item, at: 0) }

  /// Presents an item over the one that is seen.
  ///
  /// - Returns: false when an item of that id is seen already; it was updated in place then.
  @discardableResult
  public mutating func presentOnTop(_ item: Item) -> Bool {
    let isSeen = chain.last?.id == item.id
    set(item, at: isSeen ? chain.count - 1 : chain.count)
    return !isSeen
  }

  /// Dismisses the item that is seen.
  ///
  /// - Throws: ``NavigationError/notPresented`` when nothing is presented.
  @discardableResult
  public mutating func dismiss() throws(NavigationError) -> Item {
    guard let last = chain.popLast() else { throw .notPresented }
    return last
  }

  /// Dismisses the topmost item of an id, and those above it.
  ///
  /// - Returns: the items that went, the topmost first.
  /// - Throws: ``NavigationError/notPresented`` when there is none; nothing changed then.
  @discardableResult
  public mutating func dismiss(_ id: Item.ID) throws(NavigationError) -> [Item] {
    guard let level = chain.lastIndex(where: { $0.id == id }) else { throw .notPresented }
    return cut(at: level)
  }

  /// Dismisses everything.
  ///
  /// - Returns: the items that went, the topmost first.
  @discardableResult
  public mutating func dismissAll() -> [Item] { cut(at: 0) }

  @discardableResult
  private mutating func set(_ item: Item?, at level: Int) -> [Item] {
    guard level >= 0, level <= chain.count else { return [] }
    guard let item else { return cut(at: level) }
    if level < chain.count, chain[level].id == item.id {
      chain[level] = item
      return []
    }
    let gone = cut(at: level)
    chain.append(item)
    return gone
  }

  private mutating func cut(at level: Int) -> [Item] {
    let gone = Array(chain[level...].reversed())
    chain.removeSubrange(level...)
    return gone
  }
}

nonisolated extension Presented: Equatable where Item: Equatable {}
nonisolated extension Presented: Hashable where Item: Hashable {}
nonisolated extension Presented: Sendable where Item: Sendable {}

nonisolated extension Presented: Decodable where Item: Decodable {
  /// Reads the chain.
  public init(from decoder: any Decoder) throws { chain = try [Item](from: decoder) }
}

nonisolated extension Presented: Encodable where Item: Encodable {
  /// Writes the chain, and nothing else.
  public func encode(to encoder: any Encoder) throws { try chain.encode(to: encoder) }
}
