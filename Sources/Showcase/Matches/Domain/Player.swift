import FoundationEssentials
import Wheelhouse

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
  /// How many code points a name has at most, as SQLite counts characters.
  static let longestName = 60
  /// How many bytes it has at most: a single character can have thousands, and everybody is shown them.
  private static let mostBytes = 480

  /// The name as it is kept: without space around it; nil when nothing is left to be seen or it is too long.
  static func name(from text: String) -> String? {
    let name = text.trimmed
    let scalars = name.unicodeScalars
    guard scalars.count <= longestName, name.utf8.count <= mostBytes else { return nil }
    return scalars.contains(where: \.isSeen) && !scalars.contains(where: \.isControl)
      ? name : nil
  }

  /// Whether people take two names for one, whatever their case and however their letters are put together.
  static func isSame(_ name: String, _ other: String) -> Bool {
    name.lowercased() == other.lowercased()
  }
}

nonisolated extension Sequence<Player> {
  /// The players in the order of their names, as people look for them.
  func alphabetical() -> [Player] {
    sorted(using: [KeyPathComparator(\Player.name), KeyPathComparator(\Player.id.rawValue)])
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it is something to see.
  fileprivate var isSeen: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it is no part of a name, or has what stands around a name run the other way.
  fileprivate var isControl: Bool {
    switch self {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: properties.generalCategory == .control
    }
  }
}
