/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
  /// Creates a view that shows nothing.
  @inlinable
  public init() {}

  /// Writes nothing.
  public static func _render(_ view: EmptyView, in context: RenderContext) {}
}

/// A view and the one after it; what a builder with more than one statement makes, pair in pair.
///
/// Pairs and not one tuple of all: a tuple of a parameter pack is put together, copied and destroyed by
/// looking up its type at run time, which costs more than rendering it.
public struct PairView<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Renders each view under its own position.
  @inlinable
  public static func _render(_ view: borrowing PairView, in context: RenderContext) {
    First._render(view.first, in: context.at(1))
    Second._render(view.second, in: context.at(2))
  }
}

/// One of two views; what an `if` with an `else` makes.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The condition held.
  case first(First)
  /// The condition did not hold.
  case second(Second)

  /// Renders the branch taken; each branch has an identity of its own.
  @inlinable
  public static func _render(_ view: _ConditionalContent, in context: RenderContext) {
    switch view {
    case .first(let content): First._render(content, in: context.at(0x71))
    case .second(let content): Second._render(content, in: context.at(0x72))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: an optional view draws itself.
  public var body: Never { neverBody(Self.self) }

  /// Renders the view if there is one.
  @inlinable
  public static func _render(_ view: Wrapped?, in context: RenderContext) {
    guard let view else { return }
    Wrapped._render(view, in: context.at(0x73))
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// Several views that modifiers treat alike; no container of its own.
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Groups the views of `content`.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Renders the content in place.
  @inlinable
  public static func _render(_ view: borrowing Group, in context: RenderContext) {
    Content._render(view.content, in: context.at(1))
  }
}

/// A view of any type; another type in the same place is another view.
public struct AnyView: PrimitiveView {
  let wrapped: WrappedView

  /// Wraps `view`.
  public init<V: View>(_ view: V) {
    wrapped = (view as? AnyView)?.wrapped ?? TypedView(view)
  }

  /// Wraps `view`; the spelling of SwiftUI's second initialiser.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Renders the wrapped view.
  public static func _render(_ view: AnyView, in context: RenderContext) {
    view.wrapped.render(in: context)
  }

  /// Adds the tabs of the wrapped view.
  public static func _collectTabs(of view: AnyView, into collector: inout TabCollector) {
    view.wrapped.collectTabs(into: &collector)
  }
}

/// What an ``AnyView`` wraps.
class WrappedView {
  nonisolated deinit {}

  init() {}

  var isRow: Bool { true }
  func render(in context: RenderContext) {}
  func collectOptions(into collector: inout OptionCollector) {}
  func collectTabs(into collector: inout TabCollector) {}
  func tag(in rows: ListRows) -> (any Hashable)? { nil }

  /// What it switches off for the row that it is.
  var pins: RowPins { [] }
}

private final class TypedView<V: View>: WrappedView {
  nonisolated deinit {}

  private let view: V

  init(_ view: V) { self.view = view }

  override func render(in context: RenderContext) {
    V._render(view, in: context.at(StableHash.typeName(of: V.self)))
  }

  override func collectOptions(into collector: inout OptionCollector) {
    V._collectOptions(of: view, into: &collector)
  }

  override func collectTabs(into collector: inout TabCollector) {
    collector.visit(view, at: StableHash.typeName(of: V.self))
  }

  override var isRow: Bool { V._isRow(view) }

  override func tag(in rows: ListRows) -> (any Hashable)? { V._tag(of: view, in: rows) }

  override var pins: RowPins { V._pins(of: view) }
}

/// Renders a view whose type is known only to the caller's generics.
func render<V: View>(_ view: V, in context: RenderContext) {
  V._render(view, in: context)
}
