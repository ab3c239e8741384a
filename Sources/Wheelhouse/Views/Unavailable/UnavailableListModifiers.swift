// Lists, controls and accessibility.
extension View {
  /// Absent: a picture above a menu.
  @available(
    *, unavailable,
    message: "the client shows the view itself; leave preview out: contextMenu(menuItems:)"
  )
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> Self { self }

  /// Absent: how a row is drawn.
  @available(
    *, deprecated, message: "the client draws rows; leave it out, or choose a listStyle(_:)"
  )
  public func listRowSeparator(_ visibility: AbsentValue, edges: AbsentValue = .all) -> Self {
    self
  }

  /// Absent: how a row is drawn.
  @available(
    *, deprecated, message: "the client draws rows; leave it out, or choose a listStyle(_:)"
  )
  public func listRowBackground<Background>(_ view: Background) -> Self { self }

  /// Absent: how a row is drawn.
  @available(
    *, deprecated, message: "the client draws rows; leave it out, or choose a listStyle(_:)"
  )
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
}
