// Scenes, and menus of a desktop.
extension Scene {
  /// Absent: a menu bar.
  @available(
    *, unavailable,
    message:
      "there is no menu bar: use a Menu in a ToolbarItem, and keyboardShortcut(_:) on buttons"
  )
  public func commands<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// Absent: the size of a window.
  @available(*, unavailable, message: "the person sizes the window; leave it out")
  public func defaultSize(width: Double, height: Double) -> Self { self }

  /// Absent: the size of a window.
  @available(*, unavailable, message: "the person sizes the window; leave it out")
  public func windowResizability(_ resizability: AbsentValue) -> Self { self }

  /// Absent: the looks of a window.
  @available(*, unavailable, message: "the person sizes the window; leave it out")
  public func windowStyle(_ style: AbsentValue) -> Self { self }
}

extension SceneBuilder {
  /// Absent: what is answered by plain HTTP among the windows.
  @available(
    *, unavailable,
    message: "it is no window: put it into var endpoints: [Endpoint] { } of the app"
  )
  public static func buildExpression(_ endpoint: Endpoint) -> SceneList { SceneList(_windows: []) }
}

/// Absent: a menu in a menu bar.
@available(
  *, unavailable,
  message: "there is no menu bar: use a Menu in a ToolbarItem, and keyboardShortcut(_:) on buttons"
)
public struct CommandMenu<Content: View>: PrimitiveView {
  /// Never called.
  public init<Title>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

/// Absent: commands in a menu bar.
@available(
  *, unavailable,
  message: "there is no menu bar: use a Menu in a ToolbarItem, and keyboardShortcut(_:) on buttons"
)
public struct CommandGroup<Content: View>: PrimitiveView {
  /// Never called.
  public init(replacing group: AbsentValue, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public init(before group: AbsentValue, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public init(after group: AbsentValue, @ViewBuilder content: () -> Content) {}
}
