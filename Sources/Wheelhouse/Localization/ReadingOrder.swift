/// The order in which people look for texts: by letters without their marks and case, and by numbers as such.
///
/// It is near to the root of the [Unicode Collation Algorithm](https://www.unicode.org/reports/tr10/), which is that of
/// no language: spaces, punctuation and symbols come before digits, and digits before letters. Marks and case count only
/// between texts that are otherwise the same; then small letters come first.
nonisolated enum ReadingOrder {
  /// Whether a text comes before another; nil where they are the same.
  ///
  /// - Parameter isNumeric: whether digits that stand together are one number: "item 9" then comes before "item 10".
  static func precedes(_ first: String, _ second: String, isNumeric: Bool) -> Bool? {
    if first == second { return nil }
    var letters = (FoldedText(first), FoldedText(second))
    while let one = letters.0.head, let other = letters.1.head {
      if isNumeric && one.isDigit && other.isDigit {
        if let precedes = FoldedText.numberPrecedes(&letters.0, &letters.1) { return precedes }
        continue
      }
      if one != other { return one < other }
      letters.0.advance()
      letters.1.advance()
    }
    if letters.0.head == nil && letters.1.head != nil { return true }
    if letters.1.head == nil && letters.0.head != nil { return false }
    let (small, otherSmall) = (first.lowercased(), second.lowercased())
    return small == otherSmall ? second < first : isPlainer(small, than: otherSmall)
  }

  /// Which of two texts of the same letters has a letter first without what is written with it.
  ///
  /// Not by `<` alone, which takes a letter for less or more by whether its marks are apart from it.
  private static func isPlainer(_ first: String, than second: String) -> Bool {
    for (one, other) in zip(first, second) where one != other {
      let isPlain = one.isPlainLetter
      return isPlain == other.isPlainLetter ? one < other : isPlain
    }
    return first.count < second.count
  }

  /// Whether a part is somewhere in a text, whatever the marks and the case of both; the empty part is nowhere.
  ///
  /// In one go, however often the text begins like the part (Knuth, Morris and Pratt, “Fast pattern matching in strings”).
  static func contains(_ part: String, in text: String) -> Bool {
    let part = FoldedText.all(of: part)
    if part.isEmpty { return false }
    let borders = borders(of: part)
    var matched = 0
    var letters = FoldedText(text)
    while let letter = letters.head {
      while matched > 0, part[matched] != letter { matched = borders[matched - 1] }
      if part[matched] == letter { matched += 1 }
      if matched == part.count { return true }
      letters.advance()
    }
    return false
  }

  /// How many letters a part ends with, up to each of its letters, that it also begins with.
  private static func borders(of part: [FoldedLetter]) -> [Int] {
    var borders = [0]
    var matched = 0
    for position in part.indices.dropFirst() {
      while matched > 0, part[matched] != part[position] { matched = borders[matched - 1] }
      if part[matched] == part[position] { matched += 1 }
      borders.append(matched)
    }
    return borders
  }
}

/// A letter in its small form and without marks, or something else as it is.
private nonisolated struct FoldedLetter: Comparable {
  private let group: Int
  private let text: String

  init(_ scalar: Unicode.Scalar) { self.init(String(scalar), like: scalar) }

  init(_ text: String, like scalar: Unicode.Scalar) {
    self.text = text
    group =
      scalar.properties.isAlphabetic ? 2 : scalar.properties.numericType == nil ? 0 : 1
  }

  /// Whether it is one of the digits from 0 to 9.
  var isDigit: Bool { group == 1 && text.utf8.count == 1 }
  var isZero: Bool { text == "0" }

  static func < (first: FoldedLetter, second: FoldedLetter) -> Bool {
    (first.group, first.text) < (second.group, second.text)
  }
}

/// The letters of a text, one after the other, whichever way each is put together.
private nonisolated struct FoldedText {
  /// The one at hand; nil at the end.
  private(set) var head: FoldedLetter?
  private var rest: String.Iterator
  /// The second letter of a ligature.
  private var second: FoldedLetter?

  init(_ text: String) {
    rest = text.makeIterator()
    advance()
  }

  static func all(of text: String) -> [FoldedLetter] {
    var (found, letters) = ([FoldedLetter](), FoldedText(text))
    while let letter = letters.head {
      found.append(letter)
      letters.advance()
    }
    return found
  }

  /// Goes on to the next one.
  mutating func advance() {
    head = second
    second = nil
    while head == nil, let character = rest.next() { take(character) }
  }

  private mutating func take(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if let base = first.base, scalars.dropFirst().allSatisfy(\.isMark) {
      head = FoldedLetter(base.ligature?.first ?? base)
      second = (base.ligature?.second).map { FoldedLetter($0) }
    } else if !scalars.allSatisfy(\.isMark) {
      head = FoldedLetter(character.lowercased(), like: first)
    }
  }

  /// Which of two numbers is less, and goes on behind both; nil where they are equal.
  static func numberPrecedes(_ first: inout FoldedText, _ second: inout FoldedText) -> Bool? {
    while first.head?.isZero == true { first.advance() }
    while second.head?.isZero == true { second.advance() }
    var precedes: Bool?
    while let one = first.head, let other = second.head, one.isDigit, other.isDigit {
      if precedes == nil, one != other { precedes = one < other }
      first.advance()
      second.advance()
    }
    if first.head?.isDigit == true { return false }
    return second.head?.isDigit == true ? true : precedes
  }
}

nonisolated extension Character {
  /// Whether it is a small letter, or something else, with nothing written with it.
  fileprivate var isPlainLetter: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    return first.base == first && first.ligature == nil
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it stands above, below or in the letter before it, and says only how that is spoken.
  fileprivate var isMark: Bool {
    switch value {
    case 0...0x2FF: false
    case 0x300...0x36F, 0x64B...0x65F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: true
    default: false
    }
  }

  /// The small letter without what is written with it, or what else of ASCII it is; nil of what is of other scripts.
  fileprivate var base: Unicode.Scalar? {
    let small = small
    return small.isASCII ? small : Self.bases[small]
  }

  private var small: Unicode.Scalar {
    if isASCII { return ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self }
    return properties.lowercaseMapping.unicodeScalars.first ?? self
  }

  /// Two letters that are written as one, where it is that.
  fileprivate var ligature: (first: Unicode.Scalar, second: Unicode.Scalar)? {
    switch self {
    case "ß": ("s", "s")
    case "æ": ("a", "e")
    case "œ": ("o", "e")
    default: nil
    }
  }

  /// The small letters of Latin, Greek and Cyrillic scripts, and what each is without what is written with it: others are
  /// named by it, and that follows the word WITH ([Unicode, chapter 4.8](https://www.unicode.org/versions/latest/core-spec/chapter-4/)).
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let scalars = [0x61...0x7A, 0xDF...0x2AF, 0x370...0x52F, 0x1E00...0x1FFF].joined()
      .compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { $0.properties.isAlphabetic && $0 == $0.small }
    let names = scalars.compactMap { scalar in scalar.properties.name.map { ($0, scalar) } }
    let named = Dictionary(names, uniquingKeysWith: { first, _ in first })
    var bases = unnamed
    for scalar in scalars where bases[scalar] == nil {
      bases[scalar] = scalar.nameWithoutMore.flatMap { named[$0] } ?? scalar
    }
    return bases
  }()

  /// The ones whose names do not say so, and those of Arabic.
  private static let unnamed: [Unicode.Scalar: Unicode.Scalar] = [
    "й": "и", "ё": "е", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к", "آ": "ا", "أ": "ا", "إ": "ا",
    "ا": "ا", "ؤ": "و", "و": "و", "ئ": "ي", "ي": "ي",
  ]

  private var nameWithoutMore: String? {
    guard let name = properties.name, let more = name.firstRange(of: " WITH ") else { return nil }
    return String(name[..<more.lowerBound])
  }
}
