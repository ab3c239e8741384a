import ScreenDocument

/// Collects what one element's rendering writes; one for all graphs of a process, since one element is
/// rendered at a time: the elements it places are rendered after it.
///
/// A pointer and no object: every view asks for it many times, and each time would count a reference.
struct Renderer {
  static let shared = Renderer()

  /// The element whose reads are being noted; nil outside a rendering.
  @exclusivity(unchecked) static var reading: Uncounted<Element>?
  /// Whether what is read counts by a part of it only, which is noted by who reads it.
  @exclusivity(unchecked) static var isReadingPart = false

  private let gathering: UnsafeMutablePointer<Gathering>

  private init() {
    gathering = .allocate(capacity: 1)
    gathering.initialize(to: Gathering())
  }

  /// Renders one element and hands over what it wrote.
  func render(_ element: Element) {
    begin(element)
    Renderer.reading = Uncounted(element)
    AccessTracking.render(element)
    Renderer.reading = nil
    element.inGraph { finish(element, $0) }
  }

  /// Makes `child` a part of the element being rendered, without a place in its nodes.
  func adopt(_ child: Element) {
    child.isKept = true
    owned.append(child)
  }

  /// The element that stood at `identity` in the last rendering, if it is of the kind asked for.
  func former<Kind: Element>(_ identity: UInt64, _ kind: Kind.Type) -> Kind? {
    guard let found = formerElement(identity), type(of: found) == kind else { return nil }
    return unsafeDowncast(found, to: kind)
  }

  /// The element of a view of that type that stood at `identity` in the last rendering.
  func former<V: View>(_ identity: UInt64, of type: V.Type) -> BodyElement? {
    guard let found = formerElement(identity), found.viewType == ObjectIdentifier(type) else {
      return nil
    }
    return unsafeDowncast(found, to: BodyElement.self)
  }

  private func formerElement(_ identity: UInt64) -> Element? {
    if let found = formerElement(identity, in: cursor..<min(former.count, cursor + 16)) {
      return found
    }
    return former.count > 16 ? lookedUp(identity) : formerElement(identity, in: 0..<cursor)
  }

  private func formerElement(_ identity: UInt64, in places: Range<Int>) -> Element? {
    var position = places.lowerBound
    while position < places.upperBound {
      if former.uncounted(at: position)({ $0.identity == identity && !$0.isKept }) {
        cursor = position + 1
        return former[position]
      }
      position += 1
    }
    return nil
  }

  private func lookedUp(_ identity: UInt64) -> Element? {
    if byIdentity.isEmpty { for element in former { byIdentity[element.identity] = element } }
    guard let found = byIdentity[identity], !found.isKept else { return nil }
    return found
  }

  private func begin(_ element: Element) {
    precondition(gathering.pointee.element == nil, "one element is rendered after the other")
    gathering.pointee.element = Uncounted(element)
    element.isDirty = false
    element.isSuspect = false
    nextRevision = element.inGraph { $0.nextRevision }
    dialog = element.dialog
    writer.reset()
    swap(&former, &element.owned)
    for position in former.indices { former.uncounted(at: position)({ $0.isKept = false }) }
    cursor = 0
    element.beginReading()
  }

  private func finish(_ element: Element, _ graph: ViewGraph) {
    element.endReading()
    handOverChildren(to: element, graph)
    graph.took(element, changed: element.take(&writer))
    graph.replaceHandlers(of: element, by: &handlers)
    if !lifecycle.isEmpty || !(element.atExtras? { $0.lifecycle.isEmpty } ?? true) {
      graph.replaceLifecycle(of: element, by: lifecycle.takeAll())
    }
    if !preferences.isEmpty || !(element.atExtras? { $0.preferences.isEmpty } ?? true) {
      graph.replacePreferences(of: element, by: preferences.takeAll())
    }
    gathering.pointee.element = nil
    dialog = nil
  }

  private var ownsTheSame: Bool {
    guard owned.count == former.count else { return false }
    for index in 0..<owned.count {
      let isSame = owned.look(at: index) { former.uncounted(at: index).isIdentical(to: $0) }
      if !isSame { return false }
    }
    return true
  }

  /// Gives the element its children; the usual case, the same ones again, costs no allocation.
  private func handOverChildren(to element: Element, _ graph: ViewGraph) {
    if ownsTheSame {
      swap(&former, &element.owned)
    } else {
      for position in former.indices {
        former.uncounted(at: position)({ if !$0.isKept { graph.destroy($0) } })
      }
      element.owned = Few(taking: &owned)
    }
    owned.removeAll()
    former.removeAll(keepingCapacity: true)
    if !byIdentity.isEmpty { byIdentity.removeAll(keepingCapacity: true) }
  }
}

/// What is being rendered, and what it has written so far.
private struct Gathering: ~Copyable {
  var writer = NodeWriter()
  var pending = Gathered<PendingModifier>()
  var handlers = Gathered<Handler>()
  var lifecycle = Gathered<LifecycleEntry>()
  var preferences = Gathered<Preference>()
  let snapshotEncoder = SnapshotEncoder()
  var element: Uncounted<Element>?
  var nextRevision: UInt32 = 0
  var dialog: Uncounted<FrameElement>?
  var owned = Gathered<Element>()
  var former: Few<Element> = []
  var cursor = 0
  var byIdentity: [UInt64: Element] = [:]
}

// Where it lies, read and changed in place.
extension Renderer {
  var writer: NodeWriter {
    _read { yield gathering.pointee.writer }
    nonmutating _modify { yield &gathering.pointee.writer }
  }

  /// Modifications that wait for a node, those of outer modifiers first.
  var pending: Gathered<PendingModifier> {
    _read { yield gathering.pointee.pending }
    nonmutating _modify { yield &gathering.pointee.pending }
  }

  var handlers: Gathered<Handler> {
    _read { yield gathering.pointee.handlers }
    nonmutating _modify { yield &gathering.pointee.handlers }
  }

  var lifecycle: Gathered<LifecycleEntry> {
    _read { yield gathering.pointee.lifecycle }
    nonmutating _modify { yield &gathering.pointee.lifecycle }
  }

  var preferences: Gathered<Preference> {
    _read { yield gathering.pointee.preferences }
    nonmutating _modify { yield &gathering.pointee.preferences }
  }

  var snapshotEncoder: SnapshotEncoder { gathering.pointee.snapshotEncoder }

  /// What is being rendered, if anything is; whoever renders keeps it.
  var element: Element? { gathering.pointee.element?.object }

  /// What is being rendered, for whoever asks often.
  var atElement: Uncounted<Element>? { gathering.pointee.element }
  /// How many elements are in that one so far.
  var ownedCount: Int { owned.count }

  /// The revision of the document in which what is being rendered will be seen first.
  private(set) var nextRevision: UInt32 {
    get { gathering.pointee.nextRevision }
    nonmutating set { gathering.pointee.nextRevision = newValue }
  }

  /// The dialog that what is being rendered stands in.
  private(set) var dialog: Uncounted<FrameElement>? {
    get { gathering.pointee.dialog }
    nonmutating set { gathering.pointee.dialog = newValue }
  }

  private var owned: Gathered<Element> {
    _read { yield gathering.pointee.owned }
    nonmutating _modify { yield &gathering.pointee.owned }
  }

  private var former: Few<Element> {
    _read { yield gathering.pointee.former }
    nonmutating _modify { yield &gathering.pointee.former }
  }

  private var cursor: Int {
    get { gathering.pointee.cursor }
    nonmutating set { gathering.pointee.cursor = newValue }
  }

  private var byIdentity: [UInt64: Element] {
    _read { yield gathering.pointee.byIdentity }
    nonmutating _modify { yield &gathering.pointee.byIdentity }
  }
}
