import ScreenDocument

/// From which side to which lines and rows are laid out.
///
/// Follows [Apple's `LayoutDirection`](https://developer.apple.com/documentation/swiftui/layoutdirection).
public nonisolated enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

nonisolated struct LanguageKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private nonisolated struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

extension EnvironmentValues {
  /// From which side to which everything is laid out: from the left, unless a view has said otherwise.
  ///
  /// The client lays out what is inside accordingly, and the whole page where the content of the window says so.
  public var layoutDirection: LayoutDirection {
    get { statedDirection ?? .leftToRight }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language of the words that the app has for the client.
  private var languageOfCatalog: String? {
    guard let traits = clientTraits, let catalog = traits.catalog else { return nil }
    return catalog.language(for: traits.values.locale)
  }

  /// The direction, where a view has said one.
  var statedDirection: LayoutDirection? { self[LayoutDirectionKey.self] }

  /// The language as a BCP 47 tag, where a view has said one or the app has a catalog: of `de_DE@currency=EUR` it is `de-DE`.
  var language: String? {
    guard let identifier = self[LanguageKey.self] ?? languageOfCatalog else { return nil }
    let parts = identifier.prefix { $0 != "@" && $0 != "." }
      .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isTag = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    // Of one letter, as in the C of POSIX, there is no language.
    return isTag && parts[0].count > 1 ? parts.joined(separator: "-") : nil
  }
}

// What a view says of language is said to the client with the nodes that the view is made of.
extension RenderContext {
  /// This context with other values, which the caller keeps alive; what they say of language is pending.
  ///
  /// Whoever enters takes that back.
  @usableFromInline
  func entering(_ values: EnvironmentValues) -> RenderContext {
    let outer = environment.values
    var inner = with(values)
    if values.isSet(LanguageKey.self, beyond: outer), let language = values.language {
      inner = inner.adding(.string(.language, language))
    }
    if values.isSet(LayoutDirectionKey.self, beyond: outer),
      let direction = values.statedDirection
    {
      inner = inner.adding(.string(.layoutDirection, direction.rawValue))
    }
    return inner
  }
}
