/// Somebody who plays.
nonisolated struct Player: Hashable, Codable, Sendable, Identifiable {
  let id: ID
  let name: String

  /// A player's number in the store.
  struct ID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: Int
  }
}

nonisolated extension Player {
  /// How many characters a name has at most.
  static let longestName = 60

  /// The name as it is kept: without space around it; nil when nothing is left or it is too long.
  static func name(from text: String) -> String? {
    var name = text[...]
    while let first = name.first, first.isWhitespace { name.removeFirst() }
    while let last = name.last, last.isWhitespace { name.removeLast() }
    return (1...longestName).contains(name.count) ? String(name) : nil
  }
}

nonisolated extension Sequence<Player> {
  /// The players in the order of their names, whatever their case.
  func alphabetical() -> [Player] {
    map { (key: $0.name.lowercased(), player: $0) }
      .sorted { ($0.key, $0.player.id.rawValue) < ($1.key, $1.player.id.rawValue) }
      .map(\.player)
  }
}
