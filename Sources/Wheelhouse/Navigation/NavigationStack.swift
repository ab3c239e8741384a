import ScreenDocument

/// A stack of screens over a root.
///
/// Bound to a path, it shows one screen for each value; a change of the path keeps the screens of the
/// common prefix with their state. Unbound, it keeps a path of its own, which is part of the session's
/// snapshot. See Apple's page on `NavigationStack`.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let makeStore: @MainActor () -> PathStore
  private let rebind: @MainActor (PathStore) -> Void
  private let root: @MainActor (RenderContext) -> Void

  /// Creates a stack that keeps its own path.
  @inlinable
  public init(@ViewBuilder root: @escaping @MainActor () -> Root) {
    self.init(rendering: { Root._render(root(), in: $0) })
  }

  @usableFromInline
  init(rendering root: @escaping @MainActor (RenderContext) -> Void) {
    makeStore = { AnyPathStore(nil) }
    rebind = { _ in }
    self.root = root
  }

  /// Creates a stack that follows a path of values of any Hashable types.
  @inlinable
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.init(path: path, rendering: { Root._render(root(), in: $0) })
  }

  @usableFromInline
  init(path: Binding<NavigationPath>, rendering root: @escaping @MainActor (RenderContext) -> Void)
  {
    makeStore = { AnyPathStore(path) }
    rebind = { ($0 as? AnyPathStore)?.rebind(path) }
    self.root = root
  }

  /// Creates a stack that follows a path of values of one type.
  @inlinable
  public init<Data>(path: Binding<Data>, @ViewBuilder root: @escaping @MainActor () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(path: path, rendering: { Root._render(root(), in: $0) })
  }

  @usableFromInline
  init<Data>(path: Binding<Data>, rendering root: @escaping @MainActor (RenderContext) -> Void)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    makeStore = { TypedPathStore(path) }
    rebind = { ($0 as? TypedPathStore<Data>)?.rebind(path) }
    self.root = root
  }

  /// Places the stack's element, which follows the path by itself.
  public static func _render(_ view: NavigationStack, in context: RenderContext) {
    let content = view.root
    let stack = context.element(
      NavigationStackElement.self,
      make: {
        NavigationStackElement(in: context, owner: $0, store: view.makeStore(), root: content)
      },
      update: {
        view.rebind($0.pathStore)
        $0.updateRoot(content)
        $0.invalidate()
      })
    if let stack { context.renderer.writer.hole(stack) }
  }
}

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
      _ = owner.nearest(NavigationStackElement.self)?.append(value)
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

extension View {
  /// Says what a stack shows for route values of a type; written anywhere on a screen of the stack.
  public consuming func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, PreferenceModifier> {
    preferring(.destination(Destination(data, destination)))
  }

  /// Shows a screen as long as a flag is set.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
  ) -> some View {
    anchored(PushAnchor.self) { anchor in
      anchor.wanted = { isPresented.wrappedValue ? AnyHashable(true) : nil }
      anchor.clear = { isPresented.wrappedValue = false }
      anchor.content = { V._render(destination(), in: $0) }
    }
  }

  /// Shows a screen as long as there is an item; another item is another screen.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    anchored(PushAnchor.self) { anchor in
      anchor.wanted = { item.wrappedValue.map { AnyHashable($0) } }
      anchor.clear = { item.wrappedValue = nil }
      anchor.content = { context in
        if let value = item.wrappedValue { C._render(destination(value), in: context) }
      }
    }
  }

  /// Adds an anchor to the view.
  func anchored<Kind: Anchor>(
    _ kind: Kind.Type, _ configure: @escaping @MainActor (Kind) -> Void
  ) -> some View {
    modified { content, context in
      let place = context.at(0xA2)
      _ = place.element(
        Kind.self,
        make: {
          Kind(
            identity: place.identity, owner: $0, graph: $0.graph,
            environment: place.environment.values)
        },
        update: {
          configure($0)
          $0.invalidate()
        })
      Self._render(content, in: context)
    }
  }
}

extension View {
  /// The title of the screen the view stands on.
  @inlinable
  public consuming func navigationTitle(_ title: String) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    ModifiedContent(content: self, modifier: .title(title))
  }

  /// How the title is drawn.
  public consuming func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode)
    -> ModifiedContent<Self, PreferenceModifier>
  {
    preferring(.titleMode(mode.rawValue))
  }

  /// Hides the screen's back button.
  public consuming func navigationBarBackButtonHidden(_ hidden: Bool = true) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(hidden ? .backHidden : nil)
  }
}

/// How a screen's title is drawn.
public enum NavigationBarTitleDisplayMode: String {
  /// As the platform does.
  case automatic
  /// Within the bar.
  case inline
  /// Large, above the content.
  case large
}

extension PreferenceModifier {
  @usableFromInline
  static func title(_ title: String) -> PreferenceModifier {
    PreferenceModifier(preference: .title(title))
  }
}
