import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Pickers that lead to a screen of their options.
@Suite struct LinkedPickerTests {
  enum Size: String, CaseIterable, Codable { case small, large }

  struct Sizes: View {
    @State private var size = Size.small
    @State private var isLocked = false

    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .disabled(isLocked)
      Text("It is \(size.rawValue)")
      Button("Lock") { isLocked = true }
    }
  }

  struct Shop: View {
    var body: some View {
      NavigationStack {
        Form { Sizes() }
          .pickerStyle(.navigationLink)
          .navigationTitle("Shop")
      }
    }
  }

  private func titles(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "screen" }.map { $0["title"]?.string ?? "" }
  }

  @Test func `it shows what is chosen, and its options on a screen of the stack`() async throws {
    let driver = try await show { Shop() }
    #expect(
      driver.screen() == """
        navigationStack
          screen "Shop"
            form
              navigationLink
                labeledContent "Size" value=Small
              text "It is small"
              button "Lock"
        """)
    try await driver.tap("Size")
    #expect(
      driver.screen() == """
        navigationStack
          screen "Shop"
            form
              navigationLink
                labeledContent "Size" value=Small
              text "It is small"
              button "Lock"
          screen "Size" titleDisplayMode=inline
            list
              button accessibilitySelected buttonStyle=plain
                hStack foreground=primary
                  text "Small"
                  spacer
                  image foreground=accent systemName=checkmark
              button buttonStyle=plain
                hStack foreground=primary
                  text "Large"
                  spacer
        """)
  }

  @Test func `choosing an option sets it and goes back`() async throws {
    let driver = try await show { Shop() }
    try await driver.tap("Size")
    try await driver.tap("Large")
    #expect(titles(driver) == ["Shop"] && driver.sees("It is large"))
    try await driver.tap("Size")
    try await driver.tap("Large")
    #expect(titles(driver) == ["Shop"] && driver.sees("It is large"))
    try await driver.tap("Size")
    try await driver.back()
    #expect(titles(driver) == ["Shop"] && driver.sees("It is large"))
  }

  @Test func `the options outlive the process, and a worker that dies`() async throws {
    let app = InProcessApp { Shop() }
    let driver = try await app.open()
    try await driver.tap("Size")
    for end in [app.relaunch, app.crash] {
      let before = driver.document
      end()
      try await driver.reconnect(over: app.connect())
      #expect(driver.document.outline(showingIDs: true) == before.outline(showingIDs: true))
    }
    try await driver.tap("Large")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(titles(driver) == ["Shop"] && driver.sees("It is large"))
    try await driver.tap("Size")
    try await driver.back()
  }

  @Test func `an option of a screen that is gone is refused, and so is a link that is covered`()
    async throws
  {
    let driver = try await show { Shop() }
    let link = try #require(driver.document.first { $0.type == "navigationLink" }?.id)
    let opening = Command.Wish.action(target: CommandTarget(link), name: .tap, value: nil)
    try await driver.tap("Size")
    #expect(try await driver.send(opening).refusal?.code == .covered)
    let large = try #require(
      driver.document.nodes.last { $0.type == "button" && $0["buttonStyle"] == "plain" }?.id)
    let choosing = Command.Wish.action(target: CommandTarget(large), name: .tap, value: nil)
    #expect(try await driver.send(choosing) == .changed)
    #expect(try await driver.send(choosing).refusal?.code == .staleTarget)
    #expect(titles(driver) == ["Shop"] && driver.sees("It is large"))
    try await driver.tap("Lock")
    #expect(try await driver.send(opening).refusal?.code == .disabled)
  }

  @Test func `it is a menu where there is no stack to lead to, whatever is asked for further out`()
    async throws
  {
    let driver = try await show {
      Form { Sizes() }
        .pickerStyle(NavigationLinkPickerStyle())
        .pickerStyle(.segmented)
    }
    let picker = try #require(driver.document.first { $0.type == "picker" })
    #expect(picker["pickerStyle"] == "menu" && picker["value"] == "small")
    try await driver.choose("Large", from: "Size")
    #expect(driver.sees("It is large"))
  }

  @Test func `a style further in counts, and in a menu it is choices`() async throws {
    let driver = try await show {
      NavigationStack {
        VStack {
          Sizes().pickerStyle(.segmented)
          Sizes().pickerStyle(.automatic)
          Menu("More") { Sizes() }
        }
        .pickerStyle(.navigationLink)
      }
    }
    #expect(driver.document.nodes.count { $0.type == "picker" } == 3)
    #expect(!driver.document.nodes.contains { $0.type == "navigationLink" })
  }

  struct InSheet: View {
    @State private var isOpen = true
    var body: some View {
      NavigationStack { Text("under") }
        .sheet(isPresented: $isOpen) { Shop() }
    }
  }

  struct InBareSheet: View {
    @State private var isOpen = true
    var body: some View {
      NavigationStack {
        Text("under").sheet(isPresented: $isOpen) {
          Form { Sizes() }.pickerStyle(.navigationLink)
        }
      }
    }
  }

  @Test func `in a sheet it leads on in the sheet's own stack, and else is a menu`() async throws {
    let driver = try await show { InSheet() }
    try await driver.tap("Size")
    let sheet = try #require(driver.document.presentations.first?.content)
    #expect(sheet.children.map { $0["title"]?.string } == ["Shop", "Size"])
    try await driver.tap("Large")
    #expect(driver.presented == ["sheet"] && driver.sees("It is large"))
    let bare = try await show { InBareSheet() }
    #expect(bare.document.nodes.contains { $0.type == "picker" })
    try await bare.choose("Large", from: "Size")
  }

  struct Columns: View {
    @State private var item: Int?
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $item) { Text("Item \($0)") }
          .navigationTitle("Items")
      } detail: {
        Shop().id(item)
      }
    }
  }

  @Test func `in a compact split view it leads on in the column, and stays there in a wide one`()
    async throws
  {
    let app = InProcessApp { Columns() }
    let driver = try await app.open(layout: .compact)
    try await driver.select("Item 2")
    try await driver.tap("Size")
    #expect(titles(driver).suffix(2) == ["Shop", "Size"])
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(titles(driver).suffix(2) == ["Shop", "Size"])
    try await driver.resize(to: .regular)
    try await driver.resize(to: .compact)
    try await driver.tap("Large")
    #expect(titles(driver).last == "Shop" && driver.sees("It is large"))
    try await driver.back()
  }

  struct Odd: View {
    @State private var choice: Int? = 3
    var body: some View {
      NavigationStack {
        Picker(selection: $choice) {
          Text("None").tag(Int?.none)
          Label("One", systemImage: "star").tag(Int?.some(1))
        } label: {
          Label("Choice", systemImage: "tag")
        }
        .pickerStyle(.navigationLink)
        Text("choice \(choice.map(String.init) ?? "none")")
      }
    }
  }

  @Test func `it shows its name alone while nothing is chosen that is among the options`()
    async throws
  {
    let driver = try await show { Odd() }
    let link = try #require(driver.document.first { $0.type == "navigationLink" })
    #expect(link.outline == #"navigationLink "Choice" systemImage=tag"#)
    try await driver.tap("Choice")
    #expect(titles(driver).last == "Choice")
    try await driver.tap("None")
    #expect(driver.sees("choice none"))
    #expect(driver.document.first { $0.type == "labeledContent" }?["value"] == "None")
    try await driver.tap("Choice")
    try await driver.tap("One")
    #expect(driver.sees("choice 1"))
  }

  struct Kept: View {
    @State private var size = Size.small
    let keeps: Bool
    var body: some View {
      let bound = Binding(get: { size }, set: { if !keeps { size = $0 } })
      NavigationStack {
        Picker("Size", selection: bound) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.navigationLink)
      }
    }
  }

  @Test func `a choice that the app does not take leads back all the same`() async throws {
    let driver = try await show { Kept(keeps: true) }
    try await driver.tap("Size")
    try await driver.tap("large")
    #expect(driver.document.first { $0.type == "labeledContent" }?["value"] == "small")
    #expect(titles(driver).count == 1)
  }
}
