import ScreenDocument

/// Views that unfold below a label when that is tapped.
///
/// What is inside is evaluated only while it is shown, and begins further in than the label. In a list, the label and
/// each view inside are rows. Where the list selects rows, a tap on the label selects it, and an arrow at its end unfolds
/// what is inside. Among rows that can be deleted or moved the group is one row.
///
///     List {
///       DisclosureGroup("Advanced") {
///         Toggle("Keep a log", isOn: $keepsLog)
///       }
///     }
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let content: @MainActor () -> Content
  private let label: Label

  /// Creates a group that keeps to itself whether it is unfolded; at first it is not.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group that is unfolded as the app says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// A button with the label, and below it what is inside.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    DisclosureRow(isExpanded: isExpanded, label: label)
    if isExpanded.wrappedValue { content().furtherIn() }
  }

  /// True.
  public static var _unfolds: Bool { true }
}

/// The label of a group: what is tapped, or a row that a tap selects.
struct DisclosureRow<Label: View>: PrimitiveView {
  let isExpanded: Binding<Bool>
  let label: Label

  static func _render(_ view: DisclosureRow, in context: RenderContext) {
    let button = DisclosureButton(isExpanded: view.isExpanded, label: view.label)
    guard let rows = context.container.list, let key = rows.label?.key else {
      return DisclosureButton._render(button, in: context)
    }
    let inner = context.beginRow(rows, rows.marks(), .none, key: key)
    let place = inner ?? context
    place.render(button, choosing: rows.accept(key))
    if inner != nil { context.endStack() }
  }
}

extension RenderContext {
  /// Renders a label that unfolds what follows; in a row that a tap selects, an arrow beside it does.
  func render<Label: View>(_ button: DisclosureButton<Label>, choosing: Bool) {
    guard choosing else { return DisclosureButton._render(button, in: at(2)) }
    Label._render(button.label, in: at(1))
    DisclosureArrow._render(DisclosureArrow(isExpanded: button.isExpanded), in: at(2))
  }

  /// Whether nothing is asked of the next node, which would be both the label and what it unfolds.
  @usableFromInline
  var isUnmodified: Bool { pending.isEmpty && scrollReader == 0 }

  /// Whether it is known by which key the label is chosen of what unfolds here.
  @usableFromInline
  var isLabelled: Bool { container.list?.label != nil }

  /// Renders a view that unfolds, whose label is chosen by a key.
  @usableFromInline
  func render<V: View>(_ view: V, labelChoosing key: any Hashable, _ rows: ListRows) {
    let rows = ListRows(rows, labelChoosing: key)
    var place = self
    place.container = .list(rows).furtherIn(by: Int(container.level))
    V._render(view, in: place)
    withExtendedLifetime(rows) {}
  }
}

/// What is tapped to unfold what follows it.
public struct DisclosureButton<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label

  /// A button with the label and an arrow.
  public var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        label
        Spacer()
        Image.arrow(isExpanded: isExpanded.wrappedValue)
      }
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity, alignment: .leading)
    .disclosure(isExpanded: isExpanded.wrappedValue)
  }
}

/// What is shown while it is unfolded, and evaluated only then.
public struct DisclosedContent<Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: @MainActor () -> Content

  /// What is inside, or nothing.
  public var body: some View {
    if isExpanded.wrappedValue { content() }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section whose rows unfold below its header, and are evaluated only while they are shown.
  public init<Header: View, Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Rows,
    @ViewBuilder header: () -> Header
  ) where Parent == DisclosureButton<Header>, Content == DisclosedContent<Rows> {
    self.init(
      content: { DisclosedContent(isExpanded: isExpanded, content: content) },
      header: { DisclosureButton(isExpanded: isExpanded, label: header()) })
  }

  /// Creates a section with a title whose rows unfold below it, and are evaluated only while they are shown.
  @_disfavoredOverload
  public init<S: StringProtocol, Rows: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Rows
  ) where Parent == DisclosureButton<Text>, Content == DisclosedContent<Rows> {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, that keeps to itself whether it is unfolded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content, label: { Text(title) }) }

  /// Creates a group with a title, that is unfolded as the app says.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, label: { Text(title) }) }
}

extension Image {
  /// Shows whether what follows is unfolded.
  static func arrow(isExpanded: Bool) -> some View {
    Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
  }
}

/// Lets what is inside begin further in than what is around.
struct Indentation: RenderModifier {
  /// Renders the rows of a list as those of the next level, and other views as a column of their own.
  func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    guard let rows = context.container.list else { return renderColumn(content, in: context) }
    var inner = context
    inner.container = .list(rows.label?.rows ?? rows)
      .furtherIn(by: Int(context.container.level) + 1)
    Content._render(content, in: inner)
  }

  private func renderColumn<Content: View>(
    _ content: borrowing Content, in context: RenderContext
  ) {
    let content = copy content
    let column = VStack(alignment: .leading) { content }
      .padding(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
    Wheelhouse.render(column, in: context)
  }
}

extension View {
  func furtherIn() -> some View { ModifiedContent(content: self, modifier: Indentation()) }

  /// Says whether what follows is unfolded; a second tap that was meant for what it said before does nothing.
  func disclosure(isExpanded: Bool) -> some View {
    ModifiedContent(
      content: self,
      modifier: PendingModification(
        pending: .word(.disclosure, isExpanded ? "expanded" : "collapsed"))
    )
    .turningOver(isExpanded)
  }
}
