import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What is drawn of the Markdown in a text.
@Suite struct MarkdownTests {
  /// A text as its parts, each between marks for its looks: `<b>`, `<i>`, `<s>`, `<c>`, and links.
  func parts(_ key: LocalizedStringKey) -> String {
    Text(key).ownRuns.map { run in
      var names: [String] = []
      if run.look.weight == .bold { names.append("b") }
      if run.look.traits.contains(.italic) { names.append("i") }
      if run.look.traits.contains(.strikethrough) { names.append("s") }
      if run.look.traits.contains(.monospaced) { names.append("c") }
      if let url = run.url { names.append(url) }
      return names.isEmpty ? run.string : "<\(names.joined(separator: " "))|\(run.string)>"
    }
    .joined()
  }

  func parts(of markdown: String) -> String { parts(LocalizedStringKey(markdown)) }

  @Test func `emphasis is drawn, and a document says it in parts`() async throws {
    let driver = try await show {
      Text("Only **3** left")
      Text("*a* ~~b~~ `c`")
      Text("**All of it**").font(.title)
      Text("See the [Cart](/cart)")
      Text("[**Help** me](https://example.org/?a=\"1\")").foregroundStyle(.secondary)
    }
    #expect(
      driver.screen() == #"""
        vStack
          text "Only 3 left" runs=[{"text":"Only "},{"text":"3","weight":"bold"},{"text":" left"}]
          text "a b c" \#
        runs=[{"italic":true,"text":"a"},{"text":" "},{"strikethrough":true,"text":"b"},\#
        {"text":" "},{"monospaced":true,"text":"c"}]
          text "All of it" font=title weight=bold
          text "See the Cart" runs=[{"text":"See the "},{"text":"Cart","url":"/cart"}]
          text "Help me" foreground=secondary \#
        runs=[{"text":"Help","url":"https://example.org/?a=%221%22","weight":"bold"},\#
        {"text":" me","url":"https://example.org/?a=%221%22"}]
        """#)
  }

  @Test func `the ends of a section may have it, too`() async throws {
    let driver = try await show {
      List {
        Section {
          Text("a")
        } header: {
          Text("Plain")
        } footer: {
          Text("See the [Terms](/terms)")
        }
      }
    }
    #expect(
      driver.screen() == """
        list
          section header=Plain
            text "a"
            footerContent:
              text "See the Terms" runs=[{"text":"See the "},{"text":"Terms","url":"/terms"}]
        """)
  }

  @Test(arguments: [
    ("**a** __b__ *c* _d_", "<b|a> <b|b> <i|c> <i|d>"),
    ("***a*** **b *c* d** *e**f**g*", "<b i|a> <b|b ><b i|c><b| d> <i|e><b i|f><i|g>"),
    ("~~a **b**~~", "<s|a ><b s|b>"),
    ("in**side**out", "in<b|side>out"),
    ("*a **b* c**", "<i|a b c>"), ("*a _b* c_", "<i|a _b> c_"),
    ("**a*", "*<i|a>"),
    ("*a**", "<i|a>*"),
    ("*a**b*", "<i|a**b>"),
    ("**\u{201C}a\u{201D}** b", "<b|\u{201C}a\u{201D}> b"),
    ("a*\"b\"*", "a*\"b\"*"),
    ("*größer*", "<i|größer>"),
    ("*a\nb*", "<i|a\nb>"),
  ])
  func `emphasis nests as in CommonMark`(markdown: String, drawn: String) {
    #expect(parts(of: markdown) == drawn)
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "*", "**", "* a", "a *", "** a **", "a * b*", "_", "~", "~~",
    "~5 to ~6", "~~~a~~~", "`", "``a`", "[", "]", "[a]", "[a](", "[a](b", "[a] (b)", "[a](b c)",
    "[a](<b)", "[a](<b<c>)", "[a](b \"c)", "![a](/b)", "a\\b", "\\", "<b>", "&amp;", "a__b__c",
    "__",
    "[a](b(c)", "(*", "\u{A0}*\u{A0}a", "", "x^2]",
  ])
  func `what is no Markdown stays as it is written`(text: String) {
    #expect(parts(of: text) == text)
  }

  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"\\*a*"#, #"\<i|a>"#), (#"*a\**"#, "<i|a*>"), (#"\[a](/b)"#, "[a](/b)"),
    (#"[a\]](/b)"#, "</b|a]>"), (#"\`a`"#, "`a`"), (#"`a\`b"#, #"<c|a\>b"#),
  ])
  func `a backslash keeps a mark as it is`(markdown: String, drawn: String) {
    #expect(parts(of: markdown) == drawn)
  }

  @Test(arguments: [
    ("`a*b*`", "<c|a*b*>"), ("``a`b``", "<c|a`b>"), ("`` ` ``", "<c|`>"), ("` a `", "<c|a>"),
    ("`  `", "<c|  >"), ("` a`", "<c| a>"), ("*a`*`", "*a<c|*>"), ("**`a`**", "<b c|a>"),
    ("`a` ``b`` `c`", "<c|a> <c|b> <c|c>"), ("```a`` `b`", "```a`` <c|b>"),
  ])
  func `code is taken as it is`(markdown: String, drawn: String) {
    #expect(parts(of: markdown) == drawn)
  }

  @Test(arguments: [
    ("[a](/b)", "</b|a>"), ("[a]( /b )", "</b|a>"), ("[a](</b>)", "</b|a>"),
    ("[a](/b \"c\")", "</b|a>"), ("[a](/b 'c \\' d')", "</b|a>"), ("[a](/b (c))", "</b|a>"),
    ("[a](/b(c))d", "</b(c)|a>d"), ("[*a*](/b)", "<i /b|a>"), ("*[a*](/b)", "*</b|a*>"),
    ("[[a](/b)](/c)", "[</b|a>](/c)"), ("[a [b]](/c)", "</c|a [b]>"),
    ("[a](mailto:a@example.org)", "<mailto:a@example.org|a>"), ("[a](tel:110)", "<tel:110|a>"),
    ("[a](HTTPS://example.org)", "<https://example.org|a>"),
    ("[](/a)b", "b"), ("[`]`](/a)", "<c /a|]>"), ("![a](/b) [c](/d)", "![a](/b) </d|c>"),
    ("[a](</b c>)", "</b%20c|a>"),
  ])
  func `a link leads to its address`(markdown: String, drawn: String) {
    #expect(parts(of: markdown) == drawn)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,a", "//example.org", "vbscript:a",
    "file:///etc/passwd", "cart", "", "#a", "blob:a", "<java\tscript:alert(1)>", "\\//example.org",
  ])
  func `a link that a client must not follow is its words`(address: String) {
    #expect(parts(of: "[a](\(address)) b") == "a b")
  }

  @Test(arguments: ["/\\example.org", "</\texample.org>", "</\u{1}/example.org>"])
  func `nothing that a browser takes for two slashes begins an address`(address: String) {
    let url = Text(LocalizedStringKey("[a](\(address))")).ownRuns.first?.url
    #expect(url.map { !$0.contains { "\\\t\u{1}".contains($0) } } ?? true)
    #expect(url?.hasPrefix("//") != true)
  }

  @Test(arguments: [
    ("^[3 expenses](inflect: true)", "3 expenses"),
    ("a ^[**b** c](inflect: true) *d*", "a <b|b> c <i|d>"),
    ("*a ^[b* c](inflect: true)", "*a b* c"),
    ("^[a ^[b](x: 1)](y: 2) 2^[10", "a b 2^[10"),
    ("^[[a](/b)](inflect: true)", "</b|a>"),
    ("^[a] (inflect: true)", "^[a] (inflect: true)"),
    ("^[a](inflect\n: true)", "^[a](inflect\n: true)"),
    ("^[a](inflect: true", "^[a](inflect: true"), ("a^b ^", "a^b ^"), ("\\^[a](/b)", "^</b|a>"),
  ])
  func `of words with attributes the words stay`(markdown: String, expected: String) {
    #expect(parts(of: markdown) == expected)
  }

  @Test func `a value is among words with attributes`() {
    let count = 8
    #expect(parts("^[\(count) expense](inflect: true) of \("^[a](b)")") == "8 expense of ^[a](b)")
  }

  @Test func `only literals are read`() {
    let written = "**a**"
    #expect(Text(written).ownRuns.map(\.string) == ["**a**"])
    #expect(Text(verbatim: "**a**").description == "**a**")
    #expect(Text("**a**").description == "a")
    #expect(Text(LocalizedStringKey(written)).description == "a")
    #expect(Text("**a**" as String).description == "**a**")
    #expect(Text(Bool("true") == true ? "*a*" : "*b*").description == "a")
  }

  @Test func `values are never read`() {
    let value = "*a* [b](/c) `"
    let none = ""
    #expect(parts("\(value)") == value)
    #expect(parts("**\(value)**") == "<b|\(value)>")
    #expect(parts("\(value) *b*") == "\(value) <i|b>")
    #expect(parts("*b* \(value)") == "<i|b> \(value)")
    #expect(parts("`\(value)`") == "<c|\(value)>")
    #expect(parts("` \(value) `") == "<c|\(value)>")
    #expect(parts("[\(value)](/d)") == "</d|\(value)>")
    #expect(parts("*\(none)*\(none)`a`") == "<c|a>")
    #expect(parts("a\(none)_b_") == "a_b_")
    #expect(parts("snake_\(1)_\(2)_case") == "snake_1_2_case")
    #expect(parts("2*\(3)*4") == "2<i|3>4")
    #expect(parts("\(1) \(2) ~~\(3)~~ \(4)") == "1 2 <s|3> 4")
  }

  @Test func `values are part of an address`() {
    let id = "a b)"
    let script = "javascript:alert(1)"
    #expect(parts("[a](/products/\(id)/edit) b") == "</products/a%20b)/edit|a> b")
    #expect(parts("[a](\("/b"))") == "</b|a>")
    #expect(parts("[a](\(script))") == "a")
    #expect(parts("[a](/b \"\(script)\")") == "</b|a>")
    #expect(parts("[a](</b\(">"))") == "[a](</b>)")
  }

  @Test func `a text within a text keeps its looks`() async throws {
    let driver = try await show {
      Text("Only \(Text("3").bold().foregroundStyle(.red)) left")
      Text("*\(Text("a").bold()) and \(Text("b"))*")
      Text("`\(Text("*a*"))` \(Text(verbatim: "*b*"))")
      Text("[\(Text("a").bold())](/b) \(Text("[c](/d)"))")
      Text("\(Text("a").italic())\(Text("b").italic())")
    }
    #expect(
      driver.screen() == #"""
        vStack
          text "Only 3 left" \#
        runs=[{"text":"Only "},{"foreground":"red","text":"3","weight":"bold"},{"text":" left"}]
          text "a and b" \#
        runs=[{"italic":true,"text":"a","weight":"bold"},{"italic":true,"text":" and b"}]
          text "a *b*" runs=[{"italic":true,"monospaced":true,"text":"a"},{"text":" *b*"}]
          text "a c" \#
        runs=[{"text":"a","url":"/b","weight":"bold"},{"text":" "},{"text":"c","url":"/d"}]
          text "ab" italic
        """#)
  }

  @Test func `a text that is a link is one part, and joined with others it stays one`() async throws
  {
    let driver = try await show {
      Text("[Cart](/cart)")
      Text("[Cart](/cart)") + Text("[ and more](/cart)") + Text("!")
      Text("[Cart](/cart)").bold()
    }
    #expect(
      driver.screen() == #"""
        vStack
          text "Cart" runs=[{"text":"Cart","url":"/cart"}]
          text "Cart and more!" runs=[{"text":"Cart and more","url":"/cart"},{"text":"!"}]
          text "Cart" runs=[{"text":"Cart","url":"/cart"}] weight=bold
        """#)
  }

  @Test func `what is tapped is labelled by a text with its looks`() async throws {
    let string = "**Title**"
    let driver = try await show {
      Button {
      } label: {
        Text("**Buy** now")
      }
      Button {
      } label: {
        Text("Plain")
      }
      Button("**Title**") {}
      Button(string) {}
      Label {
        Text("*New*")
      } icon: {
        Image(systemName: "star")
      }
    }
    #expect(
      driver.screen() == #"""
        vStack
          button
            text "Buy now" runs=[{"text":"Buy","weight":"bold"},{"text":" now"}]
          button "Plain"
          button
            text "Title" weight=bold
          button "**Title**"
          label
            image systemName=star
            text "New" italic
        """#)
    try await driver.tap("Buy now")
  }

  @Test func `reading takes no longer than the text is long`() {
    let pieces = [
      "*a ", "**a* ", "_a_b", "[", "[a](", "[a](b ", "[a](<", "[a](b \"", "[a](b (", "]", "![",
      "`a``", "^[", "^[a](", "^[a](b) ",
      "*a_ ", "a**b", "~~a ", "\\", "[a](/b)", "*[a](", "``` ", "((", "<",
    ]
    let clock = ContinuousClock()
    for piece in pieces {
      let markdown = String(repeating: piece, count: 20_000 / piece.utf8.count)
      let time = clock.measure { _ = Text(LocalizedStringKey(markdown)) }
      #expect(time < .seconds(3), "\(piece)")
    }
  }

  @Test func `whether there may be Markdown is found wherever it is`() {
    for length in 0...40 {
      let plain = String(repeating: "a", count: length)
      #expect(!plain.mayHoldMarkdown)
      #expect(!String(repeating: "é", count: length).mayHoldMarkdown)
      for mark in ["*", "_", "~", "`", "[", "\\"] {
        for place in 0...length {
          let text = plain.prefix(place) + mark + plain.dropFirst(place)
          #expect(String(text).mayHoldMarkdown)
        }
      }
    }
    #expect(!" !\"#$%&'()+,-./0123456789:;<=>?@ABCXYZabcxyz{|}\n".mayHoldMarkdown)
  }
}
