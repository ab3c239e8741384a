import ScreenDocument

/// A value with what it is called; in a list a line of its own.
///
/// A label of two texts is a title with a subtitle, as in SwiftUI. Plain texts are written as properties
/// of one node, which is a third of what stacks and spacers for the same line would take.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  @usableFromInline let label: Label
  @usableFromInline let content: Content

  /// Creates a value with a label of any views.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Writes a labeledContent node.
  @inlinable
  public static func _render(_ view: borrowing LabeledContent, in context: RenderContext) {
    context.beginLabeledContent()
    let isNamed = context.writeName(view.label)
    // The properties of a node come before what is in it.
    let isSaid = context.writeValue(view.content)
    if !isNamed {
      Label._render(view.label, in: context.beginLabel(.label))
      context.endSlot()
    }
    if !isSaid {
      Content._render(view.content, in: context.beginLabeledValue())
      context.endSlot()
    }
    context.end()
  }
}

extension LabeledContent where Label == PairView<Text, Text>, Content == Text {
  /// Whether it is three texts and nothing to say of them but their characters.
  @inlinable var isPlain: Bool { label.first.isPlain && label.second.isPlain && content.isPlain }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol, Value: StringProtocol>(_ title: S, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension RenderContext {
  @usableFromInline
  func beginLabeledContent() { begin(.labeledContent) }

  @usableFromInline
  func beginLabeledValue() -> RenderContext { beginSlot(.children) }

  /// Writes what a value is called where that is a title, with a subtitle or without; false where it is views.
  @inlinable
  func writeName<Label: View>(_ label: Label) -> Bool {
    if Label.self == PairView<Text, Text>.self, let pair = label as? PairView<Text, Text>,
      pair.first.isPlain, pair.second.isPlain
    {
      write(label: pair.first)
      write(subtitle: pair.second)
    } else if Label.self == Text.self, let text = label as? Text, text.isPlain {
      write(label: text)
    } else {
      return false
    }
    return true
  }

  /// Writes the value where it is plain text; false where it is views.
  @inlinable
  func writeValue<Content: View>(_ content: Content) -> Bool {
    guard Content.self == Text.self, let text = content as? Text, text.isPlain else { return false }
    write(value: text)
    return true
  }

  @usableFromInline
  func write(subtitle: Text) { write(.subtitle, subtitle.string) }

  @usableFromInline
  func write(value: Text) { write(.value, value.string) }
}
