import ScreenDocument

/// Walks the content of a picker for its options: what has a tag and is a text, a label, a symbol, or a stack of
/// these, whose first text and symbol it shows.
///
/// Views say by a requirement of their protocol which options they stand for, so that the module of an app
/// gets a version of its own of the whole walk. Each option is written where it is met, or looked at by who
/// searches: a list of them would be made at each rendering for a choice that may come.
public struct OptionCollector {
  private let names: OptionNames
  /// What is handed down to the picker.
  private let environment: EnvironmentValues
  /// What makes one option together, while that is being walked.
  private var parts: Parts?
  /// The innermost tag around what is being walked.
  private var tag = Tag()
  /// Who looks at the options instead of having them written.
  private let search: OptionSearch?
  /// The name of what is selected, for those that are written.
  private let selected: String?
  private var hasWritten = false
  /// Whether one that was written has the name of what is selected.
  fileprivate private(set) var hasSelected = false

  /// A tag that is around a view, as far as its options need it.
  @usableFromInline
  struct Tag {
    /// Nil for a tag of another type than the selection's, which makes no option.
    fileprivate var name: String?
    fileprivate var isThere = false
  }

  /// The first text and the first symbol of a view that has several.
  @usableFromInline
  struct Parts {
    fileprivate var text: String?
    fileprivate var systemImage: String?
  }

  fileprivate init(
    _ names: OptionNames, _ environment: EnvironmentValues, selected: String? = nil,
    search: OptionSearch? = nil
  ) {
    self.names = names
    self.environment = environment
    self.selected = selected
    self.search = search
  }

  /// Whether nothing around has a tag.
  @usableFromInline
  var isUntagged: Bool { !tag.isThere }

  /// Goes into a view with a tag, and returns the tag around it.
  @usableFromInline
  mutating func enter<Value: Hashable>(_ value: Value) -> Tag {
    let outer = tag
    tag = Tag(name: names.name(of: value), isThere: true)
    search?.tags.append(value)
    return outer
  }

  /// Leaves the view that was gone into last.
  @usableFromInline
  mutating func leave(to outer: consuming Tag) {
    tag = outer
    search?.tags.removeLast()
  }

  /// A view as it stands in the picker, so that its body may read what is handed down.
  @usableFromInline
  func placed<V: View>(_ view: borrowing V) -> V {
    var view = copy view
    ViewPlan.of(V.self, V.evaluation).hand(environment, to: &view)
    return view
  }

  /// Walks a view whose parts are one option together, and adds that.
  @inlinable
  mutating func addParts<Content: View>(of content: borrowing Content) {
    let outer = beginParts()
    Content._collectOptions(of: content, into: &self)
    endParts(to: outer)
  }

  /// Begins it.
  ///
  /// - Returns: what is around it, for ``endParts(to:)``.
  @usableFromInline
  mutating func beginParts() -> Parts? {
    let outer = parts
    parts = parts ?? Parts()
    return outer
  }

  /// Ends it, and adds the option.
  @usableFromInline
  mutating func endParts(to outer: Parts?) {
    guard outer == nil, let own = parts else { return }
    parts = nil
    guard own.text != nil || own.systemImage != nil else { return }
    add(own.text ?? "", systemImage: own.systemImage)
  }

  /// Whether what is walked is part of an option.
  var isInParts: Bool { parts != nil }

  /// Adds an option under the tag around; one without a tag of the selection's type is none.
  @usableFromInline
  mutating func add(_ text: String, systemImage: String? = nil, isIconOnly: Bool = false) {
    if let known = parts {
      parts = Parts(
        text: known.text ?? (text.isEmpty ? nil : text),
        systemImage: known.systemImage ?? systemImage)
      return
    }
    guard let name = tag.name else { return }
    if let search { return search.look(at: PickerOption(name, text, systemImage)) }
    if name == selected { hasSelected = true }
    write(name, text, systemImage, isIconOnly)
  }

  private mutating func write(
    _ name: String, _ text: String, _ systemImage: String?, _ isIconOnly: Bool
  ) {
    let renderer = Renderer.shared
    renderer.writer.append(json: hasWritten ? #",{"id":"# : #"{"id":"#)
    renderer.writer.append(string: name)
    renderer.writer.append(json: #","text":"#)
    renderer.writer.append(string: text)
    if let systemImage {
      renderer.writer.append(json: #","systemImage":"#)
      renderer.writer.append(string: systemImage)
    }
    if isIconOnly { renderer.writer.append(json: #","labelStyle":"iconOnly""#) }
    renderer.writer.append(json: "}")
    hasWritten = true
  }
}

/// An option of a picker: its name for the client, and what it shows.
struct PickerOption {
  let name: String
  let text: String
  let systemImage: String?

  fileprivate init(_ name: String, _ text: String, _ systemImage: String?) {
    (self.name, self.text, self.systemImage) = (name, text, systemImage)
  }
}

/// Looks for the first option of a kind.
private final class OptionSearch {
  nonisolated deinit {}

  /// The tags around what is being walked, the innermost one last.
  var tags: [any Hashable] = []
  private let isWanted: @MainActor (PickerOption, any Hashable) -> Bool
  private(set) var found: (option: PickerOption, tag: any Hashable)?

  init(for isWanted: @escaping @MainActor (PickerOption, any Hashable) -> Bool) {
    self.isWanted = isWanted
  }

  func look(at option: PickerOption) {
    guard found == nil, let tag = tags.last, isWanted(option, tag) else { return }
    found = (option, tag)
  }
}

/// The options of a picker, as often as they are asked for.
struct PickerOptions<Selection: Hashable> {
  /// Walks the picker's content.
  let collect: @MainActor (inout OptionCollector) -> Void
  /// What is handed down to it.
  let environment: EnvironmentValues

  /// Writes them into the property that is open.
  ///
  /// - Returns: the name of the option that is selected; nil where none is.
  func write(selected: Selection) -> String? {
    let names = OptionNames.of(Selection.self)
    let name = names.name(of: selected)
    var collector = OptionCollector(names, environment, selected: name)
    collect(&collector)
    // Equal tags nearly always have the same name, and names are compared faster.
    return collector.hasSelected ? name : option(of: selected)?.name
  }

  /// The option that is selected; nil where none is.
  func option(of selected: Selection) -> PickerOption? {
    let name = OptionNames.of(Selection.self).name(of: selected)
    let found = first { option, _ in option.name == name }
    return (found ?? first { $1 as? Selection == selected })?.option
  }

  /// All options, in their order.
  var all: [PickerOption] {
    var all: [PickerOption] = []
    _ = first { option, _ in
      all.append(option)
      return false
    }
    return all
  }

  /// The tag of the first option of a name.
  func tag(named name: String) -> Selection? {
    // Where nothing may be selected, a cast of no option would make it that.
    guard let found = first(where: { option, _ in option.name == name }) else { return nil }
    return found.tag as? Selection
  }

  @inline(never)
  private func first(
    where isWanted: @escaping @MainActor (PickerOption, any Hashable) -> Bool
  ) -> (option: PickerOption, tag: any Hashable)? {
    let search = OptionSearch(for: isWanted)
    var collector = OptionCollector(OptionNames.of(Selection.self), environment, search: search)
    collect(&collector)
    return search.found
  }
}

extension Text {
  /// An option by this name.
  public static func _collectOptions(of view: Text, into collector: inout OptionCollector) {
    collector.add(view.string)
  }
}

extension Label {
  /// An option with a name and a symbol.
  public static func _collectOptions(of view: Label, into collector: inout OptionCollector) {
    collector.add((view.title as? Text)?.string ?? "", systemImage: (view.icon as? Image)?.symbol)
  }
}

extension Image {
  /// An option that shows a symbol, and is read by the symbol's name.
  public static func _collectOptions(of view: Image, into collector: inout OptionCollector) {
    let words = view.name.split(separator: ".").joined(separator: " ")
    collector.add(
      collector.isInParts ? "" : words, systemImage: view.symbol,
      isIconOnly: view.symbol != nil)
  }
}

extension HStack {
  /// One option: the first text and the first symbol.
  @inlinable
  public static func _collectOptions(
    of view: borrowing HStack, into collector: inout OptionCollector
  ) {
    collector.addParts(of: view.content)
  }
}

extension VStack {
  /// One option: the first text and the first symbol.
  @inlinable
  public static func _collectOptions(
    of view: borrowing VStack, into collector: inout OptionCollector
  ) {
    collector.addParts(of: view.content)
  }
}

extension ZStack {
  /// One option: the first text and the first symbol.
  @inlinable
  public static func _collectOptions(
    of view: borrowing ZStack, into collector: inout OptionCollector
  ) {
    collector.addParts(of: view.content)
  }
}

extension PairView {
  /// The options of both.
  @inlinable
  public static func _collectOptions(
    of view: borrowing PairView, into collector: inout OptionCollector
  ) {
    First._collectOptions(of: view.first, into: &collector)
    Second._collectOptions(of: view.second, into: &collector)
  }
}

extension Group {
  /// The options of the content.
  @inlinable
  public static func _collectOptions(
    of view: borrowing Group, into collector: inout OptionCollector
  ) { Content._collectOptions(of: view.content, into: &collector) }
}

extension ModifiedContent {
  /// Whether the content is one.
  @inlinable
  public static var _isSection: Bool { Content._isSection }

  /// The options of the content; what they look like is the picker's business.
  @inlinable
  public static func _collectOptions(
    of view: borrowing ModifiedContent, into collector: inout OptionCollector
  ) { Content._collectOptions(of: view.content, into: &collector) }
}

extension AnyView {
  /// The options of the wrapped view.
  public static func _collectOptions(of view: AnyView, into collector: inout OptionCollector) {
    view.wrapped.collectOptions(into: &collector)
  }
}

extension Optional where Wrapped: View {
  /// Whether the view is one, if there is one.
  @inlinable
  public static var _isSection: Bool { Wrapped._isSection }

  /// The options of the view, if there is one.
  @inlinable
  public static func _collectOptions(of view: Wrapped?, into collector: inout OptionCollector) {
    if let view { Wrapped._collectOptions(of: view, into: &collector) }
  }
}

extension _ConditionalContent {
  /// Whether both branches are.
  @inlinable
  public static var _isSection: Bool { First._isSection && Second._isSection }

  /// The options of the branch taken.
  @inlinable
  public static func _collectOptions(
    of view: _ConditionalContent, into collector: inout OptionCollector
  ) {
    switch view {
    case .first(let content): First._collectOptions(of: content, into: &collector)
    case .second(let content): Second._collectOptions(of: content, into: &collector)
    }
  }
}

extension ForEach where Content: View {
  /// The options of each element's view, under its id where nothing else is a tag.
  @inlinable
  public static func _collectOptions(
    of view: borrowing ForEach, into collector: inout OptionCollector
  ) {
    let takesIDs = collector.isUntagged
    for element in view.data {
      let outer = takesIDs ? collector.enter(view.id(element)) : nil
      Content._collectOptions(of: view.content(element), into: &collector)
      if let outer { collector.leave(to: outer) }
    }
  }
}
