extension Binding {
  /// A binding to a part of the state behind a door; setting it is a proposal.
  ///
  /// The same as by way of the door's own member, without making a key path of a key path each time.
  public subscript<State: GuardedState, Part>(
    dynamicMember path: WritableKeyPath<State, Part>
  ) -> Binding<Part> where Value == NavigationDoor<State> {
    Binding<Part>(storage: DoorBinding(self, path))
  }

  /// A binding to a part of the state behind a door that can be compared; setting it is a proposal.
  public subscript<State: GuardedState, Part: Equatable>(
    dynamicMember path: WritableKeyPath<State, Part>
  ) -> Binding<Part> where Value == NavigationDoor<State> {
    Binding<Part>(storage: ComparedDoorBinding(self, path))
  }
}

private class DoorBinding<State: GuardedState, Part>: BindingStorage<Part> {
  nonisolated deinit {}

  private let door: Binding<NavigationDoor<State>>
  private nonisolated(unsafe) let path: WritableKeyPath<State, Part>
  @exclusivity(unchecked) private var offset = PartOffset.unknown

  init(_ door: Binding<NavigationDoor<State>>, _ path: WritableKeyPath<State, Part>) {
    self.door = door
    self.path = path
  }

  override func get() -> Part { look { $0.pointee } }
  override func set(_ value: Part) { change { $0.pointee = value } }

  override var proposes: Bool { true }

  override func look<Result>(
    _ look: @MainActor (UnsafeMutablePointer<Part>) -> Result
  ) -> Result {
    if let proposal = OneProposal.made(to: door) {
      return proposal.look { offset.look(at: path, in: $0, look) }
    }
    return door.storage.look { offset.look(at: path, in: NavigationDoor.state(in: $0), look) }
  }

  override func change(_ change: @MainActor (UnsafeMutablePointer<Part>) -> Void) {
    if let proposal = OneProposal.begun(to: door) {
      return proposal.change { next in offset.change(at: path, in: &next, change) }
    }
    door.storage.change { [self] door in
      var next = door.pointee.state
      offset.change(at: path, in: &next, change)
      door.pointee.proposeParts(next)
    }
  }

  override nonisolated func isSame(as other: BindingStorage<Part>) -> Bool {
    guard let other = other as? DoorBinding<State, Part> else { return false }
    return (other.path === path || other.path == path) && door.isSameInput(as: other.door)
  }
}

private final class ComparedDoorBinding<State: GuardedState, Part: Equatable>: DoorBinding<
  State, Part
>
{
  nonisolated deinit {}

  override func get() -> Part {
    guard let reader = Renderer.beginPart() else { return super.get() }
    let part = super.get()
    Renderer.endPart(part, from: self, by: reader)
    return part
  }
}

/// What somebody does in one go is one proposal to each door, however many bindings it sets: one by one, the last that
/// loses nothing would take down the question that an earlier one asks.
enum OneProposal {
  private static var proposals: [AnyProposal]?

  /// Does something, and then proposes to each door all that was set of it.
  static func of<Result>(_ changes: () -> Result) -> Result {
    if proposals != nil { return changes() }
    proposals = []
    defer {
      let made = proposals ?? []
      proposals = nil
      for proposal in made { proposal.propose() }
    }
    return changes()
  }

  fileprivate static func made<State>(
    to door: Binding<NavigationDoor<State>>
  ) -> Proposal<State>? {
    guard let proposals else { return nil }
    for case let proposal as Proposal<State> in proposals where proposal.door.isSameInput(as: door)
    {
      return proposal
    }
    return nil
  }

  fileprivate static func begun<State>(
    to door: Binding<NavigationDoor<State>>
  ) -> Proposal<State>? {
    if proposals == nil { return nil }
    if let made = made(to: door) { return made }
    let proposal = Proposal(to: door)
    proposals?.append(proposal)
    return proposal
  }
}

private class AnyProposal {
  nonisolated deinit {}
  init() {}
  func propose() {}
}

/// A next state of a door, as far as it is made.
private final class Proposal<State: GuardedState>: AnyProposal {
  nonisolated deinit {}

  let door: Binding<NavigationDoor<State>>
  @exclusivity(unchecked) private var next: State

  init(to door: Binding<NavigationDoor<State>>) {
    self.door = door
    next = door.wrappedValue.state
  }

  func look<Result>(_ look: (UnsafeMutablePointer<State>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &next, look)
  }

  func change(_ change: (inout State) -> Void) {
    var changed = next
    change(&changed)
    guard changed != next else { return }
    changed.partChanged(from: next)
    next = changed
  }

  override func propose() {
    door.storage.change { [next] door in
      if next != door.pointee.state { door.pointee.propose(next) }
    }
  }
}
