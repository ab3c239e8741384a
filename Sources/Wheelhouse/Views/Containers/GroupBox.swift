import ScreenDocument

/// Things that belong together in a box, with a label above them.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  @usableFromInline let label: Label
  @usableFromInline let content: Content

  /// Creates a box with a label of any view.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label of any view; the older spelling.
  @inlinable
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  /// Writes a group node.
  @inlinable
  public static func _render(_ view: borrowing GroupBox, in context: RenderContext) {
    context.beginGroup()
    context.title(group: view.label)
    Content._render(view.content, in: context.beginGroupContent())
    context.endStack()
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension RenderContext {
  @usableFromInline
  func beginGroup() { begin(.group) }

  /// Opens the children of a group, and returns the context of these.
  @usableFromInline
  func beginGroupContent() -> RenderContext { beginSlot(.children) }

  /// Opens a group that is no box and its children, and returns the context of these.
  @usableFromInline
  func beginUnnamedGroup() -> RenderContext {
    beginGroup()
    return beginGroupContent()
  }

  /// Writes what a box is called: a title, which is empty where there is none, or views.
  @inlinable
  func title<Label: View>(group label: Label) {
    if Label.self == EmptyView.self { return write(title: nil) }
    if Label.self == Text.self, let text = label as? Text, text.isPlain {
      write(title: text)
    } else {
      Label._render(label, in: beginLabel(.label))
      endSlot()
    }
  }

  @usableFromInline
  func write(title: Text?) { write(.title, title?.string ?? "") }
}
