import ScreenDocument

/// What a tab view knows of one of its tabs.
struct TabDescription {
  /// The tab's place, by structure and keys.
  let identity: UInt64
  var text: String?
  var systemImage: String?
  var role: String?
  /// What a selection names the tab by.
  var value: (any Hashable)?
  /// What modifiers of the tab want written on its node.
  var modifications: [PendingModifier] = []
  /// Whether modifiers further in are the content's and no longer the tab's.
  var isLabelled = false
  let content: @MainActor (RenderContext) -> Void

  /// Takes over a modifier: all those around the label, and a badge of what is inside it.
  mutating func add(_ modifier: PendingModifier) {
    guard isLabelled else { return modifications.append(modifier) }
    guard case .string(.badge, _) = modifier else { return }
    for case .string(.badge, _) in modifications { return }
    modifications.append(modifier)
  }

  /// Takes over a label's texts and images.
  mutating func label<Label: View>(by label: Label) {
    isLabelled = true
    if Label.self == Wheelhouse.Label<Text, Image>.self {
      let label = _identityCast(label, to: Wheelhouse.Label<Text, Image>.self)
      text = text ?? label.title.string
      systemImage = systemImage ?? label.icon.name
      return
    }
    (label as? any TabLabelPart)?.add(to: &self)
  }
}

/// Walks the content of a tab view for its tabs: every view that is not just several others.
struct TabCollector {
  private var found: [TabDescription] = []
  private var identity: UInt64
  private var key: (any Hashable)?

  static func tabs<Content: View>(of content: Content, below identity: UInt64) -> [TabDescription] {
    var collector = TabCollector(identity: StableHash.mix(identity, 0x7AB))
    collector.visit(content)
    return collector.found
  }

  private init(identity: UInt64) { self.identity = identity }

  /// Visits a part of the content at a structural position, where it may have a key.
  mutating func visit<V: View>(_ view: V, at position: UInt64, key: (any Hashable)? = nil) {
    let outer = (identity, self.key)
    identity = StableHash.mix(identity, position)
    if let key { self.key = key }
    visit(view)
    (identity, self.key) = outer
  }

  private mutating func visit<V: View>(_ view: V) {
    let part = view as? any TabPart
    if part == nil, let group = view as? any TabGroup { return group.collect(into: &self) }
    var tab = TabDescription(identity: identity, value: key) { V._render(view, in: $0) }
    part?.describe(&tab)
    if !tab.isLabelled { tab.modifications = [] }
    found.append(tab)
  }
}

/// A view that is not a tab but several.
protocol TabGroup {
  func collect(into collector: inout TabCollector)
}

extension EmptyView: TabGroup {
  func collect(into collector: inout TabCollector) {}
}

extension PairView: TabGroup {
  func collect(into collector: inout TabCollector) {
    collector.visit(first, at: 1)
    collector.visit(second, at: 2)
  }
}

extension Group: TabGroup {
  func collect(into collector: inout TabCollector) { collector.visit(content, at: 1) }
}

extension Optional: TabGroup where Wrapped: View {
  func collect(into collector: inout TabCollector) {
    if let self { collector.visit(self, at: 0x73) }
  }
}

extension _ConditionalContent: TabGroup {
  func collect(into collector: inout TabCollector) {
    switch self {
    case .first(let content): collector.visit(content, at: 0x71)
    case .second(let content): collector.visit(content, at: 0x72)
    }
  }
}

extension ForEach: TabGroup where Content: View {
  func collect(into collector: inout TabCollector) {
    for element in data {
      let key = id(element)
      collector.visit(content(element), at: StableHash.key(key), key: key)
    }
  }
}
