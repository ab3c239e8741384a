import ScreenDocument

/// The content of a tab that was selected at least once.
final class TabElement: FrameElement {
  nonisolated deinit {}

  private let inTabs: Uncounted<TabViewElement>
  @exclusivity(unchecked) private var ownTitle: String?
  /// Whether its content asks for something of the bar around, as long as there is no stack in between.
  @exclusivity(unchecked) private(set) var asksOfBar = false

  init(_ tab: TabDescription, in tabs: TabViewElement) {
    inTabs = Uncounted(tabs)
    super.init(
      identity: StableHash.mix(tab.identity, 0x7AB), owner: tabs, graph: tabs.inGraph,
      environment: tabs.environment, content: tab.content)
  }

  override var isShown: Bool { inTabs { $0.shown === self } }

  override var title: String? { ownTitle }

  override func collect() {
    let header = FrameHeader(self)
    passOn(header.passedOn)
    let asked = asksOfBar
    asksOfBar = !contributors.isEmpty || hasTabs
    if let outer, asked || asksOfBar { graph.enqueue(host: outer) }
    let title = header.title
    guard title != ownTitle else { return }
    ownTitle = title
    graph.frameChanged()
  }

  override func destinationsChanged() { outer?.destinationsChanged() }

  override func render(_ renderer: Renderer) {
    renderer.adopt(content)
    renderer.writer.hole(content)
  }

  /// Goes to the root of whatever the tab shows.
  func goToRoot() {
    for container in graph.containers where container.frame === self { container.goToRoot() }
  }
}
