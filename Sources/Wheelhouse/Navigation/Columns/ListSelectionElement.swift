/// Follows whether a list of a column has a selection, which decides about the column that is seen.
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

  func update(_ selection: ListSelection) {
    self.selection = selection
    invalidate()
  }

  override func render(_ renderer: Renderer) {
    let has = selection.hasSelection
    guard has != hasSelection else { return }
    hasSelection = has
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
    _ = place.element(
      ListSelectionElement.self,
      make: { ListSelectionElement(selection, in: column, at: place, owner: $0) },
      update: { $0.update(selection) })
  }
}
