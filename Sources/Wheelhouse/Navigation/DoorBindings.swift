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
      return proposal.change(path) { next in offset.change(at: path, in: &next, change) }
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
