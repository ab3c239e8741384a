/// Builds one view out of the statements of a closure, as SwiftUI's `ViewBuilder` does.
///
/// Each step takes over what it is given: a large view that were copied at every one of them would cost
/// more to build than to render.
@resultBuilder
public enum ViewBuilder {
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

  /// A statement of the builder.
  @inlinable public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content { content }

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

  /// A statement under `if #available`.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}
