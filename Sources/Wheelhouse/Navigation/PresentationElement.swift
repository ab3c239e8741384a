import ScreenDocument

/// What is over the screens, or beside them: a sheet, a cover, a popover, an inspector, a dialog.
final class PresentationElement: FrameElement {
  nonisolated deinit {}

  unowned(unsafe) let anchor: PresentationAnchor
  let serial: Int
  @exclusivity(unchecked) final var placement: PresentationPlacement
  @exclusivity(unchecked) private var looks = PresentationLooks()
  /// The screens, tabs and columns inside whose content asks something of this.
  private var inner: [FrameElement] = []

  init(anchor: PresentationAnchor, serial: Int, _ placement: PresentationPlacement) {
    self.anchor = anchor
    self.placement = placement
    self.serial = serial
    super.init(
      identity: StableHash.mix(anchor.identity, UInt64(serial) &+ 0x9E5), owner: anchor,
      graph: anchor.inGraph, environment: anchor.environment.presented, content: anchor.content)
    isDialog = anchor.kind.dialog != nil
  }

  override var isModal: Bool { placement == .over }
  override var isShown: Bool { placement != .away }
  override func closeAsDialog() { anchor.close() }

  /// Whether it stands, over however many others, on another one.
  func isPresented(in other: PresentationElement) -> Bool {
    unowned(unsafe) var candidate = outer
    while let found = candidate, found !== other { candidate = found.outer }
    return candidate === other
  }

  override func collect() {
    looks = PresentationLooks(self)
    for frame in inner { looks.note(frame.passedOn) }
    graph.frameChanged()
  }

  /// Notes a frame inside whose content asks something of this, or does no more.
  func note(inner frame: FrameElement) {
    inner.removeAll { $0 === frame }
    if !frame.passedOn.isEmpty { inner.append(frame) }
    graph.enqueue(host: self)
  }

  override func render(_ renderer: Renderer) {
    let context = self.context
    if placement == .beside { return renderBeside(renderer, context) }
    context.begin(.presentation, action: action)
    context.write(.kind, anchor.kind.name(isCompact: anchor.isCompact))
    writeSurroundings(context)
    writeProperties(context)
    renderer.adopt(content)
    renderer.writer.beginSlot(.content)
    if let words = anchor.kind.dialog {
      writeButtons(words, context.at(2))
    } else {
      renderer.writer.hole(content)
    }
    renderer.writer.endSlot()
    context.end()
  }

  private func renderBeside(_ renderer: Renderer, _ context: RenderContext) {
    context.begin(.inspector, action: .back { [unowned self] in close() })
    writeSurroundings(context)
    if let width = looks.inspectorWidth { context.write(width) }
    renderer.adopt(content)
    renderer.writer.beginSlot(.children)
    renderer.writer.hole(content)
    renderer.writer.endSlot()
    context.end()
  }

  private var action: HandlerAction {
    let leave: @MainActor () -> BackOutcome = { [unowned self] in self.leave() }
    guard let detents = looks.detentSelection, anchor.kind.isSheet(isCompact: anchor.isCompact)
    else { return .back(leave) }
    return .leaving(leave, and: [NamedAction(name: .change, perform: detents.change)])
  }

  private func writeProperties(_ context: RenderContext) {
    switch anchor.kind {
    case .sheet, .inspector: writeSheet(context)
    case .fullScreenCover:
      context.write(.interactiveDismissDisabled, flag: looks.isDismissDisabled)
    case .popover(let edge):
      if anchor.isCompact { return writeSheet(context) }
      if let source = anchor.source {
        context.write(.source, NodeIdentity(rawValue: source).token)
      }
      context.write(.arrowEdge, edge.map { "\($0)" })
      context.write(.interactiveDismissDisabled, flag: looks.isDismissDisabled)
    case .dialog(let words):
      if !words.isTitleHidden { context.write(.title, words.title()) }
      context.write(.message, words.message())
    }
  }

  /// What is in force where it was presented, which a presentation is drawn outside of.
  private func writeSurroundings(_ context: RenderContext) {
    let values = context.environment.values
    if anchor.kind.dialog == nil { context.write(.tint, values.tint) }
    context.write(.language, values.language)
    context.write(.layoutDirection, values.statedDirection?.rawValue)
  }

  private func writeSheet(_ context: RenderContext) {
    if !looks.detents.isEmpty { context.renderer.writer.property(.detents, looks.detents) }
    context.write(.detent, looks.detentSelection?.name)
    context.write(.dragIndicator, looks.dragIndicator)
    context.write(.interactiveDismissDisabled, flag: looks.isDismissDisabled)
  }
}

// Leaving.
extension PresentationElement {
  private func leave() -> BackOutcome {
    if let words = anchor.kind.dialog { return leave(words) }
    return looks.isDismissDisabled ? .notDismissable : close()
  }

  private func close() -> BackOutcome {
    anchor.close()
    return .left
  }

  /// Taps the cancel button; without one an alert stays and a confirmation dialog just closes.
  private func leave(_ words: DialogWords) -> BackOutcome {
    let buttons = dialogTaps
    if let cancel = buttons.last(where: { $0.isCancel && $0.isEnabled }) {
      cancel.tap()
      return .left
    }
    return words.isAlert && !buttons.isEmpty ? .notDismissable : close()
  }

  /// The buttons that the app gives, wherever in the content they are.
  private var dialogTaps: [DialogTap] {
    var found: [DialogTap] = []
    forEachPreference { preference in
      if case .dialogTap(let button) = preference { found.append(button) }
    }
    return found
  }

  /// The app's content in a column, with the button that the app left to the platform.
  private func writeButtons(_ words: DialogWords, _ context: RenderContext) {
    context.begin(.vStack)
    context.renderer.writer.beginSlot(.children)
    context.renderer.writer.hole(content)
    if words.isAlert ? !looks.hasButton : !looks.hasCancel {
      let title = words.addedButton.said(in: context.environment.values.language)
      writeAddedButton(title, context.at(3))
    }
    context.endSlot()
    context.end()
  }

  private func writeAddedButton(_ title: String, _ context: RenderContext) {
    context.begin(.button, action: .tap { [unowned self] in anchor.close() })
    context.write(.role, ButtonRole.cancel.name)
    context.write(.text, title)
    context.end()
  }
}

/// What the content asks of its presentation.
struct PresentationLooks {
  var detents: [String] = []
  var detentSelection: DetentSelection?
  var dragIndicator: String?
  var isDismissDisabled = false
  var inspectorWidth: ColumnWidth?
  var hasButton = false
  var hasCancel = false

  init() {}

  init(_ host: HostElement) {
    var looks = PresentationLooks()
    host.forEachPreference { looks.note($0) }
    self = looks
  }

  mutating func note(_ preferences: [Preference]) {
    for preference in preferences { note(preference) }
  }

  private mutating func note(_ preference: Preference) {
    switch preference {
    case .detents(let names): detents = names
    case .detentSelection(let selection):
      detents = selection.names
      detentSelection = selection
    case .dragIndicator(let visibility): dragIndicator = visibility
    case .dismissDisabled: isDismissDisabled = true
    case .inspectorWidth(let width): inspectorWidth = width
    case .dialogTap(let button):
      hasButton = true
      if button.isCancel { hasCancel = true }
    default: break
    }
  }
}
