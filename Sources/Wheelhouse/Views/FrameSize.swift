import ScreenDocument

/// How much room something has, in points, as far as its `frame` says.
@usableFromInline
nonisolated struct FrameSize: Sendable {
  private(set) var width: Double?
  private(set) var height: Double?

  @usableFromInline
  init() {}

  /// Whether no length is known.
  var isEmpty: Bool { width == nil && height == nil }

  /// Whether there is no room at all: one of the lengths is zero, or less.
  var isNone: Bool { (width ?? 1) <= 0 || (height ?? 1) <= 0 }

  /// Takes over the lengths that are given.
  mutating func take(_ width: Double?, _ height: Double?) {
    self.width = width ?? self.width
    self.height = height ?? self.height
  }
}

extension RenderContext {
  /// Writes the lengths that are there.
  func write(_ size: FrameSize) {
    write(.width, length: size.width?.ifPositive)
    write(.height, length: size.height?.ifPositive)
  }
}
