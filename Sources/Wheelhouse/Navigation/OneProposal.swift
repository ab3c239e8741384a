/// What somebody does in one go is one proposal to each door, however many bindings it sets: one by one, the last that
/// loses nothing would take down the question that an earlier one asks.
enum OneProposal {
  private static var proposals: [AnyProposal]?
  private static var sequels: [Sequel] = []

  /// Goes on with what no door has to be asked about.
  typealias Sequel = @MainActor (Outcome) -> Void

  /// What became of a proposal.
  enum Outcome {
    /// It is what there is now, at once or after the answer.
    case taken
    /// The person is asked first, and all stays as it is until the answer.
    case asked
    /// The answer was to stay, or something else was wanted before it came.
    case givenUp
  }

  /// Does something, and then proposes to each door all that was set of it.
  ///
  /// - Parameters:
  ///   - graph: what is changed by it.
  ///   - then: goes on, once that is done as a part of whatever else is done; where the person is asked, it is called a
  ///     second time after the answer.
  static func of(
    in graph: ViewGraph, _ changes: @MainActor () -> Void, then: @escaping Sequel = { _ in }
  ) {
    guard proposals == nil else {
      changes()
      sequels.append(then)
      return
    }
    proposals = []
    changes()
    let made = proposals ?? []
    proposals = nil
    var asking: [AnyProposal] = []
    for proposal in made where proposal.asks() { asking.append(proposal) }
    let inner = sequels
    sequels = []
    let outcome = asking.isEmpty ? Outcome.taken : .asked
    for sequel in inner { sequel(outcome) }
    then(outcome)
    if asking.isEmpty { return }
    graph.wait(for: AskedProposal(proposals: asking, sequels: inner + [then]))
    // What was given up for it may have been a proposal itself, which takes the question down.
    for proposal in asking where !proposal.isAsking { _ = proposal.asks() }
  }

  /// What is proposed to a door so far, if anything is.
  static func made<State>(
    to door: Binding<NavigationDoor<State>>
  ) -> Proposal<State>? {
    guard let proposals else { return nil }
    for case let proposal as Proposal<State> in proposals where proposal.door.isSameInput(as: door)
    {
      return proposal
    }
    return nil
  }

  /// What is proposed to a door from now on; nil outside of a proposal.
  static func begun<State>(
    to door: Binding<NavigationDoor<State>>
  ) -> Proposal<State>? {
    if proposals == nil { return nil }
    if let made = made(to: door) { return made }
    let proposal = Proposal(to: door)
    proposals?.append(proposal)
    return proposal
  }
}

/// What the person is asked about, and how it goes on after the answer.
struct AskedProposal {
  fileprivate let proposals: [AnyProposal]
  fileprivate let sequels: [OneProposal.Sequel]

  /// Whether the answer is there.
  var isAnswered: Bool { !proposals.contains(where: \.isAsking) }

  /// Goes on, or lets go of what it would have gone on with.
  func goOn() {
    let outcome = proposals.allSatisfy(\.isTaken) ? OneProposal.Outcome.taken : .givenUp
    for sequel in sequels { sequel(outcome) }
  }

  /// Something else is wanted.
  func giveUp() {
    for sequel in sequels { sequel(.givenUp) }
  }
}

/// What is proposed to a door, of whatever state.
class AnyProposal {
  nonisolated deinit {}
  init() {}
  /// Proposes what was set; whether the person is asked.
  func asks() -> Bool { false }
  /// Whether the door waits for an answer to this.
  var isAsking: Bool { false }
  /// Whether what was set is so, and nothing else is asked.
  var isTaken: Bool { false }
}

/// A next state of a door, as far as it is made.
final class Proposal<State: GuardedState>: AnyProposal {
  nonisolated deinit {}

  let door: Binding<NavigationDoor<State>>
  /// What whoever reads a part meanwhile is told.
  @exclusivity(unchecked) private var next: State
  /// What was set; what others change of the door meanwhile stays.
  @exclusivity(unchecked) private var settings: [(inout State) -> Void] = []
  /// What the person is asked about.
  @exclusivity(unchecked) private var asked: State?

  init(to door: Binding<NavigationDoor<State>>) {
    self.door = door
    next = door.wrappedValue.state
  }

  func look<Result>(_ look: (UnsafeMutablePointer<State>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &next, look)
  }

  func change<Part>(_ path: WritableKeyPath<State, Part>, _ change: (inout State) -> Void) {
    change(&next)
    let part = next[keyPath: path]
    settings.append { $0[keyPath: path] = part }
  }

  override var isAsking: Bool { asked != nil && door.wrappedValue.pending == asked }

  override var isTaken: Bool {
    let door = door.wrappedValue
    if door.isAsking { return false }
    var next = door.state
    for set in settings { set(&next) }
    return door.state == asked || door.state == next
  }

  override func asks() -> Bool {
    var isAsked = false
    var proposed: State?
    door.storage.change { [settings] door in
      var next = door.pointee.state
      for set in settings {
        let former = next
        set(&next)
        if next != former { next.partChanged(from: former) }
      }
      if next != door.pointee.state { isAsked = door.pointee.propose(next) == .asked }
      if isAsked { proposed = next }
    }
    asked = proposed
    return isAsked
  }
}
