import ScreenDocument

/// A choice among options, each a view with a tag.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let selection: Binding<Selection>
  @usableFromInline let label: Label
  @usableFromInline let content: Content

  /// Creates a picker with a label of any view.
  @inlinable
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Writes a picker node with its options.
  @inlinable
  public static func _render(_ view: borrowing Picker, in context: RenderContext) {
    let content = view.content
    if context.linksPickers {
      return context.renderLinked(view.selection, label: view.label) {
        Content._collectOptions(of: content, into: &$0)
      }
    }
    context.renderPicker(view.selection, label: view.label) {
      Content._collectOptions(of: content, into: &$0)
    }
  }
}

extension RenderContext {
  @inlinable
  func renderPicker<Label: View, Selection: Hashable>(
    _ selection: Binding<Selection>, label: Label,
    _ collect: @escaping @MainActor (inout OptionCollector) -> Void
  ) {
    beginPicker(selection, collect)
    labelled(by: label)
    end()
  }

  @usableFromInline
  func beginPicker<Selection: Hashable>(
    _ selection: Binding<Selection>,
    _ collect: @escaping @MainActor (inout OptionCollector) -> Void
  ) {
    let options = PickerOptions<Selection>(collect: collect, environment: environment.values)
    begin(
      .picker,
      action: .change { value in
        guard case .string(let name) = value, let tag = options.tag(named: name) else {
          return false
        }
        selection.wrappedValue = tag
        return true
      })
    let place = renderer.writer.beginProperty(.options)
    renderer.writer.append(json: "[")
    let name = options.write(selected: selection.wrappedValue)
    renderer.writer.append(json: "]")
    renderer.writer.endProperty(at: place)
    write(.value, name)
  }
}

extension Picker {
  /// Creates a picker with a label of any view; the older spelling.
  @inlinable
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Wheelhouse.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// A view with a tag, by which a picker or a list selects it.
public struct TaggedView<Content: View, Tag: Hashable>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let tag: Tag

  @inlinable
  init(content: Content, tag: Tag) {
    self.content = content
    self.tag = tag
  }

  /// Renders the content; in a list it is a row that selecting chooses.
  @inlinable
  public static func _render(_ view: borrowing TaggedView, in context: RenderContext) {
    if Content._unfolds, let rows = context.rows(choosing: view.tag) {
      return context.render(view.content, labelChoosing: view.tag, rows)
    }
    let inner = Content._unfolds && context.isLabelled ? nil : context.beginTagged(view.tag)
    Content._render(view.content, in: inner ?? context)
    if inner != nil { context.endStack() }
  }

  /// The options of the content, under its tag.
  @inlinable
  public static func _collectOptions(
    of view: borrowing TaggedView, into collector: inout OptionCollector
  ) {
    let outer = collector.enter(view.tag)
    Content._collectOptions(of: view.content, into: &collector)
    collector.leave(to: outer)
  }
}

extension RenderContext {
  /// The rows around of which a label may be one that such a tag chooses, where it is not chosen by another already.
  @usableFromInline
  func rows<Tag: Hashable>(choosing tag: Tag) -> ListRows? {
    guard let rows = container.list, rows.label == nil, isUnmodified, rows.accept(tag) else {
      return nil
    }
    return rows
  }

  /// Opens the row that is chosen by a tag; nil where choosing one is nothing.
  @usableFromInline
  func beginTagged<Tag: Hashable>(_ tag: Tag) -> RenderContext? {
    guard let rows = container.list, rows.selection != nil else { return nil }
    return beginRow(rows, rows.marks(), .none, key: tag)
  }
}

extension View {
  /// The value that choosing this view selects.
  @inlinable
  public func tag<V: Hashable>(_ tag: V) -> some View { TaggedView(content: self, tag: tag) }
}
