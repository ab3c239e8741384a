public import FoundationEssentials

/// What a session's client is like: who it is, where it is, which language it has, and whether it is dark.
///
/// It is in the environment itself, in place of the values, as ``Room`` is: a client that comes back from
/// another zone or in the evening has only the views evaluated that read one of them.
final class ClientTraits: Source {
  nonisolated deinit {}

  /// The values.
  struct Values: Equatable {
    /// A name of the tz database; empty where the client has said none.
    var timeZone = ""
    /// A BCP 47 tag.
    var locale = "en"
    var colorScheme = ColorScheme.light
    /// What the app knows the person by; nil for nobody.
    var identity: String?
  }

  @exclusivity(unchecked) private var stored: Values
  /// The app's words in the client's language; nil for an app that has those of its source.
  let catalog: StringCatalog?

  init(_ values: Values, catalog: StringCatalog?) {
    stored = values
    self.catalog = catalog
  }

  var values: Values {
    noteRead()
    return stored
  }

  /// Takes over what the client is like now.
  func become(_ values: Values) {
    guard values != stored else { return }
    stored = values
    changed()
  }
}

private nonisolated struct ClientTraitsKey: EnvironmentKey {
  static var defaultValue: ClientTraits? { nil }
}

private nonisolated struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

private nonisolated struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private nonisolated struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private nonisolated struct IdentityKey: EnvironmentKey {
  static var defaultValue: String?? { nil }
}

// A view that reads one of these is evaluated again when the client comes back and it has changed.
extension EnvironmentValues {
  /// The time zone that the person is in, as the client said: Greenwich's where it did not.
  ///
  /// The server knows the zones of the tz database where the app imports `Foundation`; with
  /// `FoundationEssentials` alone it knows Greenwich's and those that are so many hours from it, and
  /// ``timeZoneIdentifier`` says which it is.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? TimeZone(identifier: timeZoneIdentifier) ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The name of the time zone that the person is in, from the tz database (RFC 6557): `Europe/Berlin`.
  ///
  /// `GMT` where the client did not say.
  public var timeZoneIdentifier: String {
    if let zone = self[TimeZoneKey.self] { return zone.identifier }
    guard let identifier = clientTraits?.values.timeZone, !identifier.isEmpty else { return "GMT" }
    return identifier
  }

  /// The calendar by which an app reckons with dates: the Gregorian one with ``locale`` and ``timeZone``, unless a view
  /// has said another.
  ///
  /// A client does not say which calendar the person has chosen. `Calendar.current` is that of the server.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? personsCalendar }
    set { self[CalendarKey.self] = newValue }
  }

  private var personsCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The language and region that the person has chosen, as the client said.
  ///
  /// A view that sets it says in which language it and everything inside are written (see ``View/environment(_:_:)``).
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// The client's language as a BCP 47 tag, or what a view has said.
  public var localeIdentifier: String {
    get { self[LanguageKey.self] ?? clientTraits?.values.locale ?? "en" }
    set { self[LanguageKey.self] = newValue }
  }

  /// Light or dark, as the client said.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? clientTraits?.values.colorScheme ?? .light }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Who the person is, as ``App/identity(of:)`` knows them; nil for nobody.
  public var identity: String? {
    get { self[IdentityKey.self] ?? clientTraits?.values.identity }
    set { self[IdentityKey.self] = .some(newValue) }
  }

  /// What the client is like, where no view has said otherwise.
  var clientTraits: ClientTraits? {
    get { self[ClientTraitsKey.self] }
    set { self[ClientTraitsKey.self] = newValue }
  }
}
