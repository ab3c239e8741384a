import ScreenDocument

/// One screen of a stack: its content, and the title, toolbar and search that the content asks for.
final class ScreenElement: FrameElement {
  nonisolated deinit {}

  /// Tells this push of a screen from every other of the same stack.
  let serial: Int
  unowned(unsafe) let stack: NavigationStackElement
  private(set) var title: String?
  private var titleMode: String?
  private var isBackHidden = false
  private var toolbar: [Element] = []
  private var search: [Element] = []
  private var inspectors: [Element] = []

  init(
    serial: Int, stack: NavigationStackElement,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    self.serial = serial
    self.stack = stack
    let identity = StableHash.mix(stack.identity, UInt64(serial) &+ 0x5C0)
    super.init(
      identity: identity, owner: stack, graph: stack.graph, environment: stack.environment,
      content: content)
  }

  override var isShown: Bool { stack.top === self }
  override var showsInspector: Bool { true }

  override func collect() {
    title = nil
    titleMode = nil
    isBackHidden = false
    toolbar = []
    search = []
    inspectors = []
    for preference in preferences {
      switch preference {
      case .title(let text): title = title ?? text
      case .titleMode(let mode): titleMode = titleMode ?? mode
      case .backHidden: isBackHidden = true
      case .toolbar(let element): toolbar.append(element)
      case .search(let element): search.append(element)
      case .inspector(let element): inspectors.append(element)
      default: break
      }
    }
    destinationsChanged()
    graph.frameChanged()
  }

  override func destinationsChanged() {
    var destinations: [Destination] = []
    for preference in preferences {
      if case .destination(let destination) = preference { destinations.append(destination) }
    }
    stack.declare(destinations, from: self)
  }

  override func render(_ renderer: Renderer) {
    let context = self.context
    context.begin(.screen, action: .back { [unowned self] in stack.leave(self) })
    context.write(.title, title)
    context.write(.titleDisplayMode, titleMode)
    context.write(.backHidden, flag: isBackHidden)
    write(toolbar, to: .toolbar, renderer)
    write(search, to: .search, renderer)
    write(inspectors, to: .inspector, renderer)
    renderer.adopt(content)
    renderer.writer.beginSlot(.children)
    renderer.writer.hole(content)
    renderer.writer.endSlot()
    context.end()
  }

  private func write(_ elements: [Element], to slot: SlotName, _ renderer: Renderer) {
    guard !elements.isEmpty else { return }
    renderer.writer.beginSlot(slot)
    for element in elements { renderer.writer.hole(element) }
    renderer.writer.endSlot()
  }
}
