/// What a person has noted about items, by item.
nonisolated struct ItemMarks: Codable, Hashable, Sendable {
  private var favourites: Set<ListItem.ID> = []
  private var notes: [ListItem.ID: String] = [:]

  /// What is noted about one item.
  subscript(id: ListItem.ID) -> ItemMark {
    get { ItemMark(isFavourite: favourites.contains(id), note: notes[id] ?? "") }
    set {
      if newValue.isFavourite { favourites.insert(id) } else { favourites.remove(id) }
      notes[id] = newValue.note.isEmpty ? nil : newValue.note
    }
  }
}

/// What a person has noted about an item.
nonisolated struct ItemMark: Codable, Hashable, Sendable {
  var isFavourite = false
  var note = ""
}
