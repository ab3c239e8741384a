/// Holds something open as long as a flag is set or an item is there: a pushed screen, a sheet, an alert.
///
/// It reads the binding in a rendering of its own, so that opening and closing does not evaluate the
/// view that declares it.
class Anchor: Element {
  nonisolated deinit {}

  /// The item that is wanted: nil for nothing, any constant for a flag.
  @exclusivity(unchecked) final var wanted: @MainActor () -> AnyHashable? = { nil }
  /// Clears the flag or the item.
  @exclusivity(unchecked) final var clear: @MainActor () -> Void = {}
  /// Whether clearing it may have to ask first.
  @exclusivity(unchecked) final var proposes = false
  @exclusivity(unchecked) final var onDismiss: (@MainActor () -> Void)?
  @exclusivity(unchecked) final var content: @MainActor (RenderContext) -> Void = { _ in }
  /// What is open now.
  @exclusivity(unchecked) final fileprivate(set) var shown: AnyHashable? {
    didSet { isOpen = shown != nil }
  }
  /// Whether anything is; most of the time nothing is, and nothing is wanted.
  @exclusivity(unchecked) private final var isOpen = false

  required override init(
    identity: UInt64, owner: Element?, graph: Uncounted<ViewGraph>, environment: EnvironmentValues
  ) {
    super.init(identity: identity, owner: owner, graph: graph, environment: environment)
  }

  final override func render(_ renderer: Renderer) {
    if let wanted = wanted() { show(wanted) } else if isOpen { end() }
    adoptOpened(renderer)
  }

  private func show(_ wanted: AnyHashable) {
    if isOpen, wanted == shown { return updated() }
    if isOpen { end() }
    if opened() { shown = wanted }
  }

  private func end() {
    shown = nil
    closed()
    if let onDismiss { graph.afterRender.append(onDismiss) }
  }

  /// Opens what is wanted; false when it has to wait.
  func opened() -> Bool { true }
  func closed() {}
  func updated() {}
  func adoptOpened(_ renderer: Renderer) {}

  /// Takes what is wanted for shown, where something else stands for it.
  final func countAsShown() { shown = wanted() }

  /// Closes by clearing the flag or the item, which the app may refuse.
  func close() {
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
    return stack.open(self, content: content)
  }

  override func closed() { stack?.close(self) }
  override func updated() { stack?.update(self, content: content) }

  /// The path changed below the screen, which is gone with everything above it.
  func lostScreen() {
    shown = nil
    close()
  }

  /// Whether what is open is not what is wanted; not so of what is another each time that it is read.
  var isUnwanted: Bool {
    let wanted = wanted()
    return wanted != shown && wanted == self.wanted()
  }

  /// The screen goes, which nothing holds open any more; another may be wanted in its place.
  func letGo() {
    shown = nil
    invalidate()
  }

  override func destroyed() {
    // A stack that goes itself takes nothing out of the app's path.
    guard shown != nil, let stack, !stack.isDestroyed else { return }
    if stack.column?.split.isDestroyed != true { stack.close(self) }
  }
}
