import Wheelhouse

/// What is worked on in a session: the items, what is being typed about them, and who is signed in.
final class Workspace: ObservableObject, Codable {
  /// The notes that were changed, by item.
  @Published private var savedNotes: [Item.ID: String] = [:]
  /// What is typed and not saved.
  @Published private(set) var drafts: [Item.ID: String] = [:]
  /// Who is signed in.
  @Published var account: String?

  init() {}

  /// The items with their notes as they are saved.
  var items: [Item] { Item.all.map(withNotes) }

  /// An item with its notes as they are saved; nil when there is no such item.
  func item(_ id: Item.ID) -> Item? { Item.all.first { $0.id == id }.map(withNotes) }

  /// What the editor of an item shows.
  func draft(of id: Item.ID) -> String { drafts[id] ?? item(id)?.notes ?? "" }

  /// Whether something is typed about an item and not saved.
  func isEdited(_ id: Item.ID) -> Bool { drafts[id] != nil }

  /// Takes what was typed; what is saved already is no draft.
  func type(_ text: String, about id: Item.ID) {
    drafts[id] = text == item(id)?.notes ? nil : text
  }

  /// Saves what was typed about an item.
  func save(_ id: Item.ID) {
    if let draft = drafts.removeValue(forKey: id) { savedNotes[id] = draft }
  }

  /// Forgets every draft but those that are still to be kept.
  func keepDrafts(where isKept: (Item.ID) -> Bool) {
    let kept = drafts.filter { isKept($0.key) }
    if kept.count != drafts.count { drafts = kept }
  }

  private func withNotes(_ item: Item) -> Item {
    var item = item
    if let notes = savedNotes[item.id] { item.notes = notes }
    return item
  }
}
