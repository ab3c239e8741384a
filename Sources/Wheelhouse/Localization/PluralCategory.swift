/// Which form of the words goes with a number.
nonisolated enum PluralCategory: String, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// The languages whose plurals go by the same rule ([CLDR, Language Plural
/// Rules](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html), cardinals).
private nonisolated enum PluralRule {
  case none, onlyWhole, one, oneOrLess, belowTwo, upToOne, danish, icelandic
  case romance, spanish, french, portuguese, romanian
  case eastSlavic, polish, czech, southSlavic, macedonian, slovenian, lithuanian, latvian
  case arabic, hebrew, welsh, irish, maltese
  case dual, filipino, sinhala, sorbian, breton, gaelic, manx

  init(_ language: String) {
    self = Self.rules[language] ?? .onlyWhole
  }

  private static let rules: [String: PluralRule] = {
    let languages: [(PluralRule, String)] = [
      (.none, "id ja jv km ko lo ms my th to vi wo yo yue zh"),
      (.onlyWhole, "ast de en et fi fy gl ia io lij nl sc sv sw ur yi"),
      (
        .one,
        "af az bg brx ce chr ckb dv ee el eo eu fo fur gsw ha hu jgo ka kk kl ks ku ky lb mas ml mn mr nah nb "
          + "nd ne nn no nr ny nyn om or os pap ps rm rof saq sd sn so sq ss st syr ta te teo tig tk tn tr ts "
          + "ug uz ve vo vun wae xh xog"
      ),
      (.oneOrLess, "am as bn fa gu hi kn zu"),
      (.belowTwo, "ff hy kab"), (.upToOne, "ak bho guw ln mg nso pa ti wa"),
      (.danish, "da"), (.icelandic, "is"), (.romance, "ca it lld scn vec"), (.spanish, "es"),
      (.french, "fr"),
      (.portuguese, "pt"), (.romanian, "mo ro"), (.eastSlavic, "be ru uk"), (.polish, "pl"),
      (.czech, "cs sk"), (.southSlavic, "bs hr sh sr"), (.macedonian, "mk"), (.slovenian, "sl"),
      (.lithuanian, "lt"), (.latvian, "lv prg"), (.arabic, "ar ars"), (.hebrew, "he iw"),
      (.welsh, "cy"), (.irish, "ga"), (.maltese, "mt"), (.filipino, "ceb fil tl"), (.sinhala, "si"),
      (.sorbian, "dsb hsb"), (.breton, "br"), (.gaelic, "gd"), (.manx, "gv"),
      (.dual, "iu naq sat se sma smi smj smn sms"),
    ]
    var rules: [String: PluralRule] = [:]
    for (rule, names) in languages {
      for name in names.split(separator: " ") { rules[String(name)] = rule }
    }
    return rules
  }()
}

nonisolated extension PluralCategory {
  /// The form that goes with a number in a language; where that is not known, as in English.
  init(of number: PluralOperands, in language: String) {
    let tag = LanguageTag.normal(language)
    let rule = PluralRule(String(tag.prefix { $0 != "-" }))
    self = rule.category(of: number, isEuropean: tag == "pt-pt")
  }
}

nonisolated extension PluralRule {
  fileprivate func category(of number: PluralOperands, isEuropean: Bool) -> PluralCategory {
    let (i, v) = (number.i, number.v)
    switch self {
    case .none: return .other
    case .onlyWhole: return i == 1 && v == 0 ? .one : .other
    case .one: return number.is(1) ? .one : .other
    case .oneOrLess: return i == 0 || number.is(1) ? .one : .other
    case .belowTwo: return i < 2 ? .one : .other
    case .upToOne: return i < 2 && number.isWhole ? .one : .other
    case .danish: return number.is(1) || number.t != 0 && i < 2 ? .one : .other
    case .icelandic: return number.endsInOne(of: number.isWhole ? i : number.t) ? .one : .other
    case .romance: return i == 1 && v == 0 ? .one : number.millions
    case .spanish: return number.is(1) ? .one : number.millions
    case .french: return i < 2 ? .one : number.millions
    case .portuguese:
      return (isEuropean ? i == 1 && v == 0 : i < 2) ? .one : number.millions
    case .romanian:
      if i == 1, v == 0 { return .one }
      return v != 0 || number.isZero || 1...19 ~= i % 100 ? .few : .other
    case .eastSlavic, .polish, .czech, .southSlavic, .macedonian, .slovenian:
      return slavic(number)
    case .lithuanian, .latvian: return baltic(number)
    case .arabic, .hebrew, .welsh, .irish, .maltese: return counted(number)
    case .filipino: return [4, 6, 9].contains((v == 0 ? i : number.f) % 10) ? .other : .one
    case .sinhala: return i < 2 && number.isWhole || i == 0 && number.f == 1 ? .one : .other
    case .sorbian:
      return [1: .one, 2: .two, 3: .few, 4: .few][(v == 0 ? i : number.f) % 100] ?? .other
    case .dual, .breton, .gaelic, .manx: return paired(number)
    }
  }

  private func slavic(_ number: PluralOperands) -> PluralCategory {
    let (i, v, f) = (number.i, number.v, number.f)
    switch self {
    case .eastSlavic:
      guard v == 0 else { return .other }
      if number.endsInOne(of: i) { return .one }
      return number.endsInFew(of: i) ? .few : .many
    case .polish:
      guard v == 0 else { return .other }
      if i == 1 { return .one }
      return number.endsInFew(of: i) ? .few : .many
    case .czech:
      guard v == 0 else { return .many }
      return i == 1 ? .one : 2...4 ~= i ? .few : .other
    case .southSlavic:
      if v == 0 ? number.endsInOne(of: i) : number.endsInOne(of: f) { return .one }
      return (v == 0 ? number.endsInFew(of: i) : number.endsInFew(of: f)) ? .few : .other
    case .macedonian:
      return (v == 0 ? number.endsInOne(of: i) : number.endsInOne(of: f)) ? .one : .other
    default:
      guard v == 0 else { return .few }
      return [1: .one, 2: .two, 3: .few, 4: .few][i % 100] ?? .other
    }
  }

  private func baltic(_ number: PluralOperands) -> PluralCategory {
    let (i, v, f) = (number.i, number.v, number.f)
    if self == .lithuanian {
      if number.t != 0 { return .many }
      if 11...19 ~= i % 100 { return .other }
      return i % 10 == 1 ? .one : i % 10 == 0 ? .other : .few
    }
    if v == 2, 11...19 ~= f % 100 { return .zero }
    if number.isWhole, i % 10 == 0 || 11...19 ~= i % 100 { return .zero }
    if v == 0 || number.isWhole { return number.endsInOne(of: i) ? .one : .other }
    return v == 2 ? (number.endsInOne(of: f) ? .one : .other) : f % 10 == 1 ? .one : .other
  }

  private func counted(_ number: PluralOperands) -> PluralCategory {
    let (i, v) = (number.i, number.v)
    switch self {
    case .hebrew:
      if i == 1 && v == 0 || i == 0 && v != 0 { return .one }
      return i == 2 && v == 0 ? .two : .other
    case .arabic:
      guard number.isWhole else { return .other }
      if i < 3 { return [.zero, .one, .two][i] }
      return 3...10 ~= i % 100 ? .few : 11...99 ~= i % 100 ? .many : .other
    case .welsh:
      guard number.isWhole else { return .other }
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][i] ?? .other
    case .irish:
      guard number.isWhole else { return .other }
      return i == 1 ? .one : i == 2 ? .two : 3...6 ~= i ? .few : 7...10 ~= i ? .many : .other
    default:
      guard number.isWhole else { return .other }
      if i == 1 { return .one }
      if i == 2 { return .two }
      return i == 0 || 3...10 ~= i % 100 ? .few : 11...19 ~= i % 100 ? .many : .other
    }
  }
}

nonisolated extension PluralRule {
  /// The languages with a form for two that are not among those before.
  fileprivate func paired(_ number: PluralOperands) -> PluralCategory {
    let i = number.i
    if self == .manx {
      guard number.v == 0 else { return .many }
      return [1: .one, 2: .two][i % 10] ?? (i % 20 == 0 ? .few : .other)
    }
    guard number.isWhole else { return .other }
    switch self {
    case .gaelic:
      return [1: .one, 11: .one, 2: .two, 12: .two][i] ?? (3...19 ~= i ? .few : .other)
    case .breton:
      if i != 0, i.isMultiple(of: 1_000_000) { return .many }
      // Eleven, seventy-one and ninety-one are built otherwise, and so are all beside them.
      if [1, 7, 9].contains(i % 100 / 10) { return .other }
      return [1: .one, 2: .two, 3: .few, 4: .few, 9: .few][i % 10] ?? .other
    default: return [1: .one, 2: .two][i] ?? .other
    }
  }
}

nonisolated extension PluralOperands {
  fileprivate func `is`(_ whole: Int) -> Bool { i == whole && isWhole }

  /// Whole millions, which some languages count like people.
  fileprivate var millions: PluralCategory {
    i != 0 && i.isMultiple(of: 1_000_000) && v == 0 ? .many : .other
  }

  fileprivate func endsInOne(of number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  fileprivate func endsInFew(of number: Int) -> Bool {
    2...4 ~= number % 10 && !(12...14 ~= number % 100)
  }
}
