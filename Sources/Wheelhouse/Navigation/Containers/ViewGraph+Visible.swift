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
    for presentation in root.presentations.reversed() {
      if let url = url(in: presentation) { return url }
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
      let container = containers[index]
      guard container.frame === frame else { continue }
      var position = container.shownCount
      while position > 0 {
        position -= 1
        if let text = container.shownFrame(at: position).flatMap(text) { return text }
      }
    }
    return nil
  }

  /// The URL declared innermost in a frame, not counting frames inside it.
  private func ownURL(of frame: FrameElement?) -> String? {
    var best: URLElement?
    for element in urls where element.frame === frame && !element.isDestroyed {
      if element.url != nil, element.depth >= best?.depth ?? 0 { best = element }
    }
    return best?.url
  }
}
