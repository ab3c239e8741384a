import ScreenDocument

/// A part of a list or a form, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  @usableFromInline let header: Parent
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer

  /// Creates a section with a header and a footer of any views.
  @inlinable
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section with a header and a footer of any views; the older spelling.
  @inlinable
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// It is one.
  @inlinable
  public static var _isSection: Bool { true }

  /// The options of the content, which the picker does not part.
  @inlinable
  public static func _collectOptions(
    of view: borrowing Section, into collector: inout OptionCollector
  ) { Content._collectOptions(of: view.content, into: &collector) }

  /// Writes a section node.
  @inlinable
  public static func _render(_ view: borrowing Section, in context: RenderContext) {
    let isWritten = context.beginSection(Text.text(view.header), Text.text(view.footer))
    if !isWritten.header, Parent.self != EmptyView.self {
      Parent._render(view.header, in: context.beginHeader())
      context.endSlot()
    }
    Content._render(view.content, in: context.beginSectionContent())
    context.endSlot()
    if !isWritten.footer, Footer.self != EmptyView.self {
      Footer._render(view.footer, in: context.beginFooter())
      context.endSlot()
    }
    context.end()
  }
}

extension Text {
  /// The text that a view is, if it is one.
  @inlinable
  static func text<V: View>(_ view: borrowing V) -> Text? {
    V.self == Text.self ? copy view as? Text : nil
  }
}

extension RenderContext {
  /// Opens a section; says which of its ends were written as words alone.
  @usableFromInline
  func beginSection(_ header: Text?, _ footer: Text?) -> (header: Bool, footer: Bool) {
    begin(.section)
    return (writeWords(.header, of: header), writeWords(.footer, of: footer))
  }

  /// Writes what has no look of its own and leads nowhere.
  private func writeWords(_ name: PropertyName, of text: Text?) -> Bool {
    guard let text, text.isPlain else { return false }
    write(name, text.string)
    return true
  }

  @usableFromInline
  func beginHeader() -> RenderContext { beginSlot(.headerContent) }

  @usableFromInline
  func beginSectionContent() -> RenderContext { beginSlot(.children, container) }

  @usableFromInline
  func beginFooter() -> RenderContext { beginSlot(.footerContent) }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header of any view.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header of any view; the older spelling.
  @inlinable
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer of any view.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer of any view; the older spelling.
  @inlinable
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

/// Controls one fills in.
public struct Form<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a form.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Writes a form node.
  @inlinable
  public static func _render(_ view: borrowing Form, in context: RenderContext) {
    Content._render(view.content, in: context.beginForm())
    context.endStack()
  }
}

extension RenderContext {
  /// Opens a form and its children, and returns the context of these.
  @usableFromInline
  func beginForm() -> RenderContext {
    begin(.form)
    return beginSlot(.children, .list(.plain))
  }
}
