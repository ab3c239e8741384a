import FoundationEssentials
import ScreenDocument

/// The words of an app in other languages: the file that Xcode makes, `Localizable.xcstrings`.
///
/// An app names it as its ``App/stringCatalog``. From then on each ``LocalizedStringKey``, which every literal is
/// that a ``Text`` or a title is written as, is looked up in it for the person's language.
///
/// Understood are translations, variations by plural, with and without substitutions, and of those by device the one
/// for `mac` or `other`. See [Apple's pages on string
/// catalogs](https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog).
public nonisolated final class StringCatalog: Sendable {
  /// The language that the keys are written in, as a BCP 47 tag.
  public let sourceLanguage: String
  /// The languages that there are words in, the source's among them, in order.
  public let languages: [String]
  private let phrases: [String: [String: Phrase]]
  private let languagesByTag: [String: String]
  /// Which languages are tried for a locale, for the locales that have been asked for.
  @MainActor private var tried: [String: [String]] = [:]
  /// Clients name locales, as many as they like.
  private static let mostLocales = 256

  /// Reads the file at a path.
  ///
  /// - Throws: ``StringCatalogError``, with the path and what to do about it.
  @MainActor
  public convenience init(contentsOf path: String) throws(StringCatalogError) {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw StringCatalogError(
        "\(path) cannot be read: give the path of a string catalog (.xcstrings), and make it readable"
      )
    }
    do throws(StringCatalogError) {
      try self.init(json: [UInt8](bytes))
    } catch {
      throw StringCatalogError("\(path): \(error.description)")
    }
  }

  /// Reads the text of a file.
  ///
  /// - Throws: ``StringCatalogError``, with the key at fault and what to do about it.
  @MainActor
  public init(json: [UInt8]) throws(StringCatalogError) {
    let file = try StringCatalogFile(json)
    sourceLanguage = file.sourceLanguage
    phrases = file.phrases
    languages = Set(file.phrases.values.flatMap(\.keys)).union([file.sourceLanguage]).sorted()
    languagesByTag = Dictionary(
      languages.map { (LanguageTag.normal($0), $0) }, uniquingKeysWith: { first, _ in first })
    LocalizedStringKey.beginLookingUp()
  }

  /// The language that a person sees who has chosen that of a locale: the nearest one there is, or else the source's.
  ///
  /// - Parameter locale: an identifier such as `de-AT`, `de_AT` or `zh_TW`.
  @MainActor
  public func language(for locale: String) -> String { languages(toTryFor: locale)[0] }

  /// The words for a key in the language of a locale, without the marks of Markdown: for what is put together outside
  /// of views.
  ///
  /// - Parameters:
  ///   - key: a literal, whose values are put in their places.
  ///   - locale: the identifier of the person's locale, which views have as ``EnvironmentValues/localeIdentifier``.
  @MainActor
  public func string(_ key: LocalizedStringKey, locale: String) -> String {
    Text(translated: translation(of: key, for: locale)).string
  }

  /// A key in the language of a locale; with its own words where there are none for it.
  @MainActor
  func translation(of key: LocalizedStringKey, for locale: String) -> LocalizedStringKey {
    let parts = key.parts
    guard let phrases = phrases[name(of: parts)] else { return key.asItIs }
    for language in languages(toTryFor: locale) {
      guard let phrase = phrases[language] else { continue }
      return phrase.filled(with: parts.compactMap(\.value), language)
    }
    return key.asItIs
  }

  /// The languages there are for a locale, the best first, and the source's last.
  @MainActor
  private func languages(toTryFor locale: String) -> [String] {
    if let known = tried[locale] { return known }
    let nearest = LanguageTag.candidates(for: locale).compactMap { languagesByTag[$0] }
    if tried.count >= Self.mostLocales { tried.removeAll() }
    let all = nearest + [sourceLanguage]
    tried[locale] = all
    return all
  }

  /// What a catalog calls a key: a `%` of the source is `%%` there if there are values beside it.
  private func name(of parts: [LocalizedStringKey.Part]) -> String {
    let hasValues = parts.contains { $0.value != nil }
    var name = ""
    for part in parts {
      switch part {
      case .words(let words) where hasValues:
        for character in words { name += character == "%" ? "%%" : String(character) }
      case .words(let words): name += words
      case .value(let value): name += value.argument.specifier
      }
    }
    return name
  }
}

/// What is wrong with a string catalog, and what to do about it.
public nonisolated struct StringCatalogError: Error, CustomStringConvertible, Equatable {
  /// What is wrong, and what to do about it.
  public let description: String

  init(_ description: String) { self.description = description }
}
