import ScreenDocument

/// Walks the content of a tab view for its tabs: every view that is not just several others.
public struct TabCollector {
  private var found: [TabDescription] = []
  /// The place that is being visited, by structure and keys.
  private var identity: UInt64
  /// What a selection names the place by, where it stands in a `ForEach`.
  private var key: (any Hashable)?

  static func tabs<Content: View>(
    of content: borrowing Content, below identity: UInt64
  ) -> [TabDescription] {
    var collector = TabCollector(identity: StableHash.mix(identity, 0x7AB))
    Content._collectTabs(of: content, into: &collector)
    return collector.found
  }

  private init(identity: UInt64) { self.identity = identity }

  /// Adds a view as one tab.
  @usableFromInline
  mutating func add<V: View>(_ view: borrowing V) { found.append(tab(of: view)) }

  /// Adds a view as one tab, of which it says more.
  mutating func add<V: View & TabPart>(part view: borrowing V) {
    let tab = tab(of: view)
    view.describe(tab)
    if !tab.isLabelled { tab.modifications = [] }
    found.append(tab)
  }

  private func tab<V: View>(of view: borrowing V) -> TabDescription {
    let view = copy view
    return TabDescription(identity: identity, value: key) { V._render(view, in: $0) }
  }

  /// Visits a part of the content at a structural position.
  @usableFromInline
  mutating func visit<V: View>(_ view: borrowing V, at position: UInt64) {
    let outer = identity
    identity = StableHash.mix(outer, position)
    V._collectTabs(of: view, into: &self)
    identity = outer
  }

  /// Visits a part of the content that has a key.
  fileprivate mutating func visit<V: View>(_ view: borrowing V, key: some Hashable) {
    let outer = self.key
    self.key = key
    visit(view, at: StableHash.key(key))
    self.key = outer
  }
}

extension EmptyView {
  /// Adds nothing.
  public static func _collectTabs(of view: EmptyView, into collector: inout TabCollector) {}
}

extension PairView {
  /// Adds the tabs of both views.
  public static func _collectTabs(
    of view: borrowing PairView, into collector: inout TabCollector
  ) {
    collector.visit(view.first, at: 1)
    collector.visit(view.second, at: 2)
  }
}

extension Group {
  /// Adds the tabs of the content.
  public static func _collectTabs(of view: borrowing Group, into collector: inout TabCollector) {
    collector.visit(view.content, at: 1)
  }
}

extension Optional where Wrapped: View {
  /// Adds the tabs of the view, if there is one.
  public static func _collectTabs(of view: Wrapped?, into collector: inout TabCollector) {
    if let view { collector.visit(view, at: 0x73) }
  }
}

extension _ConditionalContent {
  /// Adds the tabs of the branch that is taken.
  public static func _collectTabs(
    of view: _ConditionalContent, into collector: inout TabCollector
  ) {
    switch view {
    case .first(let content): collector.visit(content, at: 0x71)
    case .second(let content): collector.visit(content, at: 0x72)
    }
  }
}

extension ForEach where Content: View {
  /// Adds the tabs of each element's view, named by its id.
  public static func _collectTabs(of view: borrowing ForEach, into collector: inout TabCollector) {
    for element in view.data {
      collector.visit(view.content(element), key: view.id(element))
    }
  }
}
