import ScreenDocument

/// The awake part of a session: the elements of what is on the screen, and what must be rendered again.
///
/// A turn goes forward only: state changes mark elements, ``update()`` renders the marked ones from the
/// outside in, hosts (screens, sheets, the document) put together what their content asked for, then
/// appearances, tasks and changes run; if those changed state, another round follows, up to a bound.
package final class ViewGraph {
  let renderer: Renderer
  private(set) var root: RootElement!
  var index = HandlerIndex()
  /// Actions to run once everything is rendered.
  var afterRender: [@MainActor () -> Void] = []
  /// The revision that the next document will have.
  var nextRevision: UInt32 = 1
  /// The number of the patch that is being made.
  private(set) var turn: UInt32 = 0
  /// How many bodies were evaluated, for tests and figures.
  package internal(set) var evaluations = 0
  /// Called when something must be rendered while no turn is going on.
  var needsTurn: (@MainActor () -> Void)?
  /// What a snapshot left for elements that are not made yet.
  var restoring: RestoredState?
  /// Every stack there is, outer ones first.
  var stacks: [NavigationStackElement] = []
  var urls: [URLElement] = []
  /// Anchors that want to present and cannot until the presentation that is up is gone.
  var waiting: [PresentationAnchor] = []
  var presentationCount = 0
  var bannerCount = 0
  /// Addresses to be opened by the client.
  var effects: [String] = []
  var openHandlers: [OpenURLElement] = []
  private(set) var changed: [Element] = []
  private var dirty: [Element] = []
  private var hosts: [HostElement] = []
  private var isUpdating = false

  init(renderer: Renderer) {
    self.renderer = renderer
    MainThread.note()
  }

  /// Makes the root and everything in it.
  func start(_ makeRoot: (ViewGraph) -> RootElement) {
    root = makeRoot(self)
  }

  func enqueue(_ element: Element) {
    dirty.append(element)
    if !isUpdating { needsTurn?() }
  }

  func enqueue(host: HostElement) {
    guard !host.isFrameDirty else { return }
    host.isFrameDirty = true
    hosts.append(host)
    if !isUpdating { needsTurn?() }
  }

  /// Renders until nothing is left to do.
  ///
  /// - Returns: false when changes kept causing changes; what was rendered so far is consistent.
  func update() -> Bool {
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<100 {
      guard !dirty.isEmpty || !hosts.isEmpty || !afterRender.isEmpty else { return true }
      renderDirty()
      renderHosts()
      runAfterRender()
    }
    afterRender.removeAll()
    return false
  }

  /// Hands over the elements whose content differs from what the client shows.
  ///
  /// This ends a turn: what is made from now on belongs to the next patch. Turns are not revisions,
  /// because a turn may make elements without any nodes and so leave the document as it is.
  func takeChanged() -> [Element] {
    turn &+= 1
    defer { changed.removeAll(keepingCapacity: true) }
    for element in changed { element.isListed = false }
    return changed.contains { $0.isDestroyed } ? changed.filter { !$0.isDestroyed } : changed
  }

  private func renderDirty() {
    while !dirty.isEmpty {
      var batch = dirty
      dirty.removeAll(keepingCapacity: true)
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for element in batch where element.isDirty && !element.isDestroyed {
        renderer.render(element)
      }
    }
  }

  private func renderHosts() {
    while !hosts.isEmpty {
      let batch = hosts
      hosts.removeAll(keepingCapacity: true)
      for host in batch where !host.isDestroyed {
        host.isFrameDirty = false
        host.collect()
        renderer.render(host)
      }
    }
  }

  private func runAfterRender() {
    guard !afterRender.isEmpty else { return }
    let actions = afterRender
    afterRender.removeAll(keepingCapacity: true)
    for action in actions { action() }
  }
}

// What a finished rendering leaves behind.
extension ViewGraph {
  func took(_ element: Element, changed isChanged: Bool) {
    guard isChanged, element.bornIn != turn, !element.isListed else { return }
    element.isListed = true
    changed.append(element)
  }

  func replaceHandlers(of element: Element, by new: [Handler]) {
    if element.handlers.isEmpty, new.isEmpty { return }
    let old = element.handlers
    var merged = new
    let isSameRun = old.count == new.count && zip(old, new).allSatisfy { $0.id == $1.id }
    if isSameRun {
      for index in merged.indices { merged[index].born = old[index].born }
    } else {
      reindex(element, from: old, to: &merged)
    }
    element.handlers = merged
  }

  private func reindex(_ element: Element, from old: [Handler], to new: inout [Handler]) {
    var births: [UInt64: UInt32] = [:]
    for handler in old {
      births[handler.id] = handler.born
      index.remove(handler.id, element)
    }
    for position in new.indices {
      if let born = births[new[position].id] { new[position].born = born }
      index.insert(new[position].id, element)
    }
  }

  func replaceLifecycle(of element: Element, by new: [LifecycleEntry]) {
    let extras = element.needExtras()
    var former = extras.lifecycle
    for entry in new {
      if let position = former.firstIndex(where: { $0.identity == entry.identity }) {
        entry.carried(from: former.remove(at: position), self)
      } else {
        entry.started(self)
      }
    }
    for entry in former { entry.ended(self) }
    extras.lifecycle = new
  }

  func preferencesChanged(in element: Element) {
    var candidate = element.owner
    while let owner = candidate {
      if let host = owner as? HostElement {
        host.note(element)
        return
      }
      candidate = owner.owner
    }
  }

  /// Removes an element and everything it made: cancels its work and forgets its handlers.
  func destroy(_ element: Element) {
    guard !element.isDestroyed else { return }
    element.isDestroyed = true
    for handler in element.handlers { index.remove(handler.id, element) }
    element.handlers = []
    element.forgetSources()
    if let extras = element.extras {
      for entry in extras.lifecycle { entry.ended(self) }
      if !extras.preferences.isEmpty {
        extras.preferences = []
        preferencesChanged(in: element)
      }
    }
    element.destroyed()
    for child in element.owned { destroy(child) }
    element.owned = []
    element.extras = nil
  }
}
