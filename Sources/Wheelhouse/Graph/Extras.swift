/// What only some elements need.
final class Extras {
  /// Those of elements that are gone, for elements to come: a screen that opens needs a dozen at once, with
  /// lists of what each reads.
  @exclusivity(unchecked) private static var spare: [Extras] = []
  private static let mostSpare = 64
  /// A list that had to hold more than this is not kept.
  private static let mostRoom = 8

  /// An element goes on the main actor's thread, and its extras with it.
  nonisolated deinit { token?.forget() }

  /// Storage of the view's `@State` and `@StateObject`, in the order of its properties.
  @exclusivity(unchecked) var state: [StateSlot] = []
  /// What this element read and is told about.
  @exclusivity(unchecked) var sources: [SourceRead] = []
  /// How many of these were read in the last rendering, or so far in the one that is going on.
  @exclusivity(unchecked) var readCount = 0
  /// What it read of larger values.
  @exclusivity(unchecked) var parts: [PartRead] = []
  @exclusivity(unchecked) var lifecycle: [LifecycleEntry] = []
  @exclusivity(unchecked) var preferences: [Preference] = []
  /// Whether it has rows that can be moved.
  @exclusivity(unchecked) var movesRows = false
  /// The first document in which its rows were others, or in another order; 0 for none.
  @exclusivity(unchecked) var rearranged: UInt32 = 0
  private nonisolated(unsafe) var token: ObservationToken?
  @exclusivity(unchecked) private(set) var container = ContainerRole()
  /// What ``container`` points to.
  @exclusivity(unchecked) private var containerTarget: AnyObject?

  /// Through which observable objects, and actions of its view, reach the element.
  func token(of element: Element) -> ObservationToken {
    if let token { return token }
    let made = ObservationToken(element)
    token = made
    return made
  }

  /// Keeps a role, and what it points to, beyond the rendering that gave it.
  func keep(_ role: ContainerRole) {
    container = role
    containerTarget = role.target
  }

  /// Extras without anything in them.
  static func made() -> Extras { spare.popLast() ?? Extras() }

  /// Takes the extras of an element that is gone, which has forgotten its sources.
  static func recycle(_ extras: consuming Extras) {
    extras.token?.forget()
    guard spare.count < mostSpare, isKnownUniquelyReferenced(&extras) else { return }
    extras.empty()
    guard extras.sources.capacity <= mostRoom, extras.parts.capacity <= mostRoom else { return }
    spare.append(extras)
  }

  private func empty() {
    state = []
    lifecycle = []
    preferences = []
    movesRows = false
    rearranged = 0
    token = nil
    keep(ContainerRole())
  }
}
