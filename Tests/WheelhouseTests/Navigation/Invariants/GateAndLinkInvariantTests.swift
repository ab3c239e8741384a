import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Suite struct GateAndLinkInvariantTests {
  @Test func `11: one pending link is kept, the latest wins, and it is followed once`() {
    var gate = Gate<String>()
    #expect(gate.arrive("/one") == nil)
    #expect(gate.arrive("/two") == nil)
    #expect(gate.open() == "/two")
    #expect(gate.open() == nil)
    #expect(gate.arrive("/three") == "/three")
    gate.close()
    #expect(gate == Gate())
    #expect(gate.open() == nil)
  }

  @Test func `11: closing a closed gate keeps the link that waits`() {
    var gate = Gate<String>()
    _ = gate.arrive("/one")
    gate.close()
    #expect(gate.pending == "/one")
  }

  @Test(arguments: [
    SampleLink.shop([.cart]), .shop([.product(1), .review(1)]), .library(2, 0), .library(nil, nil),
  ])
  func `14: a link leads where it says from anywhere, and dismisses a clean modal`(
    link: SampleLink
  ) {
    for tab in SampleNavigation.Tab.allCases {
      var navigation = SampleNavigation()
      navigation.tabs.select(tab)
      navigation.shop.follow([.product(1), .cart])
      navigation.library.follow(2, 1)
      navigation.modals.present(.photos)
      navigation.follow(link)
      #expect(navigation.link == link)
      #expect(navigation.modals.isEmpty)
    }
  }

  @Test func `14: a link does not pass unsaved work by`() {
    var door = NavigationDoor(SampleNavigation())
    door.modals.present(.edit(1))
    door.announceWork(at: .modal(.edit(1)))
    door.propose { $0.follow(.shop([.cart])) }
    #expect(door.modals.top == .edit(1))
    door.answer(.discard)
    #expect(door.link == .shop([.cart]))
    #expect(door.modals.isEmpty)
  }

  @Test func `13: every link round-trips through its URL`() throws {
    try SampleLink.table.check([
      .shop([]), .shop([.cart]), .shop([.product(3)]), .review(-2), .library(nil, nil),
      .library(1, nil), .library(1, 2),
    ])
  }
}
