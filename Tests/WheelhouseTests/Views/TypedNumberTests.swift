import Foundation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a person types for a number, read by Foundation's formats.
@Suite struct TypedNumberTests {
  private func euros(_ locale: String) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: locale))
  }

  private func read<Format: ParseableFormatStyle>(
    _ text: String, in format: Format, isTyped: Bool = true
  ) -> Format.FormatInput? where Format.FormatOutput == String {
    TypedNumber(format: format).read(text, isTyped: isTyped)
  }

  @Test(arguments: [
    ("84.50", 84.5), ("€84.50", 84.5), ("84.50€", 84.5), ("84.50 €", 84.5), ("EUR 5", 5),
    ("5 EUR", 5), ("1,234", 1234), ("€1,234.50", 1234.5), ("1,2345.00", 12345), ("1.", 1),
    (".5", 0.5), ("-5", -5), ("0.00", 0), ("€0.00", 0), ("5.0", 5), ("100", 100), ("12,50", 12.5),
    ("12,5", 12.5), ("0,00", 0), ("€12,50", 12.5), ("1,234.5", 1234.5),
  ])
  func `an amount is read as a whole, and by either separator`(text: String, amount: Double) {
    #expect(read(text, in: euros("en_US")) == Decimal(amount))
  }

  @Test(arguments: [
    "€0.0084.50", "12.50 kg", "12x", "x12", "1,,2", "abc", "$5", "€", "-", "", "0.00€84.50",
    "1.5.2", "5 USD", String(repeating: "9", count: 81),
    "1" + String(repeating: "\u{301}", count: 500),
  ])
  func `what is no amount as a whole is none`(text: String) {
    #expect(read(text, in: euros("en_US")) == nil)
  }

  @Test(arguments: [
    ("12,50", 12.5), ("12,50 €", 12.5), ("12,50\u{a0}€", 12.5), ("12.50", 12.5),
    ("1.234,5", 1234.5), ("1.234", 1234), ("1.2", 1.2), ("0,00 €", 0), ("€ 5", 5),
    ("52.5200", 52.52), ("0.125", 0.125), ("1234.567", 1234.567), ("123.456", 123_456),
  ])
  func `an amount is read where a comma is the decimal separator`(text: String, amount: Double) {
    #expect(read(text, in: euros("de_DE")) == Decimal(amount))
  }

  @Test(arguments: ["NaN", "nan", "-NaN", "1E400", "-1E400", "∞"])
  func `what is no number, or larger than any, is none`(text: String) {
    let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    #expect(read(text, in: format) == nil)
    #expect(read(text, in: euros("en_US")) == nil)
  }

  @Test func `nothing typed behind an amount is left out`() {
    #expect(read("0,00 €12,50", in: euros("de_DE")) == nil)
    #expect(read("12,50,3", in: euros("de_DE")) == nil)
  }

  @Test func `a separator that the format wrote separates groups, also of fewer digits`() {
    let number = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(read("1,23", in: number, isTyped: false) == 123)
    #expect(read("1,2", in: number, isTyped: false) == 12)
    #expect(read("1,2345", in: number, isTyped: false) == 12345)
    #expect(read("1.2", in: number, isTyped: false) == 1.2)
    #expect(read("1,23", in: number) == 1.23)
    #expect(read("3,1415", in: number) == Decimal(string: "3.1415"))
  }

  @Test func `a whole number has no fraction`() {
    let number = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    #expect(read("1,234", in: number) == 1234)
    #expect(read("12,50", in: number) == nil)
    #expect(read("1.5", in: number) == nil)
    #expect(read("12.0", in: number) == 12)
    #expect(read("9999999999999999999999", in: number) == nil)
  }

  @Test func `a percentage is read with its sign and without`() {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    for text in ["12%", "12", "12 %"] { #expect(read(text, in: percent) == 0.12) }
    #expect(read("12.5%", in: percent) == 0.125)
    #expect(read("12,5%", in: percent) == 0.125)
    #expect(read("12€", in: percent) == nil)
  }

  /// Hours and minutes, as minutes: `7.30`.
  struct Clock: ParseableFormatStyle, ParseStrategy {
    struct Unreadable: Error {}

    var parseStrategy: Clock { self }

    func format(_ value: Int) -> String { "\(value / 60).\(value % 60)" }

    func parse(_ value: String) throws -> Int {
      let parts = value.split(separator: ".").map { Int($0) }
      guard parts.count == 2, let hours = parts[0], let minutes = parts[1] else {
        throw Unreadable()
      }
      return hours * 60 + minutes
    }
  }

  @Test(arguments: [
    ("7.30", 450), ("0.0", 0), ("0.5", 5), ("7,30", nil), ("7.30x", nil), ("7", nil),
  ])
  func `a strategy that takes nothing behind a number is taken at its word`(
    text: String, minutes: Int?
  ) {
    #expect(read(text, in: Clock()) == minutes)
  }

  @Test func `separators are kept where the text around them is`() {
    #expect("1,23".keepsSeparators(of: "1,234"))
    #expect("12".keepsSeparators(of: "1,234"))
    #expect("1,2354.00".keepsSeparators(of: "1,234.00"))
    #expect(!"12,".keepsSeparators(of: "12"))
    #expect(!"12,50".keepsSeparators(of: "€1,234.00"))
  }

  struct Bill: View {
    @State private var amount = Decimal(1234)

    var body: some View {
      TextField(
        "Amount", value: $amount, format: Decimal.FormatStyle(locale: Locale(identifier: "en_US")))
      Text("It is \(amount.description).")
    }
  }

  private func field(of driver: ScreenDriver) -> Node? {
    driver.document.nodes.first { $0.text == "Amount" }
  }

  @Test func `a field says that it cannot be read until it can`() async throws {
    let driver = try await show { Bill() }
    for (typed, amount, isInvalid) in [
      ("1,23", "123", false), ("1,2", "12", false), ("", "12", false), ("8", "8", false),
      ("8.", "8", false), ("8.5.", "8.5", false), ("8.5.1", "8.5", true), ("8.5", "8.5", false),
      ("", "8.5", false), ("-", "8.5", false), ("-x", "8.5", true), ("12", "12", false),
      ("12,", "12", false), ("12,5", "12.5", false), ("12,50", "12.5", false),
    ] {
      try await driver.type(typed, into: "Amount")
      #expect(driver.sees("It is \(amount)."), "\(typed)")
      #expect((field(of: driver)?.value["invalid"] != nil) == isInvalid, "\(typed)")
    }
    try await driver.type("12 or so", into: "Amount")
    #expect(field(of: driver)?.value["invalid"] != nil)
    try await driver.leave("Amount")
    #expect(field(of: driver)?.value["invalid"] == nil)
    #expect(field(of: driver)?.value["value"]?.string == "12.5")
    try await driver.check()
  }
}
