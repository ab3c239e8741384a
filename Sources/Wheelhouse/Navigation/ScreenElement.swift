import ScreenDocument

/// One screen of a stack: its content, and the title, toolbar and search that the content asks for.
final class ScreenElement: FrameElement {
  nonisolated deinit {}

  /// Tells this push of a screen from every other of the same stack.
  let serial: Int
  let inStack: Uncounted<NavigationStackElement>
  @exclusivity(unchecked) private var header = FrameHeader()

  init(
    serial: Int, stack: NavigationStackElement,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    self.serial = serial
    inStack = Uncounted(stack)
    let identity = StableHash.mix(stack.identity, UInt64(serial) &+ 0x5C0)
    super.init(
      identity: identity, owner: stack, graph: stack.inGraph, environment: stack.environment,
      content: content)
  }

  var stack: NavigationStackElement { inStack.object }

  /// Whether it is what a column shows beside others: it was chosen there, and there is nothing below it to go back to.
  private var isColumn: Bool {
    guard let column = stack.frame as? ColumnElement, column.linkedContent === self else {
      return false
    }
    return column.split.isExpanded
  }

  override var isShown: Bool { inStack { $0.isOnTop(self) } }
  override var showsInspector: Bool { true }

  override var title: String? { header.title }

  /// Whether the split view around is asked for no button that hides its sidebar.
  var hidesSidebarToggle: Bool { header.isSidebarToggleHidden }

  /// How wide the column around is asked to be.
  var columnWidth: ColumnWidth? { header.columnWidth }

  override func collect() {
    let (hidToggle, hadWidth) = (hidesSidebarToggle, columnWidth)
    header = FrameHeader(self)
    if hidesSidebarToggle != hidToggle { column?.split.invalidate() }
    if columnWidth != hadWidth, let column { graph.enqueue(host: column) }
    passOn(header.passedOn)
    destinationsChanged()
    graph.frameChanged()
  }

  override func destinationsChanged() { inStack { $0.destinationsChanged(in: self) } }

  override func render(_ renderer: Renderer) {
    let context = self.context
    context.begin(.screen, action: .back { [unowned self] in stack.leave(self) })
    header.writeProperties(context, isBackHidden: isColumn)
    header.writeSlots(renderer)
    renderer.adopt(content)
    renderer.writer.beginSlot(.children)
    renderer.writer.hole(content)
    renderer.writer.endSlot()
    context.end()
  }
}
