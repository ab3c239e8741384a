/// Identifiers of languages and locales, compared as BCP 47 tags.
nonisolated enum LanguageTag {
  /// A tag in small letters, with hyphens, and without what an ICU identifier says of calendars and the like.
  static func normal(_ identifier: String) -> String {
    String(
      identifier.lowercased().prefix { $0 != "@" && $0 != "." }.map { $0 == "_" ? "-" : $0 })
  }

  /// The tags under which the words for somebody may be found, the best first (RFC 4647 §3.4).
  ///
  /// Chinese is looked for by the script that its region writes, and Norwegian under both of its names.
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
    case "no": candidates.append("nb")
    case "nb": candidates.append("no")
    case "iw": candidates.append("he")
    case "he": candidates.append("iw")
    default: break
    }
    return candidates
  }

  /// Whether the Chinese of a tag in small letters is written in the traditional characters.
  static func isTraditional(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-")
    return ["hant", "tw", "hk", "mo"].contains { parts.contains($0) } && !parts.contains("hans")
  }
}
