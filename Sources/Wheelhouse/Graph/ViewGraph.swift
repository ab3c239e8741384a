import ScreenDocument

/// The awake part of a session: the elements of what is on the screen, and what must be rendered again.
///
/// A turn goes forward only: state changes mark elements, ``update()`` renders the marked ones from the
/// outside in, hosts (screens, sheets, the document) put together what their content asked for, then
/// appearances, tasks and changes run; if those changed state, another round follows, up to a bound.
package final class ViewGraph {
  let renderer: Renderer
  @exclusivity(unchecked) private(set) var root: RootElement!
  @exclusivity(unchecked) var index = HandlerIndex()
  /// Actions to run once everything is rendered.
  @exclusivity(unchecked) var afterRender: [@MainActor () -> Void] = []
  /// The revision that the next document will have.
  var nextRevision: UInt32 = 1
  /// The number of the patch that is being made.
  @exclusivity(unchecked) private(set) var turn: UInt32 = 0
  /// How many bodies were evaluated, for tests and figures.
  @exclusivity(unchecked) package internal(set) var evaluations = 0
  /// Called when something must be rendered while no turn is going on.
  @exclusivity(unchecked) var needsTurn: (@MainActor () -> Void)?
  /// What the client keeps, once anybody has said or asked for any of it.
  @exclusivity(unchecked) var knownAppValues: AppValues?
  /// What a snapshot left for elements that are not made yet.
  @exclusivity(unchecked) var restoring: RestorableState?
  /// What outlives the graph, once somebody takes snapshots again and again.
  @exclusivity(unchecked) var ledger: SnapshotLedger?
  /// Called for each property whose value is lost when the session sleeps, where somebody wants to know.
  var tellLost: (@MainActor (LostState) -> Void)?
  /// Called with what an app probably does not mean.
  var advise: (@MainActor (Advice) -> Void)?
  /// Every stack, tab view and split view there is, outer ones first.
  @exclusivity(unchecked) var containers: [ContainerElement] = []
  @exclusivity(unchecked) var urls: [URLElement] = []
  /// Anchors that want to present and cannot until the presentation that is up is gone.
  @exclusivity(unchecked) var waiting: [PresentationAnchor] = []
  /// What the person is asked about, if something goes on after the answer.
  @exclusivity(unchecked) var asked: AskedProposal?
  /// The type of the view whose rendering kept changing what it shows, when that was last stopped.
  private(set) var restless: String?
  /// How many screens and presentations were opened: each has the next number, so that none is taken for one that
  /// is gone.
  var openedCount = 0
  var bannerCount = 0
  /// The properties that say that the person is in a field: of those around one another all.
  var focus: [FocusPlace] = []
  /// Every inspector there is, wherever it stands.
  @exclusivity(unchecked) var inspectors: [PresentationElement] = []
  /// The time by which banners hide.
  var clock: any SessionClock = MonotonicClock()
  /// Presentations that a snapshot names come before any others.
  var isWaking = false
  /// Whether it is only there to be asked about a link: it is rendered, and nothing in it appears or begins to work.
  var isOnTrial = false
  /// What the client is to do besides showing the document.
  @exclusivity(unchecked) var effects: [ClientEffect] = []
  /// Tells a path that the browser has to go to itself; nil where there is none.
  var isEndpoint: (@MainActor (String) -> Bool)?
  /// How files come that the person hands in; nil where none can.
  var imports: Imports?
  /// Whether a view has asked for the pages to be judged anew.
  @exclusivity(unchecked) var asksWhoIsThere = false
  var openHandlers: [OpenURLElement] = []
  /// The shared events that something on the screen follows.
  var interests: [UInt64] = []
  /// The graph that is being rendered.
  @exclusivity(unchecked) private(set) static var updating: Uncounted<ViewGraph>?
  /// A link to another window that a view has opened.
  @exclusivity(unchecked) var departure: String?
  @exclusivity(unchecked) private(set) var changed: [Piece] = []
  @exclusivity(unchecked) private var dirty: [DirtyElement] = []
  /// Elements that were destroyed while they were in ``dirty``, which keeps none.
  @exclusivity(unchecked) private var leaving: [Element] = []
  @exclusivity(unchecked) private var hosts: [HostElement] = []
  /// What is being rendered of ``dirty`` and ``hosts``.
  @exclusivity(unchecked) private static var batch: [DirtyElement] = []
  @exclusivity(unchecked) private static var hostBatch: [HostElement] = []
  /// Memory for ``dirty`` and ``hosts``: a graph in which nothing waits has none of its own.
  @exclusivity(unchecked) private static var spareDirty: [DirtyElement] = []
  @exclusivity(unchecked) private static var spareHosts: [HostElement] = []
  /// The lists of elements that are gone, for the handlers of elements to come.
  @exclusivity(unchecked) private static var spareHandlers: [[Handler]] = []
  /// A list with more room than this is not kept.
  private static let mostRoomForHandlers = 4
  /// What a larger rendering took is given back.
  private static let mostSpare = 64
  @exclusivity(unchecked) private var isUpdating = false
  /// Something waits to be rendered, and whoever brings about turns was told.
  @exclusivity(unchecked) private(set) var wantsTurn = false

  init(renderer: Renderer) {
    self.renderer = renderer
    MainThread.note()
  }

  /// Makes the root and everything in it.
  func start(_ makeRoot: (ViewGraph) -> RootElement) {
    root = makeRoot(self)
  }

  func enqueue(_ element: Element) {
    if !isUpdating { wantTurn() }
    if element.isQueued { return }
    element.isQueued = true
    if dirty.capacity == 0 { swap(&dirty, &Self.spareDirty) }
    dirty.append(DirtyElement(element))
  }

  func enqueue(host: HostElement) {
    guard !host.isFrameDirty else { return }
    host.isFrameDirty = true
    if hosts.capacity == 0 { swap(&hosts, &Self.spareHosts) }
    hosts.append(host)
    if !isUpdating { wantTurn() }
  }

  /// Notes that a snapshot would be another one by now.
  func keptChanged() { if !isUpdating { wantTurn() } }

  /// Asks for a turn, once until it comes.
  private func wantTurn() {
    if wantsTurn { return }
    wantsTurn = true
    needsTurn?()
  }

  /// Renders until nothing is left to do.
  ///
  /// - Returns: false when changes kept causing changes; what was rendered so far is consistent.
  func update() -> Bool {
    wantsTurn = false
    isUpdating = true
    restless = nil
    // What happens meanwhile may wake another session, which is updated in between.
    let former = ViewGraph.updating
    ViewGraph.updating = Uncounted(self)
    defer { rest(former) }
    var stops = 0
    for _ in 0..<100 {
      guard !dirty.isEmpty || !hosts.isEmpty || hasActions || hasAnswered() else {
        return stops == 0
      }
      if !renderDirty() { stops += 1 }
      renderHosts()
      // What appears beside a view that never comes to rest appears all the same.
      guard stops < Self.mostStops else { break }
      runAfterRender()
    }
    afterRender.removeAll()
    return false
  }

  /// So often views that never come to rest are stopped in one update, and rendered again for what appeared.
  private static let mostStops = 3

  /// Whether something is to be done once all is rendered.
  private var hasActions: Bool { !afterRender.isEmpty && !isOnTrial }

  /// Goes on after an answer, if there is one; whether anything changes by that.
  private func hasAnswered() -> Bool {
    guard let answered = asked, answered.isAnswered else { return false }
    asked = nil
    answered.goOn()
    return !dirty.isEmpty || !hosts.isEmpty || hasActions
  }

  /// Goes on with a proposal after the answer; the latest is what the person wants.
  func wait(for proposal: AskedProposal) {
    let former = asked
    asked = proposal
    former?.giveUp()
  }

  /// Ends an update within another one, or none, with nothing kept for lists that are empty.
  private func rest(_ outer: Uncounted<ViewGraph>?) {
    isUpdating = false
    ViewGraph.updating = outer
    KeptProperties.forget()
    Self.giveBack(&dirty, to: &Self.spareDirty)
    Self.giveBack(&hosts, to: &Self.spareHosts)
    if Self.batch.capacity > Self.mostSpare { Self.batch = [] }
    if Self.hostBatch.capacity > Self.mostSpare { Self.hostBatch = [] }
  }

  private static func giveBack<Item>(_ list: inout [Item], to spare: inout [Item]) {
    guard list.isEmpty, list.capacity > 0 else { return }
    if list.capacity > spare.capacity, list.capacity <= mostSpare { swap(&list, &spare) }
    list = []
  }

  /// Hands over the elements whose content differs from what the client shows.
  ///
  /// Those that are gone by now are detached, and no matter to who composes a patch. This ends a turn:
  /// what is made from now on belongs to the next patch. Turns are not revisions, because a turn may make
  /// elements without any nodes and so leave the document as it is.
  func takeChanged() -> [Piece] {
    turn &+= 1
    var taken: [Piece] = []
    swap(&taken, &changed)
    for position in taken.indices {
      Uncounted(unsafeDowncast(taken[position], to: Element.self)) { $0.isListed = false }
    }
    return taken
  }

  /// Renders what waits, and what that makes, outer elements first.
  ///
  /// Where no element changes what an outer one shows, this takes as many passes as there are levels.
  ///
  /// - Returns: false when an element's own rendering kept changing what it shows.
  private func renderDirty() -> Bool {
    defer { leaving.removeEach() }
    var passes = 0
    var deepest = 0
    while !dirty.isEmpty {
      passes += 1
      if passes > deepest + 200 {
        stopRendering()
        return false
      }
      renderBatch { element in
        deepest = max(deepest, Int(element.depth))
        renew(element)
      }
    }
    return true
  }

  /// Renders what waits once more, and each element that is new, so that nothing is left half done.
  private func stopRendering() {
    var rendered: Set<ObjectIdentifier> = []
    while !dirty.isEmpty {
      renderBatch { element in
        if rendered.insert(ObjectIdentifier(element)).inserted { return renew(element) }
        restless = element.viewName
        element.isDirty = false
        element.isSuspect = false
      }
    }
  }

  private func renderBatch(_ render: (Element) -> Void) {
    swap(&dirty, &Self.batch)
    sortBatch()
    for position in Self.batch.indices {
      Self.batch[position].whileThere { element in
        if !element.isDestroyed { render(element) }
        // Not before: one that is destroyed by its own rendering has to be there until that ends.
        element.isQueued = false
        if element.isDestroyed { return }
        if element.isDirty || element.isSuspect { enqueue(element) }
      }
    }
    Self.batch.removeEach()
  }

  private func renew(_ element: Element) {
    if element.isDirty || element.isSuspect && element.hasOtherParts {
      renderer.render(element)
    } else {
      element.isSuspect = false
    }
  }

  /// Puts outer elements first; nearly always there are few, and nearly sorted.
  private func sortBatch() {
    guard Self.batch.count > 1 else { return }
    if Self.batch.count > 32 { return Self.batch.sort { $0.depth < $1.depth } }
    for index in 1..<Self.batch.count {
      var position = index
      while position > 0, Self.batch[position - 1].depth > Self.batch[position].depth {
        Self.batch.swapAt(position, position - 1)
        position -= 1
      }
    }
  }

  /// Puts the hosts together; the document itself last, since any other may change what it says.
  private func renderHosts() {
    while !hosts.isEmpty {
      swap(&hosts, &Self.hostBatch)
      for position in Self.hostBatch.indices {
        Uncounted(Self.hostBatch[position]) { host in
          if host.isDestroyed { return }
          if host === root, Self.hostBatch.count > 1 { return hosts.append(host) }
          host.isFrameDirty = false
          host.collect()
          renderer.render(host)
        }
      }
      Self.hostBatch.removeEach()
    }
  }

  private func runAfterRender() {
    guard hasActions else { return }
    KeptProperties.forget()
    let actions = afterRender
    afterRender.removeAll(keepingCapacity: true)
    for action in actions { action() }
  }
}

/// An element that waits to be rendered, and is one of those that leave if it is destroyed meanwhile.
private struct DirtyElement {
  private let element: Uncounted<Element>
  let depth: UInt16
  #if DEBUG
    private weak var witness: Element?
  #endif

  init(_ element: Element) {
    self.element = Uncounted(element)
    depth = element.depth
    #if DEBUG
      witness = element
    #endif
  }

  /// Does something with the element, which nobody has freed.
  @inline(__always)
  func whileThere(_ body: (Element) -> Void) {
    #if DEBUG
      precondition(witness != nil, "an element goes by being destroyed")
    #endif
    element(body)
  }
}

// What a finished rendering leaves behind.
extension ViewGraph {
  func took(_ element: Element, changed isChanged: Bool) {
    guard isChanged, element.bornIn != turn, !element.isListed else { return }
    element.isListed = true
    // Handed over with its memory at the end of each turn, and not to be grown bit by bit.
    if changed.isEmpty { changed.reserveCapacity(12) }
    changed.append(element)
  }

  /// Takes over what the nodes of an element do; nothing is left in `new`.
  func replaceHandlers(of element: Element, by new: inout Gathered<Handler>) {
    let count = element.handlers.count
    if count == 0, new.isEmpty { return }
    guard count == new.count, hasSameHandlers(element, new) else {
      return reindex(element, to: &new)
    }
    for position in 0..<count {
      let former = element.handlers[position].age
      new.swap(at: position, with: &element.handlers[position])
      element.handlers[position].follow(former, next: nextRevision)
    }
    new.removeAll()
  }

  private func hasSameHandlers(_ element: Element, _ new: borrowing Gathered<Handler>) -> Bool {
    for position in 0..<new.count {
      let id = new.look(at: position) { $0.id }
      if element.handlers[position].id != id { return false }
    }
    return true
  }

  private func reindex(_ element: Element, to new: inout Gathered<Handler>) {
    keepBirths(of: element.handlers, in: &new, element)
    if let extras = element.atExtras, extras({ $0.movesRows }), !element.handlers.isEmpty {
      extras { $0.rearranged = nextRevision }
    }
    for position in element.handlers.indices {
      index.remove(element.handlers[position].id, element)
    }
    for position in 0..<new.count { index.insert(new.look(at: position) { $0.id }, element) }
    element.handlers.removeEach()
    fill(&element.handlers, from: &new)
  }

  /// Moves handlers into an empty list, and gives one that stays empty back.
  private func fill(_ list: inout [Handler], from new: inout Gathered<Handler>) {
    if new.isEmpty { return Self.recycle(&list) }
    if list.capacity == 0, let spare = Self.spareHandlers.popLast() { list = spare }
    list.reserveCapacity(new.count)
    new.move(to: &list)
  }

  /// Keeps the memory of a list that is not needed any more.
  private static func recycle(_ list: inout [Handler]) {
    var given: [Handler] = []
    swap(&given, &list)
    guard 1...mostRoomForHandlers ~= given.capacity, spareHandlers.count < mostSpare else { return }
    given.removeEach()
    spareHandlers.append(given)
  }

  /// Nodes that stay are as old as they were; nearly always all of them came at once.
  private func keepBirths(
    of old: [Handler], in new: inout Gathered<Handler>, _ element: Element
  ) {
    guard !old.isEmpty else { return }
    let born = old[0].born
    for position in old.indices where old[position].born != born || old[position].isOn != nil {
      return keepUnevenBirths(of: old, in: &new)
    }
    let age = old[0].age
    for position in 0..<new.count {
      new.change(at: position) {
        if index.isOf(element, $0.id) { $0.follow(age, next: nextRevision) }
      }
    }
  }

  private func keepUnevenBirths(of old: [Handler], in new: inout Gathered<Handler>) {
    var ages: [UInt64: Handler.Age] = [:]
    for position in old.indices { ages[old[position].id] = old[position].age }
    for position in 0..<new.count {
      new.change(at: position) { if let age = ages[$0.id] { $0.follow(age, next: nextRevision) } }
    }
  }

  /// Takes over what an element asks of its host, which is told only of what changes its looks.
  func replacePreferences(of element: Element, by new: [Preference]) {
    var old = new
    element.ownExtras { swap(&old, &$0.preferences) }
    guard old.count == new.count else { return preferencesChanged(in: element) }
    var declares = false
    for index in new.indices {
      guard old[index].looksSame(as: new[index]) else { return preferencesChanged(in: element) }
      if new[index].isDestination { declares = true }
    }
    if declares { host(of: element)?.destinationsChanged() }
  }

  func replaceLifecycle(of element: Element, by new: [LifecycleEntry]) {
    var former: [LifecycleEntry] = []
    element.ownExtras { swap(&former, &$0.lifecycle) }
    for entry in new {
      if let position = former.firstIndex(where: { $0.isSame(as: entry) }) {
        entry.carried(from: former.remove(at: position), self)
      } else {
        entry.started(self)
      }
    }
    for entry in former { entry.ended(self) }
    element.ownExtras { $0.lifecycle = new }
  }

  func preferencesChanged(in element: Element) { host(of: element)?.note(element) }

  func host(of element: Element) -> HostElement? {
    var candidate = element.atOwner
    while let owner = candidate {
      if let host = owner({ $0.asHost }) { return host }
      candidate = owner { $0.atOwner }
    }
    return nil
  }

  /// Removes an element and everything it made: cancels its work and forgets its handlers.
  func destroy(_ element: Element) {
    guard !element.isDestroyed else { return }
    element.isDestroyed = true
    if element.isQueued { leaving.append(element) }
    for position in element.handlers.indices {
      index.remove(element.handlers[position].id, element)
    }
    Self.recycle(&element.handlers)
    element.forgetSources()
    element.atExtras? { extras in
      for entry in extras.lifecycle { entry.ended(self) }
      if let ledger { for slot in extras.state { ledger.remove(slot) } }
      if !extras.preferences.isEmpty {
        extras.preferences = []
        preferencesChanged(in: element)
      }
    }
    element.destroyed()
    for position in element.owned.indices { element.owned.uncounted(at: position)(destroy) }
    element.owned.removeAll()
    if let extras = element.extras.take() { Extras.recycle(extras) }
  }
}
