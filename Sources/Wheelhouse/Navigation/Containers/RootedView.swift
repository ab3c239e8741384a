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
