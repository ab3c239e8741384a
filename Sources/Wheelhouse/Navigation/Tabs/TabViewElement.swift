import ScreenDocument

/// Tabs, kept equal to the selection they are bound to.
///
/// The selection is read while this element is rendered, so a switch renders the tab bar alone: neither
/// the view that declares it nor any tab is evaluated again. All tabs are written in this element's
/// nodes, since a tab can be selected although its content is covered.
final class TabViewElement: ContainerElement {
  nonisolated deinit {}

  private struct Entry {
    let tab: TabDescription
    /// The tab's content, once it was selected.
    var element: TabElement?
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var tabs: [TabDescription] = []
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
  }

  override var shownCount: Int { shown == nil ? 0 : 1 }
  override func shownFrame(at index: Int) -> FrameElement? { shown }

  /// Takes over the tabs that the view declares; those that were selected before stay.
  func update(_ tabs: [TabDescription], selection: TabSelection?) {
    let former = entries
    self.tabs = tabs
    self.selection = selection ?? ownSelection
    entries = []
    entries.reserveCapacity(tabs.count)
    for tab in tabs {
      entries.append(Entry(tab: tab, element: Self.element(of: tab, in: former)))
    }
    for index in entries.indices {
      let tab = entries[index].tab
      if let element = entries[index].element {
        hand(tab.content, to: element)
      } else if graph.restoring != nil, restored.contains(tab.identity) {
        entries[index].element = TabElement(tab, in: self)
        restored.removeAll { $0 == tab.identity }
      }
    }
  }

  private static func element(of tab: TabDescription, in entries: [Entry]) -> TabElement? {
    for entry in entries where entry.tab.identity == tab.identity { return entry.element }
    return nil
  }

  override func render(_ renderer: Renderer) {
    let index = selection.index(in: tabs) ?? 0
    show(index)
    let context = begin(.tabView)
    if tabs.indices.contains(index) {
      context.write(.selection, NodeIdentity(rawValue: tabs[index].identity).token)
    }
    renderer.writer.beginSlot(.children)
    for entry in entries { write(entry, renderer) }
    renderer.writer.endSlot()
    end(context)
  }

  private func show(_ index: Int) {
    let former = shown
    shown = nil
    defer { if shown !== former { graph.frameChanged() } }
    guard entries.indices.contains(index) else { return }
    let element = entries[index].element ?? TabElement(entries[index].tab, in: self)
    entries[index].element = element
    shown = element
  }

  private func write(_ entry: Entry, _ renderer: Renderer) {
    let tab = entry.tab
    var context = self.context
    context.identity = tab.identity
    for modification in tab.modifications { context = context.adding(modification) }
    let select = NamedAction(name: .select) { [unowned self] _ in
      self.select(tab.identity)
      return true
    }
    context.begin(.tab, action: .named([select]))
    context.write(.text, tab.text)
    context.write(.systemImage, tab.systemImage)
    context.write(.role, tab.role)
    if let element = entry.element {
      renderer.adopt(element)
      renderer.writer.beginSlot(.children)
      renderer.writer.hole(element)
      renderer.writer.endSlot()
    }
    context.end()
    renderer.pending.removeLast(tab.modifications.count)
  }

  /// Selects a tab, or goes to the root of the one that is selected.
  private func select(_ identity: UInt64) {
    // A loop: a closure that is handed to the library asks for its actor.
    var index = 0
    while index < entries.count, entries[index].tab.identity != identity { index += 1 }
    guard index < entries.count else { return }
    if shown === entries[index].element, selection.index(in: tabs) ?? 0 == index {
      entries[index].element?.goToRoot()
    }
    selection.select(entries[index].tab)
    invalidate()
  }

  override func goToRoot() {
    for entry in entries { entry.element?.goToRoot() }
    if let first = tabs.first { selection.select(first) }
    invalidate()
  }

  override func store(
    into out: inout SnapshotWriter, _ encoder: JSONTextEncoder
  ) -> SnapshotRecord? {
    let selected = ownSelection.selected
    var before: [UInt64] = []
    for entry in entries where entry.element != nil && entry.element !== shown {
      before.append(entry.tab.identity)
    }
    if graph.restoring != nil { before.append(contentsOf: restored) }
    guard selected != nil || !before.isEmpty else { return nil }
    TabsSnapshot(selected: selected, selectedBefore: before).write(into: &out)
    return .tabs
  }
}

/// What a snapshot keeps of tabs: their places.
struct TabsSnapshot: Equatable {
  /// The selected tab, if the tab view keeps that itself.
  var selected: UInt64?
  /// Tabs that are not selected and were before.
  var selectedBefore: [UInt64]
}
