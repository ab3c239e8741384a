/// The shortest decimal digits that read back as a given `Double`, and where their point stands.
///
/// The standard library already finds the shortest digits; it only sets them out differently from
/// ECMAScript (`1e+16`, `5.0`). So its description is taken apart and set anew, which keeps the
/// hard part in one well-tested place.
struct DecimalNumber {
  /// The digits without leading or trailing zeros.
  private(set) var digits: [UInt8] = []

  /// The value is `0.digits × 10^exponent`.
  private(set) var exponent = 0

  private let isNegative: Bool

  /// Takes apart a finite number other than zero.
  init(_ value: Double) {
    isNegative = value < 0
    var pointAfter: Int?
    var shift = 0
    let text = Array(value.magnitude.description.utf8)
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "."): pointAfter = digits.count
      case UInt8(ascii: "e"): shift = Self.integer(text[(index + 1)...])
      default: if shift == 0 { digits.append(byte) }
      }
      if shift != 0 { break }
    }
    exponent = (pointAfter ?? digits.count) + shift
    trimZeros()
  }

  private static func integer(_ text: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: text, as: UTF8.self)) ?? 0
  }

  private mutating func trimZeros() {
    let zero = UInt8(ascii: "0")
    while digits.last == zero { digits.removeLast() }
    let leading = digits.prefix { $0 == zero }.count
    digits.removeFirst(leading)
    exponent -= leading
  }

  /// Sets the digits as ECMA-262 `Number::toString` does.
  func write(into out: inout JSONBytes) {
    if isNegative { out.append("-") }
    switch exponent {
    case digits.count...21: writeInteger(into: &out)
    case 1...21: writeFraction(into: &out)
    case -5...0: writeSmallFraction(into: &out)
    default: writeScientific(into: &out)
    }
  }

  private func writeInteger(into out: inout JSONBytes) {
    out.append(contentsOf: digits)
    for _ in digits.count..<exponent { out.append("0") }
  }

  private func writeFraction(into out: inout JSONBytes) {
    out.append(contentsOf: digits[..<exponent])
    out.append(".")
    out.append(contentsOf: digits[exponent...])
  }

  private func writeSmallFraction(into out: inout JSONBytes) {
    out.append("0.")
    for _ in exponent..<0 { out.append("0") }
    out.append(contentsOf: digits)
  }

  private func writeScientific(into out: inout JSONBytes) {
    out.append(byte: digits[0])
    if digits.count > 1 {
      out.append(".")
      out.append(contentsOf: digits[1...])
    }
    out.append(exponent > 0 ? "e+" : "e")
    out.appendInteger(exponent - 1)
  }
}
