import Wheelhouse

/// How far loading the library has come; one of the three, never two at once.
nonisolated enum ViewState: Equatable, Sendable, Transient {
  case loading
  case loaded([ListItem])
  case error(String)

  /// What a category shows of what was loaded, as far as it answers to the search.
  ///
  /// Lists are always derived here, from the items, the category and the text, and never kept.
  func items(in category: SidebarCategory, matching text: String) -> [ListItem] {
    guard case .loaded(let items) = self else { return [] }
    return items.filter { $0.category == category && $0.answers(to: text) }
  }

  /// The item of a category with that id; nil when there is none, or not yet.
  func item(_ id: ListItem.ID?, in category: SidebarCategory?) -> ListItem? {
    guard case .loaded(let items) = self else { return nil }
    return items.first { $0.id == id && $0.category == category }
  }
}
