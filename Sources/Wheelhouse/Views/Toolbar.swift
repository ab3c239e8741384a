import ScreenDocument

/// Where in a toolbar an item stands.
public nonisolated struct ToolbarItemPlacement: Sendable {
  let name: Word
  /// As the platform does.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The main action of the screen.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Leaves without saving.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Finishes and saves.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// At the edge of the bar where lines begin.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the edge of the bar where lines end.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The older spelling of `topBarLeading`.
  public static let navigationBarLeading = topBarLeading
  /// The older spelling of `topBarTrailing`.
  public static let navigationBarTrailing = topBarTrailing
  /// Below the content.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
}

/// One item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  @usableFromInline let placement: ToolbarItemPlacement
  @usableFromInline let content: Content

  /// Creates an item.
  @inlinable
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an id, for a bar that a person may put together elsewhere; here it stays as it is.
  @inlinable
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }

  /// Writes a toolbarItem node.
  @inlinable
  public static func _render(_ view: borrowing ToolbarItem, in context: RenderContext) {
    Content._render(view.content, in: context.beginToolbarItem(view.placement))
    context.endStack()
  }
}

/// Several items of a toolbar in one place; an item holds any number of views, so it is the same.
public typealias ToolbarItemGroup = ToolbarItem

extension RenderContext {
  /// Opens an item and its children, and returns the context of these.
  @usableFromInline
  func beginToolbarItem(_ placement: ToolbarItemPlacement) -> RenderContext {
    begin(.toolbarItem)
    write(.placement, placement.name)
    renderer.writer.beginSlot(.children)
    return inside().at(1)
  }

  /// Adds the items that `content` renders to the toolbar of the screen around; a dialog is on none.
  @usableFromInline
  func addToolbar(_ content: @escaping @MainActor (RenderContext) -> Void) {
    if renderer.dialog != nil { return }
    if let bar = elsewhere(0x7B, content) { prefer(.toolbar(bar)) }
  }

  /// Adds an element that renders `content` somewhere else than here.
  func elsewhere(
    _ position: UInt64, _ content: @escaping @MainActor (RenderContext) -> Void
  ) -> ContentElement? {
    let place = at(position)
    return place.element(
      ContentElement.self,
      make: {
        ContentElement(
          identity: place.identity, owner: $0, environment: environment.values, content: content)
      },
      update: {
        $0.content = content
        $0.invalidate()
      })
  }
}

extension View {
  /// Adds items to the toolbar of the screen the view stands on.
  ///
  /// A view that is not in a `ToolbarItem` is an item of its own, where the platform puts one without a placement.
  @inlinable
  public consuming func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, ToolbarModifier<Content>> {
    ModifiedContent(content: self, modifier: ToolbarModifier(items: content()))
  }

  /// Adds items to the toolbar of the screen the view stands on; a person cannot put it together anew.
  @inlinable
  public consuming func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, ToolbarModifier<Content>> {
    ModifiedContent(content: self, modifier: ToolbarModifier(items: content()))
  }
}

/// Adds items to the toolbar of the screen around.
public struct ToolbarModifier<Items: View>: RenderModifier {
  @usableFromInline let items: Items

  @inlinable
  init(items: Items) { self.items = items }

  /// Adds the items as they are, and what is no item as one each, and renders the view.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let items = items
    context.addToolbar { $0.renderItems(items) }
    Content._render(content, in: context)
  }
}
