import ScreenDocument

/// The document: the window's content, the presentations over it, the URL and the title.
final class RootElement: HostElement {
  nonisolated deinit {}

  private let windowTitle: String
  var presentations: [PresentationElement] = []
  var fallbackURL: String
  var banners: [(serial: Int, banner: ShownBanner)] = []

  init(
    graph: ViewGraph, identity: UInt64, environment: EnvironmentValues, title: String, url: String,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    windowTitle = title
    fallbackURL = url
    super.init(
      identity: identity, owner: nil, graph: graph, environment: environment, content: content)
  }

  override func render(_ renderer: Renderer) {
    renderer.writer.begin(.document, identity: identity, hasID: false)
    renderer.writer.property(.url, graph.visibleURL ?? fallbackURL)
    renderer.writer.property(.title, graph.visibleTitle ?? windowTitle)
    renderer.writer.beginSlot(.root)
    renderer.adopt(content)
    renderer.writer.hole(content)
    renderer.writer.endSlot()
    renderer.writer.beginSlot(.presentations)
    for presentation in presentations { renderer.writer.hole(presentation) }
    renderer.writer.endSlot()
    renderer.writer.beginSlot(.banners)
    for banner in banners { write(banner.banner, serial: banner.serial) }
    renderer.writer.endSlot()
    renderer.writer.end()
  }

  private func write(_ banner: ShownBanner, serial: Int) {
    let context = self.context.at(UInt64(serial) &+ 0xBA)
    context.begin(
      .banner,
      action: .back { [unowned self] in
        banners.removeAll { $0.serial == serial }
        graph.enqueue(host: self)
        return .left
      })
    context.write(.style, banner.style)
    context.write(.text, banner.text)
    context.end()
  }
}

// The chain of presentations: at most one a level, those above gone with the one below.
extension ViewGraph {
  /// Whether the level an anchor stands on is the top one.
  func canPresent(from anchor: PresentationAnchor) -> Bool {
    root.presentations.last === anchor.level
  }

  func presented(_ presentation: PresentationElement) {
    root.presentations.append(presentation)
    frameChanged()
  }

  func dismissed(_ presentation: PresentationElement) {
    guard let index = root.presentations.firstIndex(where: { $0 === presentation }) else { return }
    root.presentations.removeSubrange(index...)
    let waiting = self.waiting
    self.waiting = []
    for anchor in waiting { anchor.invalidate() }
    frameChanged()
  }

  /// A number for a presentation, so that the next one of the same anchor is not mistaken for it.
  func presentationSerial(for anchor: PresentationAnchor) -> Int {
    if let known = restoring?.presentations.removeValue(forKey: anchor.identity) { return known }
    presentationCount += 1
    return presentationCount
  }

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
  /// A sheet covers whatever it is opened from, wherever that stands in its stack; banners, which are
  /// the document's own, are on top of everything.
  func isCovered(_ element: Element) -> Bool {
    if element === root { return false }
    return element.level !== root.presentations.last || !element.isInFront
  }
}

/// A URL that a view declares for what it shows, read in a rendering of its own.
final class URLElement: Element {
  nonisolated deinit {}

  var make: @MainActor () -> String? = { nil }
  private(set) var url: String?

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
