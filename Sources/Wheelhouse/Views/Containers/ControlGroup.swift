import ScreenDocument

/// Controls that belong together, drawn as one.
///
///     ControlGroup {
///       Button("Back", systemImage: "chevron.backward") { page -= 1 }
///       Button("Forward", systemImage: "chevron.forward") { page += 1 }
///     } label: {
///       Label("Pages", systemImage: "book")
///     }
///
/// Side by side without a gap, and in a menu as items in one line; `controlGroupStyle` says otherwise. The label is what
/// the group is called, and is seen where the group is a menu. See Apple's page on `ControlGroup`.
public struct ControlGroup<Label: View, Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let label: Label

  /// Creates a group with a label of any view.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Writes a controlGroup node.
  @inlinable
  public static func _render(_ view: borrowing ControlGroup, in context: RenderContext) {
    context.beginControlGroup()
    context.labelled(by: view.label, in: .label)
    Content._render(view.content, in: context.beginControls())
    context.endStack()
  }
}

extension RenderContext {
  @usableFromInline
  func beginControlGroup() { begin(.controlGroup) }

  @usableFromInline
  func beginControls() -> RenderContext { beginSlot(.children) }
}

extension ControlGroup where Label == EmptyView {
  /// Creates a group.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension ControlGroup where Label == Text {
  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a group with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}
