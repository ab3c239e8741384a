import Wheelhouse

/// What a person asks for, as an order.
nonisolated enum UserCommand {
  /// Connect the music service.
  struct SpotifyAuthorizationRequested: Event, Equatable {}

  /// Give the access back.
  struct SpotifyDisconnectRequested: Event, Equatable {}

  /// Make a focus playlist of this playlist.
  struct PlaylistSelected: Event, Equatable {
    let id: Playlist.ID
  }

  /// Load what is on the screen once more.
  struct ReloadRequested: Event, Equatable {}

  /// Open the player, so that it becomes a device to play on.
  struct OpenAnotherAppRequested: Event, Equatable {}

  /// Look whether the player is there by now.
  struct DeviceCheckRequested: Event, Equatable {}

  /// Show the playlist in the player.
  struct DidRequestOpenPlaylistOnSpotify: Event, Equatable {}

  /// Play what was generated.
  struct PlayOnSpotifyRequested: Event, Equatable {}
}

/// What happened around the app.
nonisolated enum SystemEvent {
  /// Everything that is needed at the start is there.
  struct LaunchFinished: Event, Equatable {}

  /// A link leads to a playlist.
  struct PlaylistLinkOpened: Event, Equatable {
    let id: Playlist.ID
  }

  /// The authorization server sent a browser back with its answer to this session's request.
  struct AuthorizationCallbackReceived: Event, Equatable {
    let answer: AuthorizationAnswer
  }
}

/// What the app's services have to tell, in the past tense.
nonisolated enum DomainEvent {
  /// A page is waiting at which the person decides about the access.
  struct SpotifyAuthURLGenerated: Event, Equatable {
    let url: String
  }

  /// The access was given, renewed or lost.
  struct SpotifyAuthorizationUpdated: Event, Equatable {
    let isAuthorized: Bool
  }

  /// The playlists are there.
  struct PlaylistsLoaded: Event, Equatable {
    let playlists: [Playlist]
  }

  /// The playlists could not be had.
  struct PlaylistsFailed: Event, Equatable {
    let error: PlaylistsError
  }

  /// A focus playlist is being made.
  struct PlaylistGenerationStarted: Event, Equatable {
    let id: Playlist.ID
  }

  /// A focus playlist is there.
  struct PlaylistGenerated: Event, Equatable {
    let playlist: FocusPlaylist
  }

  /// A focus playlist could not be made.
  struct PlaylistGenerationFailed: Event, Equatable {
    let error: PlaylistsError
  }

  /// A song sounds on a device.
  struct PlaybackStarted: Event, Equatable {
    let title: String
  }

  /// A device to play on has come or gone.
  struct DeviceUpdated: Event, Equatable {
    let isActive: Bool
  }

  /// Something was asked for that the person's account does not include.
  struct SpotifyPremiumOnlyActionAttempted: Event, Equatable {}

  /// Something went wrong that the person should know of, wherever they are.
  struct ApplicationError: Event, Equatable {
    let subject: Subject
    let message: String

    /// What it is that does not work.
    enum Subject: String, Codable {
      case access
      case playing
    }
  }
}
