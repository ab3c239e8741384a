/// An amount in US dollars, to the cent.
nonisolated struct Money: Hashable, Codable, Sendable, Comparable {
  let cents: Int

  init(cents: Int) { self.cents = cents }

  init(dollars: Int) { cents = dollars * 100 }

  static let zero = Money(cents: 0)

  static func < (first: Money, second: Money) -> Bool { first.cents < second.cents }

  static func + (first: Money, second: Money) -> Money {
    Money(cents: first.cents + second.cents)
  }

  static func * (amount: Money, count: Int) -> Money { Money(cents: amount.cents * count) }

  /// The amount for people: "$120", "$1,299", "$19.99".
  func formatted() -> String {
    let sign = cents < 0 ? "-$" : "$"
    let whole = sign + Self.grouped(cents.magnitude / 100)
    let rest = cents.magnitude % 100
    guard rest != 0 else { return whole }
    return whole + (rest < 10 ? ".0\(rest)" : ".\(rest)")
  }

  private static func grouped(_ number: UInt) -> String {
    guard number >= 1000 else { return String(number) }
    let rest = number % 1000
    let padding = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return grouped(number / 1000) + "," + padding + String(rest)
  }
}
