import FoundationEssentials
import Testing

@testable import Wheelhouse

/// What a catalog's file says.
@Suite struct StringCatalogTests {
  private func catalog(_ strings: String, source: String = "en") throws -> StringCatalog {
    let json = #"{"sourceLanguage":"\#(source)","version":"1.0","strings":{\#(strings)}}"#
    return try StringCatalog(json: Array(json.utf8))
  }

  private func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }

  private func said(_ key: String, _ words: [String: String]) -> String {
    let all = words.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }
    return #""\#(key)":{"localizations":{\#(all.joined(separator: ","))}}"#
  }

  @Test func `a person reads the nearest language that there are words in`() throws {
    let catalog = try catalog(
      said(
        "Buy",
        [
          "de": unit("Kaufen"), "de-AT": unit("Erwerben"), "pt-BR": unit("Comprar"),
          "zh-Hant": unit("購買"), "nb": unit("Kjøp"),
        ]))
    func buy(_ locale: String) -> String { catalog.string("Buy", locale: locale) }
    #expect(buy("de") == "Kaufen" && buy("de-CH") == "Kaufen" && buy("de_AT") == "Erwerben")
    #expect(buy("DE-at") == "Erwerben" && buy("de_DE@currency=EUR") == "Kaufen")
    #expect(buy("pt-BR") == "Comprar" && buy("pt-PT") == "Buy")
    #expect(buy("zh-TW") == "購買" && buy("zh-CN") == "Buy" && buy("no-NO") == "Kjøp")
    #expect(buy("fr") == "Buy" && buy("") == "Buy" && buy("-") == "Buy")
    #expect(catalog.language(for: "de-CH") == "de" && catalog.language(for: "fr") == "en")
    #expect(catalog.languages == ["de", "de-AT", "en", "nb", "pt-BR", "zh-Hant"])
  }

  @Test func `a region reads what it has in common with others before the language of elsewhere`()
    throws
  {
    let catalog = try catalog(
      said(
        "Buy",
        [
          "es": unit("Comprar"), "es-419": unit("Adquirir"), "en-GB": unit("Purchase"),
          "pt": unit("Compre"), "pt-PT": unit("Compra"), "nb": unit("Kjøp"),
        ]))
    func buy(_ locale: String) -> String { catalog.string("Buy", locale: locale) }
    #expect(buy("es-MX") == "Adquirir" && buy("es_AR") == "Adquirir" && buy("es-ES") == "Comprar")
    #expect(buy("es") == "Comprar" && buy("es-GQ") == "Comprar")
    #expect(buy("en-AU") == "Purchase" && buy("en-GB") == "Purchase" && buy("en-US") == "Buy")
    #expect(buy("pt-AO") == "Compra" && buy("pt-BR") == "Compre" && buy("pt") == "Compre")
    #expect(buy("nn-NO") == "Kjøp" && buy("en-PH") == "Buy")
    #expect(buy("en-u-ca-gregory") == "Buy" && buy("es-u-co-trad") == "Comprar")
  }

  @Test func `languages that nobody speaks are as many as somebody likes`() throws {
    let catalog = try catalog(said("Buy", ["de": unit("Kaufen")]))
    for number in 0..<600 { #expect(catalog.string("Buy", locale: "de-x\(number)") == "Kaufen") }
    let long = String(repeating: "a-", count: 64)
    #expect(catalog.string("Buy", locale: long) == "Buy")
  }

  @Test func `keys that are no words have those of the source's language`() throws {
    let catalog = try catalog(
      said("welcome.title", ["en": unit("Welcome!"), "de": unit("Willkommen!")]))
    #expect(catalog.string("welcome.title", locale: "fr") == "Welcome!")
    #expect(catalog.string("welcome.title", locale: "de") == "Willkommen!")
  }

  @Test func `values stand where the translation has them`() throws {
    let catalog = try catalog(
      [
        said("%@ of %lld%%", ["de": unit("%2$lld %% von %1$@")]),
        said("%@ sent %@", ["de": unit("%@ hat %@ geschickt")]),
        said("%.2f metres", ["de": unit("%.1f Meter"), "fr": unit("%.2f mètres")]),
        said("100%", ["de": unit("100 %, ganz")]),
        said("Twice %lld", ["de": unit("%1$lld und %1$lld")]),
        said("None %lld", ["de": unit("Keins"), "fr": unit("%2$@ rien %")]),
      ].joined(separator: ","))
    let (half, name) = (50, "Ann")
    #expect(catalog.string("\(name) of \(half)%", locale: "de") == "50 % von Ann")
    #expect(catalog.string("\(name) of \(half)%", locale: "fr") == "Ann of 50%")
    #expect(catalog.string("\(name) sent \("Bo")", locale: "de") == "Ann hat Bo geschickt")
    #expect(catalog.string("\(2.345, specifier: "%.2f") metres", locale: "de") == "2.3 Meter")
    #expect(catalog.string("\(2.345, specifier: "%.2f") metres", locale: "fr") == "2.35 mètres")
    #expect(catalog.string("100%", locale: "de") == "100 %, ganz")
    #expect(catalog.string("Twice \(3)", locale: "de") == "3 und 3")
    #expect(catalog.string("None \(3)", locale: "de") == "Keins")
    #expect(catalog.string("None \(3)", locale: "fr") == " rien %")
  }

  @Test func `numbers choose the plural, and nothing at all has one of its own`() throws {
    let catalog = try catalog(
      #"""
      "%lld birds":{"localizations":{
        "en":{"variations":{"plural":{"zero":{"stringUnit":{"state":"translated","value":"No birds"}},
          "one":{"stringUnit":{"state":"translated","value":"%lld bird"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld birds"}}}}},
        "pl":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld ptak"}},
          "few":{"stringUnit":{"state":"translated","value":"%lld ptaki"}},
          "many":{"stringUnit":{"state":"translated","value":"%lld ptaków"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld ptaka"}}}}}}}
      """#)
    func birds(_ count: Int, _ locale: String) -> String {
      catalog.string("\(count) birds", locale: locale)
    }
    #expect([0, 1, 2].map { birds($0, "en") } == ["No birds", "1 bird", "2 birds"])
    #expect(
      [0, 1, 2, 5, 12, 22].map { birds($0, "pl") } == [
        "0 ptaków", "1 ptak", "2 ptaki", "5 ptaków", "12 ptaków", "22 ptaki",
      ])
  }

  @Test func `each substitution goes by a number of its own`() throws {
    let plural = { (one: String, other: String) in
      #"{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}"#
    }
    let catalog = try catalog(
      #"""
      "%lld birds in %lld trees":{"localizations":{"de":{
        "stringUnit":{"state":"translated","value":"%1$#@birds@ auf %#@trees@, %#@nothing@"},
        "substitutions":{
          "birds":{"argNum":1,"formatSpecifier":"lld","variations":\#(plural("%arg Vogel", "%arg Vögel"))},
          "trees":{"argNum":2,"formatSpecifier":"lld","variations":\#(plural("einem Baum", "%arg Bäumen %#@birds@"))}}}}}
      """#)
    #expect(
      catalog.string("\(1) birds in \(1) trees", locale: "de") == "1 Vogel auf einem Baum, nothing")
    #expect(
      catalog.string("\(5) birds in \(2) trees", locale: "de")
        == "5 Vögel auf 2 Bäumen birds, nothing")
  }

  @Test func `what is not translated yet, or only for phones, is as in the source`() throws {
    let catalog = try catalog(
      #"""
      "New":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}}}},
      "Begun":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"x"}},
        "other":{"stringUnit":{"state":"new","value":""}}}}}}},
      "Blank":{"localizations":{"de":{"stringUnit":{"state":"translated","value":""}}}},
      "Kept":{"shouldTranslate":false},
      "Phone":{"localizations":{"de":{"variations":{"device":{"iphone":{"stringUnit":{"state":"translated","value":"Tippe"}}}}}}},
      "Device":{"localizations":{"de":{"variations":{"device":{"iphone":{"stringUnit":{"state":"translated","value":"Tippe"}},
        "other":{"stringUnit":{"state":"translated","value":"Klicke"}}}}}}}
      """#)
    #expect(catalog.string("New", locale: "de") == "New")
    #expect(catalog.string("Begun", locale: "de") == "Begun")
    #expect(catalog.string("Blank", locale: "de") == "")
    #expect(catalog.string("Kept", locale: "de") == "Kept")
    #expect(catalog.string("Phone", locale: "de") == "Phone")
    #expect(catalog.string("Device", locale: "de") == "Klicke")
  }

  @Test(arguments: [
    ("no json", "it is no JSON"),
    ("{}", "it has no sourceLanguage and no strings"),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"stringUnit":{}}}}}}"#,
      #""A" in de has a stringUnit without a value"#
    ),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"variations":{"plural":{"some":{}}}}}}}}"#,
      #""A" in de has the plural "some": write zero, one, two, few, many or other"#
    ),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}}}"#,
      #""A" in de has no plural "other""#
    ),
  ])
  func `a file that is none says what to write instead`(json: String, fault: String) throws {
    let error = #expect(throws: StringCatalogError.self) {
      try StringCatalog(json: Array(json.utf8))
    }
    #expect(error?.description.hasPrefix(fault) ?? false, "\(error?.description ?? "")")
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).xcstrings"
    try Data(json.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let named = #expect(throws: StringCatalogError.self) { try StringCatalog(contentsOf: path) }
    #expect(named?.description.hasPrefix("\(path): \(fault)") ?? false)
  }

  @Test func `a file that is not there says what to give instead`() {
    let error = #expect(throws: StringCatalogError.self) {
      try StringCatalog(contentsOf: "/nowhere/Localizable.xcstrings")
    }
    #expect(
      error?.description
        == "/nowhere/Localizable.xcstrings cannot be read: give the path of a string catalog (.xcstrings), and make it readable"
    )
  }
}
