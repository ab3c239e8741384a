import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What the client is told of the language and the direction of what it draws.
@Suite struct LanguageTests {
  struct Shop: View {
    @State private var identifier = "he_IL"
    @State private var isSheet = false
    @State private var isAlert = false

    var body: some View {
      NavigationStack {
        VStack {
          Sides()
          Button("Sheet") { isSheet = true }
            .sheet(isPresented: $isSheet) {
              Button("Alert") { isAlert = true }.alert("Sure?", isPresented: $isAlert) {}
            }
          Button("French") { identifier = "fr_FR@currency=EUR" }
          Text("Qahva").environment(\.locale, Locale(identifier: "uz"))
            .environment(\.layoutDirection, .leftToRight)
        }
      }
      .environment(\.locale, Locale(identifier: identifier))
      .environment(\.layoutDirection, identifier == "he_IL" ? .rightToLeft : .leftToRight)
    }
  }

  struct Sides: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale

    var body: some View { Text("\(locale.identifier) \(direction.rawValue)") }
  }

  private func languages(_ driver: ScreenDriver) -> [JSONValue] {
    driver.document.presentations.map { $0.value["language"] ?? .null }
  }

  @Test func `what a view says of its language is said of its nodes`() async throws {
    let driver = try await show { Shop() }
    #expect(driver.sees("he_IL rightToLeft"))
    #expect(driver.document.root["language"] == "he-IL")
    #expect(driver.document.root["layoutDirection"] == "rightToLeft")
    let text = driver.document.nodes.first { $0["text"] == "Qahva" }
    #expect(text?["language"] == "uz" && text?["layoutDirection"] == "leftToRight")
    #expect(driver.document.nodes.filter { $0["language"] != nil }.count == 2)

    try await driver.tap("French")
    #expect(driver.sees("fr_FR@currency=EUR leftToRight"))
    #expect(driver.document.root["language"] == "fr-FR")
    #expect(driver.document.root["layoutDirection"] == "leftToRight")
  }

  @Test func `what is presented has the language of where that was asked for`() async throws {
    let driver = try await show { Shop() }
    try await driver.tap("Sheet")
    try await driver.tap("Alert")
    #expect(languages(driver) == ["he-IL", "he-IL"])
    #expect(
      driver.document.presentations.map { $0.value["layoutDirection"] ?? .null }
        == ["rightToLeft", "rightToLeft"])
  }

  @Test func `where nothing is said the client is told nothing`() async throws {
    struct Screen: View {
      @State private var isSheet = true

      var body: some View {
        Sides().sheet(isPresented: $isSheet) { Text("over") }.environment(\.isEnabled, true)
      }
    }
    let driver = try await show { Screen() }
    #expect(driver.document.root["text"]?.string?.hasSuffix(" leftToRight") == true)
    let nodes = driver.document.nodes
    #expect(nodes.allSatisfy { $0["language"] == nil && $0["layoutDirection"] == nil })
    #expect(languages(driver) == [.null])
  }

  @Test func `an identifier becomes a tag of BCP 47, and one without letters none`() async throws {
    let driver = try await show {
      let identifiers = ["zh_Hans_CN", "de_DE.UTF-8", "sr-Latn", "", "un known", "C", "C.UTF-8"]
      ForEach(identifiers, id: \.self) { identifier in
        Text(identifier).transformEnvironment(\.locale) { $0 = Locale(identifier: identifier) }
      }
    }
    let texts = driver.document.nodes.filter { $0.type == "text" }
    #expect(
      texts.map { $0["language"] ?? .null } == [
        "zh-Hans-CN", "de-DE", "sr-Latn", .null, .null, .null, .null,
      ])
  }

  struct Words: View {
    @State private var identifier = "de_DE"
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var dialog: DialogState<Int>?

    var body: some View {
      VStack {
        Button("Question") {
          dialog = DialogState("Sure?", buttons: [.cancel(), .init("OK", action: 1)])
        }
        Button("Message") { dialog = DialogState("Done") }
          .alert($dialog) { _ in }
        Button("Alert") { isAlert = true }.alert("Sure?", isPresented: $isAlert) {}
        Button("Dialog") { isDialog = true }
          .confirmationDialog("Sure?", isPresented: $isDialog) { Button("Do it") {} }
        Button("English") { identifier = "en" }
        Button("Korean") { identifier = "ko" }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "50 %")
      }
      .environment(\.locale, Locale(identifier: identifier))
    }
  }

  @Test func `what an app leaves to the platform is said in the language of the view`() async throws
  {
    let driver = try await show { Words() }
    func found() -> [JSONValue?] {
      driver.document.nodes.filter { $0.type == "contentUnavailable" }
        .flatMap { [$0["text"], $0["description"]] }
    }
    #expect(
      found() == [
        "Keine Ergebnisse", nil, "Keine Ergebnisse für „50 %“",
        "Überprüfe die Schreibweise oder suche etwas anderes.",
      ])
    try await driver.tap("Alert")
    try await driver.tap("OK")
    try await driver.tap("Dialog")
    try await driver.tap("Abbrechen")
    try await driver.tap("Question")
    #expect(driver.sees("OK"))
    try await driver.tap("Abbrechen")
    try await driver.tap("Message")
    try await driver.tap("OK")
    try await driver.tap("Korean")
    try await driver.tap("Message")
    try await driver.tap("확인")
    try await driver.tap("Question")
    #expect(driver.sees("OK"))
    try await driver.tap("취소")
    try await driver.tap("English")
    #expect(
      found() == [
        "No Results", nil, "No Results for “50 %”", "Check the spelling or try a new search.",
      ])
    try await driver.tap("Dialog")
    try await driver.tap("Cancel")
    try await driver.tap("Question")
    try await driver.tap("Cancel")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `every language has every word`() {
    for language in OwnWord.languages {
      let words = OwnWord.allCases.map { $0.said(in: language) }
      #expect(words.filter { $0.contains("%") }.count == 1, "\(language)")
      #expect(Set(words).count == words.count && !words.contains(""), "\(language)")
    }
    #expect(OwnWord.languages.count == 12)
  }

  @Test func `a tag leads to its language, and traditional Chinese to none`() {
    func cancel(_ tag: String?) -> String { OwnWord.cancel.said(in: tag) }
    #expect(["de-AT", "iw", "SV-se"].map(cancel) == ["Abbrechen", "ביטול", "Avbryt"])
    #expect(["zh", "zh-CN", "zh-Hans-TW"].allSatisfy { cancel($0) == "取消" })
    #expect(["zh-TW", "zh-Hant", "tlh", "-", "", nil].allSatisfy { cancel($0) == "Cancel" })
  }
}
