import ScreenDocument

/// Collects what one element's rendering writes; one for all graphs of a process, since one element is
/// rendered at a time: the elements it places are rendered after it.
final class Renderer {
  /// The element whose reads are being noted; nil outside a rendering.
  @exclusivity(unchecked) static var reading: Unmanaged<Element>?
  /// Whether what is read counts by a part of it only, which is noted by who reads it.
  @exclusivity(unchecked) static var isReadingPart = false

  @exclusivity(unchecked) var writer = NodeWriter()
  /// Modifications that wait for a node, those of outer modifiers first.
  @exclusivity(unchecked) var pending = Gathered<PendingModifier>()
  @exclusivity(unchecked) var handlers = Gathered<Handler>()
  @exclusivity(unchecked) var lifecycle = Gathered<LifecycleEntry>()
  @exclusivity(unchecked) var preferences = Gathered<Preference>()
  let snapshotEncoder = SnapshotEncoder()
  /// What is being rendered, if anything is; whoever renders keeps it.
  @exclusivity(unchecked) private(set) unowned(unsafe) var element: Element?
  /// The revision of the document in which what is being rendered will be seen first.
  @exclusivity(unchecked) private(set) var nextRevision: UInt32 = 0
  /// The dialog that what is being rendered stands in.
  @exclusivity(unchecked) private(set) unowned(unsafe) var dialog: FrameElement?
  @exclusivity(unchecked) private var owned = Gathered<Element>()
  @exclusivity(unchecked) private var former: [Element] = []
  @exclusivity(unchecked) private var cursor = 0
  @exclusivity(unchecked) private var byIdentity: [UInt64: Element] = [:]

  init() {}

  /// Renders one element and hands over what it wrote.
  func render(_ element: Element) {
    begin(element)
    Renderer.reading = .passUnretained(element)
    AccessTracking.render(element)
    Renderer.reading = nil
    finish(element, element.graph)
  }

  /// Makes `child` a part of the element being rendered, without a place in its nodes.
  func adopt(_ child: Element) {
    child.isKept = true
    owned.append(child)
  }

  /// How many elements the rendering that is going on has placed.
  var ownedCount: Int { owned.count }

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
    var position = cursor
    let limit = min(former.count, cursor + 16)
    while position < limit {
      if former[position].identity == identity, !former[position].isKept {
        cursor = position + 1
        return former[position]
      }
      position += 1
    }
    return lookedUp(identity)
  }

  private func lookedUp(_ identity: UInt64) -> Element? {
    guard former.count > 16 || cursor > 0 else { return nil }
    if byIdentity.isEmpty { for element in former { byIdentity[element.identity] = element } }
    guard let found = byIdentity[identity], !found.isKept else { return nil }
    return found
  }

  private func begin(_ element: Element) {
    self.element = element
    element.isDirty = false
    element.isSuspect = false
    nextRevision = element.graph.nextRevision
    dialog = element.dialog
    writer.reset()
    swap(&former, &element.owned)
    for child in former { child.isKept = false }
    cursor = 0
    element.beginReading()
  }

  private func finish(_ element: Element, _ graph: ViewGraph) {
    element.endReading()
    handOverChildren(to: element, graph)
    graph.took(element, changed: element.take(&writer))
    graph.replaceHandlers(of: element, by: &handlers)
    if !lifecycle.isEmpty || !(element.extras?.lifecycle.isEmpty ?? true) {
      graph.replaceLifecycle(of: element, by: lifecycle.takeAll())
    }
    if !preferences.isEmpty || !(element.extras?.preferences.isEmpty ?? true) {
      graph.replacePreferences(of: element, by: preferences.takeAll())
    }
    self.element = nil
    dialog = nil
  }

  private var ownsTheSame: Bool {
    guard owned.count == former.count else { return false }
    for index in 0..<owned.count {
      let isSame = owned.look(at: index) { $0 === former[index] }
      if !isSame { return false }
    }
    return true
  }

  /// Gives the element its children; the usual case, the same ones again, costs no allocation.
  private func handOverChildren(to element: Element, _ graph: ViewGraph) {
    if ownsTheSame {
      swap(&former, &element.owned)
    } else {
      for child in former where !child.isKept { graph.destroy(child) }
      element.owned = owned.takeAll()
    }
    owned.removeAll()
    former.removeAll(keepingCapacity: true)
    if !byIdentity.isEmpty { byIdentity.removeAll(keepingCapacity: true) }
  }
}
