import ScreenDocument

/// A column of a split view: its content, and the title, toolbar and search that the content asks for.
final class ColumnElement: FrameElement {
  nonisolated deinit {}

  let kind: NavigationSplitViewColumn
  let index: Int
  unowned(unsafe) let split: SplitViewElement
  @exclusivity(unchecked) private var header = FrameHeader()
  /// Whether the column is given a stack, since links of others lead here and the app gave none.
  @exclusivity(unchecked) var hasOwnStack = false
  private weak var latestStack: NavigationStackElement?
  /// The lists in the column that select.
  @exclusivity(unchecked) private var lists: [ListSelectionElement] = []
  /// What was selected when a list here last said so.
  @exclusivity(unchecked) private var marks = SelectionMarks()

  init(_ column: ColumnDescription, at index: Int, in split: SplitViewElement) {
    kind = column.kind
    self.index = index
    self.split = split
    super.init(
      identity: StableHash.mix(split.identity, UInt64(index) &+ 0xC01), owner: split,
      graph: split.inGraph, environment: split.environment, content: column.content)
    hasOwnStack = hadOwnStack()
  }

  /// The stack that is the column's content.
  var stack: NavigationStackElement? {
    if let latestStack, !latestStack.isDestroyed { latestStack } else { nil }
  }

  override var isShown: Bool { split.isShown(self) }
  override var showsInspector: Bool { true }

  override var title: String? { header.title }

  var isDetail: Bool { split.detail === self }

  /// Whether what is in it asks for no button that hides the sidebar.
  var hidesSidebarToggle: Bool {
    header.isSidebarToggleHidden || stack?.hidesSidebarToggle ?? false
  }

  /// How wide what is in it asks it to be.
  private var width: ColumnWidth? { header.columnWidth ?? stack?.columnWidth }

  override func collect() {
    let hidToggle = header.isSidebarToggleHidden
    header = FrameHeader(self)
    if header.isSidebarToggleHidden != hidToggle { split.invalidate() }
    passOn(header.passedOn)
    destinationsChanged()
    graph.frameChanged()
  }

  /// What a leading column declares is for links that lead to the detail column.
  override func destinationsChanged() {
    guard !isDetail else { return }
    split.detail?.stack?.destinationsChanged(in: self)
  }

  override func render(_ renderer: Renderer) {
    let context = self.context
    context.begin(.splitColumn, action: .back { [unowned self] in split.leave(self) })
    context.write(.column, kind.rawValue)
    header.writeProperties(context)
    if let width { context.write(width) }
    context.write(.hidden, flag: split.isHidden(self))
    header.writeSlots(renderer)
    renderer.adopt(content)
    renderer.writer.beginSlot(.children)
    renderer.writer.hole(content)
    renderer.writer.endSlot()
    context.end()
  }
}

// What the content tells: its stack, and its lists that select.
extension ColumnElement {
  func appeared(_ stack: NavigationStackElement) {
    latestStack = stack
    if isDetail { split.detailStackAppeared() }
  }

  func appeared(_ list: ListSelectionElement) {
    lists.append(list)
    split.invalidate()
  }

  func disappeared(_ list: ListSelectionElement) {
    lists.removeAll { $0 === list }
    split.invalidate()
  }

  /// Where something else is selected, the columns after this one show something else: whoever wants to leave what
  /// they showed before does not want to leave that.
  func follow(_ marks: SelectionMarks) {
    guard !marks.isSame(as: self.marks) else { return }
    self.marks = marks
    for column in split.columns[(index + 1)...] {
      column.refuseEarlierCommands(on: column.identity)
    }
  }

  /// A row was selected: the next column is where the person is going.
  func didSelect() { split.goOn(to: index + 1) }
}

// What leads to the next column.
extension ColumnElement {
  /// Whether the next column shows what was chosen here.
  var hasGoneOn: Bool {
    for list in lists where list.hasSelection { return true }
    return !selects && split.detail?.stack?.hasLeftRoot ?? false
  }

  /// Whether a list here selects; otherwise only links lead to the detail column.
  var selects: Bool { !lists.isEmpty }

  /// Clears what is selected here; false when nothing is.
  func clearSelection() -> Bool {
    var hadSelection = false
    for list in lists where list.hasSelection {
      list.selection.clear()
      hadSelection = true
    }
    return hadSelection
  }
}

extension Element {
  /// The column this is in, within the presentation it stands in.
  final var column: ColumnElement? {
    unowned(unsafe) var candidate = frame
    while let found = candidate, !found.isModal {
      if let column = found as? ColumnElement { return column }
      candidate = found.outer
    }
    return nil
  }
}
