import ScreenDocument

/// A banner on the screen, with the time that is its own.
final class BannerElement: FrameElement {
  nonisolated deinit {}

  let serial: Int
  @exclusivity(unchecked) private(set) var style: Banner.Style
  @exclusivity(unchecked) private(set) var text: String
  /// When it hides by itself.
  let deadline: Duration
  /// What holds it open; nil for one of the session's own.
  unowned(unsafe) let anchor: BannerAnchor?
  var timer: Task<Void, Never>?

  init(
    _ banner: Banner, serial: Int, deadline: Duration, anchor: BannerAnchor?, on root: RootElement
  ) {
    self.serial = serial
    style = banner.style
    text = banner.text
    self.deadline = deadline
    self.anchor = anchor
    let owner: Element = anchor ?? root
    let nothing: @MainActor (RenderContext) -> Void = { _ in }
    super.init(
      identity: root.context.at(UInt64(serial) &+ 0xBA).identity, owner: owner,
      graph: root.inGraph, environment: owner.environment.presented,
      content: anchor?.content ?? nothing)
    isDialog = true
  }

  /// It is on top of everything, and nothing that it covers goes with it.
  override var isModal: Bool { true }

  override func render(_ renderer: Renderer) {
    let context = self.context
    context.begin(
      .banner,
      action: .back { [unowned self] in
        graph.close(self)
        return .left
      })
    context.write(.style, style.rawValue)
    context.write(.text, text.inLanguageOfView)
    renderer.adopt(content)
    if let anchor, anchor.hasButtons {
      renderer.writer.beginSlot(.children)
      renderer.writer.hole(content)
      renderer.writer.endSlot()
    }
    context.end()
  }

  override func closeAsDialog() { graph.close(self) }

  /// Says something else in the time that it has left.
  func say(_ banner: Banner) {
    guard banner.style != style || banner.text != text else { return }
    style = banner.style
    text = banner.text
    graph.enqueue(host: self)
  }
}

extension ViewGraph {
  /// Shows a banner for as long as it lasts; one that a snapshot kept, for the rest of its time.
  @discardableResult
  func show(_ banner: Banner, for anchor: BannerAnchor? = nil) -> BannerElement {
    let known = anchor.flatMap { restoring?.banners.removeValue(forKey: $0.identity) }
    if let known, known.style == banner.style.rawValue, known.text == banner.text {
      return show(
        banner, serial: known.serial, seconds: known.remaining, anchor)
    }
    bannerCount += 1
    return show(banner, serial: bannerCount, seconds: banner.duration, anchor)
  }

  /// Shows a banner under a number that is its own, for so many seconds.
  @discardableResult
  func show(
    _ banner: Banner, serial: Int, seconds: Double, _ anchor: BannerAnchor?
  ) -> BannerElement {
    let seconds = seconds.isFinite ? min(max(seconds, 0), 86_400) : 86_400
    let shown = BannerElement(
      banner, serial: serial, deadline: clock.now + .seconds(seconds), anchor: anchor, on: root)
    let index = root.banners.firstIndex { $0.serial > serial } ?? root.banners.count
    root.banners.insert(shown, at: index)
    startTimer(of: shown)
    frameChanged()
    return shown
  }

  func hide(_ banner: BannerElement) {
    banner.timer?.cancel()
    root.banners.removeAll { $0 === banner }
    destroy(banner)
    frameChanged()
  }

  /// Hides a banner by hand, which the app may refuse.
  func close(_ banner: BannerElement) {
    if let anchor = banner.anchor { anchor.close() } else { hide(banner) }
  }

  private func startTimer(of banner: BannerElement) {
    let clock = clock
    banner.timer = Task { [weak self, weak banner, deadline = banner.deadline] in
      try? await clock.sleep(until: deadline)
      guard !Task.isCancelled, let self, let banner else { return }
      timeIsOver(for: banner)
    }
  }

  private func timeIsOver(for banner: BannerElement) {
    guard root.banners.contains(where: { $0 === banner }) else { return }
    if let anchor = banner.anchor { anchor.timeIsOver() } else { hide(banner) }
  }

  /// Whether the graph belongs to a session, or will; not so once it ends.
  var isAwake: Bool { !root.isDestroyed }
}
