import ScreenDocument

/// The document: the window's content, the presentations over it, the URL and the title.
final class RootElement: HostElement {
  nonisolated deinit {}

  private let windowTitle: String
  @exclusivity(unchecked) var presentations: [PresentationElement] = []
  @exclusivity(unchecked) var fallbackURL: String
  /// What the document says its URL is.
  @exclusivity(unchecked) private(set) var url: String
  /// The oldest first.
  @exclusivity(unchecked) var banners: [BannerElement] = []

  /// The identity of the root of a window.
  static func identity(of window: WindowDescription) -> UInt64 { StableHash.bytes(of: window.id) }

  init(
    graph: ViewGraph, identity: UInt64, environment: EnvironmentValues, title: String, url: String,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    windowTitle = title
    fallbackURL = url
    self.url = url
    super.init(
      identity: identity, owner: nil, graph: Uncounted(graph), environment: environment,
      content: content)
  }

  override func collect() { graph.moveDialogsOutOfSight() }

  override func destroyed() {
    for banner in banners { banner.timer?.cancel() }
    super.destroyed()
  }

  override func render(_ renderer: Renderer) {
    renderer.writer.begin(.document, identity: identity, hasID: false)
    url = inGraph { $0.visibleURL } ?? fallbackURL
    renderer.writer.property(.url, url)
    renderer.writer.property(.title, inGraph { $0.visibleTitle } ?? windowTitle.inLanguageOfView)
    if let language = environment.language { renderer.writer.property(.language, language) }
    writeStored(renderer)
    renderer.writer.beginSlot(.root)
    renderer.adopt(content)
    renderer.writer.hole(content)
    renderer.writer.endSlot()
    renderer.writer.beginSlot(.presentations)
    for presentation in presentations { renderer.writer.hole(presentation) }
    renderer.writer.endSlot()
    renderer.writer.beginSlot(.banners)
    for banner in banners {
      if banner.anchor == nil { renderer.adopt(banner) }
      renderer.writer.hole(banner)
    }
    renderer.writer.endSlot()
    renderer.writer.end()
  }

  /// Writes what the client is to keep.
  private func writeStored(_ renderer: Renderer) {
    guard let values = graph.knownAppValues else { return }
    var text = JSONBytes()
    guard values.writeAsked(into: &text) else { return }
    renderer.writer.property(.stored, json: { $0.append(text) })
  }
}

extension ViewGraph {
  /// The document's own node has to be written again.
  func frameChanged() {
    guard let root else { return }
    enqueue(host: root)
  }
}

// What covers what.
extension ViewGraph {
  /// Whether a node cannot be used now although it is in the document.
  ///
  /// A sheet covers whatever it is opened from, wherever that stands in its stack; banners are on top of
  /// everything.
  func isCovered(_ element: Element) -> Bool {
    !element.isInFront(on: root.presentations.last) && !(element.level is BannerElement)
  }
}

/// A URL that a view declares for what it shows, read in a rendering of its own.
final class URLElement: Element {
  nonisolated deinit {}

  @exclusivity(unchecked) var make: @MainActor () -> String? = { nil }
  @exclusivity(unchecked) private(set) var url: String?

  init(at context: RenderContext, owner: Element) {
    super.init(
      identity: context.identity, owner: owner, graph: owner.inGraph,
      environment: context.environment.values)
    graph.urls.append(self)
  }

  override func render(_ renderer: Renderer) {
    let new = make()
    guard new != url else { return }
    url = new
    graph.frameChanged()
  }

  override func destroyed() {
    graph.urls.removeAll { $0 === self }
    graph.frameChanged()
  }
}
