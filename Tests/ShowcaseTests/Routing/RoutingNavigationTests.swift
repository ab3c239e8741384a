import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct RoutingNavigationTests {
  private var navigation = RoutingNavigation()
  private let windmill = Item.ID(rawValue: "windmill")

  @Test func `point 75: a detail is pushed on the stack, or selects its tab and sets its item`() {
    var navigation = navigation
    navigation.go(to: .detail(windmill))
    #expect(navigation.stacks[.items].path == [.detail(windmill)])
    navigation = RoutingNavigation()
    navigation.set(\.usingStackNav, to: false)
    navigation.go(to: .detail(windmill))
    #expect(navigation.tabs.selection == .detail && navigation.detailItem == windmill)
    #expect(navigation.stacks == RoutingStacks() && navigation.screen == .detail(windmill))
  }

  @Test(arguments: RoutingPlan.Placement.allCases)
  func `point 76: settings, login and detail are shown in a modal, a tab or another stack`(
    placement: RoutingPlan.Placement
  ) {
    var navigation = navigation
    let plan = RoutingPlan(detail: placement, settings: placement, login: placement)
    navigation.set(\.plan, to: plan)
    for screen in [RoutingScreen.settings, .login, .detail(windmill)] {
      navigation.follow(.messages)
      navigation.go(to: screen)
      #expect(navigation.screen == screen)
      #expect(navigation.modal.isEmpty == (placement != .modal))
      #expect((navigation.stacks[.messages].top == screen) == (placement == .stack))
      #expect((navigation.tabs.selection != .messages) == (placement == .tab))
    }
  }

  @Test(arguments: RoutingPlan.all)
  func `point 78: a link leads to its screen from everywhere, and once there changes nothing`(
    plan: RoutingPlan
  ) {
    for start in RoutingScreen.all {
      for link in RoutingScreen.all {
        var navigation = navigation
        navigation.set(\.plan, to: plan)
        _ = navigation.signedIn()
        navigation.follow(.messages)
        navigation.go(to: start)
        navigation.follow(link)
        #expect(navigation.screen == link)
        let there = navigation
        navigation.follow(link)
        #expect(navigation == there)
      }
    }
  }

  @Test func `point 78: a link keeps the screens of a shared prefix`() {
    var navigation = navigation
    navigation.follow(.edit(windmill))
    #expect(navigation.stacks[.items].path == [.detail(windmill), .edit(windmill)])
    navigation.follow(.detail(windmill))
    #expect(navigation.stacks[.items].path == [.detail(windmill)])
  }

  @Test func `point 79: every screen has a URL, which is read and printed by one rule`() throws {
    try RoutingScreen.links.check(RoutingScreen.all)
    for url in ["/routing/items/castle", "/routing/items", "/routing/items/windmill/x"] {
      #expect(RoutingScreen.links.route(for: url) == nil)
    }
  }

  @Test func `point 81: a link behind the gate waits for the login and is followed once`() {
    var navigation = navigation
    navigation.follow(.account)
    #expect(navigation.screen == .login && navigation.gate.pending == .account)
    #expect(navigation.signedIn() == .account)
    #expect(navigation.signedIn() == nil)
    #expect(navigation.modal.isEmpty && navigation.gate.isOpen)
  }

  @Test(arguments: RoutingPlan.Placement.allCases)
  func `point 81: who leaves the login has changed their mind`(login: RoutingPlan.Placement) {
    var navigation = navigation
    navigation.set(\.plan.login, to: login)
    navigation.follow(.account)
    navigation.cancelledLogin()
    #expect(navigation.gate.pending == nil && navigation.screen != .login)
    navigation.follow(.account)
    navigation.follow(.detail(windmill))
    #expect(navigation.gate.pending == nil)
  }

  @Test func `signing out leaves what is behind the gate and nothing else`() {
    var navigation = navigation
    _ = navigation.signedIn()
    navigation.follow(.account)
    #expect(navigation.modalStack.path == [.account])
    navigation.signedOut()
    #expect(navigation.screen == .settings && !navigation.gate.isOpen)
  }

  @Test func `another plan moves the screen that is seen`() {
    var navigation = navigation
    navigation.follow(.settings)
    for placement in [RoutingPlan.Placement.tab, .stack, .modal, .stack, .tab] {
      navigation.set(\.plan.settings, to: placement)
      #expect(navigation.screen == .settings)
      #expect(navigation.plan.tabs.contains(.settings) == (placement == .tab))
      #expect(navigation.modal.isEmpty == (placement != .modal))
      #expect((navigation.stacks[.items].top == .settings) == (placement == .stack))
    }
  }

  @Test func `a tab that is given up while the settings are over it leaves the items below`() {
    var navigation = navigation
    navigation.set(\.plan.detail, to: .tab)
    navigation.go(to: .detail(windmill))
    navigation.go(to: .settings)
    navigation.set(\.plan.detail, to: .stack)
    #expect(navigation.screen == .settings && navigation.tabs.selection == .items)
  }
}

nonisolated extension RoutingNavigation {
  /// Sets a part as a binding does, and as the door then has the rest follow.
  fileprivate mutating func set<Part>(_ path: WritableKeyPath<Self, Part>, to part: Part) {
    let old = self
    self[keyPath: path] = part
    partChanged(from: old)
  }
}

nonisolated extension RoutingScreen {
  /// One screen of every kind, and two of what there are several of.
  static let all: [RoutingScreen] =
    [.items, .messages, .settings, .login, .account]
    + Item.all.prefix(2).flatMap { [.detail($0.id), .edit($0.id)] }
}

nonisolated extension RoutingPlan {
  /// Every way to show the screens.
  static let all: [RoutingPlan] = Placement.allCases.flatMap { detail in
    Placement.allCases.flatMap { settings in
      Placement.allCases.map { RoutingPlan(detail: detail, settings: settings, login: $0) }
    }
  }
}
