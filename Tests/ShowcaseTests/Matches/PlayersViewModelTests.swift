import Testing
import Wheelhouse

@testable import Showcase

struct PlayersViewModelTests {
  private let store = MockMatchesStore(players: Player.all)
  private let events = EventBus()
  private let changes = Selections<[Player]>()

  private func loaded() async -> PlayersViewModel {
    let viewModel = PlayersViewModel(
      store: store, events: events, chosen: [.ben], unavailable: [.cleo], onChange: changes.note)
    await viewModel.refresh()
    return viewModel
  }

  @Test func `point 33: the screen is called Players`() async {
    #expect(await loaded().title == "Players")
  }

  @Test func `point 34: a tap sets a check mark, and another one takes it back`() async {
    let viewModel = await loaded()
    viewModel.didSelectRow(id: "1")
    #expect(viewModel.rows?.map(\.isChosen) == [true, true, false, false])
    viewModel.didSelectRow(id: "2")
    #expect(viewModel.rows?.map(\.isChosen) == [true, false, false, false])
    #expect(changes.values == [[.ben, .ada], [.ada]])
  }

  @Test func `point 34: the other side's players are disabled, and a tap on them is refused`() async
  {
    let viewModel = await loaded()
    #expect(viewModel.rows?.map(\.isAvailable) == [true, true, false, true])
    viewModel.didSelectRow(id: "3")
    viewModel.didSelectRow(id: "99")
    #expect(viewModel.chosen == [.ben] && changes.values.isEmpty)
  }

  @Test func `whom two people put on both sides can be taken back on either`() async {
    let viewModel = await loaded()
    viewModel.follow(chosen: [.ben, .cleo], unavailable: [.cleo])
    #expect(viewModel.rows?.map(\.isAvailable) == [true, true, true, true])
    viewModel.didSelectRow(id: "3")
    #expect(viewModel.chosen == [.ben] && changes.values == [[.ben]])
    #expect(viewModel.rows?.map(\.isAvailable) == [true, true, false, true])
  }

  @Test func `point 35: plus asks for a name, and Save is disabled while it is empty`() async {
    let viewModel = await loaded()
    viewModel.didTapAdd()
    #expect(viewModel.dialog?.title == "New Player")
    #expect(viewModel.dialog?.buttons.map(\.title) == ["Cancel", "Save"])
    let save = viewModel.dialog?.buttons.last
    #expect(save.map { viewModel.dialog?.isEnabled($0) } == false)
    viewModel.dialog?.text = "Bea"
    #expect(save.map { viewModel.dialog?.isEnabled($0) } == true)
  }

  @Test func `point 35: afterwards the list holds the player in alphabetical place`() async {
    let store = InMemoryMatchesStore(players: Player.all)
    let viewModel = PlayersViewModel(
      store: store, events: events, chosen: [], unavailable: [], onChange: { _ in })
    await viewModel.refresh()
    viewModel.perform(.create, text: "Bea")
    await viewModel.settled()
    #expect(viewModel.rows?.map(\.name) == ["Ada", "Bea", "Ben", "Cleo", "Dan"])
  }

  @Test func `point 35: a name that is refused, or a failure, says Oops!`() async {
    let viewModel = await loaded()
    await store.refuse()
    viewModel.perform(.create, text: "Ada")
    await viewModel.settled()
    #expect(viewModel.dialog == .oops("The player could not be saved."))
    await store.failWrites("The disk is full.")
    viewModel.perform(.create, text: "Bea")
    await viewModel.settled()
    #expect(viewModel.dialog == .oops("The disk is full."))
  }

  @Test(arguments: ["   ", String(repeating: "x", count: 61)])
  func `a name that is none is asked for again, and keeps what was typed`(name: String) async {
    let viewModel = await loaded()
    viewModel.perform(.create, text: name)
    await viewModel.settled()
    let text = "A name has one character at least, and 60 at most."
    #expect(viewModel.dialog?.message == text && viewModel.dialog?.text == name)
    #expect(viewModel.dialog?.buttons.last?.action == .create)
  }

  @Test func `point 37: isLoading is false, true, false, true, false for appear and refresh`() async
  {
    let viewModel = PlayersViewModel(
      store: store, events: events, chosen: [], unavailable: [], onChange: { _ in })
    var seen: [Bool] = []
    viewModel.$isLoading.sink { seen.append($0) }
    viewModel.isActive = true
    await viewModel.settled()
    await viewModel.refresh()
    #expect(seen == [false, true, false, true, false])
  }

  @Test func `point 40: a failed fetch gives an alert and an empty list, and loading ends`() async {
    let viewModel = await loaded()
    await store.failFetches("The disk is gone.")
    await viewModel.refresh()
    #expect(viewModel.dialog == .oops("The disk is gone."))
    #expect(viewModel.rows == [] && !viewModel.isLoading)
  }

  @Test func `point 42: a player whom somebody else added appears, and choices stay`() async {
    let viewModel = await loaded()
    await store.set(Player.all + [Player(id: Player.ID(rawValue: 5), name: "Eve")])
    events.send(PlayersChanged())
    await viewModel.settled()
    #expect(viewModel.rows?.map(\.name) == ["Ada", "Ben", "Cleo", "Dan", "Eve"])
    #expect(viewModel.rows?.map(\.isChosen) == [false, true, false, false, false])
  }
}
