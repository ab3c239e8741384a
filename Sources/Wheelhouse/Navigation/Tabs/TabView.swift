import ScreenDocument

/// Several views of which one is chosen by its tab.
///
/// A tab is rendered when it is first selected and then stays, hidden, with its state and its stack.
/// Selecting the tab that is selected goes to the root of its stack. See Apple's page on `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: TabSelection?
  private let content: Content

  /// Creates tabs of which the selection says which one is shown, by the tabs' values or tags.
  ///
  /// A binding that does not take over what is selected leaves everything as it is.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { BoundTabSelection($0) }
    self.content = content()
  }

  /// Places the tabs' element, which follows the selection by itself.
  public static func _render(_ view: TabView, in context: RenderContext) {
    let tabs = TabCollector.tabs(of: view.content, below: context.identity)
    context.place(
      container: TabViewElement.self,
      make: { TabViewElement(in: context, owner: $0) },
      update: { $0.update(tabs, selection: view.selection) })
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
}

extension View {
  /// How tabs inside are drawn.
  public consuming func tabViewStyle(_ style: TabViewStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    property(.tabViewStyle, style.name)
  }
}
