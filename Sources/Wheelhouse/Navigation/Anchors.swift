/// Holds something open as long as a flag is set or an item is there: a pushed screen, a sheet, an alert.
///
/// It reads the binding in a rendering of its own, so that opening and closing does not evaluate the
/// view that declares it.
class Anchor: Element {
  nonisolated deinit {}

  /// The item that is wanted: nil for nothing, any constant for a flag.
  final var wanted: @MainActor () -> AnyHashable? = { nil }
  /// Clears the flag or the item.
  final var clear: @MainActor () -> Void = {}
  final var onDismiss: (@MainActor () -> Void)?
  final var content: @MainActor (RenderContext) -> Void = { _ in }
  /// What is open now.
  final fileprivate(set) var shown: AnyHashable?

  required override init(
    identity: UInt64, owner: Element?, graph: ViewGraph, environment: EnvironmentValues
  ) {
    super.init(identity: identity, owner: owner, graph: graph, environment: environment)
  }

  final override func render(_ renderer: Renderer) {
    let wanted = wanted()
    if wanted != shown {
      if shown != nil {
        shown = nil
        closed()
        if let onDismiss { graph.afterRender.append(onDismiss) }
      }
      if wanted != nil, opened() { shown = wanted }
    } else if shown != nil {
      updated()
    }
    adoptOpened(renderer)
  }

  /// Opens what is wanted; false when it has to wait.
  func opened() -> Bool { true }
  func closed() {}
  func updated() {}
  func adoptOpened(_ renderer: Renderer) {}

  /// Closes by clearing the flag or the item, which the app may refuse.
  final func close() {
    clear()
    invalidate()
  }
}

/// Holds a screen of a stack open.
final class PushAnchor: Anchor {
  nonisolated deinit {}

  private var stack: NavigationStackElement? { linkTarget }

  override func opened() -> Bool {
    guard let stack else {
      leadingColumn?.split.withDetailStack { [weak self] in self?.invalidate() }
      return false
    }
    stack.open(self, content: content)
    return true
  }

  override func closed() { stack?.close(self) }
  override func updated() { stack?.update(self, content: content) }

  /// The path changed below the screen, which is gone with everything above it.
  func lostScreen() {
    shown = nil
    close()
  }

  override func destroyed() {
    if shown != nil { stack?.close(self) }
  }
}

/// Holds a sheet or an alert open.
final class PresentationAnchor: Anchor {
  nonisolated deinit {}

  final var kind: PresentationKind = .sheet
  private(set) var presentation: PresentationElement?

  override func opened() -> Bool {
    guard graph.canPresent(from: self) else {
      graph.waiting.append(self)
      return false
    }
    let presentation = PresentationElement(
      anchor: self, serial: graph.presentationSerial(for: self))
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
    presentation.content.content = presentation.wrapped(content)
    presentation.environment = environment
    presentation.environment.isEnabled = true
    presentation.content.environment = presentation.environment
    presentation.content.invalidate()
    graph.enqueue(host: presentation)
  }

  override func adoptOpened(_ renderer: Renderer) {
    if let presentation { renderer.adopt(presentation) }
  }

  override func destroyed() {
    if let presentation { graph.dismissed(presentation) }
    if let presentation { graph.destroy(presentation) }
    graph.waiting.removeAll { $0 === self }
  }
}

/// What a presentation is drawn as.
enum PresentationKind {
  case sheet
  case alert(title: String, message: String?)
}
