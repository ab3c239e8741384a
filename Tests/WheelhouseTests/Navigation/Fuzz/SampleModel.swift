import ScreenDocument

@testable import Wheelhouse

/// An app without views: what its coordinator holds, and what it does about everything that can happen.
nonisolated struct SampleModel: Codable, Hashable {
  enum Action: Codable, Hashable { case delete, rename }
  typealias Place = SampleNavigation.Place

  var gate = Gate<SampleLink>()
  var door = NavigationDoor(SampleNavigation())
  var dialogs = DialogSlot<Place, Action>()
  var banner = BannerState()
  var layout = Layout.regular
  /// How many links were followed: one that waited at the gate is followed once.
  var followed = 0
}

nonisolated enum SampleEvent: Hashable {
  // What a person does; `push` and `leave` say where they were done, as a command does.
  case push(SampleNavigation.Screen, twice: Bool)
  case leave(SampleNavigation.Screen, level: Int, twice: Bool)
  case pop
  case selectTab(SampleNavigation.Tab)
  case selectCategory(Int?)
  case selectItem(Int?)
  case leaveColumn(SplitColumn)
  case present(SampleNavigation.Modal)
  case presentOnTop(SampleNavigation.Modal)
  case dismiss(SampleNavigation.Modal)
  case edit
  case save(SampleModel.Place)
  case press(Int)
  case answer(DoorAnswer)
  // What comes from elsewhere.
  case link(SampleLink)
  case signIn
  case signOut
  case failed(SampleModel.Place)
  case notice
  case timer(Wheelhouse.Banner.ID)
  case layout(Layout)
  case park

  var isByHand: Bool {
    switch self {
    case .link, .signIn, .signOut, .failed, .notice, .timer, .layout, .park, .save: false
    default: true
    }
  }
}

extension SampleModel {
  /// What is seen at all; nothing behind a closed gate.
  var visible: SampleNavigation? { gate.isOpen ? door.state : nil }

  /// Whether a dialog is up, and nothing but its buttons can be tapped.
  var isAsking: Bool { door.isAsking || dialogs.owner != nil }

  mutating func handle(_ event: SampleEvent) {
    if event.isByHand {
      guard gate.isOpen else { return }
      handleByHand(event)
    } else {
      handleFromElsewhere(event)
    }
    settleDialogs()
  }

  /// One dialog at most: the door's question comes first, and what it displaces is said as a banner.
  private mutating func settleDialogs() {
    dialogs.moved(to: door.state)
    guard door.isAsking, let dialog = dialogs.dialog else { return }
    dialogs.dialog = nil
    banner.show(dialog.sentence)
  }

  private mutating func handleByHand(_ event: SampleEvent) {
    switch event {
    case .press(let index): press(index)
    case .answer(let answer): if door.isAsking { door.answer(answer) }
    case _ where isAsking: return
    case .edit: if let front = door.front { door.announceWork(at: front) }
    default: door.propose { $0.handle(event) }
    }
  }

  private mutating func handleFromElsewhere(_ event: SampleEvent) {
    switch event {
    case .link(let link): if let link = gate.arrive(link) { follow(link) }
    case .signIn: if let link = gate.open() { follow(link) }
    case .signOut: signOut()
    case .failed(let place):
      let dialog = DialogState("Oops!", buttons: [DialogButton("Delete", action: Action.delete)])
      dialogs.raise(dialog, by: place, in: door.state, otherwise: &banner)
    case .save(let place): door.settleWork(at: place)
    case .notice: banner.show("News")
    case .timer(let id): banner.hide(id)
    case .layout(let layout): self.layout = layout
    case .park: park()
    default: return
    }
  }

  private mutating func follow(_ link: SampleLink) {
    followed += 1
    door.propose { $0.follow(link) }
  }

  private mutating func press(_ index: Int) {
    guard let dialog = dialogs.dialog, dialog.buttons.indices.contains(index) else { return }
    dialogs.dialog = nil
  }

  private mutating func signOut() {
    gate.close()
    door.force(SampleNavigation())
    banner.show("Signed out", style: .error)
  }

  mutating func park() {
    guard let parked = try? JSONValueEncoder().encode(self),
      let woken = try? JSONValueDecoder().decode(SampleModel.self, from: parked)
    else { return self = SampleModel() }
    self = woken
  }
}

extension SampleNavigation {
  mutating func handle(_ event: SampleEvent) {
    switch event {
    case .push(let screen, let twice):
      guard tabs.selection == .shop, modals.isEmpty else { return }
      shop.push(screen)
      if twice { shop.push(screen) }
    case .leave(let screen, let level, let twice):
      try? shop.leave(screen, at: level)
      if twice { try? shop.leave(screen, at: level) }
    case .pop: _ = try? shop.pop()
    case .selectTab(let tab): select(tab)
    case .selectCategory(let category): library.primary = category
    case .selectItem(let item): library.secondary = item
    case .leaveColumn(let column): try? library.back(from: column)
    case .present(let modal): modals.present(modal)
    case .presentOnTop(let modal): modals.presentOnTop(modal)
    case .dismiss(let modal): _ = try? modals.dismiss(modal)
    default: return
    }
  }

  private mutating func select(_ tab: Tab) {
    guard tabs.select(tab) == .reselected else { return }
    switch tab {
    case .shop: shop.popToRoot()
    case .library: library.primary = nil
    }
  }
}
