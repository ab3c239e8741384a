import ScreenDocument

/// Tabs, kept equal to the selection they are bound to.
///
/// The selection is read while this element is rendered, so a switch renders the tab bar alone: neither
/// the view that declares it nor any tab is evaluated again. All tabs are written in this element's
/// nodes, since a tab can be selected although its content is covered.
final class TabViewElement: ContainerElement {
  nonisolated deinit {}

  @exclusivity(unchecked) private var tabs: [TabDescription] = []
  /// The content of each tab, once it was selected.
  @exclusivity(unchecked) private var elements: [TabElement?] = []
  @exclusivity(unchecked) private var selection: TabSelection
  private let ownSelection: OwnTabSelection
  /// Tabs that were selected before a snapshot was taken.
  @exclusivity(unchecked) private var restored: [UInt64]
  /// The content of the selected tab.
  @exclusivity(unchecked) private(set) var shown: TabElement?

  override init(in context: RenderContext, owner: Element) {
    let state = owner.graph.restoring?.tabs.removeValue(forKey: context.identity)
    restored = state?.selectedBefore ?? []
    ownSelection = OwnTabSelection(state?.selected)
    selection = ownSelection
    super.init(in: context, owner: owner)
    frame?.hasTabs = true
  }

  override var shownCount: Int { shown == nil ? 0 : 1 }
  override func shownFrame(at index: Int) -> FrameElement? { shown }

  /// Takes over the tabs that the view declares; those that were selected before stay.
  ///
  /// - Returns: false where they are the same, and only show something else.
  func update(_ tabs: [TabDescription], selection: TabSelection?) -> Bool {
    guard isSame(tabs, selection ?? ownSelection) else {
      replace(by: tabs)
      self.selection = selection ?? ownSelection
      return true
    }
    self.tabs = tabs
    for index in tabs.indices {
      if let element = elements[index] { hand(tabs[index].content, to: element) }
    }
    return false
  }

  private func isSame(_ tabs: [TabDescription], _ selection: TabSelection) -> Bool {
    guard tabs.count == self.tabs.count, selection.isSame(as: self.selection) else { return false }
    for index in tabs.indices where !tabs[index].looksSame(as: self.tabs[index]) { return false }
    return true
  }

  private func replace(by tabs: [TabDescription]) {
    let (formerTabs, formerElements) = (self.tabs, elements)
    self.tabs = tabs
    elements = []
    elements.reserveCapacity(tabs.count)
    for tab in tabs {
      var position = 0
      while position < formerTabs.count, formerTabs[position].identity != tab.identity {
        position += 1
      }
      if position < formerTabs.count, let element = formerElements[position] {
        hand(tab.content, to: element)
        elements.append(element)
      } else {
        elements.append(restoredElement(of: tab))
      }
    }
  }

  /// The content of a tab that was selected before the session slept; nil where it was not.
  private func restoredElement(of tab: TabDescription) -> TabElement? {
    guard !restored.isEmpty, graph.restoring != nil, restored.contains(tab.identity) else {
      return nil
    }
    restored.removeAll { $0 == tab.identity }
    return TabElement(tab, in: self)
  }

  override func render(_ renderer: Renderer) {
    let index = selection.index(in: tabs) ?? 0
    show(index)
    let context = begin(.tabView)
    if tabs.indices.contains(index) {
      context.write(.selection, NodeIdentity(rawValue: tabs[index].identity).token)
    }
    renderer.writer.beginSlot(.children)
    for index in tabs.indices { write(tabs[index], elements[index], renderer) }
    renderer.writer.endSlot()
    end(context)
  }

  private func show(_ index: Int) {
    let former = shown
    shown = nil
    defer { if shown !== former { changed(from: former) } }
    guard tabs.indices.contains(index) else { return }
    let element = elements[index] ?? TabElement(tabs[index], in: self)
    elements[index] = element
    shown = element
    // To select it is to go to its root from now on, which the second tap of two does not mean.
    if let former, former !== element { refuseEarlierCommands(on: tabs[index].identity) }
  }

  private func changed(from former: TabElement?) {
    graph.frameChanged()
    if former?.asksOfBar ?? false || shown?.asksOfBar ?? false { barChanged() }
  }

  /// What the tab that is seen asks of the bar around is another now.
  private func barChanged() {
    if let frame, !frame.isDestroyed { graph.enqueue(host: frame) }
  }

  override func destroyed() {
    super.destroyed()
    if shown?.asksOfBar ?? false { barChanged() }
  }

  private func write(_ tab: TabDescription, _ element: TabElement?, _ renderer: Renderer) {
    var context = self.context
    context.identity = tab.identity
    for modification in tab.modifications { context = context.adding(modification) }
    context.begin(.tab, action: .choice(TabChoice(tab.identity, in: self), and: []))
    context.write(.text, tab.text)
    context.write(.systemImage, tab.systemImage)
    context.write(.role, tab.role)
    context.write(.section, tab.section)
    if let element {
      renderer.adopt(element)
      renderer.writer.beginSlot(.children)
      renderer.writer.hole(element)
      renderer.writer.endSlot()
    }
    context.end()
    renderer.pending.removeLast(tab.modifications.count)
  }

  /// Selects a tab, or goes to the root of the one that is selected.
  fileprivate func select(_ identity: UInt64) {
    // A loop: a closure that is handed to the library asks for its actor.
    var index = 0
    while index < tabs.count, tabs[index].identity != identity { index += 1 }
    guard index < tabs.count else { return }
    if shown === elements[index], selection.index(in: tabs) ?? 0 == index {
      elements[index]?.goToRoot()
    }
    selection.select(tabs[index])
    invalidate()
  }

  override func goToRoot() {
    let (selection, first) = (selection, tabs.first)
    OneProposal.of(in: graph) {
      for element in elements { element?.goToRoot() }
      if let first, selection.proposes { selection.select(first) }
    } then: { [self] outcome in
      guard outcome == .taken, !isDestroyed else { return }
      if let first, !selection.proposes { selection.select(first) }
      invalidate()
    }
  }

  override func store(
    into out: inout SnapshotWriter, _ encoder: JSONTextEncoder
  ) -> SnapshotRecord? {
    let selected = ownSelection.selected
    var before: [UInt64] = []
    for index in tabs.indices where elements[index] != nil && elements[index] !== shown {
      before.append(tabs[index].identity)
    }
    if graph.restoring != nil { before.append(contentsOf: restored) }
    guard selected != nil || !before.isEmpty else { return nil }
    TabsSnapshot(selected: selected, selectedBefore: before).write(into: &out)
    return .tabs
  }
}

/// A tab that selecting chooses.
private final class TabChoice: Choice {
  nonisolated deinit {}

  private let identity: UInt64
  private let inTabs: Uncounted<TabViewElement>

  init(_ identity: UInt64, in element: TabViewElement) {
    self.identity = identity
    inTabs = Uncounted(element)
  }

  override func choose() -> Bool {
    inTabs { $0.select(identity) }
    return true
  }
}

/// What a snapshot keeps of tabs: their places.
struct TabsSnapshot: Equatable {
  /// The selected tab, if the tab view keeps that itself.
  var selected: UInt64?
  /// Tabs that are not selected and were before.
  var selectedBefore: [UInt64]
}
