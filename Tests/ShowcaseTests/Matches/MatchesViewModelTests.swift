import Testing
import Wheelhouse

@testable import Showcase

struct MatchesViewModelTests {
  private let store = MockMatchesStore(matches: [.second, .first])
  private let events = EventBus()
  private let navigator = NavigatorSpy()

  private func viewModel() -> MatchesViewModel {
    MatchesViewModel(store: store, events: events, navigator: navigator)
  }

  private func loaded() async -> MatchesViewModel {
    let viewModel = viewModel()
    await viewModel.refresh()
    return viewModel
  }

  @Test func `point 20: the title comes from the view model`() {
    #expect(viewModel().title == "Matches")
  }

  @Test func `point 22: a row shows home players, the result, and away players`() async {
    #expect(
      await loaded().rows == [
        MatchRowUIState(id: "2", homePlayers: "Dan", result: "3 : 3", awayPlayers: "Ada"),
        MatchRowUIState(id: "1", homePlayers: "Ada, Ben", result: "2 : 1", awayPlayers: "Cleo"),
      ])
  }

  @Test func `point 23: it is known to be empty only after the first answer`() async {
    await store.set([Match]())
    let viewModel = viewModel()
    #expect(!viewModel.isEmpty && viewModel.rows == nil)
    await viewModel.refresh()
    #expect(viewModel.isEmpty && !viewModel.canEdit)
  }

  @Test func `point 24: a row answers only in edit mode`() async {
    let viewModel = await loaded()
    viewModel.didSelectRow(id: "1")
    viewModel.didTapDelete(id: "1")
    #expect(navigator.edits.isEmpty && viewModel.dialog == nil)
    viewModel.didTapEdit()
    viewModel.didSelectRow(id: "1")
    #expect(navigator.edits.count == 1)
    viewModel.didTapEdit()
    viewModel.didSelectRow(id: "1")
    #expect(navigator.edits.count == 1)
  }

  @Test func `point 24: a row that is gone is ignored`() async {
    let viewModel = await loaded()
    viewModel.didTapEdit()
    viewModel.didSelectRow(id: "7")
    viewModel.didTapDelete(id: "7")
    viewModel.didSwipeToDelete(id: "7")
    await viewModel.settled()
    #expect(navigator.edits.isEmpty && viewModel.dialog == nil)
    #expect(await store.writes.isEmpty)
  }

  @Test func `point 24: a list without rows is not in edit mode`() async {
    let viewModel = await loaded()
    viewModel.didTapEdit()
    #expect(viewModel.isEditing)
    await store.set([Match]())
    await viewModel.refresh()
    #expect(!viewModel.isEditing)
    await store.set([Match.first])
    await viewModel.refresh()
    #expect(!viewModel.isEmpty && !viewModel.isEditing)
  }

  @Test func `point 25: the parent makes the child's view model and hands it over`() async {
    let viewModel = await loaded()
    viewModel.didTapEdit()
    viewModel.didSelectRow(id: "1")
    #expect(navigator.edits.map(\.title) == ["Edit Match"])
    #expect(navigator.edits.map(\.draft.parameters) == [Match.first.parameters])
  }

  @Test func `point 29: plus hands over a view model for a new match`() async {
    let viewModel = await loaded()
    viewModel.didTapAdd()
    #expect(navigator.edits.map(\.title) == ["New Match"])
    #expect(navigator.edits.map(\.draft.parameters) == [MatchParameters()])
  }

  @Test func `point 36: deleting in edit mode asks first, and cancelling deletes nothing`() async {
    let viewModel = await loaded()
    viewModel.didTapEdit()
    viewModel.didTapDelete(id: "1")
    #expect(viewModel.dialog?.title == "Delete this match?")
    #expect(viewModel.dialog?.message == "\u{2068}Ada, Ben\u{2069} 2 : 1 \u{2068}Cleo\u{2069}")
    #expect(viewModel.dialog?.buttons.map(\.title) == ["Delete", "Cancel"])
    viewModel.dialog = nil
    await viewModel.settled()
    #expect(await store.writes.isEmpty)
  }

  @Test func `point 36: the answer Delete deletes, and the list is fetched again`() async {
    let viewModel = await loaded()
    viewModel.didTapEdit()
    viewModel.didTapDelete(id: "1")
    await store.set([Match.second])
    viewModel.perform(.delete(.numbered(1)))
    await viewModel.settled()
    #expect(await store.writes == [.deleteMatch(.numbered(1))])
    #expect(viewModel.rows?.map(\.id) == ["2"])
  }

  @Test func `point 36: a swipe deletes without asking`() async {
    let viewModel = await loaded()
    viewModel.didSwipeToDelete(id: "2")
    await viewModel.settled()
    #expect(await store.writes == [.deleteMatch(.numbered(2))])
    #expect(viewModel.dialog == nil)
  }

  @Test func `a row that is swiped twice is deleted once, and nothing says Oops!`() async {
    let viewModel = await loaded()
    viewModel.didSwipeToDelete(id: "2")
    viewModel.didSwipeToDelete(id: "2")
    viewModel.didSwipeToDelete(id: "1")
    await viewModel.settled()
    #expect(
      await store.writes == [.deleteMatch(.numbered(2)), .deleteMatch(.numbered(1))])
    #expect(viewModel.dialog == nil)
  }

  @Test func `point 36: a delete that is refused or fails says Oops!`() async {
    let viewModel = await loaded()
    await store.refuse()
    viewModel.didSwipeToDelete(id: "2")
    await viewModel.settled()
    #expect(viewModel.dialog == .oops("The match could not be deleted."))
    await store.failWrites("The disk is full.")
    viewModel.didSwipeToDelete(id: "2")
    await viewModel.settled()
    #expect(viewModel.dialog?.title == "Oops!")
    #expect(viewModel.dialog?.message == "The disk is full.")
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

  @Test func `point 37: the latest refresh wins, and ends the loading`() async {
    let viewModel = viewModel()
    await store.hold()
    viewModel.isActive = true
    await store.awaitHeld(1)
    await store.set([Match.second])
    let latest = Task { await viewModel.refresh() }
    await store.awaitHeld(2)
    await store.release(1)
    await latest.value
    #expect(viewModel.rows?.map(\.id) == ["2"] && !viewModel.isLoading)
    await store.release(0)
    for _ in 0..<20 { await Task.yield() }
    #expect(viewModel.rows?.map(\.id) == ["2"] && !viewModel.isLoading)
  }

  @Test func `point 38: becoming active again refreshes, staying active does not`() async {
    let viewModel = viewModel()
    for isActive in [true, true, false, true] {
      viewModel.isActive = isActive
      await viewModel.settled()
    }
    #expect(await store.fetchCount == 2)
  }

  @Test func `point 39: a refresh reports what changed, and an identical one nothing`() async {
    let viewModel = await loaded()
    #expect(viewModel.changes.insertions == [0, 1])
    let third = Match.numbered(3, .of([.ben], 1, 0, [.dan]))
    let changed = Match.numbered(2, .of([.dan], 4, 3, [.ada]))
    await store.set([third, changed])
    await viewModel.refresh()
    #expect(viewModel.changes.insertions == [0])
    #expect(viewModel.changes.modifications == [0])
    #expect(viewModel.changes.deletions == [1])
    #expect(viewModel.rows?.map(\.result) == ["1 : 0", "4 : 3"])
    await viewModel.refresh()
    #expect(viewModel.changes.isEmpty)
  }

  @Test func `point 40: a failed fetch gives an alert and an empty list, and loading ends`() async {
    let viewModel = await loaded()
    await store.failFetches("The disk is gone.")
    await viewModel.refresh()
    #expect(viewModel.dialog == .oops("The disk is gone."))
    #expect(viewModel.isEmpty && !viewModel.isLoading)
  }

  @Test func `point 42: a change by somebody else is fetched without showing that it loads`() async
  {
    let viewModel = await loaded()
    var seen: [Bool] = []
    viewModel.$isLoading.sink { seen.append($0) }
    await store.set([Match.first])
    events.send(MatchesChanged())
    await viewModel.settled()
    #expect(viewModel.rows?.map(\.id) == ["1"])
    #expect(seen == [false])
  }

  @Test func `a view model that is gone listens no more`() async {
    var viewModel: MatchesViewModel? = await loaded()
    weak let gone = viewModel
    viewModel = nil
    #expect(gone == nil)
    events.send(MatchesChanged())
    for _ in 0..<20 { await Task.yield() }
    #expect(await store.fetchCount == 1)
  }
}
