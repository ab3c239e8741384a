import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Fields for values that are no text.
@Suite struct FormattedFieldTests {
  /// Amounts with two digits behind the point, as cents.
  struct Cents: ParseableFormatStyle, ParseStrategy {
    struct Unreadable: Error {}

    var parseStrategy: Cents { self }

    func format(_ value: Int) -> String {
      let cents = value % 100
      return "\(value / 100).\(cents < 10 ? "0" : "")\(cents)"
    }

    func parse(_ value: String) throws -> Int {
      let parts = value.split(separator: ".", omittingEmptySubsequences: false)
      guard let whole = Int(parts[0]), parts.count < 3 else { throw Unreadable() }
      let rest = parts.count == 2 ? String((parts[1] + "00").prefix(2)) : "00"
      guard let cents = Int(rest) else { throw Unreadable() }
      return whole * 100 + cents
    }
  }

  struct Bill: View {
    @State private var amount = 1250
    @State private var tip: Int?
    @State private var submitted = 0

    var body: some View {
      Form {
        TextField("Amount", value: $amount, format: Cents())
          .keyboardType(.decimalPad)
          .onSubmit { submitted += 1 }
        TextField("Tip", value: $tip, format: Cents(), prompt: Text("None"))
        Text("\(amount) and \(tip.map(String.init) ?? "no tip"), \(submitted)")
        Button("Double") { amount *= 2 }
      }
    }
  }

  private func value(_ field: String, in driver: ScreenDriver) -> String? {
    driver.document.first { $0.type == "textField" && $0.text == field }?.value["value"]?.string
  }

  @Test func `a value is shown in its format, and follows what is typed`() async throws {
    let driver = try await show { Bill() }
    #expect(value("Amount", in: driver) == "12.50")
    let field = driver.document.nodes.first { $0.text == "Amount" }
    #expect(field?.value["keyboardType"] == "decimalPad")
    for (typed, amount) in [("1", 100), ("1.", 100), ("1.5", 150), ("1.50", 150)] {
      try await driver.type(typed, into: "Amount")
      #expect(value("Amount", in: driver) == typed)
      #expect(driver.sees("\(amount) and"))
    }
  }

  @Test func `what cannot be read stays until it is submitted, and the value is as it was`()
    async throws
  {
    let driver = try await show { Bill() }
    try await driver.type("twelve", into: "Amount")
    #expect(value("Amount", in: driver) == "twelve")
    #expect(driver.sees("1250 and no tip, 0"))
    try await driver.submit("Amount")
    #expect(value("Amount", in: driver) == "12.50")
    #expect(driver.sees("1250 and no tip, 1"))
  }

  @Test func `a field that is left shows its value in its format, and is not submitted`()
    async throws
  {
    let driver = try await show { Bill() }
    try await driver.type("7", into: "Amount")
    try await driver.leave("Amount")
    #expect(value("Amount", in: driver) == "7.00")
    try await driver.type("twelve", into: "Amount")
    try await driver.leave("Amount")
    #expect(value("Amount", in: driver) == "7.00")
    #expect(driver.sees("700 and no tip, 0"))
    try await driver.check()
  }

  @Test func `nothing hangs on leaving a field of text`() async throws {
    let driver = try await show { TextField("Name", text: .constant("")) }
    await #expect(throws: DriverError.self) { try await driver.leave("Name") }
  }

  @Test func `a value that becomes another is shown in place of what was typed`() async throws {
    let driver = try await show { Bill() }
    try await driver.type("7.", into: "Amount")
    try await driver.tap("Double")
    #expect(value("Amount", in: driver) == "14.00")
  }

  @Test func `a value that may be missing is missing without text`() async throws {
    let driver = try await show { Bill() }
    #expect(value("Tip", in: driver) == "")
    try await driver.type("2", into: "Tip")
    #expect(driver.sees("1250 and 200"))
    try await driver.type("2x", into: "Tip")
    #expect(driver.sees("1250 and 200"))
    try await driver.type("", into: "Tip")
    #expect(value("Tip", in: driver) == "")
    #expect(driver.sees("1250 and no tip"))
  }

  @Test func `every field inside asks for the kind of keyboard`() async throws {
    let driver = try await show {
      VStack {
        TextField("Name", text: .constant(""))
        SecureField("PIN", text: .constant("")).keyboardType(.numberPad)
        TextEditor(text: .constant(""))
      }
      .keyboardType(.emailAddress)
      TextField("Other", text: .constant(""))
    }
    let asked = driver.document.nodes.filter { $0.value["value"] != nil }
      .map { $0.value["keyboardType"]?.string }
    #expect(asked == ["emailAddress", "numberPad", "emailAddress", nil])
  }

  @Test func `every field inside says what it is for, unless it is said to be for nothing`()
    async throws
  {
    let driver = try await show {
      VStack {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant("")).textContentType(.newPassword)
        TextField("Any", text: .constant("")).textContentType(nil)
        TextEditor(text: .constant(""))
      }
      .textContentType(.username)
      TextField("Site", text: .constant("")).textContentType(.URL).keyboardType(.URL)
      TextField("Other", text: .constant(""))
    }
    #expect(
      driver.screen() == """
        vStack
          vStack
            textField "Name" textContentType=username value=""
            secureField "Password" textContentType=newPassword value=""
            textField "Any" value=""
            textEditor textContentType=username value=""
          textField "Site" keyboardType=URL textContentType=URL value=""
          textField "Other" value=""
        """)
  }

  @Test func `what is half typed outlives a sleep`() async throws {
    let driver = try await show { Bill() }
    try await driver.type("7.", into: "Amount")
    let before = driver.screen()
    driver.session.park()
    #expect(driver.session.isParked)
    try await driver.type("7", into: "Tip")
    #expect(value("Amount", in: driver) == "7.")
    try await driver.type("", into: "Tip")
    #expect(driver.screen() == before)
  }

  /// Numbers with the name of the locale that they are written in.
  struct Local: ParseableFormatStyle, ParseStrategy {
    struct Unreadable: Error {}

    var place = Locale.autoupdatingCurrent
    var parseStrategy: Local { self }

    func locale(_ locale: Locale) -> Local { Local(place: locale) }
    func format(_ value: Int) -> String { "\(place.identifier) \(value)" }

    func parse(_ value: String) throws -> Int {
      guard value.hasPrefix(place.identifier), let number = Int(value.drop { !$0.isNumber }) else {
        throw Unreadable()
      }
      return number
    }
  }

  struct LocalApp: App {
    struct Page: View {
      @State private var number = 1

      var body: some View {
        TextField("Number", value: $number, format: Local())
        Text(number, format: Local())
        Text("It is \(number, format: Local()).")
        LabeledContent("Own", value: number, format: Local(place: Locale(identifier: "fr")))
        Text(number + 1, format: Local()).environment(\.locale, Locale(identifier: "ja"))
      }
    }

    var body: some Scene { Window("Page", id: "") { Page() } }
  }

  @Test func `a format is in the locale of the person unless it has its own`() async throws {
    let app = InProcessApp(LocalApp())
    let driver = try await ScreenDriver(app.connect(), Hello(locale: "de-DE"))
    #expect(value("Number", in: driver) == "de-DE 1")
    #expect(driver.sees("de-DE 1") && driver.sees("It is de-DE 1.") && driver.sees("fr 1"))
    // The body makes the text before it is told to be Japanese.
    #expect(driver.sees("de-DE 2") && !driver.sees("ja 2"))
    try await driver.type("de-DE 25", into: "Number")
    #expect(driver.sees("It is de-DE 25."))
    try await driver.type("fr 26", into: "Number")
    #expect(driver.sees("It is de-DE 25.") && value("Number", in: driver) == "fr 26")
    #expect(Local().format(3).hasSuffix(" 3"))
  }
}
