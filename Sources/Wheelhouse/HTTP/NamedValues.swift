// Text that is made of names and values: queries, forms and header fields.
//
// It is parted by scalars: a mark at the beginning of a value makes one character of itself and the sign before it,
// which for those who wrote the text is still that sign.
package nonisolated extension StringProtocol {
  /// The name up to the first "=", and the value behind it; nil without one.
  var nameAndValue: (name: SubSequence, value: SubSequence?) {
    guard let sign = unicodeScalars.firstIndex(of: "=") else { return (self[...], nil) }
    return (self[..<sign], self[unicodeScalars.index(after: sign)...])
  }

  /// What is between the signs that part one name and its value from the next.
  func parts(at separator: Unicode.Scalar) -> [Substring] {
    Substring(self).unicodeScalars.split(separator: separator).map { Substring($0) }
  }

  /// Without the spaces and tabs around it (RFC 9110 §5.6.3).
  var withoutSpaceAround: String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let rest = Substring(self).unicodeScalars.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { rest.index(after: $0) } ?? rest.startIndex
    return String(rest[..<end])
  }
}
