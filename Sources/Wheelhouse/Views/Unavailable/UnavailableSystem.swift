public import FoundationEssentials

// What an operating system is asked for.

/// Absent: a window of settings.
@available(*, unavailable, message: "use a sheet, or a Window of its own with a path")
public struct Settings<Content: View>: Scene {
  /// Never called.
  public init(@ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var _windows: [WindowDescription] { [] }
}

/// Absent: an item of a menu bar.
@available(
  *, unavailable,
  message: "there is no menu bar: use a Menu in a ToolbarItem, and keyboardShortcut(_:) on buttons"
)
public struct MenuBarExtra<Content: View>: Scene {
  /// Never called.
  public init<Title>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var _windows: [WindowDescription] { [] }
}

/// Absent: windows of files.
@available(*, unavailable, message: "use a Window, and keep documents in a database of the app")
public struct DocumentGroup<Content: View>: Scene {
  /// Never called.
  public init<Document>(
    newDocument: @autoclosure () -> Document, @ViewBuilder editor: (AbsentValue) -> Content
  ) {}
  /// Nothing.
  public var _windows: [WindowDescription] { [] }
}

/// Absent: the clipboard.
@available(*, unavailable, message: "only a field takes what is pasted: use a TextField")
public struct PasteButton: PrimitiveView {
  /// Never called.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
}

extension View {
  /// Absent: files of the device.
  @available(
    *, unavailable, message: "let files go out by an Endpoint of the app, and a Link to it"
  )
  public func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: AbsentValue,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<AbsentValue, any Error>) -> Void
  ) -> Self { self }

  /// Absent: what goes on on another device.
  @available(
    *, unavailable, message: "a URL leads to every screen of a window: use onOpenURL(perform:)"
  )
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (AbsentValue) -> Void
  ) -> Self { self }

  /// Absent: what goes on on another device.
  @available(
    *, unavailable, message: "a URL leads to every screen of a window: use onOpenURL(perform:)"
  )
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (AbsentValue) -> Void
  ) -> Self { self }

  /// Absent: what goes on on another device.
  @available(
    *, unavailable, message: "a URL leads to every screen of a window: use onOpenURL(perform:)"
  )
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self {
    self
  }

  /// Absent: bars of a device.
  @available(*, deprecated, message: "a page has no bars of a device; leave it out")
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  /// Absent: bars of a device.
  @available(*, deprecated, message: "a page has no bars of a device; leave it out")
  public func persistentSystemOverlays(_ visibility: AbsentValue) -> Self { self }

  /// Absent: bars of a device.
  @available(*, deprecated, message: "a page has no bars of a device; leave it out")
  public func defersSystemGestures(on edges: AbsentValue) -> Self { self }

  /// Absent: commands of a menu bar.
  @available(*, unavailable, message: "use keyboardShortcut(_:) on a button")
  public func onExitCommand(perform action: (() -> Void)?) -> Self { self }

  /// Absent: commands of a menu bar.
  @available(*, unavailable, message: "use keyboardShortcut(_:) on a button")
  public func onMoveCommand(perform action: ((AbsentValue) -> Void)?) -> Self { self }

  /// Absent: commands of a menu bar.
  @available(*, unavailable, message: "use keyboardShortcut(_:) on a button")
  public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }

  /// Absent: an action for assistive technology alone.
  @available(*, unavailable, message: "use swipeActions or contextMenu, which everybody finds")
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    self
  }
}

extension ToolbarDefaultItemKind {
  /// Absent: a bar without the title.
  @available(
    *, unavailable,
    message: "leave navigationTitle(_:) out, or put a principal ToolbarItem in its place"
  )
  public static let title = ToolbarDefaultItemKind.sidebarToggle
}

/// Absent: what was copied.
@available(
  *, unavailable,
  message:
    "only the browser has it: use ShareLink(item:), which offers to copy, or a Text to select"
)
public struct UIPasteboard {
  /// Never called.
  public static var general: UIPasteboard { UIPasteboard() }
  /// Never called.
  public var string: String? {
    get { nil }
    nonmutating set {}
  }
}

extension NotificationCenter {
  /// Absent: what is posted in one process.
  @available(
    *, unavailable,
    message: "use a SharedEventSource and onReceive with its events(of:), which reach every worker"
  )
  public func publisher<Name>(for name: Name, object: AnyObject? = nil) -> AbsentValue { .none }
}

/// Absent: the screen of a device.
@available(
  *, unavailable,
  message:
    "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
)
public struct UIScreen {
  /// Never called.
  public static var main: UIScreen { UIScreen() }
  /// Never called.
  public var bounds: AbsentValue { .none }
  /// Never called.
  public var scale: Double { 1 }
}

/// Absent: the app on a device.
@available(
  *, unavailable, message: "use @Environment(\\.openURL) to open a URL; all else is the client's"
)
@dynamicMemberLookup
public struct UIApplication {
  /// Never called.
  public static var shared: UIApplication { UIApplication() }
  /// Never called.
  public func open(_ url: URL) {}
  /// Never called.
  public func canOpenURL(_ url: URL) -> Bool { true }
  /// Never called.
  public var isIdleTimerDisabled: Bool {
    get { false }
    nonmutating set {}
  }
  /// Whatever is a part of it.
  public subscript(dynamicMember name: String) -> AbsentValue { .none }
}

/// Absent: what is felt.
@available(*, deprecated, message: "there is nothing to feel through a server; leave it out")
public struct UIImpactFeedbackGenerator {
  /// Does nothing.
  public init(style: AbsentValue = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred(intensity: Double = 1) {}
}

/// Absent: what is felt.
@available(*, deprecated, message: "there is nothing to feel through a server; leave it out")
public struct UINotificationFeedbackGenerator {
  /// Does nothing.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ type: AbsentValue) {}
}

/// Absent: what is felt.
@available(*, deprecated, message: "there is nothing to feel through a server; leave it out")
public struct UISelectionFeedbackGenerator {
  /// Does nothing.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}
