/// What a key is in one language.
nonisolated struct Phrase: Equatable, Sendable {
  enum Words: Equatable, Sendable {
    case always(PhraseTemplate)
    /// There is always one for `other`.
    case byNumber([PluralCategory: PhraseTemplate])
  }

  /// A part of the phrase that goes by a number of its own: `%#@birds@`.
  struct Substitution: Equatable, Sendable {
    /// Which of the values it goes by, from 0 on.
    let argument: Int
    let words: Words
  }

  let words: Words
  var substitutions: [String: Substitution] = [:]

  /// The phrase with the values of a key in their places.
  func filled(with values: [PhraseValue], _ language: String) -> LocalizedStringKey {
    let number = values.lazy.compactMap(\.argument.number).first
    let template = words.template(for: number, language)
    if values.isEmpty { return LocalizedStringKey(translated: template.text) }
    var filling = PhraseFilling(phrase: self, values: values, language: language)
    filling.append(template)
    return LocalizedStringKey(translated: filling.out)
  }
}

nonisolated extension Phrase.Words {
  /// The words for a number.
  ///
  /// What is written for `zero` is for nothing at all in every language, though most have no such plural.
  func template(for number: PluralOperands?, _ language: String) -> PhraseTemplate {
    switch self {
    case .always(let template): return template
    case .byNumber(let templates):
      let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
      let exact = number.flatMap { $0.isZero ? templates[.zero] : nil }
      return exact ?? templates[category] ?? templates[.other] ?? PhraseTemplate("")
    }
  }
}

/// A phrase while its values are put in.
private nonisolated struct PhraseFilling {
  let phrase: Phrase
  let values: [PhraseValue]
  let language: String
  private(set) var out = LocalizedStringKey.StringInterpolation(
    literalCapacity: 32, interpolationCount: 4)
  /// Which value is the next one of those that say no place.
  private var next = 0

  init(phrase: Phrase, values: [PhraseValue], language: String) {
    self.phrase = phrase
    self.values = values
    self.language = language
  }

  /// Appends words, of which those of a substitution go by a value of their `own`.
  mutating func append(_ template: PhraseTemplate, own: Int? = nil) {
    for piece in template.pieces {
      switch piece {
      case .words(let words): out.appendLiteral(words)
      case .value(let place, let specifier): append(place ?? own ?? takeNext(), as: specifier)
      case .own: append(own ?? 0, as: nil)
      case .substitution(let name): append(substitution: name, isWithin: own != nil)
      }
    }
  }

  private mutating func takeNext() -> Int {
    next += 1
    return next - 1
  }

  /// A substitution within another one is none, for there might be no end to that.
  private mutating func append(substitution name: String, isWithin: Bool) {
    guard !isWithin, let found = phrase.substitutions[name] else {
      return out.appendLiteral(name)
    }
    let isThere = values.indices.contains(found.argument)
    let number = isThere ? values[found.argument].argument.number : nil
    next = max(next, found.argument + 1)
    append(found.words.template(for: number, language), own: found.argument)
  }

  /// A value that a translation asks for and the key does not have leaves nothing.
  private mutating func append(_ place: Int, as specifier: String?) {
    guard values.indices.contains(place) else { return }
    values[place].append(to: &out, as: specifier)
  }
}

nonisolated extension LocalizedStringKey {
  /// One that has been looked up.
  fileprivate init(translated words: String) {
    string = words
    marks = words.mayHoldMarkdown ? [.literal(0..<words.utf8.count)] : nil
  }

  fileprivate init(translated phrase: StringInterpolation) {
    self = LocalizedStringKey(stringInterpolation: phrase).asItIs
  }

  /// The key with nothing but what is to be read of it.
  var asItIs: LocalizedStringKey {
    let hasLooks = (marks ?? []).contains { if case .text = $0 { true } else { false } }
    return hasLooks || string.mayHoldMarkdown ? self : LocalizedStringKey(plain: string)
  }

  /// One of a string in which there is nothing to be read.
  init(plain string: String) {
    self.string = string
    marks = nil
  }
}
