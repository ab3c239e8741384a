import ScreenDocument

extension ViewGraph {
  /// Carries out an action on a node, if the person could have done it on the screen they saw.
  ///
  /// Everything is checked before anything runs, so that a refused command changes nothing.
  func perform(
    _ name: ActionName, value: JSONValue?, on target: CommandTarget, rev: Int?
  ) throws(CommandRefusal) {
    let (element, handler) = try usable(target, rev: rev)
    switch handler.action.own {
    case .tap(let action):
      guard name == .tap else { throw .unknownAction(name, known: [.tap]) }
      action()
    case .change(let change):
      guard name == .change else { throw .unknownAction(name, known: [.change]) }
      guard change(value ?? .null) else { throw .invalidValue(name) }
    case .choice(let choice, and: _) where name == .select:
      guard choice.choose() else { throw .invalidValue(name) }
    case .named, .leaving, .choice:
      let actions = handler.action.listed
      guard let action = actions.first(where: { $0.name == name }) else {
        throw .unknownAction(name, known: actions.map(\.name))
      }
      if name == .move, element.wasRearranged(since: rev) { throw .stale }
      if let destination = action.drop { return try drop(value, on: destination, rev: rev) }
      guard action.perform(value ?? .null) else {
        // Steps are without a value: a bound is reached.
        throw [.increment, .decrement].contains(name) ? .disabled : .invalidValue(name)
      }
    case .back, .carrying: throw .unknownAction(name, known: [])
    }
  }

  /// Hands what a node carries to another one, if both could be used on the screen they saw.
  private func drop(
    _ value: JSONValue?, on destination: DropDestination, rev: Int?
  ) throws(CommandRefusal) {
    guard let drop = Drop(value ?? .null) else { throw .invalidValue(.drop) }
    let (_, handler) = try usable(drop.source, rev: rev)
    guard case .carrying(let source, and: _) = handler.action,
      destination.take(source, at: drop.location)
    else { throw .invalidValue(.drop) }
  }

  /// Leaves the screen, presentation or banner with this id.
  func back(_ target: CommandTarget, rev: Int?) throws(CommandRefusal) {
    let (_, handler) = try usable(target, rev: rev)
    guard let leave = handler.action.leave else {
      throw CommandRefusal(
        code: .unknownAction, message: "back takes the id of a screen or a presentation")
    }
    switch leave() {
    case .left: return
    case .nothingToPop: throw .nothingToPop
    case .notDismissable: throw .notDismissable
    }
  }

  private func usable(
    _ target: CommandTarget, rev: Int?
  ) throws(CommandRefusal) -> (Element, Handler) {
    guard case .identity(let id) = target else { throw .unknownTarget }
    guard let element = index.element(for: id),
      let position = element.handlerPosition(of: id)
    else { throw rev == nil ? .unknownTarget : .stale }
    let handler = element.handlers[position]
    if let rev, Int(handler.born) > rev { throw .stale }
    if isCovered(element) { throw .covered }
    if handler.isDisabled { throw .disabled }
    return (element, handler)
  }
}

extension Element {
  /// Whether a destination that was counted in that document is another place now.
  fileprivate func wasRearranged(since rev: Int?) -> Bool {
    guard let rev, let extras = atExtras else { return false }
    return extras { Int($0.rearranged) > rev }
  }
}
