/// A container view whose modifiers may mean its root: the first screen of a stack, the sidebar.
@usableFromInline
protocol RootedView: View {
  /// The view with something added to its root's content.
  func adding(_ addition: @escaping @MainActor (RenderContext) -> Void) -> Self
}

extension RootedView {
  /// Renders the view with something added to its root's content.
  func render(
    adding addition: @escaping @MainActor (RenderContext) -> Void, in context: RenderContext
  ) {
    Self._render(adding(addition), in: context)
  }
}

extension NavigationStack: RootedView {
  @usableFromInline
  func adding(_ addition: @escaping @MainActor (RenderContext) -> Void) -> NavigationStack {
    var copy = self
    let root = self.root
    copy.root = { context in
      addition(context)
      root(context)
    }
    return copy
  }
}

extension NavigationSplitView: RootedView {
  @usableFromInline
  func adding(_ addition: @escaping @MainActor (RenderContext) -> Void) -> NavigationSplitView {
    var copy = self
    let sidebar = columns[0]
    copy.columns[0] = ColumnDescription(sidebar.kind) { context in
      addition(context)
      sidebar.content(context)
    }
    return copy
  }
}

/// A modifier that adds something to the screen around; on a container, to its root.
public protocol RootModifier: RenderModifier {
  /// Adds it to the screen around the context.
  func add(to context: RenderContext)
}

extension RootModifier {
  /// Adds it, and renders the view.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    if Content.self is any RootedView.Type { return addToRoot(of: content, in: context) }
    add(to: context)
    Content._render(content, in: context)
  }

  @usableFromInline
  func addToRoot<Content: View>(of content: borrowing Content, in context: RenderContext) {
    let container = copy content as? any RootedView
    container?.render(adding: { [self] in add(to: $0) }, in: context)
  }
}

extension ModifiedContent: RootedView where Content: RootedView {
  @usableFromInline
  func adding(_ addition: @escaping @MainActor (RenderContext) -> Void) -> ModifiedContent {
    ModifiedContent(content: content.adding(addition), modifier: modifier)
  }
}
