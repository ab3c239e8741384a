/// A view that is a tab, or one with something said of it.
public protocol TabContent<TabValue>: View {
  /// What a selection names it by.
  associatedtype TabValue
}

extension Tab: TabContent {
  /// What a selection names the tab by.
  public typealias TabValue = Value
}

extension ModifiedContent: TabContent where Content: TabContent {
  /// What a selection names the tab by.
  public typealias TabValue = Content.TabValue
}

/// Builds the tabs of a ``TabView`` out of the statements of a closure.
///
/// As in ``ViewBuilder``, but a tab's value is known to be of the selection's type, so `.home` will do for it.
@resultBuilder
public enum TabContentBuilder<SelectionValue> {
  /// A tab that the selection can name.
  @inlinable public static func buildExpression<Content: TabContent>(
    _ content: consuming Content
  ) -> Content where Content.TabValue == SelectionValue { content }

  /// Any other view, such as one with a `tabItem`.
  @_disfavoredOverload
  @inlinable public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content { content }

  /// No statement: nothing.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// The first statement: itself.
  @inlinable public static func buildPartialBlock<Content: View>(
    first: consuming Content
  ) -> Content { first }

  /// A further statement: the ones before, then this one.
  @inlinable public static func buildPartialBlock<Before: View, Next: View>(
    accumulated: consuming Before, next: consuming Next
  ) -> PairView<Before, Next> { PairView(first: accumulated, second: next) }

  /// An `if` without an `else`.
  @inlinable public static func buildIf<Content: View>(
    _ content: consuming Content?
  ) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  /// The other branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  /// A statement under `if #available`: itself, since here all is available.
  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: consuming Content
  ) -> Content { content }
}
