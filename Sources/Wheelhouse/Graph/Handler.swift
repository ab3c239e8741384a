import ScreenDocument

/// What a node with an id does when a command names it.
struct Handler {
  /// The node's identity, reduced to the bits that its id spells.
  let id: UInt64
  /// The revision of the first document that had this node.
  var born: UInt32
  let isDisabled: Bool
  /// Whether what a command turns over is on now; nil where none turns anything over.
  var isOn: Bool?
  let action: HandlerAction

  /// As old as the handler that stood for the node until now, unless the same command would now undo what it did
  /// then: that is for who has seen the document that comes next.
  mutating func follow(_ former: Age, next: UInt32) {
    born = isOn == former.isOn ? former.born : next
  }

  /// What of a handler tells how old the one after it is.
  struct Age {
    let born: UInt32
    let isOn: Bool?
  }

  var age: Age { Age(born: born, isOn: isOn) }
}

/// The closures behind a node's actions.
///
/// They stay on the server.
enum HandlerAction {
  case tap(@MainActor () -> Void)
  /// Takes a new value; false when the value is not one the control can have.
  case change(@MainActor (JSONValue) -> Bool)
  /// Leaves a screen or a presentation.
  case back(@MainActor () -> BackOutcome)
  /// Several actions by name.
  case named([NamedAction])
  /// Selects, and takes other actions by name too.
  case choice(Choice, and: [NamedAction])
  /// Leaves, and takes other actions by name too.
  indirect case leaving(@MainActor () -> BackOutcome, and: [NamedAction])
  /// Can be dragged, and does something besides.
  indirect case carrying(DragSource, and: HandlerAction)
}

/// One of several actions of a node.
struct NamedAction {
  let name: ActionName
  /// Takes the command's value, null if there was none; false when the value is not acceptable.
  let perform: @MainActor (JSONValue) -> Bool
  /// What takes what is dropped; an action that is a drop has no other way to be performed.
  let drop: DropDestination?

  init(name: ActionName, perform: @escaping @MainActor (JSONValue) -> Bool) {
    self.name = name
    self.perform = perform
    drop = nil
  }

  /// Dropping something on a node.
  init(_ drop: DropDestination) {
    name = .drop
    perform = { _ in false }
    self.drop = drop
  }
}

/// What became of the wish to leave a screen or a presentation.
enum BackOutcome {
  case left
  case nothingToPop
  case notDismissable
}

extension HandlerAction {
  /// What a `back` does; nil where nothing can be left.
  var leave: (@MainActor () -> BackOutcome)? {
    switch self {
    case .back(let leave), .leaving(let leave, and: _): leave
    case .carrying(_, and: let own): own.leave
    case .tap, .change, .named, .choice: nil
    }
  }

  /// The actions that were named, and may have to be listed.
  var listed: [NamedAction] {
    switch self {
    case .named(let actions), .leaving(_, and: let actions): actions
    case .choice(let choice, and: let actions): actions + [choice.action]
    case .carrying(_, and: let own): own.named
    case .tap, .change, .back: []
    }
  }

  /// All actions under their names, for a node that takes more than its type's own.
  var named: [NamedAction] {
    switch self {
    case .tap(let action):
      [
        NamedAction(name: .tap) { _ in
          action()
          return true
        }
      ]
    case .change(let action): [NamedAction(name: .change, perform: action)]
    case .back: []
    case .named, .leaving, .choice, .carrying: listed
    }
  }

  /// What it does besides being dragged.
  var own: HandlerAction {
    if case .carrying(_, and: let own) = self { own } else { self }
  }
}

extension Element {
  /// Where among its handlers that of a node is.
  final func handlerPosition(of id: UInt64) -> Int? {
    for position in handlers.indices where handlers[position].id == id { return position }
    return nil
  }

  /// Takes commands on one of its nodes, that of an identity, only from who has seen the document that comes next:
  /// the same ones mean something else from now on.
  final func refuseEarlierCommands(on identity: UInt64) {
    if let position = handlerPosition(of: NodeIdentity(rawValue: identity).rawValue) {
      handlers[position].born = graph.nextRevision
    }
  }
}

/// Finds the element that owns a node's handler by the node's id: open addressing with linear probing.
///
/// A dictionary would cost three times the memory for a session that mostly waits.
struct HandlerIndex {
  private struct Slot {
    var id: UInt64
    var element: Uncounted<Element>?
  }

  private var slots: [Slot] = []
  private var count = 0

  func element(for id: UInt64) -> Element? {
    guard let position = position(of: id) else { return nil }
    return slots[position].element?.object
  }

  /// Whether a node's handler is that element's.
  func isOf(_ element: Element, _ id: UInt64) -> Bool { position(of: id, element) != nil }

  mutating func insert(_ id: UInt64, _ element: Element) {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    var position = Int(truncatingIfNeeded: id) & (slots.count - 1)
    while slots[position].element != nil, slots[position].id != id {
      position = (position + 1) & (slots.count - 1)
    }
    if slots[position].element == nil { count += 1 }
    slots[position] = Slot(id: id, element: Uncounted(element))
  }

  /// Forgets an id, unless another element has taken it over meanwhile.
  mutating func remove(_ id: UInt64, _ element: Element) {
    guard let position = position(of: id, element) else { return }
    closeGap(at: position)
    count -= 1
  }

  /// Where an id is, as long as it is that element's.
  private func position(of id: UInt64, _ element: Element) -> Int? {
    guard let position = position(of: id) else { return nil }
    return slots[position].element?.isIdentical(to: element) ?? false ? position : nil
  }

  private func position(of id: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var position = Int(truncatingIfNeeded: id) & (slots.count - 1)
    while slots[position].element != nil {
      if slots[position].id == id { return position }
      position = (position + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Moves later members of the probe run up, so that no tombstones are needed.
  private mutating func closeGap(at start: Int) {
    let mask = slots.count - 1
    var gap = start
    var candidate = (gap + 1) & mask
    while slots[candidate].element != nil {
      let home = Int(truncatingIfNeeded: slots[candidate].id) & mask
      if (candidate - home) & mask >= (candidate - gap) & mask {
        slots[gap] = slots[candidate]
        gap = candidate
      }
      candidate = (candidate + 1) & mask
    }
    slots[gap] = Slot(id: 0, element: nil)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(id: 0, element: nil), count: max(8, old.count * 2))
    count = 0
    for slot in old {
      if let element = slot.element { insert(slot.id, element.object) }
    }
  }
}
