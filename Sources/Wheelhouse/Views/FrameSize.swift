import ScreenDocument

/// How much room something has, in points, as far as its `frame` says.
@usableFromInline
nonisolated struct FrameSize: Sendable {
  private(set) var width: Double?
  private(set) var height: Double?
  /// Whether the height is what there is at least.
  private(set) var isLeastHeight = false
  private(set) var minWidth: Double?
  private(set) var fillsHeight = false
  private(set) var alignment: Alignment?

  @usableFromInline
  init() {}

  /// A frame of at least these lengths, or all the height there is, with where what is in it stands.
  init(minWidth: Double?, minHeight: Double?, fillsHeight: Bool, alignment: Alignment) {
    self.minWidth = minWidth
    height = minHeight
    isLeastHeight = minHeight != nil
    self.fillsHeight = fillsHeight
    self.alignment = alignment
  }

  /// A frame of these lengths, with where what is in it stands.
  init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Whether no length is known.
  var isEmpty: Bool { width == nil && height == nil && minWidth == nil && !fillsHeight }

  /// Whether there is no room at all: one of the lengths is zero, or less.
  var isNone: Bool { (width ?? 1) <= 0 || (height ?? 1) <= 0 }

  /// Takes over the lengths that are given.
  mutating func take(_ width: Double?, _ height: Double?) {
    self.width = width ?? self.width
    self.height = height ?? self.height
  }

  /// Takes a height that is only the least one out: what a client lays upon one another has the height it is told.
  mutating func takeLeastHeight() -> Double? {
    guard isLeastHeight else { return nil }
    defer { (height, isLeastHeight) = (nil, false) }
    return height
  }

  /// Takes over what a frame further out says, where nothing is said yet.
  mutating func take(outer: FrameSize) {
    width = width ?? outer.width
    if height == nil { (height, isLeastHeight) = (outer.height, outer.isLeastHeight) }
    minWidth = minWidth ?? outer.minWidth
    fillsHeight = fillsHeight || outer.fillsHeight
    alignment = alignment ?? outer.alignment
  }
}

extension RenderContext {
  /// Writes the lengths that are there.
  func write(_ size: FrameSize) {
    write(.width, length: size.width?.ifPositive)
    write(.height, length: size.height?.ifPositive)
  }
}
