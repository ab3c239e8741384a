import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What people read of an app that has a catalog.
@Suite struct LookupTests {
  /// An app with words in German and French, and one view.
  struct Shop<Content: View>: App {
    let content: @MainActor () -> Content

    init() { preconditionFailure("made with a view") }
    init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }

    var body: some Scene { Window("Shop", id: "shop") { content() } }

    var stringCatalog: StringCatalog? {
      func all(_ german: String, _ french: String) -> String {
        #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(german)"}},"#
          + #""fr":{"stringUnit":{"state":"translated","value":"\#(french)"}}}}"#
      }
      let plural =
        #"{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld item"}},"other":{"stringUnit":{"value":"%lld items"}}}}},"#
        + #""de":{"stringUnit":{"value":"%lld Stück"}}}}"#
      let words = [
        ("Shop", all("Laden", "Magasin")), ("Buy", all("Kaufen", "Acheter")),
        ("Only **%@** left", all("Nur noch **%@** da", "**%@** seulement")),
        ("%@ of %@", all("%2$@: %1$@", "%@ de %@")), ("%lld items", plural),
        ("Sure?", all("Sicher?", "Sûr ?")), ("It is gone then.", all("Dann ist es weg.", "Adieu.")),
        ("Gone", all("Weg", "Parti")), ("Name", all("Name", "Nom")),
        ("Price", all("Preis", "Prix")),
        ("Delete %@?", all("%@ löschen?", "Supprimer %@ ?")),
      ]
      let strings = words.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
      let json = #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#
      guard let catalog = try? StringCatalog(json: Array(json.utf8)) else {
        preconditionFailure("the catalog of the tests cannot be read")
      }
      return catalog
    }
  }

  private func open<Content: View>(
    in locale: String?, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws -> ScreenDriver {
    try await ScreenDriver(
      InProcessApp(Shop(content: content)).connect(), Hello(url: "/shop", locale: locale))
  }

  struct Counting: View {
    @State private var count = 1

    var body: some View {
      Text("\(count) items")
      Button("Buy") { count += 1 }
    }
  }

  @Test func `everybody reads their own language`() async throws {
    let german = try await open(in: "de-CH") { Counting() }
    #expect(german.screen().contains(#"text "1 Stück""#))
    try await german.tap("Kaufen")
    #expect(german.sees("2 Stück"))
    #expect(german.document.language == "de" && german.document.title == "Laden")
    let english = try await open(in: nil) { Counting() }
    #expect(english.sees("1 item"))
    try await english.tap("Buy")
    #expect(english.sees("2 items"))
    let italian = try await open(in: "it") { Counting() }
    #expect(italian.sees("1 item") && italian.document.language == "en")
    // French has no words for the number of items.
    let french = try await open(in: "fr") { Counting() }
    #expect(french.sees("1 item") && french.sees("Acheter"))
    for driver in [german, english, italian, french] { try await driver.check() }
  }

  @Test func `Markdown is that of the translation, and values stay as they are`() async throws {
    let driver = try await open(in: "de") {
      Text("Only **\("*2*")** left")
      Text("\(Text("three").italic()) of \("_ten_")")
    }
    let texts = driver.document.nodes.filter { $0["text"] != nil }
    #expect(texts.map(\.text) == ["Nur noch *2* da", "_ten_: three"])
    #expect(
      texts[0]["runs"]
        == [["text": "Nur noch "], ["text": "*2*", "weight": "bold"], ["text": " da"]])
    #expect(texts[1]["runs"] == [["text": "_ten_: "], ["text": "three", "italic": true]])
  }

  struct Choosing: View {
    @State private var identifier = "de"

    var body: some View {
      VStack {
        Greeting()
        Button("fr") { identifier = "fr" }
      }
      .environment(\.locale, Locale(identifier: identifier))
    }
  }

  struct Greeting: View {
    var body: some View { Text("Gone") }
  }

  @Test func `a view that says its language has the words of that, and is told of another`()
    async throws
  {
    let driver = try await open(in: "en") { Choosing() }
    #expect(driver.sees("Weg") && driver.document.root["language"] == "de")
    try await driver.tap("fr")
    #expect(driver.sees("Parti") && driver.document.root["language"] == "fr")
    try await driver.check()
  }

  @Test func `a client that comes back with another language reads that`() async throws {
    let app = InProcessApp(Shop { Counting() })
    let driver = try await ScreenDriver(
      app.connect(), Hello(url: "/shop", locale: "de", client: "page"))
    try await driver.tap("Kaufen")
    let back = try await ScreenDriver(
      app.connect(), Hello(locale: "fr", client: "page", resume: driver.resumeToken))
    try await back.settle()
    #expect(back.sees("Acheter") && back.sees("2 items") && back.document.title == "Magasin")
    #expect(back.document.language == "fr")
  }

  struct Titled: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 1

    var body: some View {
      NavigationStack {
        Form {
          Section("Buy") {
            Button("Buy") {}
            Button("Buy", systemImage: "star") {}
            Label("Buy", systemImage: "star")
            Toggle("Buy", isOn: $isOn)
            TextField("Buy", text: $text)
            SecureField("Buy", text: $text)
            Picker("Buy", selection: $text) { Text("Buy").tag("") }
            Menu("Buy") { Button("Gone") {} }
            LabeledContent("Buy", value: "Buy")
            GroupBox("Buy") { EmptyView() }
            DisclosureGroup("Buy") { EmptyView() }
            NavigationLink("Buy") { EmptyView() }
            Stepper("Buy", value: $number, onEditingChanged: { _ in })
            Text(verbatim: "x").badge("Buy").help("Buy").accessibilityLabel("Buy")
            Table([Item(id: 1)]) { TableColumn("Price") { Text("\($0.id)") } }
          }
        }
        .navigationTitle("Buy").searchable(text: $text, prompt: "Buy")
      }
    }
  }

  struct Item: Identifiable { let id: Int }

  @Test func `every title that is a literal is looked up, and no string is`() async throws {
    let driver = try await open(in: "de") { Titled() }
    // Only the value of the labelled content is a string.
    #expect(driver.screen().split(separator: "Buy").count - 1 == 1, "\(driver.screen())")
    #expect(driver.screen().contains("Preis") && !driver.screen().contains("Price"))
    let string = "Buy"
    let data = try await open(in: "de") {
      Text(string)
      Button(string) {}
      Label(string, systemImage: "star")
    }
    #expect(!data.screen().contains("Kaufen"))
  }

  struct Asking: View {
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var dialog: DialogState<Int>?
    @State private var banner = BannerState()

    var body: some View {
      Button("alert") { isAlert = true }
        .alert("Delete \("it")?", isPresented: $isAlert) {
        } message: {
          Text("It is gone then.")
        }
      Button("dialog") { isDialog = true }
        .confirmationDialog("Sure?", isPresented: $isDialog, titleVisibility: .visible) {
          Button("Buy") {}
        }
      Button("data") {
        dialog = DialogState(
          "Sure?", message: "It is gone then.", textField: DialogTextField("Name"),
          buttons: [.init("Buy", action: 1), .cancel()])
      }
      .alert($dialog) { (_: Int, _: String) in }
      Button("banner") { banner.show("Gone") }.banner($banner.current)
    }
  }

  @Test func `dialogs and banners are looked up when they are shown, those that are data as well`()
    async throws
  {
    let driver = try await open(in: "de") { Asking() }
    try await driver.tap("alert")
    #expect(driver.sees("it löschen?") && driver.sees("Dann ist es weg.") && driver.sees("OK"))
    try await driver.tap("OK")
    try await driver.tap("dialog")
    #expect(driver.sees("Sicher?") && driver.sees("Kaufen"))
    try await driver.tap("Kaufen")
    try await driver.tap("data")
    #expect(driver.sees("Sicher?") && driver.sees("Dann ist es weg.") && driver.sees("Abbrechen"))
    try await driver.tap("Abbrechen")
    try await driver.tap("banner")
    #expect(driver.sees("Weg"))
    try await driver.check()
  }

  @Test func `a session that wakes reads as before`() async throws {
    let app = InProcessApp(Shop { Asking() }, isDurable: true)
    let driver = try await ScreenDriver(app.connect(), Hello(url: "/shop", locale: "de"))
    try await driver.tap("data")
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before && driver.sees("Sicher?"))
  }
}
