import ScreenDocument

/// A sheet or an alert over the screens.
final class PresentationElement: FrameElement {
  nonisolated deinit {}

  unowned(unsafe) let anchor: PresentationAnchor
  let serial: Int
  private var detents: [String] = []
  private var dragIndicator: String?
  private var isDismissDisabled = false
  private var buttons: DialogButtons?

  init(anchor: PresentationAnchor, serial: Int) {
    self.anchor = anchor
    self.serial = serial
    var environment = anchor.environment
    environment.isEnabled = true
    super.init(
      identity: StableHash.mix(anchor.identity, UInt64(serial) &+ 0x9E5), owner: anchor,
      graph: anchor.graph, environment: environment, content: { _ in })
    content.content = wrapped(anchor.content)
  }

  override var isModal: Bool { true }

  /// The content of an alert is its buttons, any of which closes it first.
  func wrapped(
    _ content: @escaping @MainActor (RenderContext) -> Void
  ) -> @MainActor (RenderContext) -> Void {
    guard case .alert = anchor.kind else { return content }
    return { [unowned self] context in
      context.begin(.vStack)
      context.renderer.writer.beginSlot(.children)
      content(context.inside(.dialog(newButtons())).at(1))
      context.renderer.writer.endSlot()
      context.end()
    }
  }

  override func collect() {
    detents = []
    dragIndicator = nil
    isDismissDisabled = false
    for preference in preferences {
      switch preference {
      case .detents(let names): detents = names
      case .dragIndicator(let visibility): dragIndicator = visibility
      case .dismissDisabled: isDismissDisabled = true
      case .title, .titleMode, .backHidden, .url, .toolbar, .search, .destination: break
      }
    }
    graph.frameChanged()
  }

  override func render(_ renderer: Renderer) {
    let context = self.context
    context.begin(.presentation, action: .back { [unowned self] in leave() })
    switch anchor.kind {
    case .sheet:
      context.write(.kind, "sheet")
      if !detents.isEmpty { renderer.writer.property(.detents, detents) }
      context.write(.dragIndicator, dragIndicator)
      context.write(.interactiveDismissDisabled, flag: isDismissDisabled)
    case .alert(let title, let message):
      context.write(.kind, "alert")
      context.write(.title, title)
      context.write(.message, message)
    }
    renderer.adopt(content)
    renderer.writer.beginSlot(.content)
    renderer.writer.hole(content)
    renderer.writer.endSlot()
    context.end()
  }

  /// Leaves a sheet, or taps an alert's cancel button.
  private func leave() -> BackOutcome {
    guard case .sheet = anchor.kind else { return cancelAlert() }
    guard !isDismissDisabled else { return .notDismissable }
    anchor.close()
    return .left
  }

  private func cancelAlert() -> BackOutcome {
    guard let cancel = buttons?.cancel else { return .notDismissable }
    cancel()
    return .left
  }

  private func newButtons() -> DialogButtons {
    let made = DialogButtons { [weak self] in self?.anchor.close() }
    buttons = made
    return made
  }
}
