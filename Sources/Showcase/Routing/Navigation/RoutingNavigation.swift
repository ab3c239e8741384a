import Wheelhouse

/// Where a session is: one value, from which everything that is shown follows.
nonisolated struct RoutingNavigation: Codable, Hashable, Sendable {
  /// How screens are shown.
  var plan = RoutingPlan()
  var tabs = TabsState(RoutingTab.items)
  /// What is pushed in each tab.
  var stacks = RoutingStacks()
  /// The screen over the tabs.
  var modal = Presented<RoutingScreen>()
  /// What is pushed in the modal; with another one it is at its root.
  var modalStack = StackState<RoutingScreen>()
  /// What the detail tab shows; with another item its stack is at its root.
  var detailItem = Item.first.id
  /// Whether somebody is signed in, and which screen waits for that.
  private(set) var gate = Gate<RoutingScreen>()
  /// Where the session went when it left the window, until a link leads here again.
  var exit: String?

  /// Whether details are pushed on the list's stack, rather than shown in a tab beside the list.
  var usingStackNav: Bool {
    get { plan.detail == .stack }
    set { plan.detail = newValue ? .stack : .tab }
  }
}

/// The stacks of the tabs.
nonisolated struct RoutingStacks: Codable, Hashable, Sendable {
  private var stacks: [RoutingTab: StackState<RoutingScreen>] = [:]

  /// The stack of a tab; one that nothing was pushed on is at its root.
  subscript(tab: RoutingTab) -> StackState<RoutingScreen> {
    get { stacks[tab] ?? StackState() }
    set { stacks[tab] = newValue.isAtRoot ? nil : newValue }
  }
}

// What is seen.
nonisolated extension RoutingNavigation {
  /// The screen that the person looks at.
  var screen: RoutingScreen {
    if let item = modal.item { return modalStack.top ?? item }
    return stacks[tabs.selection].top ?? tabs.selection.root(showing: detailItem)
  }

  /// The stack that the person is in: the modal's, or that of the selected tab.
  private var front: StackState<RoutingScreen> {
    get { modal.isEmpty ? stacks[tabs.selection] : modalStack }
    set {
      if modal.isEmpty { stacks[tabs.selection] = newValue } else { modalStack = newValue }
    }
  }
}

// Going somewhere from where the person is.
nonisolated extension RoutingNavigation {
  /// Goes to a screen as the plan says: pushed here, in its tab, or over everything.
  mutating func go(to screen: RoutingScreen) {
    if screen.isBehindGate, !gate.isOpen { return wait(for: screen) { $0.go(to: .login) } }
    guard screen != self.screen else { return }
    switch plan.placement(of: screen) {
    case .tab: land(on: screen, above: [])
    case .modal where modal.isEmpty: show(screen)
    case .modal where modal.item == screen: modalStack.popToRoot()
    case .stack, .modal: front.push(screen)
    }
    forgetLinkWithoutLogin()
  }

  /// Leaves the topmost screen of this kind in the stack that the person is in, or the modal.
  mutating func leave(_ screen: RoutingScreen) {
    if let level = front.path.lastIndex(of: screen) {
      front.path.removeSubrange(level...)
    } else if modal.item == screen {
      show(nil)
    }
    forgetLinkWithoutLogin()
  }

  /// Closes the screen over the tabs, with all that is pushed there.
  mutating func closeModal() {
    show(nil)
    forgetLinkWithoutLogin()
  }

  /// Shows a screen over the tabs, at its root where it is another one; nil shows none.
  private mutating func show(_ screen: RoutingScreen?) {
    if screen != modal.item { modalStack = StackState() }
    modal.item = screen
  }
}

// Following links, which lead to the same place from anywhere.
nonisolated extension RoutingNavigation {
  /// Goes where a link leads; what is there already stays.
  mutating func follow(_ link: RoutingScreen) {
    exit = nil
    if link.isBehindGate, !gate.isOpen { return wait(for: link) { $0.follow(.login) } }
    if let parent = link.parent {
      land(on: parent, above: [link])
    } else {
      land(on: link, above: [])
    }
    forgetLinkWithoutLogin()
  }

  private mutating func land(on base: RoutingScreen, above: [RoutingScreen]) {
    switch plan.placement(of: base) {
    case .stack:
      show(nil)
      tabs.selection = .items
      stacks[.items].follow([base] + above)
    case .tab:
      show(nil)
      select(base)
      stacks[tabs.selection].follow(above)
    case .modal:
      show(base)
      modalStack.follow(above)
    }
  }

  private mutating func select(_ screen: RoutingScreen) {
    switch screen {
    case .messages: tabs.selection = .messages
    case .settings: tabs.selection = .settings
    case .login: tabs.selection = .login
    case .detail(let id):
      show(item: id)
      tabs.selection = .detail
    case .items, .edit, .account: tabs.selection = .items
    }
  }

  private mutating func show(item id: Item.ID) {
    if id != detailItem { stacks[.detail].popToRoot() }
    detailItem = id
  }
}

// Signing in and out.
nonisolated extension RoutingNavigation {
  /// Opens the gate and leaves the login.
  ///
  /// - Returns: the screen that waited, which is handed out once.
  mutating func signedIn() -> RoutingScreen? {
    defer { leave(.login) }
    return gate.open()
  }

  /// Gives up signing in; what waited for it is forgotten.
  mutating func cancelledLogin() {
    if modal.isEmpty, front.isAtRoot, tabs.selection == .login { tabs.selection = .items }
    leave(.login)
  }

  /// Closes the gate, and leaves whatever is behind it.
  mutating func signedOut() {
    gate.close()
    for tab in RoutingTab.allCases { stacks[tab].path = inFrontOfGate(stacks[tab].path) }
    modalStack.path = inFrontOfGate(modalStack.path)
    forgetLinkWithoutLogin()
  }

  private func inFrontOfGate(_ path: [RoutingScreen]) -> [RoutingScreen] {
    Array(path.prefix { !$0.isBehindGate })
  }

  private mutating func wait(
    for screen: RoutingScreen, showLogin: (inout RoutingNavigation) -> Void
  ) {
    showLogin(&self)
    _ = gate.arrive(screen)
  }

  /// A link waits only as long as the login is seen: who goes elsewhere has changed their mind.
  private mutating func forgetLinkWithoutLogin() {
    if gate.pending != nil, screen != .login { gate = Gate() }
  }
}

// Showing the same screens in another way.
nonisolated extension RoutingNavigation {
  /// Moves what is seen to where the new plan shows it, and gives up tabs that are gone.
  private mutating func followPlan(from old: RoutingPlan) {
    let seen = screen
    let isMoved = old.placement(of: seen) != plan.placement(of: seen)
    if isMoved { leave(seen) }
    for tab in RoutingTab.allCases where !plan.tabs.contains(tab) { stacks[tab].popToRoot() }
    if !plan.tabs.contains(tabs.selection) {
      tabs.selection = .items
      if modal.isEmpty { return follow(seen) }
    }
    if isMoved { follow(seen) }
  }
}

nonisolated extension RoutingNavigation: GuardedState {
  /// Whether a screen is in the modal, or in the selected tab below it.
  func shows(_ screen: RoutingScreen) -> Bool {
    guard exit == nil else { return false }
    if modal.item == screen || modalStack.path.contains(screen) { return true }
    let root = tabs.selection.root(showing: detailItem)
    return root == screen || stacks[tabs.selection].path.contains(screen)
  }

  mutating func partChanged(from old: RoutingNavigation) {
    if modal.item != old.modal.item { modalStack = StackState() }
    if detailItem != old.detailItem { stacks[.detail].popToRoot() }
    if plan != old.plan { followPlan(from: old.plan) }
    forgetLinkWithoutLogin()
  }
}
