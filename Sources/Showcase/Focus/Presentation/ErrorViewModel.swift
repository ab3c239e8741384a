import Wheelhouse

/// The latest thing that went wrong, on top of whatever is shown.
///
/// A newer one takes the place of the one before, with a time of its own, and what succeeds after all takes
/// it away. It is Codable, so that an error that a person has not read yet outlives the process.
final class ErrorViewModel: ObservableObject, Codable {
  @Published var banner = BannerState()

  /// Seconds for which an error is shown.
  nonisolated static let duration = 6.0

  init() {}

  init(from decoder: any Decoder) throws { banner = try BannerState(from: decoder) }

  func encode(to encoder: any Encoder) throws { try banner.encode(to: encoder) }

  /// Shows what any service tells to be wrong, until it is put right.
  func receive(_ event: any Event) {
    switch event {
    case let event as DomainEvent.ApplicationError: show(event.message)
    case is DomainEvent.SpotifyPremiumOnlyActionAttempted:
      show("Playing needs a premium account. You can still open the playlist in the player.")
    case let event as DomainEvent.SpotifyAuthorizationUpdated where event.isAuthorized: hide()
    case is DomainEvent.PlaybackStarted: hide()
    default: break
    }
  }

  private func hide() {
    if banner.current != nil { banner.current = nil }
  }

  private func show(_ message: String) {
    banner.show(message, style: .error, duration: Self.duration)
  }
}
