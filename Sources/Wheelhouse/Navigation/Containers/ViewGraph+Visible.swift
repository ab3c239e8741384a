// What is seen: the innermost shown frame of the topmost presentation; of several columns the last one.
extension ViewGraph {
  var visibleTitle: String? {
    for presentation in root.presentations.reversed() {
      if let title = title(in: presentation) { return title }
    }
    return title(in: nil)
  }

  /// The URL that the innermost view in sight declares; one in a covered screen does not count.
  var visibleURL: String? {
    let presentations = root.presentations
    for position in presentations.indices.reversed() {
      if let url = Uncounted(presentations[position])({ url(in: $0) }) { return url }
    }
    return url(in: nil)
  }

  /// The title of the innermost frame in sight that has one; nil as a frame is the window itself.
  private func title(in frame: FrameElement?) -> String? {
    firstShown(in: frame) { title(in: $0) ?? $0.title }
  }

  private func url(in frame: FrameElement?) -> String? {
    firstShown(in: frame) { url(in: $0) } ?? ownURL(of: frame)
  }

  /// What the innermost frame says that is shown in one and says anything, the latest first.
  private func firstShown(
    in frame: FrameElement?, _ text: (FrameElement) -> String?
  ) -> String? {
    var index = containers.count
    while index > 0 {
      index -= 1
      let container = Uncounted(containers[index])
      guard container({ $0.isDirectly(in: frame) }) else { continue }
      if let text = container({ self.text(text, of: $0) }) { return text }
    }
    return nil
  }

  private func text(
    _ text: (FrameElement) -> String?, of container: ContainerElement
  ) -> String? {
    var position = container.shownCount
    while position > 0 {
      position -= 1
      if let shown = container.shownFrame(at: position), let text = text(shown) { return text }
    }
    return nil
  }

  /// The URL declared innermost in a frame, not counting frames inside it.
  private func ownURL(of frame: FrameElement?) -> String? {
    var best: Int?
    var depth: UInt16 = 0
    for position in urls.indices {
      Uncounted(urls[position]) { element in
        guard element.isDirectly(in: frame), !element.isDestroyed else { return }
        guard element.url != nil, element.depth >= depth else { return }
        (best, depth) = (position, element.depth)
      }
    }
    guard let best else { return nil }
    return urls[best].url
  }
}
