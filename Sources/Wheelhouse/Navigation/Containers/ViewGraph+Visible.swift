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
    for container in containers.reversed() where container.frame === frame {
      for shown in container.shownFrames.reversed() {
        if let title = title(in: shown) ?? shown.title { return title }
      }
    }
    return nil
  }

  private func url(in frame: FrameElement?) -> String? {
    for container in containers.reversed() where container.frame === frame {
      for shown in container.shownFrames.reversed() {
        if let url = url(in: shown) { return url }
      }
    }
    return ownURL(of: frame)
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
