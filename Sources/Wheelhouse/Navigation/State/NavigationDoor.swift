/// Navigation state that knows which places it shows, so that a ``NavigationDoor`` can tell when one is left.
public nonisolated protocol GuardedState: Equatable {
  /// A place where there can be unsaved work: a screen of a stack, a modal, an item that is selected.
  associatedtype Place: Hashable

  /// Whether the person is at a place, or in something that was opened from there.
  ///
  /// A screen that another one was pushed on is still shown; a screen in a tab that is not selected is
  /// not, if leaving the tab is to ask.
  func shows(_ place: Place) -> Bool

  /// Brings the rest of the state in line after one part of it was set: by a binding, as a tab bar, a swipe
  /// or a closed sheet does, or by `door.part = …`.
  ///
  /// A change that is proposed as a whole keeps its own order. Better than `didSet`, which makes a property
  /// a computed one for key paths: reading it through a binding then takes ten times as long.
  mutating func partChanged(from old: Self)
}

nonisolated extension GuardedState {
  /// Leaves the rest as it is.
  public mutating func partChanged(from old: Self) {}
}

/// The one door of an app's navigation state: whatever leaves unsaved work asks first.
///
/// The navigation state of an app is one value, so every way out (back, a swipe, a tab, another
/// selection, a link, closing a modal) is a proposal of a next value. One that still shows every place
/// with unsaved work is taken at once. Another one waits as ``pending`` while ``question`` is up.
///
///     struct AppNavigation: Codable, Hashable, GuardedState {
///       var tabs = TabsState(AppTab.matches)
///       var matches = StackState<MatchesRoute>()
///       var modals = Presented<AppModal>()
///       func shows(_ modal: AppModal) -> Bool { modals.chain.contains(modal) }
///     }
///
///     final class AppCoordinator: ObservableObject {
///       @Published var door = NavigationDoor(AppNavigation())
///     }
///
///     TabView(selection: $coordinator.door.tabs.selection) {
///       NavigationStack(path: $coordinator.door.matches.path) { … }
///     }
///     .sheet(item: $coordinator.door.modals.item) { … }
///     .alert($coordinator.door.question) { coordinator.door.answer($0) }
///
/// A modal that can have unsaved work has `.alert($coordinator.door.question)` on its own content as well: a
/// dialog is shown over the view that declares it.
///
/// Reading and writing a part of the state goes through the door, by a binding or in plain code:
/// `door.matches.push(.detail)` is a proposal as well. The state has no other setter.
@dynamicMemberLookup
public nonisolated struct NavigationDoor<State: GuardedState> {
  /// Where the person is.
  ///
  /// The first of the properties: see `state(in:)`.
  public private(set) var state: State
  /// Where the person wants to go and loses work by it; nil when nothing was asked.
  public private(set) var pending: State? {
    get { heldPending?.state }
    set { heldPending = newValue.map { .state($0) } }
  }
  /// What was pending when the question was closed: a dialog closes before its button's action runs.
  private var asideOfQuestion: State? {
    get { heldAside?.state }
    set { heldAside = newValue.map { .state($0) } }
  }
  private var heldPending: HeldState<State>?
  private var heldAside: HeldState<State>?
  private(set) var works: [UnsavedWork<State.Place>] = []

  /// Where the state of a door lies, to be looked at; it is the first of the door's properties.
  static func state(in door: UnsafeMutablePointer<Self>) -> UnsafeMutablePointer<State> {
    UnsafeMutableRawPointer(door).assumingMemoryBound(to: State.self)
  }

  /// Creates a door with nothing unsaved behind it.
  public init(_ state: State) { self.state = state }

  /// What became of a proposal.
  public enum Outcome: Hashable, Sendable {
    /// It is the state now.
    case taken
    /// It waits for the answer to the question.
    case asked
  }

  /// A part of the state; setting it is a proposal.
  public subscript<Part>(dynamicMember path: WritableKeyPath<State, Part>) -> Part {
    get { state[keyPath: path] }
    set {
      var next = state
      next[keyPath: path] = newValue
      proposeParts(next)
    }
  }

  /// A part of the state that can only be read.
  public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part {
    state[keyPath: path]
  }

  /// Proposes a next state.
  ///
  /// The latest proposal wins: one that is taken drops what was pending, and one that has to ask takes its
  /// place. Whoever proposes the state there is wants to stay: the question is taken down.
  @discardableResult
  public mutating func propose(_ next: State) -> Outcome {
    guard next != state else {
      keep()
      return .taken
    }
    return follow(next)
  }

  private mutating func follow(_ next: State) -> Outcome {
    if hasWorks, loses(next) {
      ask(next)
      return .asked
    }
    go(to: next)
    return .taken
  }

  /// Nearly always there is no unsaved work; asking whether the array is empty would look its type up.
  private var hasWorks: Bool { works.count > 0 }

  // On their own, so that a proposal that loses nothing looks up none of the types that these need.
  @inline(never)
  private func loses(_ next: State) -> Bool { works.contains { !next.shows($0.place) } }

  @inline(never)
  private mutating func ask(_ next: State) {
    pending = next
    asideOfQuestion = nil
  }

  /// Proposes a state in which a part was set, and brings the rest in line with it.
  ///
  /// A part that is set to what it is changes nothing: bindings do so without anybody having asked for it.
  mutating func proposeParts(_ next: State) {
    guard next != state else { return }
    var next = next
    next.partChanged(from: state)
    if next != state { _ = follow(next) }
  }

  /// Proposes a change as one step, however many parts of the state it touches.
  @discardableResult
  public mutating func propose(_ change: (inout State) -> Void) -> Outcome {
    var next = state
    change(&next)
    return propose(next)
  }

  /// Goes to a state without asking, for what is no choice of the person's: authorisation was lost, or
  /// what was edited is gone.
  ///
  /// Unsaved work in places that are left is forgotten.
  public mutating func force(_ next: State) {
    go(to: next)
    works.removeAll { !next.shows($0.place) }
  }

  fileprivate typealias CodingKeys = DoorKeys

  private mutating func go(to next: State) {
    state = next
    keep()
  }
}

/// What a door is kept by; not in the door, since of a type in a generic one there are many.
private nonisolated enum DoorKeys: String, CodingKey {
  case state
  case heldPending = "pending"
  case heldAside = "asideOfQuestion"
  case works
}

// Unsaved work, and the question about it.
nonisolated extension NavigationDoor {
  /// Whether the person is at a place, or in something that was opened from there.
  public func shows(_ place: State.Place) -> Bool { state.shows(place) }

  /// Whether a place has unsaved work.
  public func hasWork(at place: State.Place) -> Bool { works.contains { $0.place == place } }

  /// Announces unsaved work at a place; announcing it again changes the question.
  ///
  /// Work at a place that is not shown cannot be lost by leaving it, and is not noted.
  public mutating func announceWork(
    at place: State.Place, asking question: DialogState<DoorAnswer> = .discardChanges
  ) {
    guard state.shows(place) else { return }
    let work = UnsavedWork(place: place, question: question)
    if let index = works.firstIndex(where: { $0.place == place }) {
      works[index] = work
    } else {
      works.append(work)
    }
  }

  /// Forgets the work at a place: it was saved, or taken back.
  ///
  /// A proposal that waited for nothing else is taken now.
  public mutating func settleWork(at place: State.Place) {
    works.removeAll { $0.place == place }
    if let pending { propose(pending) }
  }

  /// Whether the question is up.
  public var isAsking: Bool { heldPending != nil }

  /// The question that is up, about the latest work that would be lost; nil when there is none.
  ///
  /// Setting nil takes the question down, which keeps the work; an answer that comes with it, from the
  /// button that was tapped, still counts.
  public var question: DialogState<DoorAnswer>? {
    get {
      guard let pending else { return nil }
      return works.last { !pending.shows($0.place) }?.question
    }
    set {
      guard newValue == nil, let pending else { return }
      asideOfQuestion = pending
      self.pending = nil
    }
  }

  /// Answers the question.
  public mutating func answer(_ answer: DoorAnswer) {
    switch answer {
    case .discard: discard()
    case .keep: keep()
    }
  }

  /// Gives the work up and goes on to the pending state.
  public mutating func discard() {
    if let next = pending ?? asideOfQuestion { force(next) }
  }

  /// Keeps the work and stays.
  public mutating func keep() {
    heldPending = nil
    heldAside = nil
  }
}

/// A state beside the one that counts: a reference, since a door is copied at every reading and nearly
/// never has one.
nonisolated indirect enum HeldState<State> {
  case state(State)

  var state: State {
    switch self {
    case .state(let state): state
    }
  }
}

nonisolated extension HeldState: Equatable where State: Equatable {}
nonisolated extension HeldState: Hashable where State: Hashable {}
nonisolated extension HeldState: Sendable where State: Sendable {}

nonisolated extension HeldState: Decodable where State: Decodable {
  init(from decoder: any Decoder) throws { self = .state(try State(from: decoder)) }
}

nonisolated extension HeldState: Encodable where State: Encodable {
  func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}

/// What the question about unsaved work can be answered with.
public nonisolated enum DoorAnswer: String, Hashable, Sendable, Codable {
  /// Give the work up and go.
  case discard
  /// Stay.
  case keep
}

nonisolated extension DialogState where Action == DoorAnswer {
  /// The question in its usual words.
  public static var discardChanges: DialogState {
    DialogState(
      "Discard changes?", message: "What you have changed here is not saved.",
      buttons: [
        .init("Discard", role: .destructive, action: .discard),
        .init("Keep Editing", role: .cancel, action: .keep),
      ])
  }
}

nonisolated struct UnsavedWork<Place: Hashable>: Hashable {
  let place: Place
  let question: DialogState<DoorAnswer>
}

nonisolated extension UnsavedWork: Sendable where Place: Sendable {}
nonisolated extension UnsavedWork: Encodable where Place: Encodable {}
nonisolated extension UnsavedWork: Decodable where Place: Decodable {}

nonisolated extension NavigationDoor: Equatable {}
nonisolated extension NavigationDoor: Hashable where State: Hashable {}
nonisolated extension NavigationDoor: Sendable where State: Sendable, State.Place: Sendable {}
nonisolated extension NavigationDoor: Encodable where State: Encodable, State.Place: Encodable {
  /// Writes the state, what is pending, and the unsaved work.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(state, forKey: .state)
    if heldPending != nil || heldAside != nil { try encodePending(into: &container) }
    if hasWorks {
      try encodeWorks(into: &container)
    } else {
      // An empty list is the same whatever it is a list of.
      try container.encode([Int](), forKey: .works)
    }
  }

  @inline(never)
  private func encodePending(into container: inout KeyedEncodingContainer<DoorKeys>) throws {
    try container.encodeIfPresent(heldPending, forKey: .heldPending)
    try container.encodeIfPresent(heldAside, forKey: .heldAside)
  }

  @inline(never)
  private func encodeWorks(into container: inout KeyedEncodingContainer<DoorKeys>) throws {
    try container.encode(works, forKey: .works)
  }
}
nonisolated extension NavigationDoor: Decodable where State: Decodable, State.Place: Decodable {}
