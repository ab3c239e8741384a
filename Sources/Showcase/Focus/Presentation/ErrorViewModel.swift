import Wheelhouse

/// The latest thing that went wrong, on top of whatever is shown.
///
/// A newer one takes the place of the one before, with a time of its own, and what succeeds after all takes
/// away what was said of its failure, and nothing else. It is Codable, so that an error that a person has
/// not read yet outlives the process.
final class ErrorViewModel: ObservableObject, Codable {
  @Published var banner = BannerState()
  /// What the latest error is about.
  private var subject: DomainEvent.ApplicationError.Subject?

  /// Seconds for which an error is shown.
  nonisolated static let duration = 6.0

  init() {}

  /// Shows what any service tells to be wrong, until it is put right.
  func receive(_ event: any Event) {
    switch event {
    case let event as DomainEvent.ApplicationError: show(event.message, about: event.subject)
    case is DomainEvent.SpotifyPremiumOnlyActionAttempted:
      show(
        "Playing needs a premium account. You can still open the playlist in the player.",
        about: .playing)
    case let event as DomainEvent.SpotifyAuthorizationUpdated where event.isAuthorized:
      hide(.access)
    case is DomainEvent.PlaybackStarted: hide(.playing)
    case let event as DomainEvent.DeviceUpdated where event.isActive: hide(.playing)
    default: break
    }
  }

  private func hide(_ right: DomainEvent.ApplicationError.Subject) {
    if banner.current != nil, subject == right { banner.current = nil }
  }

  private func show(_ message: String, about subject: DomainEvent.ApplicationError.Subject) {
    self.subject = subject
    banner.show(message, style: .error, duration: Self.duration)
  }
}
