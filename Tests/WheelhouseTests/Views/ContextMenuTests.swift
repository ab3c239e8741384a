import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@Suite struct ContextMenuTests {
  func outline<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) async throws -> String
  {
    try await show(content).screen()
  }

  @Test func `a menu stands in a slot of the view it belongs to, after everything else`()
    async throws
  {
    let screen = try await outline {
      Text("Naima").badge(2).contextMenu {
        Button("Play Next", systemImage: "star") {}
        Divider()
        Section("Send to") { Menu("More") { Button("Delete", role: .destructive) {} } }
        Toggle("Loved", isOn: .constant(true))
      }
      HStack { Text("Solar") }
        .swipeActions { Button("Flag") {} }
        .contextMenu { Button("Copy") {} }
    }
    #expect(
      screen == """
        vStack
          text "Naima" badge=2
            contextMenu:
              button "Play Next" systemImage=star
              divider
              section header="Send to"
                menu "More"
                  button "Delete" role=destructive
              toggle "Loved" value
          hStack
            text "Solar"
            swipeActions:
              button "Flag"
            contextMenu:
              button "Copy"
        """)
  }

  @Test func `a long swipe does nothing where it is not allowed to`() async throws {
    let screen = try await outline {
      Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
      Text("b").swipeActions(allowsFullSwipe: false) { Button("Delete", role: .destructive) {} }
      Text("c").swipeActions(allowsFullSwipe: true) { Button("Flag") {} }
    }
    #expect(
      screen == """
        vStack
          text "a"
            swipeActions:
              button "Pin" edge=leading longSwipe=uncovers
          text "b"
            swipeActions:
              button "Delete" longSwipe=uncovers role=destructive
          text "c"
            swipeActions:
              button "Flag"
        """)
  }

  private struct Flagging: View {
    @State private var isAsked = false
    @State private var flags = 0

    var body: some View {
      Text("Solar").swipeActions(edge: .leading, allowsFullSwipe: false) {
        Button("Flag") { isAsked = true }
          .sheet(isPresented: $isAsked) { Button("Flag \(flags)") { flags += 1 } }
      }
    }
  }

  @Test func `what a swipe action presents is not uncovered by a swipe, also once it has changed`()
    async throws
  {
    let driver = try await show { Flagging() }
    try await driver.tap("Flag")
    try await driver.tap("Flag 0")
    let sheet = try #require(driver.document.presentations.first)
    #expect(driver.sees("Flag 1"))
    #expect(!"\(sheet)".contains("longSwipe") && !"\(sheet)".contains("edge"))
  }

  @Test func `a menu without items is none`() async throws {
    let isOffered = false
    let screen = try await outline {
      Text("a").contextMenu {}
      Text("b").contextMenu { if isOffered { Button("Copy") {} } }
    }
    #expect(
      screen == """
        vStack
          text "a"
          text "b"
        """)
  }

  @Test func `of two menus of a view the inner one counts, and the parts of a group have one each`()
    async throws
  {
    let screen = try await outline {
      Text("a").contextMenu { Button("Inner") {} }.contextMenu { Button("Outer") {} }
      Group {
        Text("b")
        Text("c")
      }
      .contextMenu { Button("Each") {} }
    }
    #expect(
      screen == """
        vStack
          text "a"
            contextMenu:
              button "Inner"
          text "b"
            contextMenu:
              button "Each"
          text "c"
            contextMenu:
              button "Each"
        """)
  }

  struct Song: View {
    let name: String
    @State private var isLoved = false
    var body: some View { Text(isLoved ? "\(name), loved" : name) }
  }

  struct Songs: View {
    @State private var names = ["Naima", "Solar"]
    @State private var isLocked = false
    @State private var size = 1
    @State private var isShowing = false
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Song(name: name).contextMenu {
            Button("Delete \(name)", role: .destructive) { names.removeAll { $0 == name } }
              .disabled(isLocked)
            Picker("Size", selection: $size) { ForEach(1..<3) { Text("size \($0)") } }
            Menu("More") { Button("Show \(name)") { isShowing = true } }
          }
        }
      }
      .sheet(isPresented: $isShowing) { Text("over all, \(size)") }
      Toggle("Locked", isOn: $isLocked)
    }
  }

  @Test func `a view of one's own carries its menu in a group around it`() async throws {
    let screen = try await outline { Song(name: "Oleo").contextMenu { Button("Copy") {} } }
    #expect(
      screen == """
        group
          text "Oleo"
          contextMenu:
            button "Copy"
        """)
  }

  @Test func `what a menu offers is done, in menus within it as well`() async throws {
    let driver = try await show { Songs() }
    try await driver.tap("Delete Naima")
    #expect(!driver.sees("Naima"))
    try await driver.choose("size 2", from: "Size")
    try await driver.tap("Show Solar")
    #expect(driver.sees("over all, 2"))
  }

  func code(_ driver: ScreenDriver, tapping target: CommandTarget) async throws -> RefusalCode? {
    try await driver.send(.action(target: target, name: .tap, value: nil)).refusal?.code
  }

  @Test func `a disabled item refuses, and so does the menu of a screen that is covered`()
    async throws
  {
    let driver = try await show { Songs() }
    let target = try driver.target("Delete Solar")
    try await driver.toggle("Locked")
    #expect(try await code(driver, tapping: target) == .disabled)
    try await driver.toggle("Locked")
    try await driver.tap("Show Solar")
    #expect(try await code(driver, tapping: target) == .covered)
    try await driver.dismiss()
    #expect(driver.sees("Solar"))
  }
}
