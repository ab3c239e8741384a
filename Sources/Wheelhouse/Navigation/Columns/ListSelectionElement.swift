/// Tells the column around whether a list of it has a selection, which decides about the column that is seen.
///
/// It reads nothing itself: the element of the list does, for its rows.
final class ListSelectionElement: Element {
  nonisolated deinit {}

  @exclusivity(unchecked) private(set) var selection: ListSelection
  @exclusivity(unchecked) private(set) var hasSelection = false
  private unowned(unsafe) let ownColumn: ColumnElement

  init(
    _ selection: ListSelection, in column: ColumnElement, at context: RenderContext, owner: Element
  ) {
    self.selection = selection
    ownColumn = column
    super.init(
      identity: context.identity, owner: owner, graph: owner.inGraph,
      environment: context.environment.values)
    column.appeared(self)
  }

  func update(_ selection: ListSelection, _ marks: SelectionMarks) {
    self.selection = selection
    take(marks)
  }

  func take(_ marks: SelectionMarks) {
    ownColumn.follow(marks)
    guard hasSelection == marks.isEmpty else { return }
    hasSelection.toggle()
    ownColumn.split.invalidate()
  }

  override func destroyed() { ownColumn.disappeared(self) }
}

extension RenderContext {
  /// Lets the column around, if there is one, follow a list's selection.
  func follow(_ selection: ListSelection) {
    guard let column = renderer.element?.column else { return }
    selection.column = column
    let place = at(0x5E1)
    let marks = selection.marksOfRows()
    let follower = place.element(
      ListSelectionElement.self,
      make: { ListSelectionElement(selection, in: column, at: place, owner: $0) },
      update: { $0.update(selection, marks) })
    if let follower { renderer.element?.lead(follower, by: selection) }
  }
}
