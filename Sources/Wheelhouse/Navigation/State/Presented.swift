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
  @usableFromInline var items: [Item]

  /// The items, the lowest first and the one that is seen last.
  @inlinable
  public var chain: [Item] { items }

  /// Creates a chain of one item, or of none.
  @inlinable
  public init(_ item: Item? = nil) { items = item.map { [$0] } ?? [] }

  /// The lowest item; nil when nothing is presented.
  ///
  /// Setting nil dismisses everything. Setting an item of the same id updates it in place.
  @inlinable
  public var item: Item? {
    get { items.first }
    set { self[0] = newValue }
  }

  /// The item that is seen; nil when nothing is presented.
  @inlinable
  public var top: Item? { items.last }

  /// Whether nothing is presented.
  @inlinable
  public var isEmpty: Bool { items.isEmpty }

  /// The item of a level, 0 the lowest; nil when nothing is presented there.
  ///
  /// Setting nil dismisses it and those above it. Setting an item works on a level that is presented and
  /// on the next free one; above that there is nothing it could stand on, and nothing changes.
  @inlinable
  public subscript(level: Int) -> Item? {
    get { items.indices.contains(level) ? items[level] : nil }
    set { set(newValue, at: level) }
  }

  /// Presents an item over the screen itself.
  ///
  /// - Returns: the items that had to go, the topmost first.
  @discardableResult
  @inlinable
  public mutating func present(_ item: Item) -> [Item] { set(item, at: 0) }

  /// Presents an item over the one that is seen.
  ///
  /// - Returns: false when an item of that id is seen already; it was updated in place then.
  @discardableResult
  @inlinable
  public mutating func presentOnTop(_ item: Item) -> Bool {
    let isSeen = items.last?.id == item.id
    set(item, at: isSeen ? items.count - 1 : items.count)
    return !isSeen
  }

  /// Dismisses the item that is seen.
  ///
  /// - Throws: ``NavigationError/notPresented`` when nothing is presented.
  @discardableResult
  @inlinable
  public mutating func dismiss() throws(NavigationError) -> Item {
    guard let last = items.popLast() else { throw .notPresented }
    return last
  }

  /// Dismisses the topmost item of an id, and those above it.
  ///
  /// - Returns: the items that went, the topmost first.
  /// - Throws: ``NavigationError/notPresented`` when there is none; nothing changed then.
  @discardableResult
  @inlinable
  public mutating func dismiss(_ id: Item.ID) throws(NavigationError) -> [Item] {
    guard let level = items.lastIndex(where: { $0.id == id }) else { throw .notPresented }
    return cut(at: level)
  }

  /// Dismisses everything.
  ///
  /// - Returns: the items that went, the topmost first.
  @discardableResult
  @inlinable
  public mutating func dismissAll() -> [Item] { cut(at: 0) }

  @discardableResult
  @inlinable
  mutating func set(_ item: Item?, at level: Int) -> [Item] {
    guard level >= 0, level <= items.count else { return [] }
    guard let item else { return cut(at: level) }
    if level < items.count, items[level].id == item.id {
      items[level] = item
      return []
    }
    let gone = cut(at: level)
    items.append(item)
    return gone
  }

  @inlinable
  mutating func cut(at level: Int) -> [Item] {
    guard level < items.count else { return [] }
    let gone = Array(items[level...].reversed())
    items.removeSubrange(level...)
    return gone
  }
}

nonisolated extension Presented: Equatable where Item: Equatable {}
nonisolated extension Presented: Hashable where Item: Hashable {}
nonisolated extension Presented: Sendable where Item: Sendable {}

nonisolated extension Presented: Decodable where Item: Decodable {
  /// Reads the chain.
  public init(from decoder: any Decoder) throws { items = try [Item](from: decoder) }
}

nonisolated extension Presented: Encodable where Item: Encodable {
  /// Writes the chain, and nothing else.
  public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}
