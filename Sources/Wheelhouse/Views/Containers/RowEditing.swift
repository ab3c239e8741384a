import ScreenDocument

/// What deleting and moving a row of a list do.
@usableFromInline
struct RowEditing {
  let delete: (@MainActor (IndexSet) -> Void)?
  let move: (@MainActor (IndexSet, Int) -> Void)?
  /// How many rows there are.
  let count: Int
  /// Which of them it is.
  @usableFromInline var offset = 0

  @usableFromInline
  init(
    delete: (@MainActor (IndexSet) -> Void)?, move: (@MainActor (IndexSet, Int) -> Void)?,
    count: Int
  ) {
    self.delete = delete
    self.move = move
    self.count = count
  }

  /// Rows that are not edited.
  static let none = RowEditing(delete: nil, move: nil, count: 0)

  /// The actions of the row.
  var actions: [NamedAction] {
    guard delete != nil || move != nil else { return [] }
    var actions: [NamedAction] = []
    if let delete {
      actions.append(
        NamedAction(name: .delete) { [offset] _ in
          delete(IndexSet(integer: offset))
          return true
        })
    }
    if let move {
      actions.append(
        NamedAction(name: .move) { [offset, count] value in
          guard case .number(let target) = value, let target = Int(exactly: target) else {
            return false
          }
          guard (0...count).contains(target) else { return false }
          move(IndexSet(integer: offset), target)
          return true
        })
    }
    return actions
  }
}

extension RenderContext {
  /// The position of a row beside those of the views in it, which are numbered from one.
  private static var row: UInt64 { 0x400 }

  /// Opens a row that takes commands; nil where it takes none, and is no node of its own.
  @usableFromInline
  func beginRow<Key: Hashable>(
    _ rows: ListRows, _ marks: SelectionMarks?, _ editing: RowEditing, key: Key
  ) -> RenderContext? { beginRow(rows, marks, editing, key: key, as: .row) }

  /// Opens a row of a list that takes commands, or any row of a table; nil where it is no node of its own.
  func beginRow<Key: Hashable>(
    _ rows: ListRows, _ marks: SelectionMarks?, _ editing: RowEditing, key: Key, as type: NodeType
  ) -> RenderContext? {
    if editing.move != nil { renderer.element?.ownExtras { $0.movesRows = true } }
    if let selection = rows.selection, selection.accepts(key) {
      at(Self.row).begin(type, action: .choice(RowChoice(key, in: selection), and: editing.actions))
      // The last of its properties, where `SelectionRead` sets it.
      marks?.rowCount += 1
      let isSelected = marks?.isSelected(key) ?? false
      write(.selected, flag: isSelected)
      if selection.turnsOver { turnsOver(isSelected) }
    } else {
      let actions = editing.actions
      guard !actions.isEmpty || type == .tableRow else { return nil }
      at(Self.row).begin(type, action: actions.isEmpty ? nil : .named(actions))
    }
    renderer.writer.beginSlot(.children)
    return inside(.row(rows))
  }

  /// The same for a row that is not chosen by its id.
  @usableFromInline
  func beginRow(
    choosing key: any Hashable, _ rows: ListRows, _ marks: SelectionMarks?, _ editing: RowEditing
  ) -> RenderContext? { beginRow(rows, marks, editing, key: key) }
}
