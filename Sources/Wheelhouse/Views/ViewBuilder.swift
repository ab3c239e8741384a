/// Builds one view out of the statements of a closure, as SwiftUI's `ViewBuilder` does.
@resultBuilder
public enum ViewBuilder {
  /// No statement: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }

  /// A statement of the builder.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  /// A statement under `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
