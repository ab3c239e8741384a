/// Walks the content of a picker for its options: texts and labels with tags.
///
/// Views say by a requirement of their protocol which options they stand for, so that the module of an app
/// gets a version of its own of the whole walk.
public struct OptionCollector {
  let names: OptionNames
  private(set) var options: [PickerOption] = []
  /// The tag of what is being walked, of the innermost view that has one.
  @usableFromInline var tag: (any Hashable)?

  @usableFromInline
  init<Tag: Hashable>(_ type: Tag.Type) { names = OptionNames.of(type) }

  /// Adds an option under the tag that is set; one without a tag of the selection's type is none.
  @usableFromInline
  mutating func add(_ text: String, systemImage: String? = nil) {
    guard let tag, let id = names.name(of: tag) else { return }
    if options.isEmpty { options.reserveCapacity(4) }
    options.append(PickerOption(id: id, text: text, systemImage: systemImage, tag: tag))
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
  static func name<Tag: Hashable>(of tag: Tag, in collector: OptionCollector) -> String? {
    let options = collector.options
    if let name = collector.names.name(of: tag) {
      for index in options.indices where options[index].id == name { return name }
    }
    return name(ofEqual: tag, in: options)
  }

  @inline(never)
  private static func name<Tag: Hashable>(
    ofEqual tag: Tag, in options: [PickerOption]
  ) -> String? {
    for option in options where option.tag as? Tag == tag { return option.id }
    return nil
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
    collector.add((view.title as? Text)?.string ?? "", systemImage: (view.icon as? Image)?.name)
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
  /// The options of the view, if there is one.
  @inlinable
  public static func _collectOptions(of view: Wrapped?, into collector: inout OptionCollector) {
    if let view { Wrapped._collectOptions(of: view, into: &collector) }
  }
}

extension _ConditionalContent {
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
    let outer = collector.tag
    for element in view.data {
      if outer == nil { collector.tag = view.id(element) }
      Content._collectOptions(of: view.content(element), into: &collector)
    }
    collector.tag = outer
  }
}
