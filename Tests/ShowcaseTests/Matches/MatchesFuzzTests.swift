import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Random events against where the app is and what its coordinator holds.
///
/// Deliberate mistakes that each make a test here fail: `endEditing` that keeps the players, `follow` that
/// leaves a modal over the rankings, `shows` that is always true, a coordinator that keeps its view models,
/// `settle` that leaves given-up work in its tab.
struct MatchesFuzzTests {
  private typealias Invariant = NavigationInvariant<MatchesFuzzModel, MatchesFuzzEvent>

  @Test func `a hundred thousand events keep where the app is in order`() async throws {
    let fuzz = NavigationFuzz(
      start: MatchesFuzzModel(), event: MatchesFuzzEvent.random, apply: { $0.handle($1) },
      invariants: [
        Invariant("one side's players at most are chosen") {
          ($0.door.edit?.players.path.count ?? 0) <= 1
        },
        Invariant("what is seen has a URL that leads to it") { before, _, model in
          if before.door.link == model.door.link { return true }
          guard let url = MatchesLink.table.url(for: model.door.link) else { return false }
          var other = model.door.state
          other.follow(.rankings)
          if let link = MatchesLink.table.route(for: url) { other.follow(link) }
          return other.link == model.door.link
        },
        Invariant("unsaved work is lost by an answer alone") { before, event, after in
          guard let edit = before.door.edit, before.door.hasWork(at: edit.subject) else {
            return true
          }
          switch event {
          case .answer(.discard), .settle: return true
          default: return after.door.edit?.subject == edit.subject
          }
        },
        Invariant("work is known only of what is edited and seen") { model in
          guard let edit = model.door.edit, model.door.tabs.selection == .matches else {
            return !model.door.hasWork(at: .new)
          }
          return edit.subject == .new || !model.door.hasWork(at: .new)
        },
        Invariant("a question is asked only about work") { model in
          model.door.question == nil
            || model.door.edit.map { model.door.hasWork(at: $0.id) } == true
        },
        Invariant("keeping stays") { before, event, after in
          event != .answer(.keep) || before.door.state == after.door.state
        },
        Invariant("a link leads where it says, unless it has to ask") { _, event, after in
          guard case .link(let link) = event, after.door.question == nil else { return true }
          return after.door.link == link
        },
        Invariant("the modal and the stack are the same") { model in
          model.door.pushedPath.isEmpty == (model.door.modal == nil)
            && model.door.pushedPath.dropFirst().count == model.door.modalPath.count
        },
        Invariant("it comes back from its snapshot") { model in
          model.serial % 50 != 0 || model.door == model.parked
        },
      ])
    for _ in 0..<20 {
      try fuzz.run(steps: 5_000)
      await Task.yield()
    }
  }

  @Test func `a hundred thousand events keep the coordinator's view models in step`() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix64(seed: seed)
    for walk in 0..<100 {
      let session = MatchesSession()
      let flow = MatchesFlow(
        session: session,
        factory: MatchesFeatureFactory(store: InMemoryMatchesStore(players: Player.all)))
      for _ in 0..<1_000 {
        let event = MatchesFuzzEvent.random(session.door, &random)
        event.perform(on: flow)
        let disorder = flow.disorder
        try #require(disorder == nil, "walk \(walk) of seed \(seed): \(event)")
      }
      await Task.yield()
    }
  }
}

extension MatchesFlow {
  /// What is wrong: there have to be the view models of the screens that there are, and no others.
  fileprivate var disorder: String? {
    let state = session.door.state
    if edit?.draft.subject != state.edit?.subject { return "another match is edited" }
    if edit?.draft !== session.draft { return "another draft is remembered" }
    let hasPlayers = state.edit?.players.top != nil && edit?.isLoaded == true
    if (players != nil) != hasPlayers { return "players: \(players != nil)" }
    if let draft = edit?.draft {
      let isWork = draft.isChanged && session.door.shows(draft.subject)
      if session.door.hasWork(at: draft.subject) != isWork { return "unsaved: \(isWork)" }
    }
    if matches.isActive != (state.link == .matches) { return "matches: \(matches.isActive)" }
    if rankings.isActive != (state.link == .rankings) { return "rankings: \(rankings.isActive)" }
    return nil
  }
}

/// Where the app is, as a value.
nonisolated struct MatchesFuzzModel {
  var door = NavigationDoor(MatchesNavigation())
  var serial = 0

  /// The door after its snapshot.
  @MainActor var parked: NavigationDoor<MatchesNavigation>? {
    guard let json = try? JSONValueEncoder().encode(door) else { return nil }
    return try? JSONValueDecoder().decode(NavigationDoor<MatchesNavigation>.self, from: json)
  }

  mutating func handle(_ event: MatchesFuzzEvent) {
    serial += 1
    event.perform(on: &door)
  }
}

/// Something that happens to the app.
nonisolated enum MatchesFuzzEvent: Equatable {
  case select(MatchesTab)
  case edit(EditSubject)
  case choosePlayers(Side)
  case back
  case backInStack
  case dismiss
  case change
  case settle
  case answer(DoorAnswer)
  case closeQuestion
  case link(MatchesLink)

  @MainActor static func random(
    _ model: borrowing MatchesFuzzModel, _ random: inout SplitMix64
  ) -> MatchesFuzzEvent {
    self.random(model.door, &random)
  }

  @MainActor static func random(
    _ door: NavigationDoor<MatchesNavigation>, _ random: inout SplitMix64
  ) -> MatchesFuzzEvent {
    let subject = random.any([EditSubject.new, .match(.numbered(1)), .match(.numbered(2))])
    let side = random.any(Side.allCases)
    return random.any([
      .select(random.any(MatchesTab.allCases)), .edit(subject), .choosePlayers(side), .back,
      .backInStack, .dismiss, .change, .settle, .answer(random.any([.keep, .discard])),
      .closeQuestion, .link(random.any(MatchesNavigationTests.links).1),
    ])
  }

  func perform(on door: inout NavigationDoor<MatchesNavigation>) {
    switch self {
    case .select(let tab): door.tabs.selection = tab
    case .edit(let subject): door.propose { $0.edit(subject) }
    case .choosePlayers(let side): door.propose { $0.choosePlayers(of: side) }
    case .back: door.modalPath = []
    case .backInStack: door.pushedPath = Array(door.pushedPath.dropLast())
    case .dismiss: door.modal = nil
    case .change: if let edit = door.edit { door.announceWork(at: edit.subject) }
    case .settle: if let edit = door.edit { door.settleWork(at: edit.subject) }
    case .answer(let answer): door.settle(answer)
    case .closeQuestion: door.question = nil
    case .link(let link): door.propose { $0.follow(link) }
    }
  }

  /// The same by what people touch, as far as it goes through view models.
  @MainActor func perform(on flow: MatchesFlow) {
    switch self {
    case .edit(.new): flow.matches.didTapAdd()
    case .edit(let subject): flow.edit(flow.matches.editViewModel(for: subject))
    case .choosePlayers(let side): flow.edit?.didTapPlayers(of: side)
    case .change: flow.edit?.changeGoals(of: .home, by: 1)
    case .settle: flow.edit?.changeGoals(of: .home, by: -1)
    case .answer(let answer): flow.answer(answer)
    case .link(let link): flow.follow(link)
    case .select, .back, .backInStack, .dismiss, .closeQuestion:
      perform(on: &flow.session.door)
    }
  }
}
