import ScreenDocument

/// Something that is chosen among others: a row of a list that selects, a tab.
///
/// Rows and tabs are many, so a handler holds one object for each, and no list of actions.
class Choice {
  nonisolated deinit {}

  init() {}

  /// Chooses it; false where it cannot be chosen.
  func choose() -> Bool { false }

  /// The row of a list that this is, if it is one.
  var asRow: RowChoice? { nil }
}

extension Choice {
  /// Choosing it as an action that was named.
  final var action: NamedAction { NamedAction(name: .select) { _ in self.choose() } }
}
