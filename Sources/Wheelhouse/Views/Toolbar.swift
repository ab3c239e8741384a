import ScreenDocument

/// Where in a toolbar an item stands.
public struct ToolbarItemPlacement: Sendable {
  let name: String
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
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Writes a toolbarItem node.
  public static func _render(_ view: ToolbarItem, in context: RenderContext) {
    context.toolbarItem(view.placement) { Content._render(view.content, in: $0) }
  }
}

/// Several items of a toolbar in one place; an item holds any number of views, so it is the same.
public typealias ToolbarItemGroup = ToolbarItem

extension RenderContext {
  fileprivate func toolbarItem(
    _ placement: ToolbarItemPlacement, _ content: (RenderContext) -> Void
  ) {
    begin(.toolbarItem)
    write(.placement, placement.name)
    renderer.writer.beginSlot(.children)
    content(inside().at(1))
    renderer.writer.endSlot()
    end()
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
  /// A view that is not in a `ToolbarItem` is drawn where the platform puts an item without a placement.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return modified { content, context in
      let bar = context.elsewhere(0x7B) {
        ToolbarContent._render(ToolbarContent(items: items), in: $0)
      }
      if let bar { context.prefer(.toolbar(bar)) }
      Self._render(content, in: context)
    }
  }

  /// Adds a search field to the screen the view stands on.
  public func searchable(text: Binding<String>, prompt: String? = nil) -> some View {
    modified { content, context in
      let field = context.elsewhere(0x5E) { context in
        context.begin(.searchField, action: TextInput(text: text).action(in: context))
        context.write(.prompt, prompt)
        context.write(.value, text.wrappedValue)
        context.end()
      }
      if let field { context.prefer(.search(field)) }
      Self._render(content, in: context)
    }
  }

  /// Adds a search field to the screen the view stands on.
  public func searchable(text: Binding<String>, prompt: Text) -> some View {
    searchable(text: text, prompt: prompt.string)
  }
}

/// What a toolbar holds: items as they are, and other views as an item each.
struct ToolbarContent<Items: View>: PrimitiveView {
  let items: Items

  static func _render(_ view: ToolbarContent, in context: RenderContext) {
    if view.items is any ToolbarItems {
      Items._render(view.items, in: context)
    } else {
      context.toolbarItem(.automatic) { Items._render(view.items, in: $0) }
    }
  }
}

/// A view that consists of toolbar items.
protocol ToolbarItems {}
extension ToolbarItem: ToolbarItems {}
extension PairView: ToolbarItems {}
extension Optional: ToolbarItems where Wrapped: ToolbarItems {}
extension _ConditionalContent: ToolbarItems where First: ToolbarItems, Second: ToolbarItems {}
extension Group: ToolbarItems where Content: ToolbarItems {}
