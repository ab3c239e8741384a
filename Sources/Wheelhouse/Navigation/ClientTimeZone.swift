public import FoundationEssentials

/// The time zone that a session's client is in.
///
/// It is in the environment itself, in place of its value, as ``Room`` is: a client that comes back from
/// another zone has only the views evaluated that read it.
final class ClientTimeZone: Source {
  nonisolated deinit {}

  @exclusivity(unchecked) private var stored: String

  init(_ identifier: String) { stored = identifier }

  /// A name of the tz database; empty where the client has said none.
  var identifier: String {
    noteRead()
    return stored
  }

  /// Takes over where the client is now.
  func become(_ identifier: String) {
    guard identifier != stored else { return }
    stored = identifier
    changed()
  }
}

private nonisolated struct ClientTimeZoneKey: EnvironmentKey {
  static var defaultValue: ClientTimeZone? { nil }
}

private nonisolated struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

extension EnvironmentValues {
  /// The time zone that the person is in, as the client said: Greenwich's where it did not.
  ///
  /// A view that reads it is evaluated again when the client comes back from another one. The server knows
  /// the zones of the tz database where the app imports `Foundation`; with `FoundationEssentials` alone it
  /// knows Greenwich's and those that are so many hours from it, and ``timeZoneIdentifier`` says which it is.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? TimeZone(identifier: timeZoneIdentifier) ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The name of the time zone that the person is in, from the tz database (RFC 6557): `Europe/Berlin`.
  ///
  /// `GMT` where the client did not say.
  public var timeZoneIdentifier: String {
    if let zone = self[TimeZoneKey.self] { return zone.identifier }
    guard let identifier = clientTimeZone?.identifier, !identifier.isEmpty else { return "GMT" }
    return identifier
  }

  /// The language and region that the person has chosen, as the client said.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// The zone of the client, where no view has said otherwise.
  var clientTimeZone: ClientTimeZone? {
    get { self[ClientTimeZoneKey.self] }
    set { self[ClientTimeZoneKey.self] = newValue }
  }
}
