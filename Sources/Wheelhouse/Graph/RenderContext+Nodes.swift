import ScreenDocument

// Writing nodes: what every primitive view does with a context.
extension RenderContext {
  /// Opens a node at this place, with what modifiers further out asked for.
  ///
  /// - Parameters:
  ///   - action: what a command on the node does; the node then has an id.
  func begin(_ type: NodeType, action: consuming HandlerAction? = nil) {
    if pending.hasMore { action = withGestures(copy action) ?? withSource }
    guard let action = consume action else {
      renderer.writer.begin(type, identity: identity, hasID: false)
      if container.level > 0 { writeLevel() }
      if !pending.isEmpty { writePending(type) }
      if type.isTheClientsToUse, !environment.isEnabled {
        renderer.writer.property(.disabled, true)
      }
      return
    }
    renderer.writer.begin(type, identity: identity, hasID: true)
    register(action, of: type)
    if container.level > 0 { writeLevel() }
    if !pending.isEmpty { writePending(type) }
    if !environment.isEnabled { renderer.writer.property(.disabled, true) }
  }

  private func writeLevel() { renderer.writer.property(.level, Int(container.level)) }

  /// Closes the node that `begin` opened.
  @usableFromInline
  func end() {
    if pending.hasMore {
      writeSwipeActions()
      if pending.hasMenu { writeContextMenu() }
    }
    renderer.writer.end()
  }

  /// Writes a slot of the node that is open.
  func slot<Content: View>(_ slot: SlotName, _ content: Content) {
    Content._render(content, in: beginSlot(slot))
    endSlot()
  }

  /// Opens a slot of the node that is open, and returns the context of what is in it.
  func beginSlot(_ slot: SlotName, _ role: ContainerRole = ContainerRole()) -> RenderContext {
    renderer.writer.beginSlot(slot)
    return inside(role).at(slot)
  }

  /// The context of what stands in a slot.
  func at(_ slot: SlotName) -> RenderContext { at(UInt64(slot.rawValue) &+ 0x100) }

  @usableFromInline
  func endSlot() { renderer.writer.endSlot() }

  func write(_ name: PropertyName, _ value: String) { renderer.writer.property(name, value) }
  func write(_ name: PropertyName, _ value: String?) {
    if let value { renderer.writer.property(name, value) }
  }
  /// Writes a number; one that is not finite is none.
  func write(_ name: PropertyName, _ value: Double) {
    if value.isFinite { renderer.writer.property(name, value) }
  }
  /// Writes a length in points; one below 0 is none.
  func write(_ name: PropertyName, length: Double?) {
    if let length, length >= 0 { write(name, length) }
  }
  func write(_ name: PropertyName, flag: Bool) {
    if flag { renderer.writer.property(name, true) }
  }

  private func register(_ action: consuming HandlerAction, of type: NodeType) {
    switch action {
    case .tap, .change, .back: break
    case .choice(_, and: let others) where others.isEmpty:
      if type != .tab { renderer.writer.property(.actions, json: #"["select"]"#) }
    case .named, .leaving, .choice, .carrying: list(action.listed, but: type.fixedActions)
    }
    add(action)
  }

  /// Writes which actions the node takes besides those of its type.
  private func list(_ actions: [NamedAction], but fixed: [ActionName]) {
    var listed: [String] = []
    for action in actions where !fixed.contains(action.name) { listed.append(action.name.text) }
    if !listed.isEmpty { renderer.writer.property(.actions, listed) }
  }

  /// Notes what a command on this identity does.
  func add(_ action: consuming HandlerAction) {
    let id = NodeIdentity(rawValue: identity).rawValue
    renderer.handlers.append(
      Handler(
        id: id, born: renderer.nextRevision, isDisabled: !environment.isEnabled, isOn: nil,
        action: action))
  }

  /// Notes that a command on the node that was begun last turns something over, and how that is now.
  func turnsOver(_ isOn: Bool) {
    let last = renderer.handlers.count - 1
    if last >= 0 { renderer.handlers.change(at: last) { $0.isOn = isOn } }
  }
}

// What modifiers left for the node, innermost first.
extension RenderContext {
  private func forEachPending(_ body: (PendingModifier) -> Void) {
    var index = Int(pending.end)
    while index > Int(pending.start) {
      index -= 1
      body(renderer.pending[index])
    }
  }

  /// Whether a modifier further in sets the same property: the innermost counts, and a node has it once.
  private func isOverruled(at index: Int) -> Bool {
    guard index + 1 < Int(pending.end), let name = property(at: index) else { return false }
    for inner in index + 1..<Int(pending.end) where property(at: inner) == name { return true }
    return false
  }

  /// Whether a style of the app's own further in draws what a modifier would have the client draw.
  private func isEnded(at index: Int) -> Bool {
    environment.styled.contains(.buttons) && property(at: index) == .buttonStyle
  }

  /// Whether a modifier sets a property on the next node.
  func isPending(_ name: PropertyName) -> Bool { lastPending(of: [name]) != nil }

  /// Where, of what is pending up to an end, one of these properties is set furthest in.
  func lastPending(of names: [PropertyName], before end: Int32? = nil) -> Int? {
    (Int(pending.start)..<Int(end ?? pending.end)).last { index in
      property(at: index).map(names.contains) ?? false
    }
  }

  private func property(at index: Int) -> PropertyName? {
    renderer.pending.look(at: index) { $0.property }
  }

  private func withGestures(_ action: HandlerAction?) -> HandlerAction? {
    var tap: (@MainActor () -> Void)?
    var sights: [ScrollVisibility] = []
    var drag: DragSource?
    var drop: DropDestination?
    forEachPending { modifier in
      switch modifier {
      case .gesture(let found): tap = tap ?? found
      case .visibility(let found): sights.append(found)
      case .drag(let found): drag = drag ?? found
      case .drop(let found): drop = drop ?? found
      default: break
      }
    }
    var more = tap.map { HandlerAction.tap($0).named } ?? []
    if !sights.isEmpty { more.append(ScrollVisibility.action(of: sights)) }
    if let drop, renderer.dialog == nil { more.append(NamedAction(drop)) }
    let all = more.isEmpty ? action : .named((action?.named ?? []) + more)
    guard let drag, renderer.dialog == nil else { return all }
    return .carrying(drag, and: all ?? .named([]))
  }

  /// No action of its own, but an id, for a node that a popover points to.
  private var withSource: HandlerAction? {
    var isSource = false
    forEachPending { if case .source = $0 { isSource = true } }
    return isSource ? .named([]) : nil
  }

  private func writePending(_ type: NodeType) {
    var index = Int(pending.end)
    while index > Int(pending.start) {
      index -= 1
      // Writing a property gathers nothing.
      if isOverruled(at: index) || isEnded(at: index) { continue }
      renderer.pending.look(at: index) { write($0, on: type) }
    }
  }

  private func write(_ modifier: borrowing PendingModifier, on type: NodeType) {
    switch modifier {
    case .string(let name, let value): renderer.writer.property(name, value)
    case .word(let name, let word): renderer.writer.property(name, word: word.text)
    case .flag(let name): renderer.writer.property(name, true)
    case .integer(let name, let value): renderer.writer.property(name, value)
    case .faintBackground(let word):
      renderer.writer.property(.background, word: word.text)
      renderer.writer.property(.faint, true)
    case .padding: writePadding()
    case .opacity: writeOpacity()
    case .source(let anchor): anchor.pointsTo(identity)
    case .visibility(let visibility): write(.scrollVisibility, visibility.threshold)
    case .drag(let source): writeTypes(.drags, source.contentTypes)
    case .drop(let destination): writeTypes(.drops, destination.contentTypes)
    case .room: if type.takesRoom { writeRoom(of: type) }
    case .gesture, .swipeActions, .contextMenu, .pins: break
    }
  }

  /// Writes how much room was asked for, each length that was named nearest to the node, and where in it that stands.
  private func writeRoom(of type: NodeType) {
    var size = FrameSize()
    var minHeight: Double?
    var isAligned = false
    forEachPending { modifier in
      if case .room(var found) = modifier {
        let least = type == .zStack ? found.takeLeastHeight() : nil
        minHeight = minHeight ?? least
        size.take(outer: found)
      }
      isAligned = isAligned || modifier.property == .textAlign
    }
    write(size)
    write(.minWidth, length: size.minWidth)
    if size.height == nil { write(.minHeight, length: minHeight) }
    write(.fillsHeight, flag: size.fillsHeight)
    guard let alignment = size.alignment, alignment != .center else { return }
    if !isAligned && alignment.horizontal != "center" { write(.textAlign, alignment.horizontal) }
    if size.height != nil || size.fillsHeight || minHeight != nil {
      write(.verticalAlignment, alignment.vertical)
    }
  }

  /// Writes how much of the node is seen through all modifiers together, in hundredths.
  private func writeOpacity() {
    var seen = 1.0
    forEachPending { if case .opacity(let part) = $0 { seen *= part } }
    write(.opacity, (seen * 100).rounded() / 100)
  }

  /// Writes what can be dragged or dropped; in a dialog, nothing can.
  private func writeTypes(_ name: PropertyName, _ types: [String]) {
    if renderer.dialog == nil { renderer.writer.property(name, types) }
  }

  /// Writes on which edges there is room: those of all modifiers, as each adds some.
  private func writePadding() {
    var (edges, wide): (Edge.Set, Edge.Set) = ([], [])
    for index in Int(pending.start)..<Int(pending.end) {
      renderer.pending.look(at: index) {
        guard case .padding(let more, let isNarrow) = $0 else { return }
        edges.formUnion(more)
        if !isNarrow { wide.formUnion(more) }
      }
    }
    write(.padding, edges)
    let narrow = edges.subtracting(wide)
    if !narrow.isEmpty { write(.narrowPadding, narrow) }
  }

  private func write(_ name: PropertyName, _ edges: Edge.Set) {
    if edges.isSuperset(of: .all) { return renderer.writer.property(name, true) }
    renderer.writer.property(name, edges.names)
  }

  /// Writes what a swipe uncovers; in a dialog there is no such place, and an answer there would be none.
  private func writeSwipeActions() {
    if renderer.dialog != nil { return }
    var count: UInt64 = 0
    forEachPending { modifier in
      guard case .swipeActions(let actions) = modifier else { return }
      if count == 0 { renderer.writer.beginSlot(.swipeActions) }
      actions.render(unstyled().inside().at(0x200 &+ 2 &* count &+ actions.position))
      count += 1
    }
    if count > 0 { renderer.writer.endSlot() }
  }

  /// Writes the menu that was asked for nearest to the node, but in a dialog.
  private func writeContextMenu() {
    if renderer.dialog != nil { return }
    var items: (@MainActor (RenderContext) -> Void)?
    forEachPending { modifier in
      if case .contextMenu(let found) = modifier, items == nil { items = found }
    }
    guard let items else { return }
    items(unstyled().beginSlot(.contextMenu))
    endSlot()
  }

  /// Renders content that has no node of its own to carry what modifiers ask for in a plain group.
  ///
  /// The content's identity is the same with and without the group, so that a badge that comes and goes
  /// does not cost the view its state.
  func grouped(_ content: (RenderContext) -> Void) {
    guard !pending.isEmpty else { return content(self) }
    let frame = at(0x300)
    frame.begin(.group)
    renderer.writer.beginSlot(.children)
    content(inside(container))
    renderer.writer.endSlot()
    frame.end()
  }
}

// Placing elements.
extension RenderContext {
  /// Renders the content of a view, given where that is, in a context.
  @usableFromInline
  typealias Evaluation = @MainActor (UnsafeRawPointer, RenderContext) -> Void

  /// Puts a custom view here: the element it had before if its inputs are the same, else rendered again.
  ///
  /// - Parameter evaluate: renders the content of such a view, given where it is.
  @usableFromInline
  func place<V: View>(_ view: borrowing V, _ evaluate: @escaping Evaluation) {
    withPointer(to: view) { place in
      grouped { $0.placeElement(of: V.self, UnsafeRawPointer(place), evaluate) }
    }
  }

  /// - Parameter view: where the view is, for as long as this takes.
  private func placeElement<V: View>(
    of type: V.Type, _ view: UnsafeRawPointer, _ evaluate: @escaping Evaluation
  ) {
    guard let owner = renderer.atElement else { return }
    if let former = renderer.former(identity, of: type) {
      if former.update(view, in: self) { former.invalidate() }
      renderer.writer.hole(former)
      renderer.adopt(former)
    } else {
      let plan = ViewPlan.of(type, evaluate)
      let child = owner { plan.element.init(view, plan: plan, in: self, owner: $0) }
      child.invalidate()
      renderer.writer.hole(child)
      renderer.adopt(child)
    }
  }

  /// Finds or makes an element of a kind at this place; `update` runs in both cases.
  func element<Kind: Element>(
    _ kind: Kind.Type, make: (Element) -> Kind, update: (Kind) -> Void
  ) -> Kind? {
    guard let owner = renderer.element else { return nil }
    let child = renderer.former(identity, Kind.self) ?? make(owner)
    child.environment = environment.values
    renderer.adopt(child)
    update(child)
    return child
  }

  /// An object that stays the same as long as this place is on the screen.
  func kept<Value: AnyObject>(_ position: UInt64, _ make: @escaping () -> Value) -> Value? {
    let place = at(position)
    return place.element(
      KeptElement<Value>.self,
      make: {
        KeptElement(
          make(), identity: place.identity, owner: $0, environment: environment.values)
      },
      update: { _ in }
    )?.value
  }

  /// Asks something of the screen, sheet or stack around.
  func prefer(_ preference: Preference) { renderer.preferences.append(preference) }

  /// Ties something to how long this place is on the screen.
  func lifecycle(_ entry: LifecycleEntry) { renderer.lifecycle.append(entry) }
}

extension NodeType {
  /// Whether a node of the type has the room that a `frame` gives it; others have the client's.
  fileprivate var takesRoom: Bool {
    switch self {
    case .text, .label, .image, .vStack, .hStack, .zStack, .spacer, .progressView, .textField,
      .group:
      true
    default: false
    }
  }

  /// Whether the client does by itself what a node of the type is for, without a command that could be refused.
  fileprivate var isTheClientsToUse: Bool {
    switch self {
    case .link, .shareLink, .menu: true
    default: false
    }
  }

  /// The actions that a type takes by the protocol's table; others are listed by the node.
  var fixedActions: [ActionName] {
    switch self {
    case .button, .navigationLink: [.tap]
    case .toggle, .slider, .picker, .datePicker, .textEditor: [.change]
    case .textField, .secureField, .searchField, .filePicker: [.change, .submit]
    case .stepper: [.increment, .decrement]
    case .tab: [.select]
    case .navigationSplitView: [.change]
    default: []
    }
  }
}
