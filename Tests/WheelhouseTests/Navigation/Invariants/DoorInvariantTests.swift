import Testing

@testable import Wheelhouse

enum WayOut: CaseIterable {
  case back, swipe, popToRoot, tab, link

  func take(_ door: inout NavigationDoor<SampleNavigation>) {
    switch self {
    case .back: _ = try? door.shop.pop()
    case .swipe: door.shop.path.removeLast()
    case .popToRoot: door.shop.popToRoot()
    case .tab: door.tabs.selection = .library
    case .link: door.propose { $0.follow(.library(1, 2)) }
    }
  }
}

@Suite struct DoorInvariantTests {
  /// A product is edited, three screens deep in the shop.
  private func edited() -> NavigationDoor<SampleNavigation> {
    var door = NavigationDoor(SampleNavigation())
    door.shop.path = [.product(1), .review(1)]
    door.announceWork(at: .screen(.review(1)))
    return door
  }

  @Test(arguments: WayOut.allCases)
  func `10: every way out asks, and goes on when the answer is to discard`(way: WayOut) throws {
    var door = edited()
    let before = door.state
    way.take(&door)
    #expect(door.state == before)
    #expect(try #require(door.question).buttons.count == 2)
    let pending = door.pending
    door.answer(.discard)
    #expect(door.state == pending)
    #expect(door.question == nil && !door.hasWork(at: .screen(.review(1))))
  }

  @Test(arguments: WayOut.allCases)
  func `10: the answer to keep stays, and the next way out asks again`(way: WayOut) {
    var door = edited()
    let before = door
    way.take(&door)
    door.answer(.keep)
    #expect(door == before)
    way.take(&door)
    #expect(door.question != nil)
  }

  @Test func `10: closing a modal and another selection ask too`() throws {
    var door = NavigationDoor(SampleNavigation())
    door.modals.present(.edit(1))
    door.announceWork(at: .modal(.edit(1)))
    _ = try door.modals.dismiss()
    #expect(door.question != nil && door.modals.top == .edit(1))
    door.discard()
    door.tabs.selection = .library
    door.library.follow(1, 2)
    door.announceWork(at: .item(2))
    door.library.primary = 2
    #expect(door.question != nil && door.library.secondary == 2)
  }

  @Test func `10: what is opened from unsaved work asks nothing`() {
    var door = edited()
    door.shop.push(.cart)
    door.modals.present(.photos)
    #expect(door.question == nil && door.shop.top == .cart)
  }

  @Test func `a dialog that closes before its button acts is answered all the same`() {
    var door = edited()
    door.tabs.selection = .library
    door.question = nil
    #expect(door.pending == nil && door.tabs.selection == .shop)
    door.answer(.discard)
    #expect(door.tabs.selection == .library)
  }

  @Test func `a dialog that closes without a button keeps the work`() {
    var door = edited()
    door.tabs.selection = .library
    door.question = nil
    door.shop.push(.cart)
    door.discard()
    #expect(door.tabs.selection == .shop && door.shop.top == .cart)
    #expect(door.hasWork(at: .screen(.review(1))))
  }

  @Test func `the latest proposal is the one that is asked about`() {
    var door = edited()
    door.tabs.selection = .library
    door.shop.popToRoot()
    door.answer(.discard)
    #expect(door.tabs.selection == .shop && door.shop.isAtRoot)
  }

  @Test func `a link to where one is takes the question down, and the work stays`() {
    var door = edited()
    let before = door
    door.tabs.selection = .library
    #expect(door.question != nil)
    door.propose { _ in }
    #expect(door == before)
  }

  @Test func `a part that is set to what it is leaves the question up`() {
    var door = edited()
    door.tabs.selection = .library
    let asked = door
    door.shop.path = door.shop.path
    #expect(door == asked)
  }

  @Test func `work that is saved while the question is up lets go on`() {
    var door = edited()
    door.tabs.selection = .library
    door.settleWork(at: .screen(.review(1)))
    #expect(door.question == nil && door.tabs.selection == .library)
  }

  @Test func `work is asked about in its own words, the latest first`() {
    var door = edited()
    door.announceWork(at: .screen(.product(1)), asking: DialogState("Leave the product?"))
    door.shop.popToRoot()
    #expect(door.question?.title == "Leave the product?")
    door.keep()
    door.announceWork(at: .screen(.product(1)), asking: DialogState("Really?"))
    door.shop.popToRoot()
    #expect(door.question?.title == "Really?")
  }

  @Test func `what is forced asks nothing and forgets the work that is left`() {
    var door = edited()
    door.tabs.selection = .library
    door.force(SampleNavigation())
    #expect(door == NavigationDoor(SampleNavigation()))
  }

  @Test func `work at a place that is not shown is not noted`() {
    var door = NavigationDoor(SampleNavigation())
    door.announceWork(at: .screen(.cart))
    #expect(door == NavigationDoor(SampleNavigation()))
  }

  /// Another tab begins at its root.
  private struct Rooms: GuardedState, Hashable {
    var tab = 0
    var depth = 0
    private(set) var parts = 0

    func shows(_ place: Int) -> Bool { depth >= place }

    mutating func partChanged(from old: Rooms) {
      if tab != old.tab { depth = 0 }
      parts += 1
    }
  }

  @MainActor @Test func `a part that is set has the rest follow, and a whole keeps its own order`()
  {
    var door = NavigationDoor(Rooms())
    door.depth = 2
    door.tab = 1
    #expect(door.depth == 0 && door.parts == 2)
    door.tab = 1
    #expect(door.parts == 2)
    door.propose {
      $0.tab = 2
      $0.depth = 5
    }
    #expect(door.depth == 5 && door.parts == 2)
    let binding = Binding(get: { door }, set: { door = $0 })
    binding.tab.wrappedValue = 3
    #expect(door.tab == 3 && door.depth == 0 && door.parts == 3)
  }

  @Test func `10: a part that is set asks about what follows from it`() {
    var door = NavigationDoor(Rooms())
    door.depth = 5
    door.announceWork(at: 3)
    door.depth = 4
    #expect(!door.isAsking)
    door.tab = 1
    #expect(door.isAsking && door.tab == 0 && door.depth == 4)
    door.discard()
    #expect(door.tab == 1 && door.depth == 0)
  }
}
