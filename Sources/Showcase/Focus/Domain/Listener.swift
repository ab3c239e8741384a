import Wheelhouse

/// What of one person's session outlives the process: access, the playlist that was chosen, the player.
///
/// Tokens are kept here and nowhere else: whoever has the snapshot of a session is that session.
final class Listener: ObservableObject, Codable {
  /// All of it as one value.
  struct State: Hashable, Codable {
    var authorization: Authorization?
    var pending: PendingAuthorization?
    /// Trading the code of an answer for access, until that is there.
    var redemption: Operation<Redemption>?
    /// Giving access back, each until the server knows; nil where it knows of all.
    var revocations: [Operation<Authorization>]?
    var selection: Playlist.ID?
    /// Names this session's player where it is opened.
    var player: String?
    var hasActiveDevice = false
    /// The song that was last begun, of the playlist that is chosen.
    var nowPlaying: String?
  }

  @Published var state = State()

  init() {}

  init(from decoder: any Decoder) throws { state = try State(from: decoder) }

  func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}
