/// Tabs that belong together, with a title above them where a sidebar shows them.
///
///     TabView {
///       Tab("Home", systemImage: "house") { HomeView() }
///       TabSection("Library") {
///         Tab("Albums", systemImage: "square.stack") { AlbumsView() }
///         Tab("Songs", systemImage: "music.note") { SongsView() }
///       }
///     }
///     .tabViewStyle(.sidebarAdaptable)
///
/// In a bar they are tabs among the others. See Apple's page on `TabSection`.
public struct TabSection<TabValue, Header: View, Content: View>: PrimitiveView, TabContent {
  @usableFromInline let header: Header
  @usableFromInline let content: Content

  /// Creates a section with a header of any view, whose words are its title.
  @inlinable
  public init(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// Renders the content, where the section is not in a tab view.
  @inlinable
  public static func _render(_ view: borrowing TabSection, in context: RenderContext) {
    Content._render(view.content, in: context.at(1))
  }

  /// Adds the tabs of the content, under the title.
  @inlinable
  public static func _collectTabs(of view: borrowing TabSection, into collector: inout TabCollector)
  {
    let outer = collector.begin(section: view.header)
    collector.visit(view.content, at: 1)
    collector.section = outer
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a title.
  @inlinable
  public init(@TabContentBuilder<TabValue> content: () -> Content) {
    self.init(content: content, header: { EmptyView() })
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<TabValue> content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
