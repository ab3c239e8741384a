import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Random events on the routers' navigation state, through its door.
///
/// Each of these breakages makes an invariant fail: a pending link that outlives the login; signing out
/// that leaves the account on a stack; a plan that keeps the selected tab it gives up; going once more to
/// the screen that is seen; a modal whose stack outlives it; a link that pushes instead of landing.
struct RoutingFuzzTests {
  private typealias Door = NavigationDoor<RoutingNavigation>
  private typealias Invariant = NavigationInvariant<Door, Event>

  private enum Event {
    case go(RoutingScreen)
    case follow(RoutingScreen)
    case tab(RoutingTab)
    case back
    case closeModal
    case plan(RoutingPlan)
    case signIn
    case cancelLogin
    case signOut
    case type(Bool)
    case answer(DoorAnswer)
    case leaveWindow
  }

  @Test func `a hundred thousand random events keep what is true of navigation`()
    async throws
  {
    let fuzz = NavigationFuzz(
      start: Door(RoutingNavigation()), event: { Self.event(in: $0, &$1) },
      apply: { Self.apply($1, to: &$0) }, invariants: Self.states + Self.steps
    )
    for _ in 0..<20 {
      try fuzz.run(steps: 5_000)
      await Task.yield()
    }
  }

  private static let states: [Invariant] = [
    Invariant("the selected tab is there") { $0.plan.tabs.contains($0.tabs.selection) },
    Invariant("a tab that is not there has no stack") { door in
      RoutingTab.allCases.allSatisfy {
        door.plan.tabs.contains($0) || door.state.stacks[$0].isAtRoot
      }
    },
    Invariant("nothing behind the gate is on any stack while it is closed") { door in
      door.gate.isOpen || !paths(of: door.state).contains { $0.contains(.account) }
    },
    Invariant("a link waits only while the login is seen") {
      $0.gate.pending == nil || $0.screen == .login
    },
    Invariant("no screen is pushed on itself") { door in
      paths(of: door.state).allSatisfy { path in
        zip(path, path.dropFirst()).allSatisfy { $0 != $1 }
      }
    },
    Invariant("without a modal nothing is pushed in it") {
      !$0.modal.isEmpty || $0.modalStack.isAtRoot
    },
    Invariant("one modal at most") { $0.modal.chain.count <= 1 },
    Invariant("something waits for an answer only while there is unsaved work") { door in
      door.pending == nil || editors.contains { door.hasWork(at: $0) }
    },
  ]

  private static let steps: [Invariant] = [
    Invariant("what is seen has a URL, which leads to the same screen") { _, event, door in
      guard case .plan = event else { return true }
      return RoutingScreen.links.url(for: door.screen).flatMap(RoutingScreen.links.route)
        == door.screen
    },
    Invariant("the state comes back from its snapshot") { _, event, door in
      guard case .tab = event else { return true }
      guard let json = try? JSONValueEncoder().encode(door) else { return false }
      return (try? JSONValueDecoder().decode(Door.self, from: json)) == door
    },
    Invariant("what waits for an answer has changed nothing") { before, event, after in
      if case .answer = event { return true }
      if case .type = event { return true }
      if case .signIn = event { return true }
      return after.pending == nil || after.pending == before.pending || after.state == before.state
    },
    Invariant("a link leads to its screen, to the login, or to the question") {
      before, event, after in
      guard case .follow(let link) = event, after.pending == nil else { return true }
      return after.screen == link || after.screen == .login && after.gate.pending == link
    },
    Invariant("following the same link again changes nothing") { before, event, after in
      guard case .follow(let link) = event, after.pending == nil else { return true }
      var again = after
      again.propose { $0.follow(link) }
      return again.state == after.state
    },
    Invariant("another plan keeps the screen that is seen") { before, event, after in
      guard case .plan = event, after.pending == nil else { return true }
      return after.screen == before.screen
    },
    Invariant("a double tap goes once") { before, event, after in
      guard case .go(let screen) = event, after.pending == nil else { return true }
      var again = after
      again.propose { $0.go(to: screen) }
      return again.state == after.state
    },
    Invariant("unsaved work is not lost without an answer") { before, event, after in
      if case .answer(.discard) = event { return true }
      if case .type(false) = event { return true }
      return editors.allSatisfy { !before.hasWork(at: $0) || after.hasWork(at: $0) }
    },
  ]

  private static let editors = RoutingScreen.all.filter { $0.parent != nil && $0 != .account }

  private static func paths(of navigation: RoutingNavigation) -> [[RoutingScreen]] {
    RoutingTab.allCases.map { tab in
      [tab.root(showing: navigation.detailItem)] + navigation.stacks[tab].path
    }
      + [navigation.modal.chain + navigation.modalStack.path]
  }

}

// What happens.
extension RoutingFuzzTests {
  private static func event(in door: borrowing Door, _ random: inout SplitMix64) -> Event {
    switch random.below(14) {
    case 0, 1: .go(random.any(RoutingScreen.all))
    case 2, 3: .follow(random.any(RoutingScreen.all))
    case 4: .tab(random.any(door.plan.tabs))
    case 5, 6: .back
    case 7: .closeModal
    case 8: .plan(random.any(RoutingPlan.all))
    case 9: .signIn
    case 10: random.once(in: 2) ? .cancelLogin : .signOut
    case 11: .type(!random.once(in: 4))
    case 12: random.once(in: 20) ? .leaveWindow : .back
    default: .answer(random.once(in: 2) ? .keep : .discard)
    }
  }

  private static func apply(_ event: Event, to door: inout Door) {
    switch event {
    case .go(let screen): door.propose { $0.go(to: screen) }
    case .follow(let link): door.propose { $0.follow(link) }
    case .tab(let tab): door.tabs.selection = tab
    case .back: goBack(in: &door)
    case .closeModal: door.modal.item = nil
    case .plan(let plan): door.plan = plan
    case .signIn: signIn(to: &door)
    case .cancelLogin: door.propose { $0.cancelledLogin() }
    case .signOut: door.propose { $0.signedOut() }
    case .type(let isNew): type(isNew, in: &door)
    case .answer(let answer): door.answer(answer)
    case .leaveWindow:
      if door.propose({ $0.exit = "/products" }) == .taken { door.force(RoutingNavigation()) }
    }
  }

  private static func goBack(in door: inout Door) {
    if !door.modal.isEmpty {
      if door.modalStack.isAtRoot {
        door.modal.item = nil
      } else {
        door.modalStack.path.removeLast()
      }
    } else if !door.stacks[door.tabs.selection].isAtRoot {
      door.stacks[door.tabs.selection].path.removeLast()
    }
  }

  private static func signIn(to door: inout Door) {
    guard door.screen == .login else { return }
    var waiting: RoutingScreen?
    door.propose { waiting = $0.signedIn() }
    if let waiting { door.propose { $0.follow(waiting) } }
  }

  private static func type(_ isNew: Bool, in door: inout Door) {
    guard case .edit = door.screen else { return }
    let screen = door.screen
    if isNew { door.announceWork(at: screen) } else { door.settleWork(at: screen) }
  }
}
