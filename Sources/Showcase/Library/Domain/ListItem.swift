import Wheelhouse

/// Something the library has.
nonisolated struct ListItem: Codable, Hashable, Identifiable, Sendable {
  /// Its name in URLs.
  let id: String
  let category: SidebarCategory
  let title: String
  let author: String
  let year: Int
  let shelf: String
  let summary: String

  /// Whether the title or the author has a text in it, in capitals or not and with accents or not, whatever space is
  /// around it; the empty text is in all.
  func answers(to text: String) -> Bool {
    let text = text.trimmed
    return text.isEmpty || title.localizedStandardContains(text)
      || author.localizedStandardContains(text)
  }
}
