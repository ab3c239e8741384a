import ScreenDocument

/// The content of a string catalog's file.
///
///     {"sourceLanguage":"en","version":"1.0","strings":{"%lld items":{"localizations":{
///       "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld item"}}, … }}},
///       "de":{"stringUnit":{"state":"translated","value":"%lld Stück"}}}}}}
nonisolated struct StringCatalogFile {
  let sourceLanguage: String
  private(set) var phrases: [String: [String: Phrase]] = [:]

  init(_ bytes: [UInt8]) throws(StringCatalogError) {
    let json: JSONValue
    do {
      json = try JSONReader().read(bytes)
    } catch {
      throw StringCatalogError("it is no JSON: \(error)")
    }
    guard let language = json["sourceLanguage"]?.string, let strings = json["strings"]?.object
    else {
      throw StringCatalogError(
        "it has no sourceLanguage and no strings: save it with Xcode's editor for string catalogs")
    }
    sourceLanguage = language
    for member in strings {
      guard let localizations = member.value["localizations"]?.object else { continue }
      for localization in localizations {
        let reader = PhraseReader(key: member.name, language: localization.name)
        phrases[member.name, default: [:]][localization.name] = try reader.phrase(
          localization.value)
      }
    }
  }
}

/// Reads what one key is in one language.
private nonisolated struct PhraseReader {
  let key: String
  let language: String

  /// The phrase; nil where there is none yet.
  func phrase(_ json: JSONValue) throws(StringCatalogError) -> Phrase? {
    guard let words = try words(json) else { return nil }
    var phrase = Phrase(words: words)
    for member in json["substitutions"]?.object ?? JSONObject() {
      guard let substitution = try self.words(member.value) else { continue }
      let position = max(1, member.value["argNum"]?.integer ?? 1) - 1
      phrase.substitutions[member.name] = Phrase.Substitution(
        argument: position, words: substitution)
    }
    return phrase
  }

  private func words(_ json: JSONValue) throws(StringCatalogError) -> Phrase.Words? {
    if let unit = json["stringUnit"] { return try template(unit).map { .always($0) } }
    guard let variations = json["variations"] else { return nil }
    if let devices = variations["device"] {
      guard let device = devices["mac"] ?? devices["other"] else { return nil }
      return try words(device)
    }
    guard let plural = variations["plural"]?.object else { return nil }
    var templates: [PluralCategory: PhraseTemplate] = [:]
    for member in plural {
      guard let category = PluralCategory(rawValue: member.name) else {
        throw fault("has the plural \"\(member.name)\": write zero, one, two, few, many or other")
      }
      templates[category] = try member.value["stringUnit"].flatMap(template)
    }
    guard !templates.isEmpty else { return nil }
    guard templates[.other] != nil else {
      // Somebody is at it: until then these are the words of another language.
      if plural["other"] != nil { return nil }
      throw fault(
        "has no plural \"other\": write the words for all numbers that no other one is for")
    }
    return .byNumber(templates)
  }

  /// What is to be said; nil where somebody has yet to translate it.
  private func template(_ unit: JSONValue) throws(StringCatalogError) -> PhraseTemplate? {
    guard let value = unit["value"]?.string else { throw fault("has a stringUnit without a value") }
    if value.isEmpty, unit["state"]?.string == "new" { return nil }
    return PhraseTemplate(value)
  }

  private func fault(_ words: String) -> StringCatalogError {
    StringCatalogError("\"\(key)\" in \(language) \(words)")
  }
}
