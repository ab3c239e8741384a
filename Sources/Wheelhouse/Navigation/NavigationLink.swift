import ScreenDocument

/// A control that goes to a route value, or straight to a view.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  @usableFromInline let target: LinkTarget<Destination>
  @usableFromInline let label: Label

  /// Goes to the screen that a `navigationDestination(for:)` gives the value's type; nil switches it off.
  @inlinable
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    target = if let value { .value(value) } else { .nowhere }
    self.label = label()
  }

  /// Goes to a view.
  @inlinable
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Goes to a view; the older spelling.
  @inlinable
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Goes to a view; the oldest spelling.
  @inlinable
  public init(_ destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }

  /// Writes the link; a link to a view also places the anchor that holds its screen.
  @inlinable
  public static func _render(_ view: borrowing NavigationLink, in context: RenderContext) {
    let row = context.beginRow(for: view.target)
    let context = row ?? context
    let link =
      switch view.target {
      case .nowhere: context.beginLink(to: nil)
      case .value(let value): context.beginLink(to: value)
      case .view(let destination):
        context.beginLink { Destination._render(destination, in: $0) }
      }
    link.linked(by: view.label)
    link.end()
    if row != nil { context.endStack() }
  }
}

/// Where a link leads.
@usableFromInline
enum LinkTarget<Destination: View> {
  case nowhere
  case value(any Hashable)
  case view(Destination)
}

extension RenderContext {
  /// Opens the row of a list whose selection takes the link's value, which then shows what is selected.
  @usableFromInline
  func beginRow<Destination>(for target: LinkTarget<Destination>) -> RenderContext? {
    guard container.list?.selection != nil, case .value(let value) = target else { return nil }
    return beginTagged(value)
  }

  /// Opens a link to a route value; nil switches it off.
  @usableFromInline
  func beginLink(to value: (any Hashable)?) -> RenderContext {
    var context = self
    if value == nil { context.environment.isEnabled = false }
    let rows = container.rows
    context.begin(
      .navigationLink,
      action: .tap { [unowned owner = renderer.element] in
        guard let value, let owner, !owner.isDestroyed else { return }
        if rows?.follow(to: value, from: owner) ?? false { return }
        owner.go(to: value)
      })
    return context
  }

  /// Opens a link to a view, and places the anchor that holds its screen.
  @usableFromInline
  func beginLink(
    _ destination: @escaping @MainActor (RenderContext) -> Void
  ) -> RenderContext { beginLink { context, _ in destination(context) } }

  /// Opens a link to a view that is told how it is left.
  func beginLink(
    _ destination: @escaping @MainActor (RenderContext, @escaping @MainActor () -> Void) -> Void
  ) -> RenderContext {
    let place = at(0x1A)
    let link = place.element(
      LinkAnchor.self,
      make: {
        LinkAnchor(identity: place.identity, owner: $0, environment: environment.values)
      },
      update: {
        let isActive = $0.isActive
        $0.anchor.content = { destination($0) { isActive.value = false } }
        $0.anchor.invalidate()
      })
    begin(.navigationLink, action: .tap { [weak link] in link?.isActive.value = true })
    return self
  }
}

extension NavigationLink where Label == Text {
  /// Goes to the screen of a value; the title is the label.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }

  /// Goes to a view; the title is the label.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Goes to a view; the title is the label.
  ///
  /// The older spelling.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The anchor of a link to a view, with the flag that holds its screen open.
final class LinkAnchor: Element {
  nonisolated deinit {}

  let isActive: StateLocation<Bool>
  private(set) var anchor: PushAnchor!

  init(identity: UInt64, owner: Element, environment: EnvironmentValues) {
    let place = StableHash.mix(identity, 1)
    isActive = StateLocation(owner.graph.restoring?.openAnchors.contains(place) ?? false)
    super.init(identity: identity, owner: owner, graph: owner.inGraph, environment: environment)
    anchor = PushAnchor(
      identity: place, owner: self, graph: inGraph, environment: environment)
    let isActive = isActive
    anchor.wanted = { isActive.value ? AnyHashable(true) : nil }
    anchor.clear = { isActive.value = false }
    owned = [anchor]
    isDirty = false
  }
}
