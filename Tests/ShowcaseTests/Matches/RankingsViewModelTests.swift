import Testing
import Wheelhouse

@testable import Showcase

struct RankingsViewModelTests {
  private let store = MockMatchesStore(
    rankings: [Ranking(player: .ben, rating: 20 / 3), Ranking(player: .ada, rating: 0)])
  private let events = EventBus()

  private func viewModel() -> RankingsViewModel { RankingsViewModel(store: store, events: events) }

  @Test func `point 20: the title comes from the view model`() {
    #expect(viewModel().title == "Rankings")
  }

  @Test func `point 41: a row shows name and rating with two digits, in the store's order`() async {
    let viewModel = viewModel()
    await viewModel.refresh()
    #expect(
      viewModel.rows == [
        RankingRowUIState(id: "2", name: "Ben", rating: "6.67"),
        RankingRowUIState(id: "1", name: "Ada", rating: "0.00"),
      ])
  }

  @Test func `point 37: isLoading is false, true, false, true, false for appear and refresh`() async
  {
    let viewModel = viewModel()
    var seen: [Bool] = []
    viewModel.$isLoading.sink { seen.append($0) }
    viewModel.isActive = true
    await viewModel.settled()
    await viewModel.refresh()
    #expect(seen == [false, true, false, true, false])
  }

  @Test func `point 38: becoming active again refreshes`() async {
    let viewModel = viewModel()
    for isActive in [true, false, true] {
      viewModel.isActive = isActive
      await viewModel.settled()
    }
    #expect(await store.fetchCount == 2)
  }

  @Test func `point 39: who overtakes goes and comes; an identical refresh changes nothing`() async
  {
    let viewModel = viewModel()
    await viewModel.refresh()
    await store.set([Ranking(player: .ada, rating: 10), Ranking(player: .ben, rating: 20 / 3)])
    await viewModel.refresh()
    #expect(viewModel.changes.deletions.count == 1 && viewModel.changes.insertions.count == 1)
    #expect(viewModel.rows?.map(\.rating) == ["10.00", "6.67"])
    await viewModel.refresh()
    #expect(viewModel.changes.isEmpty)
  }

  @Test func `point 40: a failed fetch gives an alert and an empty list, and loading ends`() async {
    let viewModel = viewModel()
    await store.failFetches("The disk is gone.")
    await viewModel.refresh()
    #expect(viewModel.dialog == .oops("The disk is gone."))
    #expect(viewModel.isEmpty && !viewModel.isLoading)
  }

  @Test func `point 42: what others save during the first fetch is fetched again`() async {
    let viewModel = viewModel()
    await store.hold()
    viewModel.didAppear()
    await store.awaitHeld(1)
    await store.set([Ranking(player: .ada, rating: 10)])
    events.send(MatchesChanged())
    await store.awaitHeld(2)
    await store.release()
    await store.release()
    await viewModel.settled()
    #expect(viewModel.rows?.map(\.name) == ["Ada"])
  }

  @Test func `point 42: rankings follow what others save, once somebody has looked`() async {
    let viewModel = viewModel()
    events.send(MatchesChanged())
    await viewModel.settled()
    #expect(await store.fetchCount == 0)
    await viewModel.refresh()
    await store.set([Ranking(player: .ada, rating: 10)])
    events.send(MatchesChanged())
    await viewModel.settled()
    #expect(viewModel.rows?.map(\.name) == ["Ada"])
  }
}
