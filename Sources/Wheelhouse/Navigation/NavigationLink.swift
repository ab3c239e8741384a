import ScreenDocument

/// A control that goes to a route value, or straight to a view.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private enum Target {
    case value((any Hashable)?)
    case view(Destination)
  }

  private let target: Target
  private let label: Label

  /// Goes to the screen that a `navigationDestination(for:)` gives the value's type; nil switches it off.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    target = .value(value.map { $0 as any Hashable })
    self.label = label()
  }

  /// Goes to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Goes to a view; the older spelling.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Goes to a view; the oldest spelling.
  public init(_ destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }

  /// Writes the link; a link to a view also places the anchor that holds its screen.
  public static func _render(_ view: NavigationLink, in context: RenderContext) {
    switch view.target {
    case .value(let value): draw(view.label, value: value, in: context)
    case .view(let destination): draw(view.label, destination: destination, in: context)
    }
  }

  private static func draw(_ label: Label, value: (any Hashable)?, in context: RenderContext) {
    var context = context
    if value == nil { context.environment.isEnabled = false }
    let owner = context.renderer.element
    let rows = context.container.rows
    write(label, in: context) { [weak owner] in
      guard let value, let owner, !owner.isDestroyed else { return }
      if rows?.select(value) ?? false { return }
      owner.go(to: value)
    }
  }

  private static func draw(_ label: Label, destination: Destination, in context: RenderContext) {
    let anchor = context.at(0x1A).element(
      LinkAnchor.self,
      make: {
        LinkAnchor(
          identity: context.at(0x1A).identity, owner: $0, environment: context.environment.values)
      },
      update: {
        $0.anchor.content = { Destination._render(destination, in: $0) }
        $0.anchor.invalidate()
      })
    write(label, in: context) { [weak anchor] in anchor?.isActive.value = true }
  }

  private static func write(
    _ label: Label, in context: RenderContext, _ tap: @escaping @MainActor () -> Void
  ) {
    context.begin(.navigationLink, action: .tap(tap))
    context.labelled(by: label)
    context.end()
  }
}

extension NavigationLink where Label == Text {
  /// Goes to the screen of a value; the title is the label.
  public init<P: Hashable>(_ title: String, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }

  /// Goes to a view; the title is the label.
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Goes to a view; the title is the label.
  ///
  /// The older spelling.
  public init(_ title: String, destination: Destination) {
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
    super.init(identity: identity, owner: owner, graph: owner.graph, environment: environment)
    anchor = PushAnchor(
      identity: place, owner: self, graph: graph, environment: environment)
    let isActive = isActive
    anchor.wanted = { isActive.value ? AnyHashable(true) : nil }
    anchor.clear = { isActive.value = false }
    owned = [anchor]
    isDirty = false
  }
}
