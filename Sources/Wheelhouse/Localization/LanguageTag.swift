/// Identifiers of languages and locales, compared as BCP 47 tags.
nonisolated enum LanguageTag {
  /// A tag in small letters, with hyphens, and without what an ICU identifier says of calendars and the like.
  static func normal(_ identifier: String) -> String {
    String(
      identifier.lowercased().prefix { $0 != "@" && $0 != "." }.map { $0 == "_" ? "-" : $0 })
  }

  /// The tags under which the words for somebody may be found, the best first (RFC 4647 §3.4).
  ///
  /// Chinese is looked for by the script that its region writes, Norwegian under all of its names, and the Spanish of
  /// Latin America, the English and the Portuguese of the rest of the world under what these regions have in common
  /// ([CLDR, Parent Locales](https://www.unicode.org/reports/tr35/#Parent_Locales)).
  static func candidates(for identifier: String) -> [String] {
    var parts = normal(identifier).split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    var candidates: [String] = []
    while !parts.isEmpty {
      candidates.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    switch language {
    case "zh":
      let script = isTraditional(candidates[0]) ? "zh-hant" : "zh-hans"
      candidates.insert(script, at: candidates.count - 1)
    case "es", "en", "pt":
      candidates.insert(contentsOf: parents(of: candidates[0]), at: candidates.count - 1)
    case "no": candidates += ["nb", "nn"]
    case "nb": candidates += ["no", "nn"]
    case "nn": candidates += ["no", "nb"]
    case "iw": candidates.append("he")
    case "he": candidates.append("iw")
    default: break
    }
    return candidates
  }

  /// What a tag in small letters has in common with others of its language, the best first.
  private static func parents(of tag: String) -> [String] {
    let parts = tag.split(separator: "-")
    // Behind a single letter stand extensions, in which two letters are no region.
    let subtags = parts.dropFirst().prefix { $0.count > 1 }
    guard let region = subtags.first(where: { $0.count == 2 }) else { return [] }
    switch parts[0] {
    case "es": return latinAmerica.contains(region) ? ["es-419"] : []
    case "en": return american.contains(region) ? [] : ["en-001", "en-gb"]
    default: return region == "br" || region == "pt" ? [] : ["pt-pt"]
    }
  }

  private static let latinAmerica = Set(
    "ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve".split(separator: " "))

  /// Where the English of the United States is written.
  private static let american = Set("as bi gu mh mp ph pr um us vi".split(separator: " "))

  /// Whether the Chinese of a tag in small letters is written in the traditional characters.
  static func isTraditional(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-")
    return ["hant", "tw", "hk", "mo"].contains { parts.contains($0) } && !parts.contains("hans")
  }
}
