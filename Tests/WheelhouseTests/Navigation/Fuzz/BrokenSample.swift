import ScreenDocument
import WheelhouseTesting

@testable import Wheelhouse

/// Deliberate mistakes, each of which breaks one of the sample's invariants.
enum SampleBreakage: CaseIterable {
  case presentingStartsAgain, rootIsPopped, dismissKeepsAbove, categoryKeepsItem
  case sameCategoryClears, reselectingDoesNothing, dialogOutlivesItsPlace, lateDialogIsShown
  case tapsReachUnderDialog, buttonKeepsDialog, signOutAsks, doubleTapPushesTwice
  case doubleBackPopsTwice, oldTimerHides, tabSkipsTheDoor, keepGoes, discardStays
  case firstLinkWins, linkPassesClosedGate, pendingIsFollowedTwice, compactClearsItem
  case parkForgetsModals, linkLeavesModal, linkStaysInTab
}

extension SampleBreakage {
  /// The invariant that finds it.
  var invariant: String {
    switch self {
    case .presentingStartsAgain: "an equal item keeps what is presented; another one is alone"
    case .rootIsPopped: "a root cannot be popped"
    case .dismissKeepsAbove: "dismissing a modal dismisses those above it and no other"
    case .categoryKeepsItem, .sameCategoryClears:
      "another primary selection clears the secondary one, the same keeps it"
    case .reselectingDoesNothing: "selecting the selected tab pops to its root"
    case .dialogOutlivesItsPlace, .lateDialogIsShown:
      "a dialog is owned by a place that is shown, and is the only one"
    case .tapsReachUnderDialog: "while a dialog is up only its buttons act"
    case .buttonKeepsDialog: "any button closes its dialog"
    case .signOutAsks: "signing out never asks and leaves nothing"
    case .doubleTapPushesTwice: "a double tap pushes once"
    case .doubleBackPopsTwice: "a double back pops once, a stale one not at all"
    case .oldTimerHides: "a timer hides its own banner only"
    case .tabSkipsTheDoor, .keepGoes: "unsaved work is never lost without the question"
    case .discardStays: "the answer to discard goes on, the answer to keep stays"
    case .firstLinkWins, .linkPassesClosedGate:
      "nothing moves behind a closed gate, and the latest link waits"
    case .pendingIsFollowedTwice: "a link that waited is followed once"
    case .compactClearsItem: "a change of layout changes nothing else"
    case .parkForgetsModals: "parking and waking gives the same state"
    case .linkLeavesModal, .linkStaysInTab: "a link leads where it says, without a modal over it"
    }
  }
}

extension SampleModel {
  /// Handles an event with one mistake.
  mutating func handle(_ event: SampleEvent, breaking breakage: SampleBreakage) {
    let before = self
    let intended = intendedState(after: event)
    handle(event)
    switch (breakage, event) {
    case (.dialogOutlivesItsPlace, _) where before.dialogs.dialog != nil && gate.isOpen:
      if !event.isByHand { dialogs = before.dialogs }
    case (.buttonKeepsDialog, .press): dialogs = before.dialogs
    case (.lateDialogIsShown, .failed(let place)):
      dialogs.raise(DialogState("Late"), by: place, in: Everywhere(), otherwise: &banner)
    case (.tapsReachUnderDialog, .push(let screen, _)) where before.isAsking && gate.isOpen:
      door.shop.path.append(screen)
    case (.signOutAsks, .signOut):
      door = before.door
      door.propose(SampleNavigation())
    case (.oldTimerHides, .timer): banner.current = nil
    case (.tabSkipsTheDoor, .selectTab) where before.mayAct: door = NavigationDoor(intended)
    case (.keepGoes, .answer(.keep)): if let pending = before.door.pending { door.force(pending) }
    case (.discardStays, .answer(.discard)): door = before.door
    case (.firstLinkWins, .link) where before.gate.pending != nil: gate = before.gate
    case (.linkPassesClosedGate, .link(let link)) where !gate.isOpen:
      door.propose { $0.follow(link) }
    case (.pendingIsFollowedTwice, .signIn) where before.gate.pending != nil: followed += 1
    case (.compactClearsItem, .layout(.compact)): door.library.secondary = nil
    case (.parkForgetsModals, .park): door.modals.dismissAll()
    default: if before.mayAct || !event.isByHand { breakState(breakage, event, before) }
    }
  }

  private func intendedState(after event: SampleEvent) -> SampleNavigation {
    var state = door.state
    state.handle(event)
    return state
  }

  /// Mistakes in what a state does, which go through the door as they should.
  private mutating func breakState(
    _ breakage: SampleBreakage, _ event: SampleEvent, _ before: SampleModel
  ) {
    let old = before.door.state
    switch (breakage, event) {
    case (.presentingStartsAgain, .present(let modal)): door.modals = Presented(modal)
    case (.rootIsPopped, .pop) where old.shop.isAtRoot: door.tabs.select(.library)
    case (.dismissKeepsAbove, .dismiss(let modal)):
      door.modals = Presented()
      for kept in old.modals.chain where kept != modal { door.modals.presentOnTop(kept) }
    case (.categoryKeepsItem, .selectCategory): door.library.secondary = old.library.secondary
    case (.sameCategoryClears, .selectCategory): door.library.secondary = nil
    case (.reselectingDoesNothing, .selectTab(.shop)): door.shop = old.shop
    case (.doubleTapPushesTwice, .push(let screen, twice: true)): door.shop.path.append(screen)
    case (.doubleBackPopsTwice, .leave(_, _, twice: true)): _ = try? door.shop.pop()
    case (.linkLeavesModal, .link) where gate.isOpen: door.modals = old.modals
    case (.linkStaysInTab, .link) where gate.isOpen: door.tabs = old.tabs
    default: return
    }
  }
}

/// A state that shows every place.
nonisolated struct Everywhere: GuardedState {
  func shows(_ place: SampleModel.Place) -> Bool { true }
}
