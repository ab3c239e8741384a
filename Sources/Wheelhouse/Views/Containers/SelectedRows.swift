import ScreenDocument

// Rows that are selected, and rows that are no longer.
//
// What is selected is on the nodes of the rows, in the middle of what the view around the list says. When
// the selection changes and nothing else that this view reads, its body is not evaluated: the marks are
// set and taken away where they lie, as evaluating it would have done. So choosing a row costs the same
// whatever the rows show.

/// A row that selecting chooses.
final class RowChoice: Choice {
  nonisolated deinit {}

  private let key: any Hashable
  private let selection: ListSelection

  init(_ key: any Hashable, in selection: ListSelection) {
    self.key = key
    self.selection = selection
  }

  override var asRow: RowChoice? { self }
  override func choose() -> Bool { selection.choose(key) }

  func isRow(of selection: ListSelection) -> Bool { self.selection === selection }
  func isSelected(in marks: SelectionMarks) -> Bool { marks.isSelected(key) }
}

/// That an element read what is selected, for the rows it has of a list.
final class SelectionRead: PartRead {
  nonisolated deinit {}

  private let selection: ListSelection
  private(set) var marks: SelectionMarks
  /// Whoever tells the column of the list.
  fileprivate var follower: ListSelectionElement?

  init(_ selection: ListSelection, _ marks: SelectionMarks) {
    self.selection = selection
    self.marks = marks
  }

  override func isRead(from other: AnyObject) -> Bool { selection === other }

  /// Marks the rows anew, and tells whether that was not possible.
  override func isAnother(to reader: Element) -> Bool {
    let marks = selection.marks()
    if marks.isSame(as: self.marks) { return false }
    // What is offered for the rows is about others now.
    if selection.menu != nil { return true }
    guard let flags = reader.flags(of: selection, from: self.marks, to: marks) else { return true }
    if !flags.isEmpty {
      guard reader.setFlags(.selected, flags) else { return true }
      if selection.turnsOver { reader.turnOver(flags) }
      reader.inGraph { $0.took(reader, changed: true) }
    }
    marks.rowCount = self.marks.rowCount
    self.marks = marks
    follower?.take(marks)
    return false
  }
}

extension ListSelection {
  /// What is selected now, for the rows of the element that is being rendered, which follows it.
  final func marksOfRows() -> SelectionMarks {
    guard let reader = Renderer.beginPart() else { return marks() }
    return reader { reader in
      if let known = reader.selectionRead(of: self) {
        Renderer.isReadingPart = false
        return known.marks
      }
      let marks = marks()
      Renderer.isReadingPart = false
      reader.ownExtras { $0.parts.append(SelectionRead(self, marks)) }
      return marks
    }
  }
}

extension Element {
  /// Has an element told what is selected, whenever that changes.
  final func lead(_ follower: ListSelectionElement, by selection: ListSelection) {
    selectionRead(of: selection)?.follower = follower
  }

  fileprivate final func selectionRead(of selection: ListSelection) -> SelectionRead? {
    atExtras? { extras in
      // Views in the rows may have read other parts since; should they be very many, it is read again.
      for part in extras.parts.suffix(16).reversed() where part.isRead(from: selection) {
        return part as? SelectionRead
      }
      return nil
    }
  }

  /// Choosing one of these rows means the opposite from now on.
  fileprivate final func turnOver(_ flags: [NodeFlag]) {
    for flag in flags {
      guard let position = handlerPosition(of: flag.id) else { continue }
      handlers[position].isOn = flag.isOn
      handlers[position].born = graph.nextRevision
    }
  }

  /// The rows that are marked otherwise than they should be.
  ///
  /// - Returns: nil where not all rows are as they were begun.
  fileprivate final func flags(
    of selection: ListSelection, from old: SelectionMarks, to new: SelectionMarks
  ) -> [NodeFlag]? {
    var flags: [NodeFlag] = []
    var rowCount = 0
    for position in handlers.indices {
      guard case .choice(let choice, and: _) = handlers[position].action.own,
        let row = choice.asRow, row.isRow(of: selection)
      else { continue }
      rowCount += 1
      let isSelected = row.isSelected(in: new)
      if isSelected != row.isSelected(in: old) {
        flags.append(NodeFlag(id: handlers[position].id, isOn: isSelected))
      }
    }
    // A gesture around a row makes its handler another one.
    return rowCount == old.rowCount ? flags : nil
  }
}
