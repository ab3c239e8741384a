// Names and spellings that are met less often.
extension View {
  /// Absent: how a change is animated.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func transaction(_ transform: (inout AbsentTransaction) -> Void) -> Self {
    self
  }

  /// Absent: how a value and its name are drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func labeledContentStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: how a text editor is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func textEditorStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: what backgrounds inside are filled with.
  @available(
    *, unavailable,
    message: "say it where the background is: background(_:in:)"
  )
  public func backgroundStyle<F: ShapeStyle>(_ style: F) -> Self { self }

  /// Absent: letters above their line.
  @available(*, deprecated, message: "the client sets lines of text; leave it out")
  public func baselineOffset(_ offset: Double) -> Self { self }

  /// Absent: how deep a heading is.
  @available(*, unavailable, message: "use accessibilityAddTraits(.isHeader)")
  public func accessibilityHeading(_ level: AbsentValue) -> Self { self }

  /// Absent: an action for assistive technology alone.
  @available(*, unavailable, message: "use swipeActions or contextMenu, which everybody finds")
  public func accessibilityAction(
    _ kind: AbsentValue = .default, _ handler: @escaping () -> Void
  ) -> Self { self }

  /// Absent: a bar of a device.
  @available(*, deprecated, message: "the client draws bars; leave it out")
  public func statusBar(hidden: Bool) -> Self { self }

  /// Absent: the dialog of old.
  @available(
    *, unavailable, message: "use confirmationDialog(_:isPresented:actions:) with Buttons"
  )
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }

  /// Absent: the dialog of old.
  @available(
    *, unavailable, message: "use confirmationDialog(_:isPresented:actions:) with Buttons"
  )
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> Self { self }

  /// Absent: a size that follows the container's.
  @available(*, unavailable, message: "sizes are the client's; use frame(maxWidth: .infinity)")
  public func containerRelativeFrame(_ axes: AbsentValue, alignment: Alignment) -> Self { self }

  /// Absent: a size that follows the container's.
  @available(*, unavailable, message: "sizes are the client's; use frame(maxWidth: .infinity)")
  public func containerRelativeFrame(
    _ axes: AbsentValue, alignment: Alignment = .center,
    _ length: @escaping (Double, AbsentValue) -> Double
  ) -> Self { self }

  /// Absent: a size that follows the container's.
  @available(*, unavailable, message: "sizes are the client's; use frame(maxWidth: .infinity)")
  public func containerRelativeFrame(
    _ axes: AbsentValue, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> Self { self }

  /// Absent: how a symbol is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func symbolEffect(
    _ effect: AbsentValue, options: AbsentValue = .default, isActive: Bool
  ) -> Self { self }

  /// Absent: how a symbol is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func symbolEffect<V: Equatable>(
    _ effect: AbsentValue, options: AbsentValue, value: V
  ) -> Self { self }
}

/// What is said of how a change is animated.
public struct AbsentTransaction {
  /// Never read.
  public var animation: AbsentValue?
  /// Never read.
  public var disablesAnimations: Bool
  /// Never read.
  public var isContinuous: Bool
}

/// Absent: the dialog of old.
@available(*, unavailable, message: "use confirmationDialog(_:isPresented:actions:) with Buttons")
public struct ActionSheet {
  /// Never called.
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = []) {}
}

/// Absent: sizes of text.
@available(*, unavailable, message: "the client sizes text; leave it out")
public typealias DynamicTypeSize = AbsentValue

/// Absent: a text with where its translations are.
@available(
  *, unavailable, message: "use LocalizedStringKey: there is one StringCatalog for all words"
)
public struct LocalizedStringResource: ExpressibleByStringLiteral {
  /// Never called.
  public init(stringLiteral value: String) {}
}

extension Scene {
  /// Absent: what a scene follows.
  @available(*, unavailable, message: "use onChange(of:) on the view in the window")
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }

  /// Absent: what a scene follows.
  @available(*, unavailable, message: "use onChange(of:) on the view in the window")
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }

  /// Absent: what is handed down to all windows.
  @available(*, unavailable, message: "use environment(_:) on the view in the window")
  public func environment<Object: AnyObject>(_ object: Object?) -> Self { self }

  /// Absent: what is handed down to all windows.
  @available(*, unavailable, message: "use environment(_:) on the view in the window")
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> Self { self }
}

extension Image {
  /// Absent: a symbol that is filled in part.
  @available(
    *, unavailable, message: "use a Gauge or a ProgressView for a value, and a symbol beside it"
  )
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Label where Title == Text, Icon == Image {
  /// Absent: a picture of the app's own.
  @available(*, unavailable, message: "use systemImage:, or an AsyncImage as the icon")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title, systemImage: name)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Absent: a picture of the app's own.
  @available(*, unavailable, message: "use systemImage:, or an AsyncImage as the icon")
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(title, systemImage: name, description: description) { EmptyView() }
  }
}

extension Tab where Label == Wheelhouse.Label<Text, Image> {
  /// Absent: a picture of the app's own.
  @available(*, unavailable, message: "use systemImage:, or an AsyncImage as the icon")
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value: Hashable {
    self.init(title, systemImage: image, value: value, content: content)
  }

  /// Absent: a picture of the app's own.
  @available(*, unavailable, message: "use systemImage:, or an AsyncImage as the icon")
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value == Never { self.init(title, systemImage: image, content: content) }
}

nonisolated extension ListStyle {
  /// Absent: rows of two colours.
  @available(*, unavailable, message: "the client draws rows; leave it out, or use a Table")
  public static func inset(alternatesRowBackgrounds: Bool) -> ListStyle { .inset }
}

extension TextField where Label == Text {
  /// Absent: closures of old.
  @available(
    *, unavailable, message: "use onSubmit(_:), and focused(_:) for whether the person is in it"
  )
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }

  /// Absent: closures of old.
  @available(
    *, unavailable, message: "use onSubmit(_:), and focused(_:) for whether the person is in it"
  )
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}
