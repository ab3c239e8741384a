import Wheelhouse

/// What the screen for choosing players remembers beyond the process.
final class PlayersMemory: ObservableObject, Codable {
  @Published var dialog: DialogState<PlayersAction>?
  /// New players by name on their way to the store, the oldest first.
  @Published var creations: [Operation<String>] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    dialog = try container.decodeIfPresent(DialogState.self, forKey: .dialog)
    creations = try container.decodeIfPresent([Operation].self, forKey: .creations) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(dialog, forKey: .dialog)
    if !creations.isEmpty { try container.encode(creations, forKey: .creations) }
  }

  private enum CodingKeys: String, CodingKey {
    case dialog
    case creations
  }
}
