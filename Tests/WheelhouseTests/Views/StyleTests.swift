import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Styles of an app's own.
@Suite struct StyleTests {
  struct Capsule: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.role == .destructive ? "trash" : "checkmark")
        configuration.label
      }
      .background(.accentColor)
    }
  }

  struct Telling: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(isEnabled ? "enabled" : "disabled")
    }
  }

  struct Page: View {
    @State private var taps = 0
    var body: some View {
      VStack {
        Button("Save \(taps)") { taps += 1 }
        Button("Delete", role: .destructive) { taps = 0 }
        Button("Plain") {}.buttonStyle(.bordered)
      }
      .buttonStyle(Capsule())
    }
  }

  @Test func `a button shows what its style makes of it, and is tapped as one`() async throws {
    let driver = try await show { Page() }
    #expect(
      driver.screen() == """
        vStack
          button buttonStyle=plain
            hStack background=accent
              image systemName=checkmark
              text "Save 0"
          button buttonStyle=plain role=destructive
            hStack background=accent
              image systemName=trash
              text "Delete"
          button "Plain" buttonStyle=bordered
        """)
    try await driver.tap("Save 0")
    #expect(driver.sees("Save 1"))
    try await driver.tap("Delete")
    #expect(driver.sees("Save 0"))
  }

  @Test func `a style of the client's further in is in force there`() async throws {
    let driver = try await show {
      HStack { Button("Inner") {} }.buttonStyle(.bordered).buttonStyle(Capsule())
    }
    #expect(driver.screen() == "hStack buttonStyle=bordered\n  button \"Inner\"")
  }

  @Test func `of two styles of one control only the inner is there`() async throws {
    let driver = try await show {
      VStack {
        NavigationLink("Value", value: 1).buttonStyle(Telling()).buttonStyle(.bordered)
        Button("Save") {}.buttonStyle(.bordered).buttonStyle(Telling())
      }
      .buttonStyle(Telling())
      .buttonStyle(.borderedProminent)
    }
    #expect(
      driver.screen() == """
        vStack
          navigationLink buttonStyle=plain
            text "Value"
            text "enabled"
          button "Save" buttonStyle=bordered
        """)
    try await driver.check()
  }

  @Test func `the automatic style is the client's, whatever is in force further out`() async throws
  {
    let driver = try await show {
      HStack {
        Button("Inner") {}.buttonStyle(.automatic)
        Button("Outer") {}
      }
      .buttonStyle(Telling())
    }
    #expect(
      driver.screen() == """
        hStack
          button "Inner"
          button buttonStyle=plain
            text "Outer"
            text "enabled"
        """)
  }

  @Test func `a style reads the environment of its button`() async throws {
    let driver = try await show {
      VStack {
        Button("A") {}
        Button("B") {}.disabled(true)
      }
      .buttonStyle(Telling())
    }
    let texts = driver.document.nodes.compactMap(\.text)
    #expect(texts == ["A", "enabled", "B", "disabled"])
  }

  @Test func `links have the style of buttons, too`() async throws {
    let terms = try #require(URL(string: "/terms"))
    let driver = try await show {
      VStack {
        NavigationLink("Value", value: 1)
        NavigationLink("View") { Text("There") }
        Link("Terms", destination: terms)
        ShareLink("Share", item: "words")
        ShareLink(item: "words")
      }
      .buttonStyle(Capsule())
      .labelStyle(.titleOnly)
    }
    #expect(
      driver.screen() == """
        vStack labelStyle=titleOnly
          navigationLink buttonStyle=plain
            hStack background=accent
              image systemName=checkmark
              text "Value"
          navigationLink buttonStyle=plain
            hStack background=accent
              image systemName=checkmark
              text "View"
          link buttonStyle=plain url=/terms
            hStack background=accent
              image systemName=checkmark
              text "Terms"
          shareLink buttonStyle=plain value=words
            hStack background=accent
              image systemName=checkmark
              label "Share" systemImage=square.and.arrow.up
          shareLink value=words
        """)
    try await driver.check()
  }

  struct Asking: View {
    @State private var isAsking = false
    var body: some View {
      VStack {
        Menu("More") { Button("In the menu") { isAsking = true } }
        Text("row").swipeActions { Button("Swiped") {} }
      }
      .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      .buttonStyle(Capsule())
    }
  }

  @Test func `menus, dialogs and swipe actions are the client's to draw`() async throws {
    let driver = try await show { Asking() }
    try await driver.tap("In the menu")
    for text in ["In the menu", "Swiped", "Yes"] {
      let button = driver.document.nodes.first { $0.text == text }
      #expect(button?.type == "button")
    }
  }

  struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  struct Starred: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Label(configuration)
        Image(systemName: "star")
      }
    }
  }

  @Test func `a label shows what its style makes of it, in a button too`() async throws {
    let driver = try await show {
      VStack {
        Label("Cart", systemImage: "cart")
        Button("Buy", systemImage: "bag") {}
      }
      .labelStyle(Upright())
    }
    #expect(
      driver.screen() == """
        vStack
          vStack
            image systemName=cart
            text "Cart"
          button
            vStack
              image systemName=bag
              text "Buy"
        """)
  }

  @Test func `a style can add to the label that there is`() async throws {
    let driver = try await show { Label("Cart", systemImage: "cart").labelStyle(Starred()) }
    let types = driver.document.nodes.map(\.type)
    #expect(types == ["hStack", "label", "image", "text", "image"])
  }

  struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(systemName: configuration.isOn ? "checkmark" : "circle")
        configuration.label
      }
    }
  }

  struct Wrapping: View {
    @State private var isWrapped = false
    var body: some View {
      Toggle("Gift wrap", isOn: $isWrapped).toggleStyle(Checkbox())
      Text(isWrapped ? "wrapped" : "bare")
    }
  }

  @Test func `two taps on a toggle with a style are one`() async throws {
    let driver = try await show { Wrapping() }
    for words in ["wrapped", "bare"] {
      let button = driver.document.nodes.first { $0.type == "button" }
      let tap = Command.Wish.action(
        target: CommandTarget(try #require(button?.id)), name: .tap, value: nil)
      let seen = driver.revision
      #expect(try await driver.send(tap, rev: seen) == .changed)
      #expect(try await driver.send(tap, rev: seen).refusal?.code == .staleTarget)
      #expect(driver.sees(words))
    }
  }

  @Test func `a toggle shows and does what its style says`() async throws {
    let driver = try await show { Wrapping() }
    try await driver.tap("Gift wrap")
    #expect(driver.sees("wrapped"))
    #expect(driver.document.nodes.contains { $0["systemName"]?.string == "checkmark" })
    try await driver.tap("Gift wrap")
    #expect(driver.sees("bare"))
  }

  @Test func `a style of the client's takes the place of one made of views`() async throws {
    let driver = try await show {
      Form {
        Toggle("Plain", isOn: .constant(true))
        Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
      }
      .toggleStyle(.checkbox)
      VStack { Toggle("Back", isOn: .constant(false)).toggleStyle(.automatic) }
        .toggleStyle(Checkbox())
    }
    #expect(
      driver.screen() == """
        vStack
          form toggleStyle=checkbox
            toggle "Plain" value
            toggle "Bold" toggleStyle=button value
          vStack
            toggle "Back" value=false
        """)
  }

  struct Ticking: View {
    @State private var ticks = 0
    var body: some View {
      Button("Tick \(ticks)") { ticks += 1 }
      VStack { Counter(name: "inside") }.buttonStyle(Capsule())
    }
  }

  @Test func `the same style again evaluates nothing below it`() async throws {
    let driver = try await show { Ticking() }
    #expect(try await driver.evaluations { try await driver.tap("Tick 0") } == 1)
  }

  @Test func `a style that is written as a type is the one that is a word`() async throws {
    let types = try await show {
      List { Text("A") }.listStyle(InsetGroupedListStyle())
      List { Text("A") }.listStyle(InsetListStyle())
      Picker("B", selection: .constant(1)) { Text("1").tag(1) }
        .pickerStyle(SegmentedPickerStyle())
      TextField("C", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
      Button("D") {}.buttonStyle(BorderedProminentButtonStyle())
      Label("E", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
      Button("F") {}.buttonStyle(DefaultButtonStyle())
      Toggle("G", isOn: .constant(true)).toggleStyle(CheckboxToggleStyle())
    }
    let words = try await show {
      List { Text("A") }.listStyle(.insetGrouped)
      List { Text("A") }.listStyle(.plain)
      Picker("B", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
      TextField("C", text: .constant("")).textFieldStyle(.roundedBorder)
      Button("D") {}.buttonStyle(.borderedProminent)
      Label("E", systemImage: "star").labelStyle(.titleOnly)
      Button("F") {}
      Toggle("G", isOn: .constant(true)).toggleStyle(.checkbox)
    }
    #expect(types.screen() == words.screen())
    #expect(types.screen().contains("insetGrouped"))
  }

  @Test func `a font has its weight and its traits with it`() async throws {
    let whole = try await show {
      Text("A").font(.caption.bold())
      Text("B").fontWeight(.light).font(.title.weight(.heavy).italic())
      Text("C").font(.body.monospaced().monospacedDigit())
      VStack { Text("D") }.font(.headline.weight(.medium).italic())
      Text("E \(Text("f").font(.footnote.bold()))")
      VStack { Text("G") }.font(nil)
      Text("H").font(.system(.title3))
      Text("I").font(.system(.title3, weight: .black))
    }
    let apart = try await show {
      Text("A").font(.caption).bold()
      Text("B").font(.title).fontWeight(.light).italic()
      Text("C").font(.body).monospaced().monospacedDigit()
      VStack { Text("D") }.font(.headline).fontWeight(.medium).italic()
      Text("E \(Text("f").font(.footnote).bold())")
      VStack { Text("G") }
      Text("H").font(.title3)
      Text("I").font(.title3).fontWeight(.heavy)
    }
    func texts(_ driver: ScreenDriver) -> [JSONValue] {
      driver.document.nodes.map { node in
        ["font", "weight", "italic", "monospaced", "monospacedDigit", "runs", "text"]
          .map { node[$0] ?? .null }
      }.map(JSONValue.array)
    }
    #expect(texts(whole) == texts(apart))
    #expect(whole.document.nodes.first { $0["text"] == "A" }?["weight"] == "bold")
    #expect(whole.document.nodes.contains { $0["weight"] == "medium" && $0["italic"] == true })
  }

  @Test func `what is read from its end says so, and what is read from its beginning nothing`()
    async throws
  {
    let driver = try await show {
      List { Text("A") }.defaultScrollAnchor(.bottom)
      ScrollView { Text("B") }.listStyle(.plain).defaultScrollAnchor(.bottom)
      List { Text("C") }.defaultScrollAnchor(.top)
      ScrollView { Text("D") }.defaultScrollAnchor(nil)
    }
    let anchors = driver.document.nodes.filter { $0.type == "list" || $0.type == "scrollView" }
      .map { $0["scrollAnchor"] ?? .null }
    #expect(anchors == ["bottom", "bottom", .null, .null])
  }
}
