import ScreenDocument

/// A stack of screens, kept equal to the path it is bound to.
///
/// The path is read while this element is rendered, so a push or a pop renders the stack alone: neither
/// the view that declares it nor the screens that stay are evaluated again.
final class NavigationStackElement: ContainerElement {
  nonisolated deinit {}

  /// What a screen above the root shows.
  fileprivate enum Entry {
    case value(Any)
    case anchored(PushAnchor)
  }

  fileprivate struct Level {
    let entry: Entry
    let screen: ScreenElement
    /// Where it was in the stack that a snapshot holds; everything newer is above.
    let rank: Int
    /// What a value shows; nil as long as nothing is declared for it.
    var shown: Declaration?
  }

  /// What is declared for values, and what declares it.
  fileprivate struct Declaration {
    let destination: Destination
    let source: ObjectIdentifier
  }

  @exclusivity(unchecked) private var store: PathStore
  @exclusivity(unchecked) private var rootScreen: ScreenElement!
  @exclusivity(unchecked) private var levels: [Level] = []
  @exclusivity(unchecked) private var restored: [StackSnapshot.Level?] = []
  /// What would hold a screen open and is in another column, as long as the person is asked whether to leave what is here.
  @exclusivity(unchecked) private var awaited: PushAnchor?

  init(
    in context: RenderContext, owner: Element, store: PathStore,
    root: @escaping @MainActor (RenderContext) -> Void
  ) {
    self.store = store
    super.init(in: context, owner: owner)
    restore()
    rootScreen = ScreenElement(serial: 0, stack: self, content: root)
    (frame as? ColumnElement)?.appeared(self)
  }

  /// Whether there is a screen above the root.
  var hasLeftRoot: Bool { !levels.isEmpty }

  /// The screen right above its root, if there is one.
  var firstAboveRoot: ScreenElement? { levels.first?.screen }

  /// Whether its first screen asks for a split view without a button that hides the sidebar.
  var hidesSidebarToggle: Bool { rootScreen.hidesSidebarToggle }
  var columnWidth: ColumnWidth? { rootScreen.columnWidth }

  /// The screen that is seen.
  var top: ScreenElement { levels.last?.screen ?? rootScreen }

  /// Whether that screen is seen.
  func isOnTop(_ screen: ScreenElement) -> Bool {
    levels.isEmpty ? screen === rootScreen : levels[levels.count - 1].screen === screen
  }

  override var shownCount: Int { 1 }
  override func shownFrame(at index: Int) -> FrameElement? { top }

  func updateRoot(_ root: @escaping @MainActor (RenderContext) -> Void) {
    let isSame = rootScreen.environment.isSame(as: environment)
    hand(root, to: rootScreen)
    guard !isSame else { return }
    for level in levels { hand(to: level.screen) }
  }

  var pathStore: PathStore { store }

  override func goToRoot() { popToRoot() }

  override func store(
    into out: inout SnapshotWriter, _ encoder: JSONTextEncoder
  ) -> SnapshotRecord? {
    guard let state = snapshot(encoder) else { return nil }
    state.write(into: &out)
    return .stack
  }

  override func destroyed() {
    super.destroyed()
    graph.destroy(rootScreen)
    for level in levels { graph.destroy(level.screen) }
  }

  override func render(_ renderer: Renderer) {
    follow()
    (frame as? ColumnElement)?.split.invalidate()
    let context = begin(.navigationStack)
    renderer.writer.beginSlot(.children)
    place(rootScreen, renderer)
    for level in levels { place(level.screen, renderer) }
    renderer.writer.endSlot()
    end(context)
    graph.frameChanged()
  }

  private func place(_ screen: ScreenElement, _ renderer: Renderer) {
    renderer.adopt(screen)
    renderer.writer.hole(screen)
  }

  /// Makes the screens those that are wanted.
  ///
  /// What a flag, an item or a link no longer wants goes first, before its anchor is rendered. Otherwise its screen
  /// would be evaluated once more with what has taken its place, and values that were set at the same time would count
  /// as above it and go with it. Where the path has not changed, what is above goes.
  private func follow() {
    let changes = store.changes()
    guard let index = levels.firstIndex(where: \.isUnwanted) else { return follow(changes) }
    let isSame = changes.added.isEmpty && changes.kept == levels.count(where: \.isValue)
    if isSame, index + 1 < levels.count { remove(from: index + 1) }
    letGoOfUnwanted()
    follow(isSame ? store.changes() : changes)
  }

  /// Removes the screens that nothing holds open any more, and those that something on one of them does.
  private func letGoOfUnwanted() {
    var gone: [ScreenElement] = []
    levels.removeAll { level in
      guard let anchor = level.anchor else { return false }
      if anchor.isUnwanted {
        anchor.letGo()
      } else if let screen = anchor.screen, gone.contains(where: { $0 === screen }) {
        anchor.lostScreen()
      } else {
        return false
      }
      gone.append(level.screen)
      return true
    }
  }

  /// Keeps the screens of the common prefix and makes those of the new values.
  private func follow(_ changes: (kept: Int, added: [Any])) {
    let keptLevels = levelCount(keeping: changes.kept)
    for level in levels[keptLevels...] { abandon(level) }
    levels.removeSubrange(keptLevels...)
    for value in changes.added { push(value) }
  }

  /// How many levels stay when the first `values` of the path do and nothing is removed below them.
  private func levelCount(keeping values: Int) -> Int {
    var seen = 0
    for (index, level) in levels.enumerated() {
      guard case .value = level.entry else { continue }
      if seen == values { return index }
      seen += 1
    }
    return levels.count
  }

  private func abandon(_ level: Level) {
    level.anchor?.lostScreen()
  }

  private func push(_ value: Any) {
    let shown = declaration(for: value, below: levels.count)
    push(.value(value), content: content(of: value, shown), shown)
  }

  private func push(
    _ entry: Entry, content: @escaping @MainActor (RenderContext) -> Void,
    _ shown: Declaration? = nil
  ) {
    let (serial, rank) = restoredLevel(of: entry) ?? (graph.nextSerial(), .max)
    let screen = ScreenElement(serial: serial, stack: self, content: content)
    var index = levels.count
    while index > 0, levels[index - 1].rank > rank { index -= 1 }
    levels.insert(Level(entry: entry, screen: screen, rank: rank, shown: shown), at: index)
  }

  /// Which screen of a snapshot is being made again: values in their order, anchors by their identity.
  private func restoredLevel(of entry: Entry) -> (serial: Int, rank: Int)? {
    if restored.isEmpty || graph.restoring == nil { return nil }
    let rank = restored.firstIndex { $0.map { $0.anchor == entry.anchor } ?? false }
    guard let rank, let level = restored[rank] else { return nil }
    restored[rank] = nil
    return (level.serial, rank)
  }
}

// Leaving screens.
extension NavigationStackElement {
  /// Leaves a screen and everything above it by changing the path or the flag it came from.
  func leave(_ screen: ScreenElement) -> BackOutcome {
    for index in levels.indices where levels[index].screen === screen {
      remove(from: index)
      return .left
    }
    return .nothingToPop
  }

  private func popToRoot() {
    if !levels.isEmpty { remove(from: 0) }
  }

  private func remove(from index: Int) {
    let left = anchors(from: index)
    OneProposal.of(in: graph) {
      for anchor in left where anchor.proposes { anchor.close() }
      if levels[index...].contains(where: \.isValue) {
        store.keepFirst(levels[..<index].count(where: \.isValue))
      }
    } then: { outcome in
      guard outcome == .taken else { return }
      for anchor in left where !anchor.proposes && !anchor.isDestroyed { anchor.close() }
    }
    invalidate()
  }

  /// What holds the screens open that are no values, the topmost first.
  private func anchors(from index: Int) -> [PushAnchor] {
    levels[index...].reversed().compactMap(\.anchor)
  }

  /// Goes to a route value that a link names, if the path can hold it.
  ///
  /// A link in another column begins a new path.
  func go(to value: any Hashable, from link: Element) {
    guard isOutside(link) ? begin(with: value) : store.append(value) else {
      return graph.advise?(.deadLink(to: value)) ?? ()
    }
  }

  /// Begins a new path with a value; false when the path cannot hold its type.
  private func begin(with value: any Hashable) -> Bool {
    var canHold = false
    OneProposal.of(in: graph) {
      canHold = store.begin(with: value)
      if canHold { proposeToBeginAnew() }
    } then: { [self] outcome in
      if canHold, outcome == .taken, !isDestroyed { goOnFresh() }
    }
    return canHold
  }

  /// What of a new path may have to ask first, beside its values.
  private func proposeToBeginAnew() {
    for anchor in anchors(from: 0) where anchor.proposes { anchor.close() }
    if let split = column?.split, split.prefersByProposal { goOnToColumn() }
  }

  /// The path begins anew, and is what is seen: the screens that are no values of it go.
  private func goOnFresh() {
    for anchor in anchors(from: 0) where !anchor.proposes { anchor.close() }
    letGoOfUnwanted()
    invalidate()
    goOnToColumn()
  }

  private func goOnToColumn() {
    if let column { column.split.goOn(to: column.index) }
  }

  private func isOutside(_ link: Element) -> Bool {
    link.nearest(NavigationStackElement.self) !== self
  }

  /// Shows a screen that a flag, an item or a link holds open; false where the person is asked first.
  ///
  /// One in another column begins a new path, unless it is one that a snapshot held open.
  func open(
    _ anchor: PushAnchor, content: @escaping @MainActor (RenderContext) -> Void
  ) -> Bool {
    if isOutside(anchor), !isRestoring(anchor) {
      guard mayBeginAnew(for: anchor) else { return false }
      follow(store.changes())
    }
    push(.anchored(anchor), content: content)
    invalidate()
    return true
  }

  /// Begins a new path for a screen that something holds open, unless the person is asked first.
  private func mayBeginAnew(for anchor: PushAnchor) -> Bool {
    if awaited === anchor { return false }
    OneProposal.of(in: graph) {
      store.keepFirst(0)
      proposeToBeginAnew()
    } then: { [self] outcome in
      switch outcome {
      case .taken where awaited !== anchor: goOnFresh()
      case .asked: awaited = anchor
      case .taken, .givenUp: answered(for: anchor, isFree: outcome == .taken)
      }
    }
    return awaited !== anchor
  }

  /// Shows what waited for the answer, or lets go of it.
  private func answered(for anchor: PushAnchor, isFree: Bool) {
    if awaited === anchor { awaited = nil }
    if anchor.isDestroyed { return }
    if isFree { anchor.invalidate() } else { anchor.close() }
  }

  /// Removes the screen of an anchor that no longer holds it open, and those above it.
  func close(_ anchor: PushAnchor) {
    guard let index = levels.firstIndex(where: { $0.isOf(anchor) }) else { return }
    remove(from: index + 1)
    levels.remove(at: index)
  }

  func update(_ anchor: PushAnchor, content: @escaping @MainActor (RenderContext) -> Void) {
    guard let level = levels.first(where: { $0.isOf(anchor) }) else { return }
    set(content, on: level.screen)
  }

  private func set(
    _ content: @escaping @MainActor (RenderContext) -> Void, on screen: ScreenElement
  ) {
    screen.content.content = content
    screen.content.invalidate()
  }
}

extension NavigationStackElement.Level {
  fileprivate var isValue: Bool {
    if case .value = entry { true } else { false }
  }

  fileprivate var anchor: PushAnchor? {
    if case .anchored(let anchor) = entry { anchor } else { nil }
  }

  /// Whether what holds it open wants it no longer, or another one.
  fileprivate var isUnwanted: Bool { anchor?.isUnwanted ?? false }

  fileprivate func isOf(_ anchor: PushAnchor) -> Bool { self.anchor === anchor }
}

// What route values show: what is declared nearest to the root, below the screen itself.
extension NavigationStackElement {
  /// Looks again at what the screens show for which `frame` declares, or has declared, destinations.
  func destinationsChanged(in frame: FrameElement) {
    let source = ObjectIdentifier(frame)
    for index in firstLevel(above: frame)..<levels.count {
      guard case .value(let value) = levels[index].entry else { continue }
      let former = levels[index].shown
      guard former?.source == source || frame.destination(for: value) != nil else { continue }
      let shown = declaration(for: value, below: index)
      guard shown?.destination !== former?.destination else { continue }
      levels[index].shown = shown
      set(content(of: value, shown), on: levels[index].screen)
    }
  }

  private func firstLevel(above frame: FrameElement) -> Int {
    (levels.lastIndex { $0.screen === frame } ?? -1) + 1
  }

  private func declaration(for value: Any, below index: Int) -> Declaration? {
    if let column = frame as? ColumnElement, column.stack === self {
      for leading in column.split.columns.prefix(column.isDetail ? column.index : 0) {
        if let found = declaration(for: value, in: leading) { return found }
      }
    }
    if let found = declaration(for: value, in: rootScreen) { return found }
    for level in levels[..<index] {
      if let found = declaration(for: value, in: level.screen) { return found }
    }
    return nil
  }

  private func declaration(for value: Any, in frame: FrameElement) -> Declaration? {
    frame.destination(for: value).map {
      Declaration(destination: $0, source: ObjectIdentifier(frame))
    }
  }

  private func content(of value: Any, _ shown: Declaration?) -> @MainActor (RenderContext) -> Void {
    if let content = shown?.destination.content(value) { return content }
    let name = String(describing: type(of: value))
    return { context in
      let missing = ContentUnavailableView(
        "No destination", systemImage: "exclamationmark.triangle",
        description: Text("Add .navigationDestination(for: \(name).self) inside the stack"))
      ContentUnavailableView._render(missing, in: context)
    }
  }
}

// Waking and parking.
extension NavigationStackElement {
  private func restore() {
    guard let state = graph.restoring?.stacks.removeValue(forKey: identity) else { return }
    restored = state.levels
    if let path = state.path, store is AnyPathStore, let known = NavigationPath(snapshot: path) {
      store = AnyPathStore(nil, own: known)
    }
  }

  private func isRestoring(_ anchor: PushAnchor) -> Bool {
    guard graph.restoring != nil else { return false }
    return restored.contains { $0?.anchor == anchor.identity }
  }

  /// What must be stored of this stack, nil while it shows its root and is there anyway.
  private func snapshot(_ encoder: JSONTextEncoder) -> StackSnapshot? {
    let isGiven = (frame as? ColumnElement)?.hasOwnStack ?? false
    let levels = snapshotLevels
    guard !levels.isEmpty || isGiven else { return nil }
    return StackSnapshot(
      highestSerial: levels.map(\.serial).max() ?? 0, levels: levels,
      path: store.snapshot(encoder)?[...])
  }

  /// The screens there are, and those of the last snapshot that wait for views still to come.
  private var snapshotLevels: [StackSnapshot.Level] {
    var found = levels.map {
      (rank: $0.rank, level: StackSnapshot.Level(serial: $0.screen.serial, anchor: $0.entry.anchor))
    }
    guard graph.restoring != nil else { return found.map(\.level) }
    for (rank, level) in restored.enumerated() {
      if let level { found.append((rank, level)) }
    }
    return found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element.level)
  }
}

extension NavigationStackElement.Entry {
  /// The place of the anchor that holds the screen open; nil for a value of the path.
  fileprivate var anchor: UInt64? {
    if case .anchored(let anchor) = self { anchor.identity } else { nil }
  }
}

/// What a snapshot keeps of a stack: which push each of its screens was, and its path if it owns it.
struct StackSnapshot: Equatable {
  /// One screen above the root, the lowest first.
  struct Level: Equatable {
    var serial: Int
    /// The place of the flag, item or link that holds it open; nil for a value of the path.
    var anchor: UInt64?
  }

  /// The highest number that a screen of it has had, as far as the stack knows.
  var highestSerial: Int
  var levels: [Level]
  /// The path that the stack itself keeps, as JSON text.
  var path: ArraySlice<UInt8>?

}
