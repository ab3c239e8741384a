/// A part of the screen, described by what it contains.
///
/// The shape is SwiftUI's: a value with a `body`. A view is evaluated again only when its inputs, its
/// state or something observable it read has changed. Views are on the main actor, whatever the isolation
/// that an app's module has by default.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder var body: Body { get }

  /// Renders `view` at the place that `context` names; only the views of this module implement it.
  static func _render(_ view: Self, in context: RenderContext)

  /// Renders the content of `view`.
  ///
  /// A requirement, so that the module of the app gets a version of its own in which all generics of its
  /// views are worked out: without it every step would look up types at run time.
  static func _renderBody(_ view: Self, in context: RenderContext)

  /// Adds the options that `view` stands for in a picker; only the views of this module implement it.
  static func _collectOptions(of view: Self, into collector: inout OptionCollector)

  /// Adds the tabs that `view` is in a tab view; only the views of this module implement it.
  static func _collectTabs(of view: Self, into collector: inout TabCollector)

  /// Whether such views are sections of a list, and no rows; only the views of this module implement it.
  static var _isSection: Bool { get }

  /// Whether such views are a label, and below it what that unfolds; only the views of this module implement it.
  static var _unfolds: Bool { get }

  /// Whether `view` is a row of a list, and neither sections nor nothing; only the views of this module
  /// implement it.
  static func _isRow(_ view: Self) -> Bool

  /// The tag of `view` that the rows of a list are chosen by, if it has one; only the views of this module
  /// implement it.
  static func _tag(of view: Self, in rows: ListRows) -> (any Hashable)?

  /// Which actions `view` switches off for the row of a list that it is; only the views of this module implement it.
  static func _pins(of view: Self) -> RowPins
}

extension View {
  /// Evaluates the body and renders what it says.
  @inlinable
  public static func _renderBody(_ view: borrowing Self, in context: RenderContext) {
    Body._render(view.body, in: context)
  }

  /// Adds the options that the body stands for, if there is one.
  @inlinable
  public static func _collectOptions(
    of view: borrowing Self, into collector: inout OptionCollector
  ) {
    if Body.self != Never.self {
      Body._collectOptions(of: collector.placed(view).body, into: &collector)
    }
  }

  /// Whether the body is one.
  @inlinable
  public static var _isSection: Bool { Body.self != Never.self && Body._isSection }

  /// Whether the body is such a one.
  @inlinable
  public static var _unfolds: Bool { Body.self != Never.self && Body._unfolds }

  /// Whether such views are rows.
  @inlinable
  public static func _isRow(_ view: borrowing Self) -> Bool { !_isSection }

  /// Nil: a view has no tag unless it says so, and the body is not looked at.
  @inlinable
  public static func _tag(of view: borrowing Self, in rows: ListRows) -> (any Hashable)? { nil }

  /// None: a view switches nothing off unless it says so, and the body is not looked at.
  @inlinable
  public static func _pins(of view: borrowing Self) -> RowPins { [] }

  /// Adds one tab.
  @inlinable
  public static func _collectTabs(of view: borrowing Self, into collector: inout TabCollector) {
    collector.add(view)
  }

  /// Gives the view an element of its own, so that it is evaluated by itself.
  ///
  /// Inlinable, so that the evaluation of a view with generics of its own, such as a router, is worked out
  /// for those with which it is placed: its requirements only know that there are some.
  @inlinable
  public static func _render(_ view: Self, in context: RenderContext) {
    context.place(view, evaluation)
  }

  /// What renders the content of such a view.
  @inlinable
  static var evaluation: RenderContext.Evaluation {
    { _renderBody($0.assumingMemoryBound(to: Self.self).pointee, in: $1) }
  }
}

/// A view that writes nodes itself instead of having a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: a primitive view has no body.
  public var body: Never { neverBody(Self.self) }
}

extension Never: View {
  /// Never called: there is no value to ask.
  public var body: Never { neverBody(Never.self) }

  /// Never called: there is no value to render.
  public static func _render(_ view: Never, in context: RenderContext) {}
}

/// The body of a view that has none; reaching it is a bug of this module.
func neverBody<V>(_ type: V.Type) -> Never {
  preconditionFailure("\(type) draws itself and has no body")
}
