/// Adds something without nodes to the place of a view: what presents, watches, runs or follows links.
///
/// One type for all of them: the app's module then knows the whole type of a view, and renders it
/// without looking anything up.
public struct PlacingModifier: RenderModifier {
  let add: @MainActor (RenderContext) -> Void

  init(_ add: @escaping @MainActor (RenderContext) -> Void) { self.add = add }

  /// Adds it, and renders the view.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    place(in: context)
    Content._render(content, in: context)
  }

  @usableFromInline
  func place(in context: RenderContext) { add(context) }
}

/// Gives a view an identity of its own.
public struct IdentityModifier: RenderModifier {
  @usableFromInline let key: UInt64

  @inlinable
  init<ID: Hashable>(_ id: ID) { key = StableHash.key(id) }

  /// Renders the view at a place that is named by the identity.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let place = context.at(StableHash.mix(0x1D, key))
    let reader = context.scrollReader
    if reader == 0 { return Content._render(content, in: place) }
    Content._render(content, in: place.scrolled(to: key, in: reader))
    context.takeBack()
  }
}

/// Hands an object down that stays the same as long as the view's place is on the screen.
public struct KeepingModifier: RenderModifier {
  let keep: @MainActor (RenderContext) -> EnvironmentValues

  init(_ keep: @escaping @MainActor (RenderContext) -> EnvironmentValues) { self.keep = keep }

  /// Renders the view with the object in its environment.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let values = kept(in: context)
    Content._render(content, in: context.at(0x11).with(values))
    withExtendedLifetime(values) {}
  }

  @usableFromInline
  func kept(in context: RenderContext) -> EnvironmentValues { keep(context) }
}
