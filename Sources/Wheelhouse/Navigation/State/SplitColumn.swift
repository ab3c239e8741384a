/// A column of a split view, from the one that leads to the one that follows.
public nonisolated enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// The leading column.
  case sidebar
  /// The middle one of three.
  case content
  /// The trailing column.
  case detail

  /// Orders columns from the leading to the trailing one.
  public static func < (first: SplitColumn, second: SplitColumn) -> Bool {
    first.depth < second.depth
  }

  private var depth: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }
}
