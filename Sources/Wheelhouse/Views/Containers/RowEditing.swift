import ScreenDocument

/// What deleting and moving a row of a list do.
@usableFromInline
struct RowEditing {
  let delete: (@MainActor (IndexSet) -> Void)?
  let move: (@MainActor (IndexSet, Int) -> Void)?
  /// Which of them it is.
  @usableFromInline var offset = 0
  /// What is switched off for it.
  private var pins: RowPins = []
  /// The rows that it is moved among.
  private var run: RowRun?

  @usableFromInline
  init(
    delete: (@MainActor (IndexSet) -> Void)?, move: (@MainActor (IndexSet, Int) -> Void)?
  ) {
    self.delete = delete
    self.move = move
  }

  /// Comes to the row at the offset, for which some actions are switched off.
  @usableFromInline
  mutating func come(to pins: RowPins) {
    self.pins = pins
    guard move != nil, !pins.contains(.move) else { return run = nil }
    let run = run ?? RowRun(isApart: Renderer.shared.writer.mayFollowRun)
    run.offsets.append(offset)
    self.run = run
  }

  /// Comes to the end of the rows.
  @usableFromInline
  func end() {
    if run != nil { Renderer.shared.writer.endRun() }
  }

  /// Whether the row is the first of those that it is moved among, and others may stand right before it.
  var movesApart: Bool { run.map { $0.isApart && $0.offsets.count == 1 } ?? false }

  /// Whether rows say of themselves what is switched off for them.
  @usableFromInline var isAsked: Bool { delete != nil || move != nil }

  /// Rows that are not edited.
  static let none = RowEditing(delete: nil, move: nil)

  /// The actions of the row.
  var actions: [NamedAction] {
    guard isAsked else { return [] }
    var actions: [NamedAction] = []
    if let delete, !pins.contains(.delete) {
      actions.append(
        NamedAction(name: .delete) { [offset] _ in
          delete(IndexSet(integer: offset))
          return true
        })
    }
    if let move, let run {
      actions.append(
        NamedAction(name: .move) { [offset] value in
          guard case .number(let target) = value, let target = Int(exactly: target),
            let destination = run.offset(at: target)
          else { return false }
          move(IndexSet(integer: offset), destination)
          return true
        })
    }
    return actions
  }
}

/// Rows that are moved among one another: those of a collection that stand together.
private final class RowRun {
  nonisolated deinit {}

  /// Whether rows that are not among them may stand right before them, and be moved, too.
  let isApart: Bool
  /// Where they are in the collection.
  var offsets: [Int] = []

  init(isApart: Bool) { self.isApart = isApart }

  /// Where in the collection a place among them is, counted before anything is moved; nil where there is none.
  func offset(at place: Int) -> Int? {
    if place == offsets.count { return offsets.last.map { $0 + 1 } }
    return offsets.indices.contains(place) ? offsets[place] : nil
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

  /// Opens a row of a list that takes commands or is further in, or any row of a table; nil where it is no node of its own.
  func beginRow<Key: Hashable>(
    _ rows: ListRows, _ marks: SelectionMarks?, _ editing: RowEditing, key: Key,
    as type: NodeType = .row
  ) -> RenderContext? {
    if editing.move != nil { renderer.element?.ownExtras { $0.movesRows = true } }
    if let selection = rows.selection, selection.accepts(key) {
      var actions = editing.actions
      let primary = selection.menu?.primaryAction(of: key, in: selection)
      if let primary { actions.append(primary) }
      let row = at(Self.row)
      row.begin(type, action: .choice(RowChoice(key, in: selection), and: actions))
      write(.movesApart, flag: editing.movesApart)
      // The last of its properties, where `SelectionRead` sets it.
      marks?.rowCount += 1
      let isSelected = marks?.isSelected(key) ?? false
      write(.selected, flag: isSelected)
      if selection.turnsOver { turnsOver(isSelected) }
      row.write(selection.menu, of: key, marks)
    } else {
      let actions = editing.actions
      guard !actions.isEmpty || type == .tableRow || container.level > 0 else { return nil }
      at(Self.row).begin(type, action: actions.isEmpty ? nil : .named(actions))
      write(.movesApart, flag: editing.movesApart)
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
