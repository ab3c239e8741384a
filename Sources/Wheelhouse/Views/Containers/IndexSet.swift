/// Offsets into a collection, in ascending order; what `onDelete` and `onMove` report.
///
/// Stands in for Foundation's type of that name, which would cost every worker some megabytes.
public nonisolated struct IndexSet: Equatable, Sequence {
  private let offsets: [Int]

  /// Creates a set of nothing.
  public init() { offsets = [] }

  /// Creates a set of one offset.
  public init(integer: Int) { offsets = [integer] }

  /// Creates a set of offsets.
  public init(_ offsets: some Sequence<Int>) { self.offsets = Set(offsets).sorted() }

  /// The smallest offset.
  public var first: Int? { offsets.first }

  /// The largest offset.
  public var last: Int? { offsets.last }

  /// Whether there are none.
  public var isEmpty: Bool { offsets.isEmpty }

  /// How many offsets there are.
  public var count: Int { offsets.count }

  /// Tells whether an offset is in the set.
  public func contains(_ offset: Int) -> Bool { offsets.contains(offset) }

  /// Walks the offsets in ascending order.
  public func makeIterator() -> Array<Int>.Iterator { offsets.makeIterator() }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: startIndex + offset) }
  }

  /// Moves elements to the place before which `destination` stands now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[startIndex + $0] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: startIndex + destination - before)
  }
}
