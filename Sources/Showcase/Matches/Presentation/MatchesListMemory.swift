import Wheelhouse

/// What the list of matches remembers beyond the process.
final class MatchesListMemory: ObservableObject, Codable {
  /// Whether the list is in edit mode.
  @Published var isEditing = false
  @Published var dialog: DialogState<MatchesListAction>?
  /// Matches that are being deleted, the oldest first.
  @Published var deletions: [Operation<Match.ID>] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isEditing = try container.decode(Bool.self, forKey: .isEditing)
    dialog = try container.decodeIfPresent(DialogState.self, forKey: .dialog)
    deletions = try container.decodeIfPresent([Operation].self, forKey: .deletions) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isEditing, forKey: .isEditing)
    try container.encodeIfPresent(dialog, forKey: .dialog)
    if !deletions.isEmpty { try container.encode(deletions, forKey: .deletions) }
  }

  private enum CodingKeys: String, CodingKey {
    case isEditing
    case dialog
    case deletions
  }
}

/// What the buttons of the list's dialogs mean.
nonisolated enum MatchesListAction: Hashable, Codable, Sendable {
  case delete(Match.ID)
}
