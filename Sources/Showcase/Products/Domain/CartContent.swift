/// The lines of a cart as they are kept: all ids and all quantities, each as one list.
///
/// A cart may be long, and it is encoded after every change, when an object a line costs ten times as much.
/// And one more of what is in it already leaves the ids as they are, which are then not encoded again.
nonisolated struct CartContent: Equatable, Sendable {
  /// The text of each line's ``Product/ID``.
  private(set) var ids: [String] = []
  /// As many as there are ids.
  var quantities: [Int] = []

  init() {}

  init(_ lines: [CartLine]) {
    ids = lines.map(\.id.rawValue)
    quantities = lines.map(\.quantity)
  }

  /// nil unless there is one quantity for each id.
  init?(_ ids: [Product.ID], _ quantities: [Int]) {
    guard ids.count == quantities.count else { return nil }
    self.ids = ids.map(\.rawValue)
    self.quantities = quantities
  }

  var lines: [CartLine] {
    zip(ids, quantities).compactMap { id, quantity in
      Product.ID(rawValue: id).map { CartLine(id: $0, quantity: quantity) }
    }
  }

  /// Where the line of a product is.
  func index(of id: Product.ID) -> Int? { ids.firstIndex(of: id.rawValue) }

  mutating func append(_ line: CartLine) {
    ids.append(line.id.rawValue)
    quantities.append(line.quantity)
  }
}
