import ScreenDocument

/// A part of a list or a form, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section with a header and a footer of any views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Writes a section node.
  public static func _render(_ view: Section, in context: RenderContext) {
    context.begin(.section)
    if let header = view.header as? Text { context.write(.header, header.string) }
    if let footer = view.footer as? Text { context.write(.footer, footer.string) }
    if !(view.header is Text), Parent.self != EmptyView.self {
      context.slot(.headerContent, view.header)
    }
    context.slot(.children, view.content, role: context.container)
    if !(view.footer is Text), Footer.self != EmptyView.self {
      context.slot(.footerContent, view.footer)
    }
    context.end()
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header of any view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header of any view; the older spelling.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer of any view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

/// Controls one fills in.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Writes a form node.
  public static func _render(_ view: Form, in context: RenderContext) {
    context.container(.form, view.content)
  }
}

/// Things that belong together, with a title.
public struct GroupBox<Content: View>: PrimitiveView {
  private let title: String?
  private let content: Content

  /// Creates a box with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Writes a group node.
  public static func _render(_ view: GroupBox, in context: RenderContext) {
    context.begin(.group)
    context.write(.title, view.title)
    context.slot(.children, view.content)
    context.end()
  }
}
