import ScreenDocument

/// A container of frames, of which it shows one or some: a stack of screens, tabs, columns.
class ContainerElement: Element {
  nonisolated deinit {}

  /// What modifiers of the container itself want written on its node.
  @exclusivity(unchecked) fileprivate final var modifications: [PendingModifier] = []
  /// Where it is in the snapshots of the session, if those are taken again and again.
  final var entry: LedgerEntry?

  init(in context: RenderContext, owner: Element) {
    super.init(
      identity: context.identity, owner: owner, graph: owner.inGraph,
      environment: context.environment.values)
    graph.containers.append(self)
    graph.ledger?.add(self)
  }

  /// How many frames are shown.
  var shownCount: Int { 0 }

  /// One of the frames that are shown, the one that counts most last.
  func shownFrame(at index: Int) -> FrameElement? { nil }

  /// Shows what was shown at first.
  func goToRoot() {}

  /// Writes what of this outlives it; nil where that is nothing.
  ///
  /// It is asked again after every rendering, and when something changed that it has read here.
  func store(into out: inout SnapshotWriter, _ encoder: JSONTextEncoder) -> SnapshotRecord? { nil }

  override func destroyed() {
    for index in graph.containers.indices where graph.containers[index] === self {
      graph.containers.remove(at: index)
      break
    }
    graph.ledger?.remove(self)
  }

  /// Opens the container's node, with what its modifiers ask for.
  final func begin(_ type: NodeType, actions: [NamedAction] = []) -> RenderContext {
    entry?.becameStale()
    var context = self.context
    for modification in modifications { context = context.adding(modification) }
    context.begin(type, action: .named(actions))
    return context
  }

  /// Closes the node that `begin` opened.
  final func end(_ context: RenderContext) {
    context.end()
    context.renderer.pending.removeLast(modifications.count)
  }

  /// Hands circumstances and content on to a frame, whose content is rendered again; in other circumstances
  /// so is the frame itself.
  final func hand(
    _ content: (@MainActor (RenderContext) -> Void)? = nil, to frame: FrameElement
  ) {
    if !frame.environment.isSame(as: environment) {
      frame.environment = environment
      graph.enqueue(host: frame)
    }
    frame.content.environment = environment
    if let content { frame.content.content = content }
    frame.content.invalidate()
  }
}

extension RenderContext {
  /// Places a container: the one it had before, or a new one; it carries its modifiers' wishes itself.
  ///
  /// - Parameters:
  ///   - update: false where what it hands over does not change what the container itself is.
  func place<Kind: ContainerElement>(
    container kind: Kind.Type, make: (Element) -> Kind, update: (Kind) -> Bool
  ) {
    guard let owner = renderer.element else { return }
    let former = renderer.former(identity, kind)
    let isAsBefore = former.map(isPlain) ?? false
    let container = former ?? make(owner)
    container.environment = environment.values
    container.modifications = []
    for index in Int(pending.start)..<Int(pending.end) {
      container.modifications.append(renderer.pending[index])
    }
    renderer.adopt(container)
    if update(container) || !isAsBefore { container.invalidate() }
    renderer.writer.hole(container)
  }

  /// Whether a container is placed as it was, and carries no wishes of modifiers.
  private func isPlain(_ container: ContainerElement) -> Bool {
    pending.isEmpty && container.modifications.isEmpty
      && environment.isSame(as: container.environment)
  }
}
