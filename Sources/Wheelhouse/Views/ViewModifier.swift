/// A change to any view, as a type: with state of its own, where it needs some.
///
///     struct Dismissible: ViewModifier {
///       @State private var isShown = true
///
///       func body(content: Content) -> some View {
///         if isShown {
///           HStack {
///             content
///             Button("Dismiss") { isShown = false }
///           }
///         }
///       }
///     }
///
///     extension View {
///       func dismissible() -> some View { modifier(Dismissible()) }
///     }
///
/// A modifier is evaluated by itself, as a view is: when its inputs, its state or the view it is applied to
/// have changed.
@MainActor @preconcurrency
public protocol ViewModifier: RenderModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// Gives the modifier an element of its own, so that it is evaluated by itself.
  @inlinable
  public func render<Base: View>(_ content: borrowing Base, in context: RenderContext) {
    let applied = AppliedModifier(base: copy content, modifier: self)
    AppliedModifier._render(applied, in: context)
  }
}

/// The view that a modifier is applied to, for the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  @usableFromInline let view: AnyView

  @inlinable
  init(_ view: AnyView) { self.view = view }

  /// Renders the view.
  public static func _render(_ content: _ViewModifier_Content, in context: RenderContext) {
    AnyView._render(content.view, in: context)
  }

  /// Adds the options that the view stands for.
  public static func _collectOptions(
    of content: borrowing _ViewModifier_Content, into collector: inout OptionCollector
  ) { AnyView._collectOptions(of: content.view, into: &collector) }
}

/// A modifier that changes nothing, for a place that wants one.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  /// The content as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies a modifier.
  @inlinable
  public consuming func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }
}

/// The place of a modifier on the screen, and of its state.
@usableFromInline
struct AppliedModifier<Base: View, Modifier: ViewModifier>: View {
  @usableFromInline let base: Base
  @usableFromInline let modifier: Modifier

  @inlinable
  init(base: Base, modifier: Modifier) {
    self.base = base
    self.modifier = modifier
  }

  @inlinable var body: Modifier.Body { modifier.body(content: Modifier.Content(AnyView(base))) }
}

extension AppliedModifier: ForeignView {
  static var source: any Any.Type { Modifier.self }
}
