import ScreenDocument
import Testing
import Wheelhouse

@testable import Showcase

struct EditMatchViewModelTests {
  private let store = MockMatchesStore(matches: [.second, .first], players: Player.all)
  private let navigator = NavigatorSpy()
  private let events = EventBus()

  private func viewModel(_ draft: MatchDraft) -> EditMatchViewModel {
    EditMatchViewModel(store: store, events: events, draft: draft, navigator: navigator)
  }

  private var new: EditMatchViewModel { viewModel(MatchDraft(.new, MatchParameters())) }

  private var existing: EditMatchViewModel {
    viewModel(MatchDraft(.match(.numbered(1)), Match.first.parameters))
  }

  @Test func `point 29: a new match is New Match, another one Edit Match, filled in`() {
    #expect(new.title == "New Match")
    #expect(existing.title == "Edit Match")
    #expect(existing.goalsLabel(of: .home) == "Home Goals: 2")
    #expect(existing.playersLabel(of: .home) == "Ada, Ben")
  }

  @Test func `point 30: the labels of the steppers follow them, from 0 to 99`() {
    let viewModel = new
    #expect(viewModel.goalsLabel(of: .away) == "Away Goals: 0")
    viewModel.changeGoals(of: .away, by: -1)
    #expect(!viewModel.canChangeGoals(of: .away, by: -1))
    for _ in 0..<120 { viewModel.changeGoals(of: .away, by: 1) }
    #expect(viewModel.goalsLabel(of: .away) == "Away Goals: 99")
    #expect(viewModel.goalsLabel(of: .home) == "Home Goals: 0")
  }

  @Test func `point 30: the buttons name the players, or say what they are for`() {
    let viewModel = new
    #expect(viewModel.playersLabel(of: .home) == "Set Home Players")
    #expect(viewModel.playersLabel(of: .away) == "Set Away Players")
    viewModel.draft.parameters.away.players = [.cleo, .ada]
    #expect(viewModel.playersLabel(of: .away) == "Cleo, Ada")
  }

  @Test func `point 31: it can be saved only with players on both sides`() {
    let viewModel = new
    #expect(!viewModel.canSave)
    viewModel.draft.parameters.home.players = [.ada]
    #expect(!viewModel.canSave)
    viewModel.draft.parameters.away.players = [.ben]
    #expect(viewModel.canSave)
  }

  @Test func `point 31: saving what cannot be saved does nothing`() async {
    let viewModel = new
    viewModel.didTapSave()
    await viewModel.settled()
    #expect(await store.writes.isEmpty)
  }

  @Test func `point 31: cancel changes nothing`() async {
    let viewModel = existing
    viewModel.changeGoals(of: .home, by: 1)
    viewModel.didTapCancel()
    await viewModel.settled()
    #expect(navigator.endings == 1)
    #expect(await store.writes.isEmpty)
  }

  @Test func `what others change is followed, but for what is changed here`() async {
    let viewModel = existing
    let draft = viewModel.draft
    await viewModel.settled()
    viewModel.changeGoals(of: .away, by: 1)
    await store.set([Match.second, .numbered(1, .of([.ada], 3, 9, [.cleo]))])
    events.send(MatchesChanged())
    await viewModel.settled()
    #expect(draft.parameters == .of([.ada], 3, 2, [.cleo]))
    #expect(draft.isChanged)
    viewModel.changeGoals(of: .away, by: 7)
    #expect(!draft.isChanged)
  }

  @Test func `what others change while a save fails is followed once it has`() async {
    let viewModel = existing
    let draft = viewModel.draft
    viewModel.changeGoals(of: .home, by: 1)
    await store.failWrites("The disk is full.")
    viewModel.didTapSave()
    await store.set([.numbered(1, .of([.ada, .ben], 2, 9, [.cleo]))])
    events.send(MatchesChanged())
    await viewModel.settled()
    await viewModel.settled()
    #expect(viewModel.dialog == .oops("The disk is full."))
    #expect(draft.parameters == .of([.ada, .ben], 3, 9, [.cleo]))
  }

  @Test func `a match that others delete while it is edited is gone, with what was changed`() async
  {
    let viewModel = existing
    let draft = viewModel.draft
    viewModel.changeGoals(of: .home, by: 1)
    await store.set([Match.second])
    events.send(MatchesChanged())
    await viewModel.settled()
    #expect(viewModel.phase == .missing && !viewModel.canSave && !draft.isChanged)
  }

  @Test func `an editor that has said that its match cannot be saved stays, whatever others do`()
    async
  {
    let viewModel = existing
    let draft = viewModel.draft
    viewModel.changeGoals(of: .home, by: 1)
    await store.set([Match.second])
    await store.refuse()
    viewModel.didTapSave()
    await viewModel.settled()
    #expect(viewModel.dialog?.message == "The match could not be saved.")
    events.send(MatchesChanged())
    await viewModel.settled()
    #expect(viewModel.phase == .ready && viewModel.canSave && draft.isChanged)
  }

  @Test func `a draft that slept finds what others changed meanwhile`() async throws {
    await store.set([Match.numbered(1, .of([.ada, .ben], 5, 1, [.cleo]))])
    let kept = try JSONValueEncoder().encode(
      MatchDraft(.match(.numbered(1)), Match.first.parameters))
    let viewModel = viewModel(try JSONValueDecoder().decode(MatchDraft.self, from: kept))
    await viewModel.settled()
    #expect(viewModel.goalsLabel(of: .home) == "Home Goals: 5")
    #expect(!viewModel.draft.isChanged)
  }

  @Test func `point 32: saved: editing ends, and nothing is unsaved any more`() async {
    let viewModel = existing
    viewModel.changeGoals(of: .home, by: 1)
    #expect(viewModel.draft.isChanged)
    viewModel.didTapSave()
    #expect(viewModel.isSaving && !viewModel.canSave)
    await viewModel.settled()
    #expect(
      await store.writes == [.updateMatch(.numbered(1), .of([.ada, .ben], 3, 1, [.cleo]))])
    #expect(navigator.endings == 1)
    #expect(!viewModel.draft.isChanged)
  }

  @Test func `point 32: a new match is created once, however often Save is tapped`() async {
    let viewModel = new
    viewModel.draft.parameters = Match.second.parameters
    viewModel.didTapSave()
    viewModel.didTapSave()
    await viewModel.settled()
    #expect(await store.writes == [.createMatch(Match.second.parameters)])
  }

  @Test func `point 32: refused: an alert, and editing goes on`() async {
    await store.refuse()
    let viewModel = existing
    viewModel.didTapSave()
    await viewModel.settled()
    #expect(viewModel.dialog?.title == "Oops!")
    #expect(viewModel.dialog?.message == "The match could not be saved.")
    #expect(viewModel.dialog?.buttons.map(\.title) == ["OK"])
    #expect(navigator.endings == 0 && viewModel.canSave)
  }

  @Test func `point 32: failed: the error's own text`() async {
    await store.failWrites("The disk is full.")
    let viewModel = existing
    viewModel.didTapSave()
    await viewModel.settled()
    #expect(viewModel.dialog == .oops("The disk is full."))
    #expect(navigator.endings == 0)
  }

  @Test func `point 33: the players' view model knows who is chosen and who cannot be`() async {
    let viewModel = existing
    viewModel.didTapPlayers(of: .home)
    #expect(navigator.players.map(\.side) == [.home])
    let players = navigator.players[0].viewModel
    await players.refresh()
    #expect(players.rows?.map(\.isChosen) == [true, true, false, false])
    #expect(players.rows?.map(\.isAvailable) == [true, true, false, true])
  }

  @Test func `point 34: each choice shows at once in the match below`() async {
    let viewModel = existing
    viewModel.didTapPlayers(of: .away)
    let players = navigator.players[0].viewModel
    await players.refresh()
    players.didSelectRow(id: "4")
    #expect(viewModel.playersLabel(of: .away) == "Cleo, Dan")
    players.didSelectRow(id: "3")
    #expect(viewModel.playersLabel(of: .away) == "Dan")
  }

  @Test func `who chooses players sees at once what somebody else saved`() async throws {
    let viewModel = existing
    let draft = viewModel.draft
    viewModel.didTapPlayers(of: .home)
    let players = navigator.players[0].viewModel
    await players.refresh()
    await store.set([Match.numbered(1, .of([.cleo], 2, 1, [.ada]))])
    events.send(MatchesChanged())
    await viewModel.settled()
    #expect(players.rows?.map(\.isChosen) == [false, false, true, false])
    #expect(players.rows?.map(\.isAvailable) == [false, true, true, true])
    players.didSelectRow(id: "1")
    players.didSelectRow(id: "2")
    #expect(draft.parameters == .of([.cleo, .ben], 2, 1, [.ada]))
  }

  @Test func `a match of which only the number is known is loaded`() async {
    let viewModel = viewModel(MatchDraft(.match(.numbered(2)), nil))
    #expect(!viewModel.isLoaded && !viewModel.canSave)
    viewModel.didTapPlayers(of: .home)
    #expect(navigator.players.isEmpty)
    await viewModel.settled()
    #expect(viewModel.draft.parameters == Match.second.parameters)
    #expect(viewModel.canSave && !viewModel.draft.isChanged)
  }

  @Test func `a match that is not there is missing`() async {
    let viewModel = viewModel(MatchDraft(.match(.numbered(9)), nil))
    await viewModel.settled()
    #expect(viewModel.phase == .missing && !viewModel.canSave)
  }

  @Test func `a match that cannot be fetched says why, and can be tried again`() async {
    await store.failFetches("The disk is gone.")
    let viewModel = viewModel(MatchDraft(.match(.numbered(2)), nil))
    await viewModel.settled()
    #expect(viewModel.dialog == .oops("The disk is gone."))
    #expect(viewModel.phase == .failed)
    await store.set([Match.second])
    viewModel.didTapTryAgain()
    await viewModel.settled()
    #expect(viewModel.dialog == nil && viewModel.isLoaded)
  }
}
