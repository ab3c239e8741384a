import ScreenDocument

/// Several views of which one is chosen by its tab.
///
/// A tab is rendered when it is first selected and then stays, hidden, with its state and its stack.
/// Selecting the tab that is selected goes to the root of its stack. See Apple's page on `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let selection: TabSelection?
  @usableFromInline let content: Content

  /// Creates tabs of which the selection says which one is shown, by the tabs' values or tags.
  ///
  /// A binding that does not take over what is selected leaves everything as it is.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    if let selection {
      self.selection = BoundTabSelection(selection)
    } else {
      self.selection = nil
    }
    self.content = content()
  }

  /// Places the tabs' element, which follows the selection by itself.
  @inlinable
  public static func _render(_ view: borrowing TabView, in context: RenderContext) {
    var collector = TabCollector(in: context)
    Content._collectTabs(of: view.content, into: &collector)
    context.place(collector, view.selection)
  }
}

extension RenderContext {
  /// Places the element of tabs that were collected.
  @usableFromInline
  func place(_ collector: TabCollector, _ selection: TabSelection?) {
    place(
      container: TabViewElement.self,
      make: { TabViewElement(in: self, owner: $0) },
      update: { $0.update(collector.found, selection: selection) })
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that keep by themselves which one is selected, the first one at first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// How tabs are drawn.
public nonisolated struct TabViewStyle: Sendable {
  let name: String?
  /// As the platform does.
  public static let automatic = TabViewStyle(name: nil)
  /// As a bar, or as a sidebar where there is room for one.
  public static let sidebarAdaptable = TabViewStyle(name: "sidebarAdaptable")
  /// Always as a bar.
  public static let tabBarOnly = TabViewStyle(name: "tabBarOnly")
  /// As pages, with a dot for each: a finger that swipes turns to the next, and so does a dot.
  public static let page = TabViewStyle(name: "page")

  /// As pages, with a dot for each.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> TabViewStyle { .page }
}

/// The type of `.page` for tabs.
public nonisolated struct PageTabViewStyle: SpelledOutStyle {
  /// When there are dots: always.
  public nonisolated struct IndexDisplayMode: Sendable {
    /// There are dots.
    public static let automatic = IndexDisplayMode()
    /// There are dots.
    public static let always = IndexDisplayMode()
  }

  /// The style.
  public static let style = TabViewStyle.page
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension View {
  /// How tabs inside are drawn.
  public consuming func tabViewStyle(_ style: TabViewStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    property(.tabViewStyle, style.name)
  }

  /// How tabs inside are drawn, by a style that is a type.
  public consuming func tabViewStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == TabViewStyle
  {
    tabViewStyle(Spelled.style)
  }
}
