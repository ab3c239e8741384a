import ScreenDocument

/// Holds something open over the screens: a sheet, a cover, a popover, an inspector, a dialog.
final class PresentationAnchor: Anchor {
  nonisolated deinit {}

  @exclusivity(unchecked) final var kind: PresentationKind = .sheet
  @exclusivity(unchecked) private(set) var presentation: PresentationElement?
  /// The node that a popover points to.
  @exclusivity(unchecked) private(set) var source: UInt64?

  /// Whether there is no room beside the content: what would stand there covers it.
  var isCompact: Bool { environment.horizontalSizeClass == .compact }

  /// So many presentations may be over each other.
  private static let most = 64

  override func opened() -> Bool {
    let placement = placement
    // What presents itself over and over waits before any recursion over it comes to its end.
    guard placement != .away, graph.root.presentations.count < Self.most else {
      graph.wait(self)
      return false
    }
    let presentation = PresentationElement(
      anchor: self, serial: graph.presentationSerial(for: self), placement)
    self.presentation = presentation
    graph.presented(presentation)
    return true
  }

  override func closed() {
    guard let presentation else { return }
    self.presentation = nil
    graph.dismissed(presentation)
    graph.destroy(presentation)
  }

  override func updated() {
    guard let presentation else { return }
    presentation.follow(self)
    graph.enqueue(host: presentation)
    move(presentation)
  }

  /// What covers the content in a narrow window may stand beside it in a wide one.
  func roomChanged() {
    guard let presentation else { return }
    graph.enqueue(host: presentation)
    move(presentation)
    // Beside the content it is written by the view that opened it.
    if case .inspector = kind { owner?.invalidate() }
  }

  override func adoptOpened(_ renderer: Renderer) {
    guard let presentation else { return }
    renderer.adopt(presentation)
    if presentation.placement == .beside { renderer.preferences.append(.inspector(presentation)) }
  }

  /// Closes by hand what is presented over it, the topmost first, and then itself.
  ///
  /// When state closes it, what the state says of those above is left as it is. What is below one that may have to ask
  /// first stays until that has not asked: the question is asked there.
  override func close() {
    guard let presentation, graph.root.presentations.last !== presentation else {
      return super.close()
    }
    let all = graph.presentations(over: presentation).map(\.anchor) + [self]
    let first = all.firstIndex(where: \.proposes) ?? all.endIndex
    OneProposal.of(in: graph) {
      for (index, anchor) in all.enumerated() where index < first || anchor.proposes {
        anchor.closeAlone()
      }
    } then: { outcome in
      guard outcome == .taken else { return }
      for anchor in all[first...] where !anchor.proposes && !anchor.isDestroyed {
        anchor.closeAlone()
      }
    }
  }

  private func closeAlone() { super.close() }

  override func destroyed() {
    graph.waiting.removeAll { $0 === self }
    guard let presentation else { return }
    graph.dismissed(presentation)
    graph.destroy(presentation)
    if let onDismiss, graph.isAwake { graph.afterRender.append(onDismiss) }
  }

  /// Notes the node that carries the modifier.
  func pointsTo(_ identity: UInt64) {
    guard source != identity else { return }
    source = identity
    if let presentation { graph.enqueue(host: presentation) }
  }

  /// Says as a banner what the dialog says, and clears its flag: its owner is no longer in sight.
  ///
  /// What was wanted counts as shown, so that an app that keeps the flag is not told again and again.
  func becomeBanner() {
    guard case .dialog(let words) = kind else { return }
    graph.show(
      Banner(id: 0, style: .warning, text: words.line, duration: Banner.ownSeconds))
    countAsShown()
    closed()
    graph.afterRender.append { [self] in
      if !isDestroyed { close() }
    }
  }
}
