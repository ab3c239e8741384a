import ScreenDocument

/// An icon beside a title.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  @usableFromInline let title: Title
  @usableFromInline let icon: Icon

  /// Creates a label of two views.
  @inlinable
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Writes a label node, in its short form where both parts are simple.
  public static func _render(_ view: Label, in context: RenderContext) {
    if context.hasLabelStyle { return context.styled(view) }
    context.begin(.label)
    if let title = view.title as? Text, title.isPlain, let icon = view.icon as? Image {
      context.write(.text, title.string)
      context.write(.systemImage, icon.symbol)
    } else {
      context.slot(.children, PairView(first: view.icon, second: view.title))
    }
    context.end()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and the name of a symbol.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// A symbol by its SF Symbols name; the client draws its own, and a plain shape for one it lacks.
public struct Image: PrimitiveView {
  let name: String

  /// Creates a symbol.
  public init(systemName: String) { name = systemName }

  /// The name; nil where it is empty, and there is no symbol.
  nonisolated var symbol: String? { name.isEmpty ? nil : name }

  /// Writes an image node; without a symbol one in which nothing is seen.
  public static func _render(_ view: Image, in context: RenderContext) {
    guard let symbol = view.symbol else {
      _ = context.beginUnnamedGroup()
      return context.endStack()
    }
    context.begin(.image)
    context.write(.systemName, symbol)
    context.end()
  }
}

extension RenderContext {
  /// Writes the label of the control that is open: as properties if it is a text or a plain label, else
  /// as nodes.
  ///
  /// - Parameter keepsLooks: whether the control shows views, so that a text with looks of its own is one.
  @inlinable
  func labelled<L: View>(
    by label: L, in place: LabelPlace = .children, keepsLooks: Bool = false
  ) {
    if L.self == EmptyView.self { return }
    if L.self == Text.self, let text = label as? Text, !keepsLooks || text.isPlain {
      write(label: text)
    } else if L.self == Label<Text, Image>.self, let label = label as? Label<Text, Image>,
      !hasLabelStyle, !keepsLooks || label.title.isPlain
    {
      write(label: label)
    } else {
      L._render(label, in: beginLabel(place))
      endSlot()
    }
  }

  /// Writes the label of a button, which may also be a line of a name, what is said of it, and a value.
  @inlinable
  func faced<L: View>(by label: L) {
    if L.self == DefaultButtonLabel.self, !hasLabelStyle, let label = label as? DefaultButtonLabel {
      return write(label: label.said(in: self))
    }
    guard L.self == LabeledContent<PairView<Text, Text>, Text>.self,
      let line = label as? LabeledContent<PairView<Text, Text>, Text>, line.isPlain
    else { return labelled(by: label, keepsLooks: true) }
    write(label: line.label.first)
    write(subtitle: line.label.second)
    write(value: line.content)
  }

  /// Opens the slot of a label that is neither, and returns the context of what is in it.
  @usableFromInline
  func beginLabel(_ place: LabelPlace) -> RenderContext {
    beginSlot(place == .children ? .children : .label)
  }

  @usableFromInline
  func write(label: Text) { write(.text, label.string) }

  @usableFromInline
  func write(label: Label<Text, Image>) {
    write(.text, label.title.string)
    write(.systemImage, label.icon.symbol)
  }
}

/// Which slot of a control holds a label of nodes: its children, unless they are something else.
@usableFromInline
enum LabelPlace {
  case children
  case label
}
