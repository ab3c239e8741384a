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

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    matches = try container.decode(MatchesListMemory.self, forKey: .matches)
    rankings = try container.decode(DialogMemory.self, forKey: .rankings)
    door = try container.decode(NavigationDoor.self, forKey: .door)
    draft = try container.decodeIfPresent(MatchDraft.self, forKey: .draft)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(matches, forKey: .matches)
    try container.encode(rankings, forKey: .rankings)
    try container.encode(door, forKey: .door)
    try container.encodeIfPresent(draft, forKey: .draft)
  }

  private enum CodingKeys: String, CodingKey {
    case matches
    case rankings
    case door
    case draft
  }
}
