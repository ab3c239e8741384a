import Wheelhouse

/// What a URL of Focus can lead to.
nonisolated enum FocusLink: Hashable, Sendable {
  /// Wherever the session is.
  case start
  /// All playlists.
  case playlists
  /// The focus playlist of one of them.
  case playlist(Playlist.ID)
}

extension FocusLink {
  /// The URLs of Focus, read and printed.
  static let table = LinkTable<FocusLink>(
    LinkRule("/focus", .start),
    LinkRule("/focus/playlists", .playlists),
    LinkRule(
      "/focus/playlists/:id",
      { $0["id"].flatMap(Playlist.ID.init(rawValue:)).map(FocusLink.playlist) },
      { link in
        guard case .playlist(let id) = link else { return nil }
        return ["id": id.rawValue]
      }))

  /// The link to what is seen; a device that is asked for has none of its own.
  static func to(_ navigation: FocusNavigation, selection: Playlist.ID?) -> FocusLink {
    guard navigation.root == .playlistSelection else { return .start }
    guard navigation.isFocusPlaylistPresented, let selection else { return .playlists }
    return .playlist(selection)
  }
}
