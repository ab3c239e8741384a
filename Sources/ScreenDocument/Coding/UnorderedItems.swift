/// A collection that encodes its items in an order that is another one in each process.
protocol UnorderedItems {
  /// The items, each encoded, in the order of their texts; nil where they are encoded by name.
  func inOrder() throws -> [JSONValue]?
}

extension Set: UnorderedItems where Element: Encodable {
  func inOrder() throws -> [JSONValue]? {
    let encoder = JSONValueEncoder(ordersSets: true)
    return try map { try encoder.encode($0) }.sorted { $0.canonicalText < $1.canonicalText }
  }
}

extension Dictionary: UnorderedItems where Key: Encodable, Value: Encodable {
  /// Each key and its value, one after the other.
  func inOrder() throws -> [JSONValue]? {
    let isNamed = Key.self == String.self || Key.self == Int.self
    if isNamed || Key.self is any CodingKeyRepresentable.Type { return nil }
    let encoder = JSONValueEncoder(ordersSets: true)
    let pairs = try map { (try encoder.encode($0.key), try encoder.encode($0.value)) }
    return pairs.sorted { $0.0.canonicalText < $1.0.canonicalText }.flatMap { [$0.0, $0.1] }
  }
}
