import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Trees whose branches unfold.
@Suite struct OutlineGroupTests {
  private struct Folder: Identifiable, Hashable {
    let id: String
    var folders: [Folder]?
  }

  private static let folders = [
    Folder(
      id: "Work",
      folders: [
        Folder(id: "Reports", folders: [Folder(id: "May"), Folder(id: "June")]),
        Folder(id: "Drafts", folders: []),
      ]),
    Folder(id: "Home"),
  ]

  @Test func `what has children unfolds them below it, each level further in`() async throws {
    let driver = try await show {
      List(Self.folders, children: \.folders) { Text($0.id) }
    }
    try await driver.tap("Work")
    try await driver.tap("Reports")
    #expect(
      driver.screen() == """
        list
          button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
            hStack
              text "Work"
              spacer
              image accessibilityHidden foreground=secondary systemName=chevron.down
          row level=1
            button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
              hStack
                text "Reports"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.down
          row level=2
            text "May"
          row level=2
            text "June"
          row level=1
            button buttonStyle=plain disclosure=collapsed frame=fill textAlign=leading
              hStack
                text "Drafts"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.forward
          text "Home"
        """)
    try await driver.tap("Drafts")
    #expect(driver.screen().contains("level=1\n    button buttonStyle=plain disclosure=expanded"))
    try await driver.check()
  }

  @Test func `what is unfolded is so again when its surroundings are`() async throws {
    let driver = try await show {
      List(Self.folders, children: \.folders) { Text($0.id) }
    }
    try await driver.tap("Work")
    try await driver.tap("Reports")
    try await driver.tap("Work")
    #expect(!driver.sees("May"))
    try await driver.tap("Work")
    #expect(driver.sees("May"))
  }

  @Test func `what is unfolded outlives a sleep`() async throws {
    let driver = try await show {
      List(Self.folders, children: \.folders) { Text($0.id) }
    }
    try await driver.tap("Work")
    try await driver.tap("Reports")
    let screen = driver.screen()
    driver.session.park()
    try await driver.tap("Drafts")
    #expect(driver.screen().contains("text \"June\""))
    try await driver.tap("Drafts")
    #expect(driver.screen() == screen)
  }

  private struct Chooser: View {
    @State private var folder: String?
    @State private var several: Set<Folder> = []

    var body: some View {
      List(folders, children: \.folders, selection: $folder) { Text($0.id) }
      List(selection: $several) {
        Section("Several") {
          OutlineGroup(folders[0], children: \.folders) { Text("all of \($0.id)") }
        }
      }
      Text("chosen \(folder ?? "none"), \(several.map(\.id).sorted().joined(separator: " "))")
    }
  }

  @Test func `a row that a list selects is unfolded by its arrow`() async throws {
    let driver = try await show { Chooser() }
    try await driver.tap("Work")
    #expect(driver.sees("chosen Work, "))
    try await driver.tap("chevron.forward", inRow: "Work")
    try await driver.tap("Reports")
    #expect(
      driver.screen() == """
        vStack
          list
            row actions=select
              text "Work"
              button buttonStyle=plain disclosure=expanded
                image accessibilityHidden foreground=secondary systemName=chevron.down
            row actions=select level=1 selected
              text "Reports"
              button buttonStyle=plain disclosure=collapsed
                image accessibilityHidden foreground=secondary systemName=chevron.forward
            row actions=select level=1
              text "Drafts"
              button buttonStyle=plain disclosure=collapsed
                image accessibilityHidden foreground=secondary systemName=chevron.forward
            row actions=select
              text "Home"
          list multiselectable
            section header=Several
              row actions=select
                text "all of Work"
                button buttonStyle=plain disclosure=collapsed
                  image accessibilityHidden foreground=secondary systemName=chevron.forward
          text "chosen Reports, "
        """)
    try await driver.tap("chevron.forward", inRow: "all of Work")
    try await driver.tap("all of Work")
    try await driver.tap("all of Drafts")
    #expect(driver.sees("chosen Reports, Drafts Work"))
    try await driver.tap("all of Work")
    #expect(driver.sees("chosen Reports, Drafts"))
    try await driver.check()
  }

  @Test func `two taps on an arrow are one`() async throws {
    let driver = try await show { Chooser() }
    let arrow = driver.document.nodes.first { $0.type == "button" }
    let tap = Command.Wish.action(
      target: CommandTarget(try #require(arrow?.id)), name: .tap, value: nil)
    let seen = driver.revision
    #expect(try await driver.send(tap, rev: seen) == .changed)
    #expect(try await driver.send(tap, rev: seen).refusal?.code == .staleTarget)
    #expect(driver.sees("Reports"))
  }

  @Test func `in a stack what is further in begins further in`() async throws {
    let driver = try await show {
      OutlineGroup(Self.folders, id: \.id, children: \.folders) { Text($0.id) }
    }
    try await driver.tap("Work")
    #expect(
      driver.screen() == """
        vStack
          button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
            hStack
              text "Work"
              spacer
              image accessibilityHidden foreground=secondary systemName=chevron.down
          vStack alignment=leading padding=leading
            button buttonStyle=plain disclosure=collapsed frame=fill textAlign=leading
              hStack
                text "Reports"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.forward
            button buttonStyle=plain disclosure=collapsed frame=fill textAlign=leading
              hStack
                text "Drafts"
                spacer
                image accessibilityHidden foreground=secondary systemName=chevron.forward
          text "Home"
        """)
    try await driver.check()
  }

  @Test func `elements of one id below different ones unfold by themselves`() async throws {
    let inner = Folder(id: "Notes", folders: [Folder(id: "Old")])
    let driver = try await show {
      List {
        ForEach(["One", "Two"], id: \.self) { name in
          OutlineGroup(Folder(id: name, folders: [inner]), children: \.folders) { Text($0.id) }
        }
      }
    }
    for name in ["One", "Two"] { try await driver.tap(name) }
    let notes = driver.document.nodes.filter { $0.type == "button" && $0.outline.contains("Notes") }
    let tap = Command.Wish.action(
      target: CommandTarget(try #require(notes.last?.id)), name: .tap, value: nil)
    #expect(try await driver.send(tap, rev: driver.revision) == .changed)
    let words = driver.document.nodes.compactMap(\.text)
    #expect(words == ["One", "Notes", "Two", "Notes", "Old"])
    try await driver.check()
  }
}
