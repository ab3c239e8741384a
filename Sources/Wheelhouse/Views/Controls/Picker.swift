import ScreenDocument

/// A choice among options, each a view with a tag.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>
  private let label: Label
  private let content: Content

  /// Creates a picker with a label of any view.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Writes a picker node with its options.
  public static func _render(_ view: Picker, in context: RenderContext) {
    let options = OptionCollector.options(of: view.content, Selection.self)
    let selection = view.selection
    context.begin(
      .picker,
      action: .change { value in
        guard case .string(let id) = value,
          let tag: Selection = PickerOption.tag(named: id, in: options)
        else { return false }
        selection.wrappedValue = tag
        return true
      })
    context.write(.value, PickerOption.name(of: selection.wrappedValue, in: options))
    context.write(options)
    context.labelled(by: view.label)
    context.end()
  }
}

extension RenderContext {
  fileprivate func write(_ options: [PickerOption]) {
    renderer.writer.property(.options) { json in
      json.append("[")
      var separator: StaticString = #"{"id":"#
      for option in options {
        json.append(separator)
        json.appendString(option.id)
        json.append(#","text":"#)
        json.appendString(option.text)
        if let image = option.systemImage {
          json.append(#","systemImage":"#)
          json.appendString(image)
        }
        json.append("}")
        separator = #",{"id":"#
      }
      json.append("]")
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// One option of a picker.
///
/// Without the type of its tag: arrays of a type that is only known at run time cost more than the rest
/// of a picker.
struct PickerOption {
  let id: String
  let text: String
  let systemImage: String?
  let tag: any Hashable

  /// The tag of the option of a name.
  static func tag<Tag: Hashable>(named id: String, in options: [PickerOption]) -> Tag? {
    for option in options where option.id == id { return option.tag as? Tag }
    return nil
  }

  /// The name of the first option with a tag; nil where there is none.
  ///
  /// Equal tags nearly always have the same name, and names are compared faster.
  static func name<Tag: Hashable>(of tag: Tag, in options: [PickerOption]) -> String? {
    let name = TagNames(Tag.self).name(of: tag)
    for option in options where option.id == name { return name }
    for option in options where option.tag as? Tag == tag { return option.id }
    return nil
  }
}

/// How tags of a type are named: readably where they can be, else by a short hash.
struct TagNames<Tag: Hashable> {
  private let name: (@MainActor (Tag) -> String)?

  init(_ type: Tag.Type) {
    if type == String.self {
      name = { _identityCast($0, to: String.self) }
    } else if type is any FixedWidthInteger.Type {
      name = { "\($0)" }
    } else if let raw = type as? any RawRepresentable.Type {
      name = Self.byRawValue(raw)
    } else {
      name = nil
    }
  }

  func name(of tag: Tag) -> String {
    if let name { return name(tag) }
    return uncommonName(of: tag)
  }

  private static func byRawValue<Raw: RawRepresentable>(
    _ type: Raw.Type
  ) -> @MainActor (Tag) -> String {
    guard Raw.RawValue.self == String.self else {
      return { "\(_identityCast($0, to: Raw.self).rawValue)" }
    }
    return { _identityCast(_identityCast($0, to: Raw.self).rawValue, to: String.self) }
  }

  /// Looks into optionals, whose types say nothing of what is in them.
  private func uncommonName(of tag: any Hashable) -> String {
    if let text = tag as? String { return text }
    if let number = tag as? any FixedWidthInteger { return "\(number)" }
    if let raw = tag as? any RawRepresentable { return "\(raw.rawValue)" }
    return Self.hash(of: tag)
  }

  private static func hash<Uncommon: Hashable>(of tag: Uncommon) -> String {
    String(StableHash.key(tag), radix: 36)
  }
}

/// A view that can say which options it stands for.
protocol OptionView {
  func collect(into collector: inout OptionCollector)
}

/// Walks the content of a picker for texts and labels with tags.
struct OptionCollector {
  private(set) var found: [(text: String, systemImage: String?, tag: (any Hashable)?)] = []
  var tag: (any Hashable)?

  static func options<Content: View, Tag: Hashable>(
    of content: Content, _ type: Tag.Type
  ) -> [PickerOption] {
    var collector = OptionCollector()
    collector.visit(content)
    var options: [PickerOption] = []
    options.reserveCapacity(collector.found.count)
    let names = TagNames(type)
    for found in collector.found {
      guard let tag = found.tag, let own = tag as? Tag else { continue }
      options.append(
        PickerOption(
          id: names.name(of: own), text: found.text, systemImage: found.systemImage, tag: tag))
    }
    return options
  }

  mutating func visit<V: View>(_ view: V) {
    if let view = view as? any OptionView { return view.collect(into: &self) }
    guard V.Body.self != Never.self else { return }
    visit(view.body)
  }

  mutating func add(_ text: String, systemImage: String? = nil, tag own: (any Hashable)? = nil) {
    found.append((text, systemImage, tag ?? own))
  }
}

extension Text: OptionView {
  func collect(into collector: inout OptionCollector) { collector.add(string) }
}

extension Label: OptionView {
  func collect(into collector: inout OptionCollector) {
    collector.add((title as? Text)?.string ?? "", systemImage: (icon as? Image)?.name)
  }
}

extension PairView: OptionView {
  func collect(into collector: inout OptionCollector) {
    collector.visit(first)
    collector.visit(second)
  }
}

extension Group: OptionView {
  func collect(into collector: inout OptionCollector) { collector.visit(content) }
}

extension Optional: OptionView where Wrapped: View {
  func collect(into collector: inout OptionCollector) {
    if let self { collector.visit(self) }
  }
}

extension _ConditionalContent: OptionView {
  func collect(into collector: inout OptionCollector) {
    switch self {
    case .first(let content): collector.visit(content)
    case .second(let content): collector.visit(content)
    }
  }
}

extension ForEach: OptionView where Content: View {
  func collect(into collector: inout OptionCollector) {
    for element in data {
      let outer = collector.tag
      if outer == nil { collector.tag = id(element) }
      collector.visit(content(element))
      collector.tag = outer
    }
  }
}

/// A view with a tag, by which a picker or a list selects it.
public struct TaggedView<Content: View, Tag: Hashable>: PrimitiveView {
  let content: Content
  let tag: Tag

  /// Renders the content; in a list it is a row that selecting chooses.
  public static func _render(_ view: TaggedView, in context: RenderContext) {
    guard let rows = context.container.list, rows.selection != nil else {
      return Content._render(view.content, in: context)
    }
    let inner = context.beginRow(rows, rows.marks(), .none, key: view.tag)
    Content._render(view.content, in: inner ?? context)
    if inner != nil { context.endStack() }
  }
}

extension TaggedView: OptionView {
  func collect(into collector: inout OptionCollector) {
    let outer = collector.tag
    collector.tag = tag
    collector.visit(content)
    collector.tag = outer
  }
}

extension View {
  /// The value that choosing this view selects.
  public func tag<V: Hashable>(_ tag: V) -> some View { TaggedView(content: self, tag: tag) }
}
