/// What is selected in the columns of a split view.
///
/// The sidebar selects a primary value, and the content column a secondary one within it. A secondary value
/// without a primary one cannot be said.
///
///     @Published var split = SplitState<Category, Item.ID>(primary: .first)
///
///     NavigationSplitView {
///       List(categories, selection: $navigation.split.primary) { … }
///     } content: {
///       List(items, selection: $navigation.split.secondary) { … }
///     } detail: { … }
///
/// A split view of two columns has nothing to select in its second one: `SplitState<Item.ID, Never>`.
public nonisolated struct SplitState<Primary: Hashable, Secondary: Hashable>: Hashable {
  private var selection = SplitSelection<Primary, Secondary>.none

  /// Creates the state with its first selections; a secondary one needs a primary one.
  public init(primary: Primary? = nil, secondary: Secondary? = nil) {
    self.primary = primary
    self.secondary = secondary
  }

  /// What is selected in the sidebar.
  ///
  /// Setting another value clears the secondary selection; setting the same one keeps it.
  public var primary: Primary? {
    get {
      switch selection {
      case .none: nil
      case .primary(let primary), .both(let primary, _): primary
      }
    }
    set {
      if newValue != primary { selection = newValue.map { .primary($0) } ?? .none }
    }
  }

  /// What is selected in the content column.
  ///
  /// Setting it without a primary selection does nothing.
  public var secondary: Secondary? {
    get {
      if case .both(_, let secondary) = selection { secondary } else { nil }
    }
    set {
      guard let primary else { return }
      selection = newValue.map { .both(primary, $0) } ?? .primary(primary)
    }
  }

  /// Goes where a link leads; what is selected already stays.
  public mutating func follow(_ primary: Primary, _ secondary: Secondary? = nil) {
    self.primary = primary
    self.secondary = secondary
  }

  /// The column that is seen where there is room for one only.
  ///
  /// It depends on the selections alone: a change of layout changes nothing here.
  public var collapsedColumn: SplitColumn {
    switch selection {
    case .none: .sidebar
    case .primary: Secondary.self == Never.self ? .detail : .content
    case .both: .detail
    }
  }

  /// Clears the deepest selection, which is what going back means where one column is seen.
  ///
  /// - Throws: ``NavigationError/nothingToPop`` when nothing is selected.
  public mutating func back() throws(NavigationError) { try back(from: collapsedColumn) }

  /// Leaves a column: the selection that brought it on is cleared, with those that depend on it.
  ///
  /// - Throws: ``NavigationError/nothingToPop`` for the sidebar, and for a column that has been left
  ///   already; nothing changed then.
  public mutating func back(from column: SplitColumn) throws(NavigationError) {
    guard column != .sidebar, column <= collapsedColumn else { throw .nothingToPop }
    if column == .detail, Secondary.self != Never.self {
      secondary = nil
    } else {
      primary = nil
    }
  }
}

nonisolated enum SplitSelection<Primary: Hashable, Secondary: Hashable>: Hashable {
  case none
  case primary(Primary)
  case both(Primary, Secondary)
}

nonisolated extension SplitSelection: Sendable where Primary: Sendable, Secondary: Sendable {}
nonisolated extension SplitState: Sendable where Primary: Sendable, Secondary: Sendable {}

private nonisolated enum SplitKeys: String, CodingKey {
  case primary
  case secondary
}

nonisolated extension SplitState: Decodable where Primary: Decodable, Secondary: Decodable {
  /// Reads the selections; a secondary one without a primary one is dropped.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SplitKeys.self)
    self.init(
      primary: try container.decodeIfPresent(Primary.self, forKey: .primary),
      secondary: try container.decodeIfPresent(Secondary.self, forKey: .secondary))
  }
}

nonisolated extension SplitState: Encodable where Primary: Encodable, Secondary: Encodable {
  /// Writes the selections there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SplitKeys.self)
    try container.encodeIfPresent(primary, forKey: .primary)
    try container.encodeIfPresent(secondary, forKey: .secondary)
  }
}
