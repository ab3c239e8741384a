import ScreenDocument

/// Actions behind one control, opened by the client.
///
/// A menu in the content is an item that opens beside the others; a ``Section`` is a part with a title.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let label: Label

  /// Creates a menu with a label of any view.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Writes a menu node.
  @inlinable
  public static func _render(_ view: borrowing Menu, in context: RenderContext) {
    context.beginMenu()
    context.labelled(by: view.label, in: .label)
    Content._render(view.content, in: context.beginMenuContent())
    context.endStack()
  }
}

extension RenderContext {
  @usableFromInline
  func beginMenu() { begin(.menu) }

  @usableFromInline
  func beginMenuContent() -> RenderContext { unstyled().beginSlot(.children) }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}
