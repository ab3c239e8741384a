// Data that flows by other ways, and what apps write types of.
extension View {
  /// Absent: values of a publisher.
  @available(
    *, unavailable,
    message:
      "use onChange(of:_:) with a value, sink(_:) on a published property in its model, or the events(of:) of a SharedEventSource"
  )
  public func onReceive<P, Value>(_ publisher: P, perform action: (Value) -> Void) -> Self { self }

  /// Absent: values of a publisher.
  @available(
    *, unavailable,
    message:
      "use onChange(of:_:) with a value, sink(_:) on a published property in its model, or the events(of:) of a SharedEventSource"
  )
  public func onReceive<P>(_ publisher: P, perform action: (AbsentValue) -> Void) -> Self { self }

  /// Absent: places that views hand up.
  @available(
    *, unavailable,
    message:
      "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
  )
  public func anchorPreference<Key: PreferenceKey>(
    key: Key.Type, value: AbsentValue, transform: (AbsentValue) -> Key.Value
  ) -> Self { self }

  /// Absent: values that are changed on their way up.
  @available(
    *, unavailable,
    message: "change it where it is told, in onPreferenceChange(_:perform:)"
  )
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: (inout Key.Value) -> Void
  ) -> Self { self }

  /// Absent: views made of values that others hand up.
  @available(
    *, unavailable,
    message:
      "keep the value in a @State, by onPreferenceChange(_:perform:), and show it in an overlay"
  )
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type, @ViewBuilder _ transform: (Key.Value) -> Content
  ) -> Self { self }

  /// Absent: views made of values that others hand up.
  @available(
    *, unavailable,
    message:
      "keep the value in a @State, by onPreferenceChange(_:perform:), and show it in a background"
  )
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type, @ViewBuilder _ transform: (Key.Value) -> Content
  ) -> Self { self }

  /// Absent: an alert as a value.
  @available(
    *, unavailable,
    message:
      "use alert(_:isPresented:presenting:actions:message:), or alert(_:perform:) with a DialogState"
  )
  public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }

  /// Absent: an alert as a value.
  @available(
    *, unavailable,
    message:
      "use alert(_:isPresented:presenting:actions:message:), or alert(_:perform:) with a DialogState"
  )
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }
}

/// Absent: an alert as a value.
@available(
  *, unavailable,
  message:
    "use alert(_:isPresented:presenting:actions:message:), or alert(_:perform:) with a DialogState"
)
public struct Alert {
  /// Never called.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Never called.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}

  /// Absent: a button as a value.
  public struct Button {
    /// Never called.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// Never called.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// Never called.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    /// Never called.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }
  }
}

/// Absent: styles of one's own.
@available(
  *, unavailable,
  message:
    "conform to ButtonStyle: a style says what a button shows, and the client when it is tapped"
)
public protocol PrimitiveButtonStyle {}

@available(*, unavailable)
extension PrimitiveButtonStyle {
  /// What would be styled.
  public typealias Configuration = AbsentValue
}

/// Absent: boxes of one's own.
@available(
  *, unavailable,
  message: "write a view that takes its content, or a ViewModifier; the client draws a GroupBox"
)
public protocol GroupBoxStyle {}

@available(*, unavailable)
extension GroupBoxStyle {
  /// What would be styled.
  public typealias Configuration = AbsentValue
}

/// Absent: progress of one's own.
@available(
  *, unavailable,
  message: "write a view that takes a value; the client draws a ProgressView, and a Gauge"
)
public protocol ProgressViewStyle {}

@available(*, unavailable)
extension ProgressViewStyle {
  /// What would be styled.
  public typealias Configuration = AbsentValue
}

/// Absent: labelled content of one's own.
@available(
  *, unavailable,
  message: "write a view that takes its content, or a ViewModifier; the client draws this one"
)
public protocol LabeledContentStyle {}

@available(*, unavailable)
extension LabeledContentStyle {
  /// What would be styled.
  public typealias Configuration = AbsentValue
}

/// Absent: groups that unfold of one's own.
@available(
  *, unavailable,
  message: "write a view that takes its content, or a ViewModifier; the client draws this one"
)
public protocol DisclosureGroupStyle {}

@available(*, unavailable)
extension DisclosureGroupStyle {
  /// What would be styled.
  public typealias Configuration = AbsentValue
}

/// Absent: menus of one's own.
@available(
  *, unavailable,
  message: "write a view that takes its content, or a ViewModifier; the client draws this one"
)
public protocol MenuStyle {}

@available(*, unavailable)
extension MenuStyle {
  /// What would be styled.
  public typealias Configuration = AbsentValue
}

/// Absent: modifiers that are animated.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; make it a ViewModifier"
)
public protocol AnimatableModifier: ViewModifier {}

/// Absent: values that views hand to the container around.
@available(
  *, unavailable, message: "write a container that takes an array, and a view for each element"
)
public struct ContainerValues {}

extension Group {
  /// Absent: the views of another one.
  @available(
    *, unavailable, message: "write a container that takes an array, and a view for each element"
  )
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (AbsentValue) -> Content
  ) { content = transform(.none) }
}

/// Absent: the room that a layout of one's own is offered.
@available(
  *, unavailable,
  message:
    "there is no Layout of one's own, as sizes are the client's: use stacks, a Grid or a LazyVGrid"
)
public struct ProposedViewSize {}

/// Absent: views of UIKit.
@available(
  *, unavailable, message: "a browser draws, without UIKit and AppKit: compose the view of others"
)
public protocol UIViewRepresentable {}

/// Absent: view controllers of UIKit.
@available(
  *, unavailable, message: "a browser draws, without UIKit and AppKit: compose the view of others"
)
public protocol UIViewControllerRepresentable {}

/// Absent: views of AppKit.
@available(
  *, unavailable, message: "a browser draws, without UIKit and AppKit: compose the view of others"
)
public protocol NSViewRepresentable {}
