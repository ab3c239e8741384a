import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views that unfold.
@Suite struct DisclosureGroupTests {
  @Test func `a tap unfolds what is inside, and folds it up again`() async throws {
    let driver = try await show {
      List {
        DisclosureGroup("Advanced") {
          Text("One")
          Text("Two")
        }
        Text("After")
      }
    }
    let folded = """
      list
        button buttonStyle=plain disclosure=collapsed frame=fill textAlign=leading
          hStack
            text "Advanced"
            spacer
            image accessibilityHidden foreground=secondary systemName=chevron.forward
        text "After"
      """
    #expect(driver.screen() == folded)
    try await driver.tap("Advanced")
    #expect(
      driver.screen() == """
        list
          button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
            hStack
              text "Advanced"
              spacer
              image accessibilityHidden foreground=secondary systemName=chevron.down
          text "One" level=1
          text "Two" level=1
          text "After"
        """)
    try await driver.tap("Advanced")
    #expect(driver.screen() == folded)
    try await driver.check()
  }

  private struct Folder: Identifiable {
    let id: String
    var notes: [String]
  }

  private struct FolderRow: View {
    let folder: Folder

    var body: some View {
      DisclosureGroup(folder.id) {
        ForEach(folder.notes, id: \.self) { Text($0) }
      }
    }
  }

  private struct Sidebar: View {
    @State private var chosen: String?
    @State private var folders = [
      Folder(id: "Work", notes: ["Plan"]), Folder(id: "Home", notes: ["Roof", "Garden"]),
    ]

    var body: some View {
      Text("Chosen: \(chosen ?? "nothing")")
      Button("Turn round") { folders.reverse() }
      List(selection: $chosen) {
        ForEach(folders) { FolderRow(folder: $0) }
        ForEach(["more"], id: \.self) { id in
          DisclosureGroup("More") {
            Text("Last").tag("last")
            DisclosureGroup("Further") {}
          }
          .tag(id)
        }
      }
    }
  }

  @Test func `in a list that selects, the label and each view inside are rows to choose`()
    async throws
  {
    let app = InProcessApp(isDurable: true) { Sidebar() }
    let driver = try await app.open()
    func isChosen(_ key: String) -> Bool { driver.sees("Chosen: \(key)") }
    func unfold(_ row: String) async throws {
      try await driver.tap("chevron.forward", inRow: row)
    }
    func choose(_ text: String) async throws { try await driver.select(text) }
    try await choose("Home")
    #expect(isChosen("Home") && !driver.sees("Roof"))
    try await unfold("Home")
    try await choose("Garden")
    #expect(isChosen("Garden"))
    try await driver.tap("Turn round")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Roof") && !driver.sees("Plan"))
    try await choose("Work")
    #expect(isChosen("Work"))
    try await unfold("More")
    try await choose("Last")
    #expect(isChosen("last"))
    try await choose("More")
    #expect(isChosen("more"))
    #expect(
      driver.screen() == """
        vStack
          text "Chosen: more"
          button "Turn round"
          list
            row actions=select
              text "Work"
              button buttonStyle=plain disclosure=collapsed
                image accessibilityHidden foreground=secondary systemName=chevron.forward
            row actions=select
              text "Home"
              button buttonStyle=plain disclosure=expanded
                image accessibilityHidden foreground=secondary systemName=chevron.down
            row actions=select level=1
              text "Roof"
            row actions=select level=1
              text "Garden"
            row actions=select selected
              text "More"
              button buttonStyle=plain disclosure=expanded
                image accessibilityHidden foreground=secondary systemName=chevron.down
            row actions=select level=1
              text "Last"
            button buttonStyle=plain disclosure=collapsed frame=fill level=1 textAlign=leading
              hStack
                text "Further"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.forward
        """)
    try await driver.check()
  }

  @Test func `what is asked of a group in a row is asked of the row that it is then`() async throws
  {
    let driver = try await show {
      List(selection: .constant(String?.none)) {
        ForEach(["a", "b"], id: \.self) { id in
          DisclosureGroup(id) { Text("Inside") }.contextMenu { Button("Rename") {} }
        }
      }
    }
    let list = try #require(driver.document.first { $0.type == "list" })
    #expect(list.children.map(\.type) == ["row", "row"])
    try await driver.check()
  }

  struct Levels: View {
    struct Place: Identifiable {
      let id: String
      var children: [Place]?
    }

    private let places = [Place(id: "Europe", children: [Place(id: "Bonn")])]

    var body: some View {
      List {
        DisclosureGroup("Outer", isExpanded: .constant(true)) {
          DisclosureGroup("Inner", isExpanded: .constant(true)) {
            ForEach(["One", "Two"], id: \.self) { Text($0) }.onDelete { _ in }
          }
          OutlineGroup(places, children: \.children) { Text($0.id) }
          VStack { DisclosureGroup("Aside", isExpanded: .constant(true)) { Text("Beside") } }
        }
        Text("After")
      }
    }
  }

  @Test func `in a list what is inside begins one further in, at every level`() async throws {
    let driver = try await show { Levels() }
    try await driver.tap("Europe")
    #expect(
      driver.screen() == """
        list
          button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
            hStack
              text "Outer"
              spacer
              image accessibilityHidden foreground=secondary systemName=chevron.down
          button buttonStyle=plain disclosure=expanded frame=fill level=1 textAlign=leading
            hStack
              text "Inner"
              spacer
              image accessibilityHidden foreground=secondary systemName=chevron.down
          row actions=delete level=2
            text "One"
          row actions=delete level=2
            text "Two"
          row level=1
            button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
              hStack
                text "Europe"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.down
          row level=2
            text "Bonn"
          vStack level=1
            button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
              hStack
                text "Aside"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.down
            vStack alignment=leading frame=fill padding=leading textAlign=leading
              text "Beside"
          text "After"
        """)
    try await driver.check()
  }

  @Test func `outside of a list what is inside is a column that begins further in`() async throws {
    let driver = try await show {
      DisclosureGroup("Outer", isExpanded: .constant(true)) {
        Text("One")
        DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("Two") }
      }
    }
    #expect(
      driver.screen() == """
        vStack
          button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
            hStack
              text "Outer"
              spacer
              image accessibilityHidden foreground=secondary systemName=chevron.down
          vStack alignment=leading frame=fill padding=leading textAlign=leading
            text "One"
            button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
              hStack
                text "Inner"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.down
            vStack alignment=leading frame=fill padding=leading textAlign=leading
              text "Two"
        """)
    try await driver.check()
  }

  @Test func `two taps on what unfolds are one`() async throws {
    let driver = try await show { List { DisclosureGroup("Advanced") { Text("One") } } }
    for isUnfolded in [true, false] {
      let button = driver.document.nodes.first { $0.type == "button" }
      let tap = Command.Wish.action(
        target: CommandTarget(try #require(button?.id)), name: .tap, value: nil)
      let seen = driver.revision
      #expect(try await driver.send(tap, rev: seen) == .changed)
      #expect(try await driver.send(tap, rev: seen).refusal?.code == .staleTarget)
      #expect(driver.sees("One") == isUnfolded)
    }
  }

  private struct Chosen: View {
    @State private var isChosen = false

    var body: some View {
      Button("Ada") { isChosen.toggle() }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      Text("Chosen \(isChosen)")
      Button("Heading") { isChosen.toggle() }.accessibilityAddTraits(.isHeader)
    }
  }

  @Test func `two taps on what a tap selects are one, and it stays the same button`() async throws {
    let driver = try await show { Chosen() }
    let tap = try driver.tapping("Ada")
    for isChosen in [true, false] {
      let seen = driver.revision
      #expect(try await driver.send(tap, rev: seen) == .changed)
      #expect(try await driver.send(tap, rev: seen).refusal?.code == .staleTarget)
      #expect(driver.sees("Chosen \(isChosen)"))
    }
    let seen = driver.revision
    let other = try driver.tapping("Heading")
    #expect(try await driver.send(other, rev: seen) == .changed)
    #expect(try await driver.send(other, rev: seen) == .changed)
  }

  private struct Folding: View {
    @State private var isExpanded = false

    var body: some View {
      List {
        Section("Archive", isExpanded: $isExpanded) { Text("Old") }
        Section(isExpanded: $isExpanded) {
          Text("Older")
        } header: {
          Label("More", systemImage: "folder")
        }
      }
    }
  }

  @Test func `a section unfolds below its header`() async throws {
    let driver = try await show { Folding() }
    #expect(!driver.screen().contains("Old"))
    #expect(driver.screen().split(separator: "disclosure=collapsed").count == 3)
    try await driver.tap("Archive")
    #expect(
      driver.screen() == """
        list
          section
            headerContent:
              button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
                hStack
                  text "Archive"
                  spacer
                  image accessibilityHidden foreground=secondary systemName=chevron.down
            text "Old"
          section
            headerContent:
              button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
                hStack
                  label "More" systemImage=folder
                  spacer
                  image accessibilityHidden foreground=secondary systemName=chevron.down
            text "Older"
        """)
    try await driver.tap("More")
    #expect(!driver.screen().contains("Old"))
    try await driver.check()
  }

  /// Says from outside whether a group is unfolded, in which another one keeps that to itself.
  private struct Steered: View {
    @State private var isExpanded = true

    var body: some View {
      Button(isExpanded ? "Fold" : "Unfold") { isExpanded.toggle() }
      DisclosureGroup(isExpanded: $isExpanded) {
        DisclosureGroup("Inner") { Text("Deep") }
      } label: {
        Label("Outer", systemImage: "folder")
      }
    }
  }

  @Test func `an app says whether a group is unfolded, and is told`() async throws {
    let driver = try await show { Steered() }
    try await driver.tap("Inner")
    #expect(driver.screen().contains("Deep"))
    try await driver.tap("Outer")
    #expect(driver.screen().contains("Unfold"))
    #expect(!driver.screen().contains("Inner"))
    try await driver.tap("Unfold")
    #expect(driver.screen().contains("Inner"))
    // What was folded up with its surroundings begins anew, as any view does.
    #expect(!driver.screen().contains("Deep"))
  }
}
