import Testing

@testable import Wheelhouse

@Suite struct TabsAndSplitInvariantTests {
  @Test func `selecting the selected tab is a pop to its root, another one is a switch`() {
    var tabs = TabsState("matches")
    #expect(tabs.select("matches") == .reselected)
    #expect(tabs.select("rankings") == .switched)
    #expect(tabs.selection == "rankings")
  }

  @Test func `another primary selection clears the secondary one, the same keeps it`() {
    var split = SplitState<String, Int>(primary: "a", secondary: 1)
    split.primary = "a"
    #expect(split.secondary == 1)
    split.primary = "b"
    #expect(split.secondary == nil)
    split.follow("b", 2)
    split.primary = nil
    #expect(split == SplitState())
  }

  @Test func `a secondary selection without a primary one cannot be said`() {
    var split = SplitState<String, Int>(secondary: 1)
    split.secondary = 2
    #expect(split == SplitState())
  }

  @Test func `12: the column seen when collapsed follows from the selections alone`() {
    #expect(SplitState<String, Int>().collapsedColumn == .sidebar)
    #expect(SplitState<String, Int>(primary: "a").collapsedColumn == .content)
    #expect(SplitState<String, Int>(primary: "a", secondary: 1).collapsedColumn == .detail)
    #expect(SplitState<String, Never>().collapsedColumn == .sidebar)
    #expect(SplitState<String, Never>(primary: "a").collapsedColumn == .detail)
  }

  @Test func `back clears the deepest selection, and the sidebar refuses it`() throws {
    var split = SplitState<String, Int>(primary: "a", secondary: 1)
    try split.back()
    #expect(split == SplitState(primary: "a"))
    try split.back()
    #expect(split == SplitState())
    #expect(throws: NavigationError.nothingToPop) { try split.back() }
    var two = SplitState<String, Never>(primary: "a")
    try two.back(from: .detail)
    #expect(two.primary == nil)
  }

  @Test func `8: a double back from a column leaves one column`() throws {
    var split = SplitState<String, Int>(primary: "a", secondary: 1)
    try split.back(from: .detail)
    #expect(throws: NavigationError.nothingToPop) { try split.back(from: .detail) }
    #expect(throws: NavigationError.nothingToPop) { try split.back(from: .sidebar) }
    #expect(split.primary == "a")
  }

  @Test func `leaving the content column clears what depends on it`() throws {
    var split = SplitState<String, Int>(primary: "a", secondary: 1)
    try split.back(from: .content)
    #expect(split == SplitState())
  }
}
