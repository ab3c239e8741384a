// Lists, screens, bars and presentations.
extension View {
  /// Absent: how much a header stands out.
  @available(*, deprecated, message: "the client draws headers; leave it out")
  public func headerProminence(_ prominence: AbsentValue) -> Self { self }

  /// Absent: room between sections.
  @available(*, deprecated, message: "the client decides about room; leave it out")
  public func listSectionSpacing(_ spacing: AbsentValue) -> Self { self }

  /// Absent: room between rows.
  @available(*, deprecated, message: "the client decides about room; leave it out")
  public func listRowSpacing(_ spacing: Double?) -> Self { self }

  /// Absent: the tint of a row.
  @available(*, deprecated, message: "use foregroundStyle(_:) on what is to have the colour")
  public func listItemTint(_ tint: Color?) -> Self { self }

  /// Absent: rows that are not chosen.
  @available(*, unavailable, message: "leave the tag or the id of such a row out of the selection")
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Absent: room around what is inside.
  @available(*, deprecated, message: "the client decides about room; leave it out")
  public func contentMargins(_ edges: AbsentValue, _ length: Double? = nil) -> Self { self }

  /// Absent: room around what is inside.
  @available(*, deprecated, message: "the client decides about room; leave it out")
  public func contentMargins(_ edges: AbsentValue, _ length: Double?, for placement: AbsentValue)
    -> Self
  { self }

  /// Absent: room around what is inside.
  @available(*, deprecated, message: "the client decides about room; leave it out")
  public func contentMargins(_ length: Double, for placement: AbsentValue) -> Self {
    self
  }

  /// Absent: room at an edge.
  @available(
    *, deprecated, message: "the client decides about room; leave it out, or use safeAreaInset"
  )
  public func safeAreaPadding(_ insets: AbsentValue = .all, _ length: Double? = nil) -> Self {
    self
  }

  /// Absent: a size that follows the container's.
  @available(*, unavailable, message: "sizes are the client's; use frame(maxWidth: .infinity)")
  public func containerRelativeFrame(_ axes: AbsentValue) -> Self { self }

  /// Absent: how a button's edge is drawn.
  @available(*, unavailable, message: "the client draws buttons; use buttonStyle(_:)")
  public func buttonBorderShape(_ shape: AbsentValue) -> Self { self }

  /// Absent: the design of a font.
  @available(*, unavailable, message: "use monospaced(), or leave it out: fonts are the client's")
  public func fontDesign(_ design: AbsentValue) -> Self { self }

  /// Absent: what is behind a bar.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func toolbarBackground(_ style: AbsentValue, for bars: AbsentValue...) -> Self { self }

  /// Absent: what is behind a bar.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  @_disfavoredOverload
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: AbsentValue...) -> Self {
    self
  }

  /// Absent: what a toolbar is for.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func toolbarRole(_ role: AbsentValue) -> Self { self }

  /// Absent: what is behind a sheet.
  @available(*, deprecated, message: "the client draws what is presented; leave it out")
  public func presentationBackground(_ style: AbsentValue) -> Self { self }

  /// Absent: how large a sheet is.
  @available(*, deprecated, message: "use presentationDetents(_:)")
  public func presentationSizing(_ sizing: AbsentValue) -> Self { self }

  /// Absent: an action for assistive technology alone.
  @available(*, unavailable, message: "use swipeActions or contextMenu, which everybody finds")
  public func accessibilityAction<Name>(named name: Name, _ handler: () -> Void) -> Self { self }

  /// Absent: another order for assistive technology.
  @available(*, deprecated, message: "views are read in the order they are in")
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
}

extension View {
  /// Absent: whether a bar is there.
  @available(*, deprecated, message: "the client always shows the ways there are; leave it out")
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Absent: whether a bar is there.
  @available(*, deprecated, message: "the client always shows the ways there are; leave it out")
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
    self
  }

  /// Absent: whether there is anything behind a bar.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
}

nonisolated extension PageTabViewStyle.IndexDisplayMode {
  /// Absent: pages without dots.
  @available(
    *, unavailable, message: "the keyboard and the mouse turn pages by their dots; leave it out"
  )
  public static let never = PageTabViewStyle.IndexDisplayMode.automatic
}

extension View {
  /// Absent: how the dots of pages are drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func indexViewStyle(_ style: AbsentValue) -> Self { self }
}

extension View {
  /// Absent: a bar of one's own.
  @available(*, unavailable, message: "use safeAreaInset(edge:alignment:spacing:content:)")
  public func safeAreaBar<Content: View>(
    edge: AbsentValue, alignment: AbsentValue = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Absent: how small the search field becomes.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func searchToolbarBehavior(_ behavior: AbsentValue) -> Self { self }

  /// Absent: what moving a finger over a sheet does first.
  @available(*, deprecated, message: "the client draws what is presented; leave it out")
  public func presentationContentInteraction(_ behavior: AbsentValue) -> Self { self }

  /// Absent: a question that is not asked again.
  @available(*, unavailable, message: "show a sheet with a Toggle, and keep what it says")
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

  /// Absent: a question that is not asked again.
  @available(*, unavailable, message: "show a sheet with a Toggle, and keep what it says")
  public func dialogSuppressionToggle<Title>(_ title: Title, isSuppressed: Binding<Bool>) -> Self {
    self
  }

  /// Absent: a menu that stays.
  @available(*, unavailable, message: "the client draws menus; leave it out")
  public func menuActionDismissBehavior(_ behavior: AbsentValue) -> Self { self }

  /// Absent: copying by the keyboard.
  @available(*, unavailable, message: "the client says what can be selected; leave it out")
  public func copyable<Payload>(_ payload: @autoclosure () -> [Payload]) -> Self { self }

  /// Absent: stripes.
  @available(
    *, deprecated, message: "the client draws rows; leave it out, or choose a listStyle(_:)"
  )
  public func alternatingRowBackgrounds(_ behavior: AbsentValue = .enabled) -> Self { self }

  /// Absent: a question before a window is closed.
  @available(
    *, unavailable,
    message:
      "a page may not keep anybody: use interactiveDismissDisabled(_:) on a sheet, and a confirmationDialog"
  )
  public func dismissalConfirmationDialog<Title, Actions: View>(
    _ title: Title, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> Self { self }

  /// Absent: what stands above the tabs at the side.
  @available(*, unavailable, message: "put it on the screens of the tabs")
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> Self {
    self
  }

  /// Absent: what stands below the tabs at the side.
  @available(*, unavailable, message: "put it on the screens of the tabs")
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> Self {
    self
  }

  /// Absent: the mark of a row that leads on.
  @available(*, unavailable, message: "the client draws rows; leave it out, or use a Button")
  public func navigationLinkIndicatorVisibility(_ visibility: AbsentValue) -> Self { self }

  /// Absent: what becomes of a bar while one searches.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func searchPresentationToolbarBehavior(_ behavior: AbsentValue) -> Self { self }

  /// Absent: the file that a screen shows.
  @available(*, unavailable, message: "use a Link to the address, in a ToolbarItem")
  public func navigationDocument<Document>(_ document: Document) -> Self { self }

  /// Absent: where the focus begins.
  @available(*, unavailable, message: "use defaultFocus(_:_:) with a @FocusState")
  public func prefersDefaultFocus<Namespace>(_ prefers: Bool = true, in namespace: Namespace)
    -> Self
  { self }

  /// Absent: how what scrolls ends.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollEdgeEffectStyle(_ style: AbsentValue?, for edges: AbsentValue) -> Self { self }
}

/// Absent: a menu of the title.
@available(*, unavailable, message: "put a Menu into a ToolbarItem(placement: .principal)")
public struct ToolbarTitleMenu<Content: View>: PrimitiveView {
  /// Never called.
  public init(@ViewBuilder content: () -> Content) {}
}
