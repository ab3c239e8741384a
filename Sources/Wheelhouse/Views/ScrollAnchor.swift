/// A point of a rectangle, by its name.
///
/// Follows [Apple's `UnitPoint`](https://developer.apple.com/documentation/swiftui/unitpoint), as far as it names an end
/// of what scrolls.
public nonisolated struct UnitPoint: Hashable, Sendable {
  let name: String
  /// The upper end.
  public static let top = UnitPoint(name: "top")
  /// The middle.
  public static let center = UnitPoint(name: "center")
  /// The lower end.
  public static let bottom = UnitPoint(name: "bottom")
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
