import ScreenDocument

/// A stack of screens over a root.
///
/// Bound to a path, it shows one screen for each value; a change of the path keeps the screens of the
/// common prefix with their state. Unbound, it keeps a path of its own, which is part of the session's
/// snapshot. See Apple's page on `NavigationStack`.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let makeStore: @MainActor () -> PathStore
  private let rebind: @MainActor (PathStore) -> Void
  var root: @MainActor (RenderContext) -> Void

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
    context.place(
      container: NavigationStackElement.self,
      make: {
        NavigationStackElement(in: context, owner: $0, store: view.makeStore(), root: content)
      },
      update: {
        view.rebind($0.pathStore)
        $0.updateRoot(content)
        return true
      })
  }
}
