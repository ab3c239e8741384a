/// Where in Focus a session is: a root, and which screens are open above it.
///
/// The flags say what is shown, never how; that is for a coordinator to decide. Their setters let nothing
/// stay set where it makes no sense: no flag under another root, no device without a playlist.
nonisolated struct FocusNavigation: Hashable, Codable, Sendable {
  /// What everything else stands on.
  enum Root: String, Hashable, Codable, Sendable, CaseIterable {
    case launch
    case serviceSelection
    case playlistSelection
  }

  /// Changing the root closes all that was open.
  private(set) var root = Root.launch
  private var isPlaylistUp = false
  private var isDeviceUp = false
  /// The playlist of a link that came before it could be followed; the latest one, followed once.
  private(set) var pendingLink: Playlist.ID?

  /// Whether the focus playlist is shown; only ever under ``Root/playlistSelection``.
  var isFocusPlaylistPresented: Bool {
    get { isPlaylistUp }
    set {
      isPlaylistUp = newValue && root == .playlistSelection
      if !isPlaylistUp { isDeviceUp = false }
    }
  }

  /// Whether a device is asked for; only ever over a focus playlist.
  var isSpotifyDeviceActivationPresented: Bool {
    get { isDeviceUp }
    set { isDeviceUp = newValue && isPlaylistUp }
  }

  /// Goes to a root; going where one is closes nothing.
  mutating func show(_ root: Root) {
    guard root != self.root else { return }
    self.root = root
    isFocusPlaylistPresented = false
  }

  /// Keeps a link until there is something to follow it to.
  mutating func keep(_ link: Playlist.ID) { pendingLink = link }

  /// Drops the link that was kept: a later one leads elsewhere.
  mutating func forgetLink() { pendingLink = nil }

  /// Hands out the link that was kept, once.
  mutating func takeLink() -> Playlist.ID? {
    defer { pendingLink = nil }
    return pendingLink
  }
}
