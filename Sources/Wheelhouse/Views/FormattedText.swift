public import FoundationEssentials
import ScreenDocument

// The styles themselves, such as `.number`, are in Foundation: an app that imports it can use them here.
extension Text {
  /// Creates a text of a value in a format.
  ///
  /// The format is that of the locale of the view whose body makes it, and a date is written in the time zone of
  /// that view, unless the format has been told one of its own.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.inPlaceOfView.format(input))
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(format.inPlaceOfView.format(input))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text of a value in a format, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: FormatStyle>(
    _ title: S, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

nonisolated extension FormatStyle {
  /// This style in the locale, and of a date in the time zone, of the view that is being evaluated.
  ///
  /// From now on that depends on them.
  fileprivate var inPlaceOfView: Self {
    guard MainThread.isCurrent else { return self }
    let isDated = Self.isDated
    let place = MainActor.assumeIsolated {
      Renderer.reading?({ ($0.environment.locale, isDated ? $0.environment.timeZone : nil) })
    }
    return place.map { written(in: $0, at: $1) } ?? self
  }

  /// Whether what it writes is a date, or two.
  private static var isDated: Bool {
    FormatInput.self == Date.self || FormatInput.self == Range<Date>.self
  }

  /// This style in a locale and, of a date, in a time zone, unless it has been told others; on the main thread.
  func written(in locale: Locale, at zone: TimeZone?) -> Self {
    let style = written(in: locale)
    guard Self.isDated, let zone else { return style }
    return ZonedStyles.ofMainThread.written(style, in: zone)
  }

  /// This style in a locale, unless it has been told one of its own.
  func written(in locale: Locale) -> Self {
    self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
  }
}

/// Styles of dates in time zones.
///
/// The styles are in the larger part of Foundation, which is loaded only where an app imports it, so their zone cannot
/// be named here. Their coded form names it, and says whether it is the one of the system.
private nonisolated final class ZonedStyles {
  /// For the main thread alone, where views are evaluated.
  nonisolated(unsafe) static let ofMainThread = ZonedStyles()
  /// An app has few styles, and its people are in few zones; whoever has more begins anew.
  private static let most = 512

  private struct Key: Hashable {
    let style: AnyHashable
    let zone: TimeZone
  }

  private var known: [Key: Any] = [:]

  /// A style in a time zone, unless it has been told one of its own.
  func written<Style: FormatStyle>(_ style: Style, in zone: TimeZone) -> Style {
    let key = Key(style: AnyHashable(style), zone: zone)
    if let known = known[key] as? Style { return known }
    if known.count == Self.most { known = [:] }
    let new = coded(style, in: zone) ?? style
    known[key] = new
    return new
  }

  private func coded<Style: FormatStyle>(_ style: Style, in zone: TimeZone) -> Style? {
    guard var members = try? JSONValueEncoder().encode(style).object,
      members["timeZone"]?["autoupdating"] == true
    else { return nil }
    members["timeZone"] = ["identifier": .string(zone.identifier)]
    return try? JSONValueDecoder().decode(Style.self, from: .object(members))
  }
}
