import Wheelhouse

/// Where in the app a session is: a value, and the only one that says so.
nonisolated struct MatchesNavigation: Hashable, Codable, Sendable {
  var tabs = TabsState(MatchesTab.matches)
  /// What is being edited on top of the matches.
  private(set) var edit: EditPlace?
  /// Where the session went when it left the window, until a link leads here again.
  var exit: String?

  init() {}
}

/// The two tabs.
nonisolated enum MatchesTab: String, Hashable, Codable, Sendable, CaseIterable {
  case matches
  case rankings
}

/// A match that is being edited, with the screens above it.
///
/// How it is shown, over the matches or on their stack, is not said here.
nonisolated struct EditPlace: Hashable, Codable, Sendable, Identifiable {
  let subject: EditSubject
  /// The sides whose players are being chosen.
  fileprivate(set) var players = StackState<Side>()

  var id: EditSubject { subject }
}

// Going somewhere.
nonisolated extension MatchesNavigation {
  /// Edits a match; the same one stays as it is.
  mutating func edit(_ subject: EditSubject) {
    tabs.select(.matches)
    if edit?.subject != subject { edit = EditPlace(subject: subject) }
  }

  /// Shows the players of a side over the match that is being edited.
  mutating func choosePlayers(of side: Side) { edit?.players.follow([side]) }

  /// Ends editing, with everything above it.
  mutating func endEditing() { edit = nil }

  /// Goes where a link says; screens that are there already stay.
  mutating func follow(_ link: MatchesLink) {
    exit = nil
    switch link {
    case .matches: show(.matches)
    case .rankings: show(.rankings)
    case .edit(let subject):
      edit(subject)
      edit?.players.popToRoot()
    case .players(let side, let subject):
      edit(subject)
      choosePlayers(of: side)
    }
  }

  private mutating func show(_ tab: MatchesTab) {
    endEditing()
    tabs.select(tab)
  }

  /// The link to what is seen.
  var link: MatchesLink {
    guard tabs.selection == .matches else { return .rankings }
    guard let edit else { return .matches }
    return edit.players.top.map { .players($0, edit.subject) } ?? .edit(edit.subject)
  }
}

/// Unsaved work is in the match that is being edited, and leaving its tab leaves it.
nonisolated extension MatchesNavigation: GuardedState {
  func shows(_ place: EditSubject) -> Bool {
    edit?.subject == place && tabs.selection == .matches && exit == nil
  }
}

extension NavigationDoor<MatchesNavigation> {
  /// Does what the person answered to the question about unsaved work.
  ///
  /// Work that was given up by leaving its tab is not there any more on coming back.
  nonisolated mutating func settle(_ answer: DoorAnswer) {
    guard let edit = state.edit, hasWork(at: edit.subject) else { return self.answer(answer) }
    self.answer(answer)
    if !hasWork(at: edit.subject), state.edit == edit { propose { $0.endEditing() } }
  }
}

// As a modal with a stack of its own, or as screens on the stack of the matches.
nonisolated extension MatchesNavigation {
  /// What is presented; setting nil ends editing.
  var modal: EditPlace? {
    get { edit }
    set { if newValue == nil { edit = nil } }
  }

  /// The screens above the match in its own stack.
  var modalPath: [Side] {
    get { edit?.players.path ?? [] }
    set { edit?.players.path = newValue }
  }

  /// The screens above the matches in their stack.
  var pushedPath: [EditRoute] {
    get {
      guard let edit else { return [] }
      return [.match(edit.subject)] + edit.players.path.map(EditRoute.players)
    }
    set {
      guard case .match(let subject) = newValue.first else { return edit = nil }
      edit(subject)
      modalPath = newValue.compactMap(\.side)
    }
  }
}

/// A screen of editing on the stack of the matches.
nonisolated enum EditRoute: Hashable, Codable, Sendable {
  case match(EditSubject)
  case players(Side)

  fileprivate var side: Side? {
    if case .players(let side) = self { side } else { nil }
  }
}
