/// How far what a screen shows has come.
nonisolated enum FocusContent<Value> {
  case loading
  case loaded(Value)
  case failed(FocusFailure)

  /// What is there, if anything is.
  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

nonisolated extension FocusContent: Equatable where Value: Equatable {}

/// Why there is nothing to show, in words for people.
nonisolated struct FocusFailure: Equatable, Sendable {
  let title: String
  let explanation: String

  init(_ error: PlaylistsError) {
    switch error {
    case .unavailable:
      title = "No Music Just Now"
      explanation = "The catalogue cannot be read at the moment. Try again shortly."
    case .unknownPlaylist(let id):
      title = "No Such Playlist"
      explanation = "Nothing called “\(id.rawValue)” is in the catalogue any more."
    }
  }
}
