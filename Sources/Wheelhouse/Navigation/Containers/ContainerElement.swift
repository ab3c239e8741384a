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

  /// Hands circumstances and content on to a frame, which is rendered again.
  final func hand(
    _ content: (@MainActor (RenderContext) -> Void)? = nil, to frame: FrameElement
  ) {
    frame.environment = environment
    frame.content.environment = environment
    if let content { frame.content.content = content }
    frame.content.invalidate()
  }
}

extension RenderContext {
  /// Places a container: the one it had before, or a new one; it carries its modifiers' wishes itself.
  func place<Kind: ContainerElement>(
    container kind: Kind.Type, make: (Element) -> Kind, update: (Kind) -> Void
  ) {
    let placed = element(kind, make: make) { container in
      container.modifications =
        (Int(pending.start)..<Int(pending.end)).map { renderer.pending[$0] }
      update(container)
      container.invalidate()
    }
    if let placed { renderer.writer.hole(placed) }
  }
}
