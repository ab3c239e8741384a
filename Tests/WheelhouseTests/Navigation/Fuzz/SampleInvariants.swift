import WheelhouseTesting

@testable import Wheelhouse

typealias SampleInvariant = NavigationInvariant<SampleModel, SampleEvent>

extension SampleModel {
  /// What is true of every step of the sample, in the order of the framework's own invariants.
  static let invariants: [SampleInvariant] = [
    SampleInvariant("an equal item keeps what is presented; another one is alone") {
      guard case .present(let modal) = $1, $0.door.state != $2.door.state else { return true }
      return $0.door.modals.item != modal && $2.door.modals.chain == [modal]
    },
    SampleInvariant("a root cannot be popped") {
      guard case .pop = $1, $0.door.shop.isAtRoot else { return true }
      return $2.door.state == $0.door.state
    },
    SampleInvariant("dismissing a modal dismisses those above it and no other") {
      guard case .dismiss(let modal) = $1, $0.door.state != $2.door.state else { return true }
      let level = $0.door.modals.chain.lastIndex(of: modal)
      return level.map { [chain = $0.door.modals.chain] in Array(chain[..<$0]) }
        == $2.door.modals.chain
    },
    SampleInvariant("another primary selection clears the secondary one, the same keeps it") {
      guard case .selectCategory(let category) = $1 else { return true }
      if category == $0.door.library.primary { return $2.door.library == $0.door.library }
      return $0.door.state == $2.door.state || $2.door.library.secondary == nil
    },
    SampleInvariant("selecting the selected tab pops to its root") {
      guard case .selectTab(.shop) = $1, $0.mayAct, $0.door.tabs.selection == .shop else {
        return true
      }
      return $2.door.shop.isAtRoot || $2.door.pending != nil
    },
    SampleInvariant("a dialog is owned by a place that is shown, and is the only one") { model in
      guard model.dialogs.owner != nil else { return true }
      guard !model.door.isAsking, let owner = model.dialogs.owner else { return false }
      return model.door.shows(owner)
    },
    SampleInvariant("while a dialog is up only its buttons act") {
      guard $0.isAsking, $1.isByHand else { return true }
      switch $1 {
      case .press, .answer: return true
      default: return $2 == $0
      }
    },
    SampleInvariant("any button closes its dialog") {
      guard case .press(0) = $1, $0.dialogs.dialog != nil, $0.gate.isOpen else { return true }
      return $2.dialogs.dialog == nil
    },
    SampleInvariant("work is known only of places that are shown") { model in
      for work in model.door.works where !model.door.shows(work.place) { return false }
      return true
    },
    SampleInvariant("signing out never asks and leaves nothing") {
      guard case .signOut = $1 else { return true }
      return $2.door == NavigationDoor(SampleNavigation())
    },
    SampleInvariant("a double tap pushes once") {
      guard case .push(_, twice: true) = $1 else { return true }
      return $2.door.shop.path.count <= $0.door.shop.path.count + 1
    },
    SampleInvariant("a double back pops once, a stale one not at all") {
      guard case .leave(let screen, let level, _) = $1, $0.door.state != $2.door.state else {
        return true
      }
      return $0.door.shop.path[level] == screen && $2.door.shop.path.count == level
    },
    SampleInvariant("a timer hides its own banner only") {
      guard case .timer(let id) = $1, let banner = $0.banner.current else { return true }
      return $2.banner.current == (banner.id == id ? nil : banner)
    },
    SampleInvariant("unsaved work is never lost without the question") {
      switch $1 {
      case .answer(.discard), .save, .signOut: return true
      default: break
      }
      for work in $0.door.works where !$2.door.hasWork(at: work.place) { return false }
      return true
    },
    SampleInvariant("the answer to discard goes on, the answer to keep stays") {
      guard case .answer(let answer) = $1, $0.mayAnswer, let pending = $0.door.pending else {
        return true
      }
      let goal = answer == .discard ? pending : $0.door.state
      return $2.door.state == goal && $2.door.pending == nil
    },
    SampleInvariant("nothing moves behind a closed gate, and the latest link waits") {
      guard !$0.gate.isOpen, $1 != .signIn, $1 != .signOut else { return true }
      if case .link(let link) = $1, $2.gate.pending != link { return false }
      return $2.door.state == $0.door.state && $2.followed == $0.followed
    },
    SampleInvariant("a link that waited is followed once") {
      guard case .signIn = $1 else { return true }
      return $2.gate.isOpen && $2.followed == $0.followed + ($0.gate.pending == nil ? 0 : 1)
    },
    SampleInvariant("a change of layout changes nothing else") {
      guard case .layout = $1 else { return true }
      var before = $0
      before.layout = $2.layout
      return before == $2
    },
    SampleInvariant("parking and waking gives the same state") {
      guard case .park = $1 else { return true }
      return $0 == $2
    },
    SampleInvariant("a link leads where it says, without a modal over it") {
      guard case .link(let link) = $1, $0.gate.isOpen, $2.door.pending == nil else { return true }
      return $2.door.link == link && $2.door.modals.isEmpty
    },
  ]

  var mayAnswer: Bool { gate.isOpen && door.isAsking }
  var mayAct: Bool { gate.isOpen && !isAsking }
}
