/// One tab of a `TabView`: its label, and the view that it shows.
public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  let value: (any Hashable)?
  let role: TabRole?
  let label: Label
  private let content: @MainActor () -> Content

  /// Creates a tab that a selection names by `value`, with a label of any view.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.value = value
    self.role = role
    self.label = label()
    self.content = content
  }

  /// Creates a tab that no selection names, with a label of any view.
  public init(
    role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == Never {
    value = nil
    self.role = role
    self.label = label()
    self.content = content
  }

  /// Renders what the tab shows.
  public static func _render(_ view: Tab, in context: RenderContext) {
    Content._render(view.content(), in: context.inside().at(1))
  }
}

extension Tab where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that a selection names by `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value: Hashable {
    self.init(value: value, role: role, content: content) {
      Wheelhouse.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) {
      Wheelhouse.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a tab with the label of its role.
  public init(
    role: TabRole, @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value == Never {
    self.init(role.title, systemImage: role.systemImage, role: role, content: content)
  }

  /// Creates a tab with the label of its role that a selection names by `value`.
  public init(
    value: Value, role: TabRole, @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value: Hashable {
    self.init(
      role.title, systemImage: role.systemImage, value: value, role: role, content: content)
  }
}

/// What a tab is for.
public nonisolated struct TabRole: Hashable, Sendable {
  let name: String
  let title: String
  let systemImage: String
  /// Looks for things.
  public static let search = TabRole(
    name: "search", title: "Search", systemImage: "magnifyingglass")
}

/// A view with the label it has as a tab; what `.tabItem` returns.
public struct TabItemView<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label

  /// Renders the view; what modifiers further out ask for is the tab's.
  public static func _render(_ view: TabItemView, in context: RenderContext) {
    Content._render(view.content, in: context.inside(context.container))
  }
}

extension View {
  /// Sets the label of the view's tab: a text, an image, or both.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> TabItemView<Self, V> {
    TabItemView(content: self, label: label())
  }
}
