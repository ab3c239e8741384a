import Wheelhouse

/// What of a session outlives the process: where it is, what it edits, and what its screens remember.
final class MatchesSession: ObservableObject, Codable {
  /// The only way to another place, which asks when unsaved work would be lost.
  @Published var door = NavigationDoor(MatchesNavigation())
  /// The match that is being edited.
  @Published var draft: MatchDraft?
  let matches: MatchesListMemory
  let rankings: DialogMemory<Never>

  init() {
    matches = MatchesListMemory()
    rankings = DialogMemory()
  }
}
