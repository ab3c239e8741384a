/// A point of a rectangle, as parts of its width and height from its upper leading corner.
///
/// Follows [Apple's `UnitPoint`](https://developer.apple.com/documentation/swiftui/unitpoint), as far as it names an end
/// of what scrolls, or a place in a view.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// How far it is from the leading edge: 0 there, 1 at the other one.
  public var x: Double
  /// How far it is from the upper edge: 0 there, 1 at the lower one.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper end.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The lower end.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The end that is nearest, or the middle.
  var name: String { y < 0.25 ? "top" : y > 0.75 ? "bottom" : "center" }
}

extension View {
  /// Says at which end what scrolls inside is read.
  ///
  /// At `.bottom` it opens at its end, and stays there while it grows, until the person has scrolled away, as a
  /// conversation does. Elsewhere it opens at its beginning.
  public consuming func defaultScrollAnchor(
    _ anchor: UnitPoint?
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .scrollAnchor(anchor))
  }
}
