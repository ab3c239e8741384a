import Wheelhouse

/// Decides what is shown when something happens; each kind of client has one of its own.
protocol NavigationModel: AnyObject {
  /// Changes the navigation state as an event asks for; other events are none of its business.
  func receive(_ event: any Event)
}

/// What a navigation model asks the services below it.
protocol NavigationFacts: AnyObject {
  /// Whether the music service may be used.
  var isAuthorized: Bool { get }
  /// Whether there is a device to play on.
  var hasActiveDevice: Bool { get }
  /// Whether the account includes playing.
  var allowsPlaying: Bool { get }
  /// The page of the player.
  func playerURL(showingSelection: Bool) -> String
}
