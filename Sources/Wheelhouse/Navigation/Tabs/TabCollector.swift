import ScreenDocument

/// Walks the content of a tab view for its tabs: every view that is not just several others.
public struct TabCollector {
  private(set) var found: [TabDescription] = []
  /// The place that is being visited, by structure and keys.
  @usableFromInline var identity: UInt64
  /// What a selection names the place by, where it stands in a `ForEach`.
  @usableFromInline var key: (any Hashable)?

  /// The title of the section that is being visited, empty where it has none; nil outside of any.
  @usableFromInline var section: String?

  @usableFromInline
  init(in context: RenderContext) { identity = StableHash.mix(context.identity, 0x7AB) }

  /// Adds a view as one tab.
  @inlinable
  mutating func add<V: View>(_ view: borrowing V) {
    let view = copy view
    add { V._render(view, in: $0) }
  }

  /// Adds a view as one tab, of which it says more.
  @inlinable
  mutating func add<V: View & TabPart>(part view: borrowing V) {
    let view = copy view
    view.describe(add { V._render(view, in: $0) })
  }

  /// Adds a tab with some content.
  @usableFromInline
  @discardableResult
  mutating func add(_ content: @escaping @MainActor (RenderContext) -> Void) -> TabDescription {
    let tab = TabDescription(identity: identity, value: key, content: content)
    tab.section = section
    if found.isEmpty { found.reserveCapacity(4) }
    found.append(tab)
    return tab
  }

  /// Comes to a section, and answers which one is around it.
  @usableFromInline
  mutating func begin<Header: View>(section header: Header) -> String? {
    let outer = section
    let label = TabDescription(identity: 0, value: nil) { _ in }
    label.label(by: header)
    section = label.text ?? ""
    return outer
  }

  /// Visits a part of the content at a structural position.
  @inlinable
  mutating func visit<V: View>(_ view: borrowing V, at position: UInt64) {
    let outer = identity
    identity = StableHash.mix(outer, position)
    V._collectTabs(of: view, into: &self)
    identity = outer
  }

  /// Visits a part of the content that is several tabs, each inside a modifier.
  @usableFromInline
  mutating func visit<V: View>(_ view: borrowing V, inside modifier: some RenderModifier) {
    let first = found.count
    visit(view, at: 0x11)
    for tab in found[first...] { tab.add(around: modifier) }
  }

  /// Visits a part of the content that has a key, and a place of its own.
  @inlinable
  mutating func visit<V: View>(_ view: borrowing V, key: some Hashable, at place: UInt64) {
    let outer = self.key
    self.key = key
    visit(view, at: place)
    self.key = outer
  }
}

extension EmptyView {
  /// Adds nothing.
  @inlinable
  public static func _collectTabs(of view: EmptyView, into collector: inout TabCollector) {}
}

extension PairView {
  /// Adds the tabs of both views.
  @inlinable
  public static func _collectTabs(
    of view: borrowing PairView, into collector: inout TabCollector
  ) {
    collector.visit(view.first, at: 1)
    collector.visit(view.second, at: 2)
  }
}

extension Group {
  /// Adds the tabs of the content.
  @inlinable
  public static func _collectTabs(of view: borrowing Group, into collector: inout TabCollector) {
    collector.visit(view.content, at: 1)
  }
}

extension Optional where Wrapped: View {
  /// Adds the tabs of the view, if there is one.
  @inlinable
  public static func _collectTabs(of view: Wrapped?, into collector: inout TabCollector) {
    if let view { collector.visit(view, at: 0x73) }
  }
}

extension _ConditionalContent {
  /// Adds the tabs of the branch that is taken.
  @inlinable
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
  @inlinable
  public static func _collectTabs(of view: borrowing ForEach, into collector: inout TabCollector) {
    let keys = RowKeys.begin()
    for element in view.data {
      let key = view.id(element)
      let place = RowKeys.distinct(StableHash.key(key), in: keys, of: Self.self)
      collector.visit(view.content(element), key: key, at: place)
    }
    RowKeys.end()
  }
}
