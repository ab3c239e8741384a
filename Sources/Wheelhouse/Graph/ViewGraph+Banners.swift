/// A banner on the screen, with the time that is its own.
final class ShownBanner {
  nonisolated deinit {}

  let serial: Int
  var style: Banner.Style
  var text: String
  /// When it hides by itself.
  let deadline: Duration
  /// What holds it open; nil for one of the session's own.
  unowned(unsafe) let anchor: BannerAnchor?
  var timer: Task<Void, Never>?

  init(
    serial: Int, style: Banner.Style, text: String, deadline: Duration, anchor: BannerAnchor?
  ) {
    self.serial = serial
    self.style = style
    self.text = text
    self.deadline = deadline
    self.anchor = anchor
  }
}

extension ViewGraph {
  /// Shows a banner for as long as it lasts; one that a snapshot kept, for the rest of its time.
  @discardableResult
  func show(_ banner: Banner, for anchor: BannerAnchor? = nil) -> ShownBanner {
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
  ) -> ShownBanner {
    let seconds = seconds.isFinite ? min(max(seconds, 0), 86_400) : 86_400
    let shown = ShownBanner(
      serial: serial, style: banner.style, text: banner.text,
      deadline: clock.now + .seconds(seconds), anchor: anchor)
    let index = root.banners.firstIndex { $0.serial > serial } ?? root.banners.count
    root.banners.insert(shown, at: index)
    startTimer(of: shown)
    frameChanged()
    return shown
  }

  func hide(_ banner: ShownBanner) {
    banner.timer?.cancel()
    root.banners.removeAll { $0 === banner }
    frameChanged()
  }

  /// Hides a banner by hand, which the app may refuse.
  func close(_ banner: ShownBanner) {
    if let anchor = banner.anchor { anchor.close() } else { hide(banner) }
  }

  private func startTimer(of banner: ShownBanner) {
    let clock = clock
    banner.timer = Task { [weak self, weak banner, deadline = banner.deadline] in
      try? await clock.sleep(until: deadline)
      guard !Task.isCancelled, let self, let banner else { return }
      timeIsOver(for: banner)
    }
  }

  private func timeIsOver(for banner: ShownBanner) {
    guard root.banners.contains(where: { $0 === banner }) else { return }
    if let anchor = banner.anchor { anchor.timeIsOver() } else { hide(banner) }
  }

  /// Whether the graph belongs to a session, or will; not so once it ends.
  var isAwake: Bool { !root.isDestroyed }
}
