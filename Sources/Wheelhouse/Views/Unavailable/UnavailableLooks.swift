// Looks and places that are the client's.
extension View {
  /// Absent: where a cell stands.
  @available(
    *, deprecated, message: "the client decides where the cells of a grid stand; leave it out"
  )
  public func gridCellAnchor(_ anchor: AbsentValue) -> Self { self }

  /// Absent: cells without a size.
  @available(
    *, deprecated, message: "the client decides where the cells of a grid stand; leave it out"
  )
  public func gridCellUnsizedAxes(_ axes: AbsentValue) -> Self { self }

  /// Absent: the size of letters.
  @available(
    *, deprecated, message: "the person sets the size of letters in the browser; leave it out"
  )
  public func dynamicTypeSize(_ size: AbsentValue) -> Self { self }

  /// Absent: several colours.
  @available(*, unavailable, message: "use foregroundStyle(_:) with one colour")
  public func foregroundStyle(_ primary: Color, _ secondary: Color) -> Self { self }

  /// Absent: the colour of a line.
  @available(*, unavailable, message: "a line has the colour of its text; leave the colour out")
  public func underline(_ isActive: Bool = true, color: Color?) -> Self { self }

  /// Absent: the colour of a line.
  @available(*, unavailable, message: "a line has the colour of its text; leave the colour out")
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Self { self }

  /// Absent: where one has scrolled to.
  @available(
    *, unavailable,
    message: "use ScrollViewReader to scroll, and defaultScrollAnchor(_:) for where one begins"
  )
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }

  /// Absent: where one has scrolled to.
  @available(
    *, unavailable,
    message: "use ScrollViewReader to scroll, and defaultScrollAnchor(_:) for where one begins"
  )
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> Self { self }

  /// Absent: the corners of a sheet.
  @available(*, deprecated, message: "the client draws what is presented; leave it out")
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// Absent: what is behind a sheet.
  @available(*, deprecated, message: "the client draws what is presented; leave it out")
  public func presentationBackgroundInteraction(_ interaction: AbsentValue) -> Self { self }

  /// Absent: what is behind a container.
  @available(*, deprecated, message: "the client draws what is presented; leave it out")
  public func containerBackground(_ style: Color, for container: AbsentValue) -> Self { self }

  /// Absent: how grave a question is.
  @available(*, deprecated, message: "the client draws what is presented; leave it out")
  public func dialogSeverity(_ severity: AbsentValue) -> Self { self }

  /// Absent: the picture of a question.
  @available(*, deprecated, message: "the client draws what is presented; leave it out")
  public func dialogIcon(_ icon: Image?) -> Self { self }

  /// Absent: tabs that a person puts together.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func tabViewCustomization<Value>(_ customization: Binding<Value>?) -> Self { self }

  /// Absent: a bar that becomes small.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func tabBarMinimizeBehavior(_ behavior: AbsentValue) -> Self { self }

  /// Absent: the ground of the page again.
  @available(*, deprecated, message: "the client draws the ground of a screen; leave it out")
  public func background() -> Self { self }

  /// Absent: glass.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func glassEffect(_ glass: AbsentValue = .automatic, in shape: AbsentValue? = nil) -> Self {
    self
  }

  /// Absent: the colour of lines between rows.
  @available(
    *, deprecated, message: "the client draws rows; leave it out, or choose a listStyle(_:)"
  )
  public func listRowSeparatorTint(_ color: Color?, edges: AbsentValue = .all) -> Self { self }

  /// Absent: lines between sections.
  @available(
    *, deprecated, message: "the client draws rows; leave it out, or choose a listStyle(_:)"
  )
  public func listSectionSeparator(_ visibility: AbsentValue, edges: AbsentValue = .all) -> Self {
    self
  }

  /// Absent: a menu of the title.
  @available(*, unavailable, message: "put a Menu into a ToolbarItem(placement: .principal)")
  public func toolbarTitleMenu<Items: View>(@ViewBuilder content: () -> Items) -> Self { self }

  /// Absent: the mark of a menu.
  @available(*, deprecated, message: "the client draws menus; leave it out")
  public func menuIndicator(_ visibility: AbsentValue) -> Self { self }

  /// Absent: the order of a menu.
  @available(*, deprecated, message: "the client draws menus; leave it out")
  public func menuOrder(_ order: AbsentValue) -> Self { self }

  /// Absent: a line to stand on.
  @available(*, unavailable, message: "there is no geometry here; use stacks and their alignment")
  public func alignmentGuide(_ guide: AbsentValue, computeValue: (AbsentDimensions) -> Double)
    -> Self
  { self }

  /// Absent: how it is drawn that something has the focus.
  @available(*, deprecated, message: "the client shows where the focus is; leave it out")
  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

  /// Absent: what may have the focus.
  @available(*, unavailable, message: "the client keeps the focus; leave it out")
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
}

nonisolated extension SystemButtonStyle {
  /// Absent: glass.
  @available(*, unavailable, message: "use bordered")
  public static let glass = SystemButtonStyle.bordered

  /// Absent: glass.
  @available(*, unavailable, message: "use borderedProminent")
  public static let glassProminent = SystemButtonStyle.borderedProminent
}

extension NavigationLink {
  /// Absent: where a link leads in a split view.
  @available(
    *, unavailable, message: "it leads on in its own column; give the List a selection for another"
  )
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

/// Absent: where one has scrolled to.
@available(
  *, unavailable,
  message: "use ScrollViewReader to scroll, and defaultScrollAnchor(_:) for where one begins"
)
public struct ScrollPosition {
  /// Never called.
  public init(edge: Edge) {}
  /// Never called.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Never called.
  public init<ID: Hashable>(idType: ID.Type) {}

  /// Never called.
  public mutating func scrollTo(edge: Edge) {}
  /// Never called.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
}

/// Stands where SwiftUI has the size of a view and the lines in it.
public struct AbsentDimensions {
  /// How wide it is.
  public let width: Double
  /// How high it is.
  public let height: Double

  /// Where a line in it is.
  public subscript(guide: AbsentValue) -> Double { 0 }
}

/// Absent: how a person has put tabs together.
@available(*, deprecated, message: "the client draws bars; leave it out")
public nonisolated struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Says nothing.
  public init() {}
}

extension TabContent {
  /// Absent: a name for tabs that a person puts together.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func customizationID(_ id: String) -> Self { self }

  /// Absent: how tabs may be put together.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func customizationBehavior(_ behavior: AbsentValue, for places: AbsentValue...) -> Self {
    self
  }

  /// Absent: a tab that is there or not.
  @available(*, unavailable, message: "use if around the tab")
  public func hidden(_ hidden: Bool) -> Self { self }
}
