package import ScreenDocument

/// One place of the view graph that is rendered by itself: the body of a custom view, a screen, a sheet.
///
/// An element keeps what its rendering left behind: flat nodes (as a ``ScreenDocument/Piece``), the
/// elements it made, the handlers of its nodes, and, only where there are any, its ``Extras``. It is kept
/// small, since a list has one a row.
package class Element: Piece {
  /// The place: grows with structure and keys, the same in every process.
  final let identity: UInt64
  /// The element whose rendering made this one.
  final let atOwner: Uncounted<Element>?
  final let inGraph: Uncounted<ViewGraph>
  /// The nearest screen or presentation that this is a part of, if any; of such a one, itself.
  @exclusivity(unchecked) final var inFrame: Uncounted<FrameElement>?
  @exclusivity(unchecked) final var environment: EnvironmentValues
  /// The elements made by this one's rendering, in order.
  @exclusivity(unchecked) final var owned: Few<Element> = []
  @exclusivity(unchecked) final var handlers: [Handler] = []
  @exclusivity(unchecked) final var extras: Extras?
  final let depth: UInt16
  /// Waiting to be rendered again.
  @exclusivity(unchecked) final var isDirty = false
  /// Waiting to look whether what it read is another now.
  @exclusivity(unchecked) final var isSuspect = false
  /// In the graph's list of what waits, which does not keep it.
  @exclusivity(unchecked) final var isQueued = false
  @exclusivity(unchecked) final var isDestroyed = false
  /// Stands in a list whose rows take no selection: the usual role, kept without ``Extras``.
  @exclusivity(unchecked) private final var isPlainRow = false
  /// Already taken over by the rendering that is going on.
  @exclusivity(unchecked) final var isKept = true
  /// Noted as different from what the client shows.
  @exclusivity(unchecked) final var isListed = false
  /// The turn in which this was made, whose patch holds it as a part of its owner.
  final let bornIn: UInt32

  init(
    identity: UInt64, owner: __shared Element?, graph: Uncounted<ViewGraph>,
    environment: EnvironmentValues
  ) {
    self.identity = identity
    inGraph = graph
    self.environment = environment
    if let owner {
      atOwner = Uncounted(owner)
      depth = owner.depth == .max ? .max : owner.depth + 1
      inFrame = owner.inFrame
    } else {
      atOwner = nil
      depth = 0
      inFrame = nil
    }
    bornIn = graph { $0.turn }
    super.init()
  }

  /// Never called: an element has a place.
  @available(*, unavailable)
  package override nonisolated init() { preconditionFailure("an element needs a place") }

  /// Says that freeing needs no actor: without this line each element would ask for one.
  nonisolated deinit {}

  /// Writes the nodes; called by the graph with observation switched on.
  func render(_ renderer: Renderer) {}

  /// Which type of view this is the element of; nil where of none.
  var viewType: ObjectIdentifier? { nil }

  /// This, where it is a host.
  var asHost: HostElement? { nil }

  /// Called once when the place is gone.
  func destroyed() {}

  /// Asks the graph to render this element again before the next patch.
  final func invalidate() {
    guard !isDirty, !isDestroyed else { return }
    isDirty = true
    inGraph { $0.enqueue(self) }
  }

  final var context: RenderContext {
    var context = RenderContext(
      renderer: .shared, identity: identity, environment: environment.link)
    context.container = container
    return context
  }

  /// What the container around does with the nodes of this element.
  final var container: ContainerRole {
    get { isPlainRow ? .list(.plain) : atExtras? { $0.container } ?? ContainerRole() }
    set {
      isPlainRow = newValue.isPlainList
      let isDefault = isPlainRow || newValue.isPlain
      guard !isDefault || extras != nil else { return }
      ownExtras { $0.keep(isDefault ? ContainerRole() : newValue) }
    }
  }

  /// The extras, for whoever only uses them.
  final var atExtras: Uncounted<Extras>? {
    // Not `extras.map(Uncounted.init)`, which counts.
    extras == nil ? nil : Uncounted(extras.unsafelyUnwrapped)
  }

  /// The extras, made where there are none.
  final var ownExtras: Uncounted<Extras> {
    if extras == nil { extras = .made() }
    return Uncounted(extras.unsafelyUnwrapped)
  }

  /// The way here for what may come when this has gone.
  final var token: ObservationToken { ownExtras { $0.token(of: self) } }

  /// The element whose rendering made this one.
  final var owner: Element? { atOwner?.object }

  final var graph: ViewGraph { inGraph.object }

  /// The nearest screen or presentation that this is a part of, if any; of such a one, itself.
  final var frame: FrameElement? { inFrame?.object }

  /// Whether that is the nearest screen or presentation; nil stands for the window itself.
  final func isDirectly(in frame: FrameElement?) -> Bool {
    guard let frame, let inFrame else { return inFrame == nil && frame == nil }
    return inFrame.isIdentical(to: frame)
  }

  /// The screen this stands on, within the presentation it stands in.
  final var screen: ScreenElement? {
    var candidate = frame
    while let found = candidate, !found.isModal {
      if let screen = found as? ScreenElement { return screen }
      candidate = found.outer
    }
    return nil
  }

  /// The presentation this is a part of; nil on the window's own level.
  final var level: FrameElement? {
    var candidate = frame
    while let found = candidate, !found.isModal { candidate = found.outer }
    return candidate
  }

  /// The type of the view that this is the element of, as text; nil where of none.
  final var viewName: String? { viewType.map { "\(unsafeBitCast($0, to: Any.Type.self))" } }

  /// The type of the view that this is the element of, or is a part of, as text.
  final var nearestView: String { viewName ?? owner?.nearestView ?? "the window" }

  /// Whether every container around this, up to its presentation, shows the part this is in.
  final var isInFront: Bool { isInFront(on: level) }

  /// Whether this is a part of that presentation, or of the window's own level for nil, and every container
  /// in between shows the part this is in.
  final func isInFront(on level: FrameElement?) -> Bool {
    guard let inFrame else { return level == nil }
    return inFrame { frame in
      if frame.isModal { return frame === level }
      guard frame.isShown else { return false }
      guard let owner = frame.atOwner else { return level == nil }
      return owner { $0.isInFront(on: level) }
    }
  }

  /// The dialog that this stands in directly.
  final var dialog: Uncounted<FrameElement>? {
    guard let inFrame, inFrame({ $0.isDialog }) else { return nil }
    return inFrame
  }

  /// The nearest element of a kind at or above this one.
  final func nearest<Kind: Element>(_ kind: Kind.Type) -> Kind? {
    var candidate: Element? = self
    while let element = candidate {
      if let found = element as? Kind { return found }
      candidate = element.owner
    }
    return nil
  }
}

/// The element of a view with a body, whatever the view's type.
///
/// Views come as addresses and elements are made through their plans: naming the type of an element by that
/// of its view would be a look into the runtime's tables, for each view and each time.
class BodyElement: Element {
  nonisolated deinit {}

  /// Plans stay for good.
  fileprivate final let byPlan: Uncounted<ViewPlan>

  /// Makes the element of the view at an address, and copies the view.
  required init(
    _ view: UnsafeRawPointer, plan: __shared ViewPlan, in context: RenderContext,
    owner: __shared Element
  ) {
    byPlan = Uncounted(plan)
    super.init(
      identity: context.identity, owner: owner, graph: owner.inGraph,
      environment: context.environment.values)
    container = context.container
  }

  final override var viewType: ObjectIdentifier? { byPlan { $0.viewType } }

  /// Takes over the inputs of the view at an address; true when they make another evaluation necessary.
  final func update(_ new: UnsafeRawPointer, in context: RenderContext) -> Bool {
    let isSameRole = container.isSame(as: context.container)
    if !isSameRole { container = context.container }
    let isSamePlace = context.environment.isSame(as: environment)
    if isSamePlace, isSameRole, hasSameInputs(as: new) { return false }
    if !isSamePlace { environment = context.environment.values }
    replaceView(by: new)
    return true
  }

  fileprivate func hasSameInputs(as new: UnsafeRawPointer) -> Bool { false }

  fileprivate func replaceView(by new: UnsafeRawPointer) {}
}

/// The element of a view with a body.
final class ViewElement<V: View>: BodyElement {
  nonisolated deinit {}

  @exclusivity(unchecked) private var view: V

  required init(
    _ view: UnsafeRawPointer, plan: __shared ViewPlan, in context: RenderContext,
    owner: __shared Element
  ) {
    self.view = view.assumingMemoryBound(to: V.self).pointee
    super.init(view, plan: plan, in: context, owner: owner)
  }

  fileprivate override func hasSameInputs(as new: UnsafeRawPointer) -> Bool {
    let place = rawAddress(&view)
    return byPlan { $0.isSame(place, new) }
  }

  fileprivate override func replaceView(by new: UnsafeRawPointer) {
    view = new.assumingMemoryBound(to: V.self).pointee
  }

  override func render(_ renderer: Renderer) {
    // Where it is, instead of a copy: nobody gives it new inputs meanwhile.
    let place = rawAddress(&view)
    byPlan { $0.install(at: place, of: self) }
    inGraph { $0.evaluations &+= 1 }
    byPlan { $0.evaluate(place, context.at(1)) }
  }
}

/// An element that renders nothing and keeps an object for a place.
final class KeptElement<Value: AnyObject>: Element {
  nonisolated deinit {}

  let value: Value

  init(_ value: Value, identity: UInt64, owner: Element, environment: EnvironmentValues) {
    self.value = value
    super.init(identity: identity, owner: owner, graph: owner.inGraph, environment: environment)
  }
}

/// An element with content given as a closure: what stands on a screen, in a sheet or in a window.
final class ContentElement: Element {
  nonisolated deinit {}

  @exclusivity(unchecked) var content: @MainActor (RenderContext) -> Void

  init(
    identity: UInt64, owner: Element, environment: EnvironmentValues,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    self.content = content
    super.init(identity: identity, owner: owner, graph: owner.inGraph, environment: environment)
  }

  override func render(_ renderer: Renderer) { content(context.at(1)) }
}

/// The address of a stored property of an object, which stays the same for as long as the object lives.
///
/// The library's functions take closures, which are made anew each time where types are only known at run
/// time.
nonisolated func rawAddress<Value>(
  _ place: UnsafeMutablePointer<Value>
) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(place) }

/// Has a look at a value where it lies.
///
/// The library's own function takes a closure of no actor: one of the main actor would ask, each time,
/// whether it runs there.
@_transparent
func withPointer<Value, Result>(
  to value: borrowing Value, _ body: (UnsafePointer<Value>) -> Result
) -> Result { withUnsafePointer(to: value, body) }
