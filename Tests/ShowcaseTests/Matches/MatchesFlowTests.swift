import ScreenDocument
import Testing
import Wheelhouse

@testable import Showcase

struct MatchesFlowTests {
  private let session = MatchesSession()
  private let store = MockMatchesStore(matches: [.second, .first], players: Player.all)
  private let flow: MatchesFlow

  init() {
    flow = MatchesFlow(session: session, factory: MatchesFeatureFactory(store: store))
  }

  private func editFirst() async throws -> EditMatchViewModel {
    await flow.matches.settled()
    flow.matches.didTapEdit()
    flow.matches.didSelectRow(id: "1")
    return try #require(flow.edit)
  }

  @Test func `point 25: the view model that the parent made is the one that is shown`() async throws
  {
    await flow.matches.settled()
    let made = flow.matches.editViewModelForNewMatch()
    flow.edit(made)
    #expect(flow.edit === made)
    #expect(session.door.link == .edit(.new))
  }

  @Test func `point 26: no match crosses the view: it names a row and gets nothing back`() async {
    await flow.matches.settled()
    flow.matches.didTapEdit()
    let answer: Void = flow.matches.didSelectRow(id: "1")
    #expect(answer == ())
    let fields = Mirror(reflecting: MatchRowUIState(.first)).children
    #expect(fields.allSatisfy { $0.value is String })
  }

  @Test func `point 27: the view's view model is given at init, private and never nil`()
    async throws
  {
    let view = EditMatchView(viewModel: try await editFirst())
    let fields = Mirror(reflecting: view).children
    #expect(fields.map(\.label) == ["_viewModel"])
    #expect(fields.allSatisfy { $0.value is ObservedObject<EditMatchViewModel> })
  }

  @Test func `point 33: the players' view model is the one that the match's made`() async throws {
    let edit = try await editFirst()
    edit.didTapPlayers(of: .away)
    #expect(session.door.link == .players(.away, .match(.numbered(1))))
    let players = try #require(flow.players)
    await players.settled()
    #expect(players.chosen == [.cleo])
  }

  @Test func `point 38: the list is active again once the modal is closed`() async throws {
    let edit = try await editFirst()
    #expect(!flow.matches.isActive)
    edit.didTapCancel()
    #expect(flow.matches.isActive && flow.edit == nil && session.draft == nil)
    await flow.matches.settled()
    #expect(await store.fetchCount == 2)
  }

  @Test func `point 38: so is a tab that is selected again`() async {
    session.door.tabs.select(.rankings)
    #expect(!flow.matches.isActive && flow.rankings.isActive)
    session.door.tabs.select(.matches)
    #expect(flow.matches.isActive && !flow.rankings.isActive)
  }

  @Test func `every way out of unsaved work asks the same question`() async throws {
    let edit = try await editFirst()
    edit.changeGoals(of: .home, by: 1)
    let waysOut: [@MainActor () -> Void] = [
      { edit.didTapCancel() },
      { [session] in session.door.modal = nil },
      { [session] in session.door.pushedPath = [] },
      { [session] in session.door.tabs.selection = .rankings },
      { [flow] in flow.follow(.rankings) },
      { [flow] in flow.follow(.edit(.new)) },
    ]
    for leave in waysOut {
      leave()
      #expect(session.door.question?.title == "Discard changes?")
      #expect(session.door.link == .edit(.match(.numbered(1))))
      flow.answer(.keep)
      #expect(session.door.question == nil && flow.edit === edit)
    }
  }

  @Test func `discarding goes on to where the person wanted to go`() async throws {
    let edit = try await editFirst()
    edit.changeGoals(of: .home, by: 1)
    flow.follow(.edit(.new))
    flow.answer(.discard)
    #expect(flow.edit?.title == "New Match" && !session.door.hasWork(at: .new))
    flow.edit?.changeGoals(of: .home, by: 1)
    session.door.tabs.selection = .rankings
    flow.answer(.discard)
    #expect(session.door.link == .rankings && flow.edit == nil)
  }

  @Test func `what was changed back is not unsaved`() async throws {
    let edit = try await editFirst()
    edit.changeGoals(of: .home, by: 1)
    edit.changeGoals(of: .home, by: -1)
    edit.didTapCancel()
    #expect(flow.edit == nil && session.door.question == nil)
  }

  @Test func `point 32: saving closes without a question`() async throws {
    let edit = try await editFirst()
    edit.changeGoals(of: .home, by: 1)
    edit.didTapSave()
    await edit.settled()
    #expect(flow.edit == nil && session.door.link == .matches)
  }

  @Test func `a save that ends after another match was opened closes nothing`() async throws {
    let edit = try await editFirst()
    edit.changeGoals(of: .home, by: 1)
    edit.didTapSave()
    flow.follow(.edit(.new))
    flow.answer(.discard)
    await edit.settled()
    #expect(session.door.link == .edit(.new))
  }

  @Test func `a link to a match that is not loaded waits with the players until it is`()
    async throws
  {
    flow.follow(.players(.home, .match(.numbered(1))))
    #expect(flow.players == nil)
    try await #require(flow.edit).settled()
    #expect(flow.players?.chosen == [.ada, .ben])
  }

  @Test func `what is edited comes back from its snapshot, question and dialogs included`()
    async throws
  {
    let edit = try await editFirst()
    edit.changeGoals(of: .home, by: 3)
    edit.didTapPlayers(of: .away)
    flow.players?.didTapAdd()
    flow.players?.dialog?.text = "Be"
    flow.follow(.rankings)
    let json = try JSONValueEncoder().encode(session)
    let restored = try JSONValueDecoder().decode(MatchesSession.self, from: json)
    let other = MatchesFlow(session: restored, factory: MatchesFeatureFactory(store: store))
    #expect(restored.door == session.door && restored.door.question != nil)
    #expect(other.edit?.goalsLabel(of: .home) == "Home Goals: 5")
    #expect(try JSONValueEncoder().encode(restored) == json)
    #expect(other.players?.dialog == nil)
    other.answer(.keep)
    #expect(other.players?.dialog?.text == "Be")
  }

  @Test func `view models of screens that are gone are gone too`() async throws {
    weak let edit = try await editFirst()
    edit?.didTapPlayers(of: .home)
    weak let players = flow.players
    await players?.settled()
    flow.follow(.matches)
    for _ in 0..<20 { await Task.yield() }
    #expect(edit == nil && players == nil)
  }
}
