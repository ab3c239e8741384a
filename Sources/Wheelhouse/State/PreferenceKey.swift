/// A key of values that views hand up to those around them.
///
///     struct OpenTasks: PreferenceKey {
///       static let defaultValue = 0
///       static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
///     }
///
///     List(tasks) { task in TaskRow(task).preference(key: OpenTasks.self, value: task.isDone ? 0 : 1) }
///       .onPreferenceChange(OpenTasks.self) { open = $0 }
public nonisolated protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view hands one up.
  static var defaultValue: Value { get }
  /// Joins a value with the one of the next view, in the order in which they stand.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Hands a value up, in place of what views inside hand up under the key.
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> ModifiedContent<Self, KeepingModifier> {
    let modifier = KeepingModifier { context in
      var values = context.environment.values
      guard let reader = values[PreferenceReaderKey<Key>.self].reader,
        let element = context.renderer.element
      else { return values }
      context.lifecycle(
        PreferenceEntry<Key>(context.identity, value, of: element, in: context, for: reader))
      values[PreferenceReaderKey<Key>.self] = PreferenceReaderLink(reader: nil)
      return values
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Runs `action` with what views inside hand up under a key, all joined, whenever that is another value.
  ///
  /// At first it is the key's `defaultValue`.
  @preconcurrency
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> ModifiedContent<Self, KeepingModifier> where Key.Value: Equatable {
    let modifier = KeepingModifier { context in
      var values = context.environment.values
      let outer = values[PreferenceReaderKey<Key>.self].reader
      let kept = context.kept(0x9F) { PreferenceReader<Key>(inside: outer) { $0 == $1 } }
      guard let kept else { return values }
      kept.action = action
      context.lifecycle(PreferenceReaderEntry(context.identity, kept))
      values[PreferenceReaderKey<Key>.self] = PreferenceReaderLink(reader: kept)
      return values
    }
    return ModifiedContent(content: self, modifier: modifier)
  }
}

private nonisolated struct PreferenceReaderKey<Key: PreferenceKey>: EnvironmentKey {
  static var defaultValue: PreferenceReaderLink<Key> { PreferenceReaderLink(reader: nil) }
}

/// To whom views here hand values up, compared as the object it is.
private nonisolated struct PreferenceReaderLink<Key: PreferenceKey>: Equatable {
  let reader: PreferenceReader<Key>?

  static func == (first: PreferenceReaderLink, second: PreferenceReaderLink) -> Bool {
    first.reader === second.reader
  }
}

/// Joins what is handed up to one place, and to those around it.
private final class PreferenceReader<Key: PreferenceKey> {
  nonisolated deinit {}

  var action: @MainActor (Key.Value) -> Void = { _ in }
  var isOver = false
  private weak var outer: PreferenceReader?
  private let isSame: (Key.Value, Key.Value) -> Bool
  private var known = Key.defaultValue
  private var entries: [PreferenceEntry<Key>] = []
  private var isWaiting = false

  init(
    inside outer: PreferenceReader?, _ isSame: @escaping (Key.Value, Key.Value) -> Bool
  ) {
    self.outer = outer
    self.isSame = isSame
  }

  func add(_ entry: PreferenceEntry<Key>, _ graph: ViewGraph) {
    entries.append(entry)
    changed(graph)
    outer?.add(entry, graph)
  }

  func remove(_ entry: PreferenceEntry<Key>, _ graph: ViewGraph) {
    entries.removeAll { $0 === entry }
    changed(graph)
    outer?.remove(entry, graph)
  }

  /// Tells what there is by then, once all is rendered.
  private func changed(_ graph: ViewGraph) {
    if isWaiting || isOver { return }
    isWaiting = true
    graph.afterRender.append { [weak self] in self?.tell() }
  }

  private func tell() {
    isWaiting = false
    if isOver { return }
    let values = ElementOrder().sorted(entries, by: \.standing).map(\.value)
    var value = values.first ?? Key.defaultValue
    for next in values.dropFirst() { Key.reduce(value: &value) { next } }
    if isSame(value, known) { return }
    known = value
    action(value)
  }
}

/// Ends the telling with the place that is told.
private final class PreferenceReaderEntry<Key: PreferenceKey>: LifecycleEntry {
  nonisolated deinit {}

  private let reader: PreferenceReader<Key>

  init(_ identity: UInt64, _ reader: PreferenceReader<Key>) {
    self.reader = reader
    super.init(identity)
  }

  override func started(_ graph: ViewGraph) { reader.isOver = false }
  override func ended(_ graph: ViewGraph) { reader.isOver = true }
}

/// What one view hands up.
private final class PreferenceEntry<Key: PreferenceKey>: LifecycleEntry {
  nonisolated deinit {}

  let value: Key.Value
  private let element: Uncounted<Element>
  private let place: (index: Int, position: Int)
  private let reader: PreferenceReader<Key>

  init(
    _ identity: UInt64, _ value: Key.Value, of element: Element, in context: RenderContext,
    for reader: PreferenceReader<Key>
  ) {
    self.value = value
    self.element = Uncounted(element)
    self.reader = reader
    place = (context.renderer.ownedCount, context.renderer.lifecycle.count)
    super.init(identity)
  }

  /// Where it stands: in its element, before which of the elements in that, and as which of what stands there.
  var standing: ElementOrder.Standing {
    ElementOrder.Standing(element: element.object, index: place.index, position: place.position)
  }

  override func started(_ graph: ViewGraph) { reader.add(self, graph) }

  override func carried(from former: LifecycleEntry, _ graph: ViewGraph) {
    former.ended(graph)
    started(graph)
  }

  override func ended(_ graph: ViewGraph) { reader.remove(self, graph) }
}

/// The order of elements on the screen: one comes before those in it, and those before the next one.
private final class ElementOrder {
  nonisolated deinit {}

  /// Where elements stand among those in the one around, as far as that was asked for.
  private var positions: [ObjectIdentifier: Int] = [:]

  init() {}

  /// In an element, before the one of that index among those in it, as one of several there.
  struct Standing {
    let element: Element
    let index: Int
    let position: Int
  }

  func sorted<Item>(_ items: [Item], by standing: (Item) -> Standing) -> [Item] {
    if items.count < 2 { return items }
    let placed = items.map { item in
      let standing = standing(item)
      let path = path(to: standing.element) + [standing.index]
      return (path: path, position: standing.position, item: item)
    }
    let sorted = placed.sorted { first, second in
      first.path == second.path
        ? first.position < second.position : first.path.lexicographicallyPrecedes(second.path)
    }
    return sorted.map(\.item)
  }

  private func path(to element: Element) -> [Int] {
    var path: [Int] = []
    var candidate = element
    while let owner = candidate.owner {
      path.append(position(of: candidate, in: owner))
      candidate = owner
    }
    return path.reversed()
  }

  private func position(of element: Element, in owner: Element) -> Int {
    if let position = positions[ObjectIdentifier(element)] { return position }
    for index in owner.owned.indices {
      owner.owned.uncounted(at: index)({ positions[ObjectIdentifier($0)] = index })
    }
    return positions[ObjectIdentifier(element)] ?? owner.owned.count
  }
}
