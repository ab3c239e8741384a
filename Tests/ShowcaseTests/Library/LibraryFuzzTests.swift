import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Random events on what the library has selected.
///
/// Each of these breakages makes an invariant fail: an item that outlives its category; a link that is
/// made without the item.
struct LibraryFuzzTests {
  private enum Event {
    case category(SidebarCategory?)
    case item(ListItem.ID?)
    case back
    case open(LibraryLink)
  }

  private typealias Invariant = NavigationInvariant<LibrarySelection, Event>

  @Test func `a hundred thousand random events keep what is true of the selections`()
    async throws
  {
    let fuzz = NavigationFuzz(
      start: LibraryLink.start.selection, event: { Self.event(in: $0, &$1) },
      apply: { Self.apply($1, to: &$0) }, invariants: Self.invariants
    )
    for _ in 0..<20 {
      try fuzz.run(steps: 5_000)
      await Task.yield()
    }
  }

  private static let invariants: [Invariant] = [
    Invariant("an item is selected only within a category") {
      $0.secondary == nil || $0.primary != nil
    },
    Invariant("another category clears the item, the same one keeps it") { before, event, after in
      guard case .category(let category) = event else { return true }
      return after.secondary == (category == before.primary ? before.secondary : nil)
    },
    Invariant("a link leads to its selection") { _, event, after in
      guard case .open(let link) = event else { return true }
      return after == link.selection && (link == .start || LibraryLink(after) == link)
    },
    Invariant("back clears the deepest selection only") { before, event, after in
      guard case .back = event else { return true }
      return before.secondary == nil
        ? after.primary == nil : after.primary == before.primary && after.secondary == nil
    },
    Invariant("where one column is seen, it is the deepest that something was selected for") {
      let column: SplitColumn = $0.primary == nil ? .sidebar : .content
      return $0.collapsedColumn == ($0.secondary == nil ? column : .detail)
    },
    Invariant("the selections come back from their snapshot") { _, event, selection in
      guard case .back = event else { return true }
      guard let json = try? JSONValueEncoder().encode(selection) else { return false }
      return (try? JSONValueDecoder().decode(LibrarySelection.self, from: json)) == selection
    },
    Invariant("the selections come back from their URL") { _, event, selection in
      switch event {
      case .item, .back: break
      case .category, .open: return true
      }
      let table = LibraryLink.table(of: .mvvm)
      let link = table.url(for: LibraryLink(selection)).flatMap(table.route)
      return link?.selection == selection
    },
  ]

  private static func event(
    in selection: borrowing LibrarySelection, _ random: inout SplitMix64
  ) -> Event {
    let category = random.any(SidebarCategory.allCases)
    let hasItems = selection.primary?.showsItemList ?? true
    let item = "item \(random.below(5))"
    switch random.below(5) {
    case 0: return .category(random.once(in: 5) ? nil : category)
    case 1 where hasItems, 2 where hasItems: return .item(random.once(in: 5) ? nil : item)
    case 3: return .back
    default: return .open(category.showsItemList ? .item(category, item) : .category(category))
    }
  }

  private static func apply(_ event: Event, to selection: inout LibrarySelection) {
    switch event {
    case .category(let category): selection.primary = category
    case .item(let item): selection.secondary = item
    case .back: try? selection.back()
    case .open(let link): selection = link.selection
    }
  }
}
