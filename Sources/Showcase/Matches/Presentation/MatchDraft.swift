import Wheelhouse

/// A match as it is being edited, which outlives the process.
final class MatchDraft: ObservableObject, Codable {
  let subject: EditSubject
  /// What the draft began with; nil until it was loaded.
  @Published private(set) var original: MatchParameters?
  @Published var parameters: MatchParameters
  /// Saving the draft, from the tap until the answer of the store is there.
  @Published var saving: Operation<MatchParameters>?
  /// What is said about the draft.
  @Published var dialog: DialogState<Never>?
  /// What is asked on the screen for choosing players.
  let players: PlayersMemory
  /// Whether it was kept somewhere, where it heard nothing of what others did.
  let wasAway: Bool

  /// Creates a draft.
  ///
  /// - Parameter original: what it begins with; nil when that has to be loaded first.
  init(_ subject: EditSubject, _ original: MatchParameters?) {
    self.subject = subject
    self.original = original
    parameters = original ?? MatchParameters()
    players = PlayersMemory()
    wasAway = false
  }

  /// Whether there is something that would be lost.
  var isChanged: Bool { original != nil && original != parameters }

  /// Begins with what was loaded.
  func begin(with original: MatchParameters) {
    parameters = original
    self.original = original
  }

  /// Takes over what others have changed meanwhile, but for what is changed here, too.
  func follow(_ theirs: MatchParameters) {
    guard let base = original, theirs != base else { return }
    parameters = parameters.following(theirs, since: base)
    original = theirs
  }

  /// Forgets what was changed.
  func dropChanges() {
    if let original { parameters = original }
  }

  /// Takes the draft for saved as it is now.
  func didSave(_ saved: MatchParameters) { original = saved }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    subject = try container.decode(EditSubject.self, forKey: .subject)
    original = try container.decodeIfPresent(MatchParameters.self, forKey: .original)
    parameters = try container.decode(MatchParameters.self, forKey: .parameters)
    saving = try container.decodeIfPresent(Operation.self, forKey: .saving)
    dialog = try container.decodeIfPresent(DialogState.self, forKey: .dialog)
    players = try container.decode(PlayersMemory.self, forKey: .players)
    wasAway = true
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(subject, forKey: .subject)
    try container.encodeIfPresent(original, forKey: .original)
    try container.encode(parameters, forKey: .parameters)
    try container.encodeIfPresent(saving, forKey: .saving)
    try container.encodeIfPresent(dialog, forKey: .dialog)
    try container.encode(players, forKey: .players)
  }

  private enum CodingKeys: String, CodingKey {
    case subject
    case original
    case parameters
    case saving
    case dialog
    case players
  }
}
