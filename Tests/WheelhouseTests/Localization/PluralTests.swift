import Testing

@testable import Wheelhouse

/// The samples that CLDR gives for its rules, as far as they have no exponents.
@Suite struct PluralTests {
  private func form(_ number: String, _ language: String) throws -> PluralCategory {
    PluralCategory(of: try #require(PluralOperands(number)), in: language)
  }

  @Test(arguments: [
    ("ja", "other: 0 1 2 15 100 0.0 1.5"),
    ("en", "one: 1|other: 0 2 16 100 1000 0.0 1.0 1.5"),
    ("es", "one: 1 1.0 1.00|many: 1000000 2000000|other: 0 2 16 0.5 1000001 1000000.0"),
    ("tr", "one: 1 1.0 1.00|other: 0 2 16 0.5"),
    ("da", "one: 1 0.1 1.6|other: 0 2 16 2.0 3.4"),
    ("is", "one: 1 21 31 101 0.1 1.1|other: 0 2 11 16 0.0 0.2"),
    ("fr", "one: 0 1 0.0 1.5|many: 1000000|other: 2 17 100 2.0"),
    ("pt", "one: 0 1 0.0 1.5|many: 1000000|other: 2 17 2.0"),
    ("pt-PT", "one: 1|other: 0 2 1.5"),
    ("it", "one: 1|many: 1000000|other: 0 2 1.0"),
    ("hi", "one: 0 1 0.0 0.5 1.0|other: 2 17 1.1"),
    ("hy", "one: 0 1 0.0 1.5|other: 2 17 2.0"),
    ("pa", "one: 0 1 0.0 1.0|other: 2 0.1 1.5"),
    ("lv", "zero: 0 10 11 20 100 0.0 10.0|one: 1 21 101 0.1 1.0 1.1|other: 2 22 0.2 10.2"),
    ("lt", "one: 1 21 101 1.0|few: 2 9 22 102 2.0|many: 0.1 1.7 10.1|other: 0 10 20 11 100 0.0"),
    ("ro", "one: 1|few: 0 2 16 101 0.0 1.5|other: 20 35 100"),
    ("ru", "one: 1 21 101|few: 2 4 22 104|many: 0 5 11 12 19 100|other: 0.0 1.5 10.0"),
    ("pl", "one: 1|few: 2 4 22 104|many: 0 5 12 19 21 100|other: 0.0 1.5"),
    ("cs", "one: 1|few: 2 4|many: 0.0 1.5 10.0|other: 0 5 19 100"),
    ("sr", "one: 1 21 0.1 1.1|few: 2 4 22 0.2 1.4|other: 0 5 11 12 0.0 0.5"),
    ("mk", "one: 1 21 0.1 1.1|other: 0 2 11 0.0 0.2"),
    ("sl", "one: 1 101|two: 2 102|few: 3 4 103 0.0 1.5|other: 0 5 19 100"),
    ("he", "one: 1 0.0 0.01|two: 2|other: 0 3 17 100 1.0 1.1"),
    (
      "ar",
      "zero: 0 0.0|one: 1 1.0|two: 2 2.0|few: 3 10 103 3.0|many: 11 26 111 11.0|other: 100 102 200 0.1 1.5"
    ),
    ("cy", "zero: 0|one: 1|two: 2|few: 3|many: 6|other: 4 5 7 10 0.1"),
    ("ga", "one: 1|two: 2|few: 3 6|many: 7 10|other: 0 11 25 0.1"),
    ("mt", "one: 1|two: 2|few: 0 3 10 103|many: 11 19 111|other: 20 101 0.1"),
    ("fil", "one: 0 1 3 5 7 100 0.0 0.3 1.5|other: 4 6 9 14 104 0.4 1.9"),
    ("si", "one: 0 1 0.0 0.1 1.0 0.01|other: 2 17 0.2 1.1 10.0"),
    ("hsb", "one: 1 101 0.1 1.1|two: 2 102 0.2|few: 3 4 103 0.3 1.4|other: 0 5 100 0.0 1.5"),
    (
      "br",
      "one: 1 21 61 81 101 1.0|two: 2 22 102 2.0|few: 3 4 9 23 109 3.0|many: 1000000 2000000|"
        + "other: 0 5 8 10 11 19 72 79 93 100 0.0 0.1"
    ),
    ("gd", "one: 1 11 1.0|two: 2 12 2.0|few: 3 10 13 19 3.0|other: 0 20 34 101 0.1"),
    ("gv", "one: 1 11 101|two: 2 12 102|few: 0 20 100|many: 0.0 1.5 2.0|other: 3 10 13 103"),
    ("se", "one: 1 1.0|two: 2 2.00|other: 0 3 12 100 0.1"),
    ("tlh", "one: 1|other: 0 2 1.0"),
  ])
  func `each language's numbers have their forms`(language: String, forms: String) throws {
    for form in forms.split(separator: "|") {
      let parts = form.split(separator: ":")
      let category = try #require(PluralCategory(rawValue: String(parts[0])))
      for number in parts[1].split(separator: " ") {
        #expect(try self.form(String(number), language) == category, "\(number)")
      }
    }
  }

  @Test func `numbers beyond all measure are many, and what is none has no form`() throws {
    let most = String(repeating: "9", count: 400)
    #expect(try form(most, "en") == .other && form("-1", "en") == .one)
    #expect(try form("1" + String(repeating: "0", count: 60), "en") == .other)
    #expect(try form("0." + most, "pl") == .other)
    for text in ["inf", "nan", "", "-", ".", "1e9", "٣", "1.", "1.x"] {
      #expect(PluralOperands(text) == nil, "\(text)")
    }
  }
}
