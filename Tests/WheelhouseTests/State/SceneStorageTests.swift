import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Values that a session keeps under names.
@Suite struct SceneStorageTests {
  enum Kind: String, CaseIterable { case plain, fancy }

  struct Note: Codable, Equatable {
    var text = ""
    var marks: [String] = []
  }

  /// Another view, and another place, for the same name.
  private struct Count: View {
    let title: String
    @SceneStorage("count") private var count = 0

    var body: some View { Button("\(title) \(count)") { count += 1 } }
  }

  private struct Kinds: View {
    @SceneStorage("kind") private var kind = Kind.plain
    @SceneStorage("other") private var other: Kind?
    @SceneStorage("word") private var word: String?
    @SceneStorage("note") private var note = Note()

    var body: some View {
      Button("Kind \(kind.rawValue) \(other?.rawValue ?? "none") \(word ?? "none")") {
        kind = .fancy
        other = other == nil ? .plain : nil
        word = word == nil ? "set" : nil
      }
      Text("Note \(note.text) \(note.marks.count)")
      TextField("Text", text: $note.text)
      Button("Mark") { note.marks.append(note.text) }
      Picker("Kinds", selection: $kind) { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) } }
    }
  }

  private struct Board: View {
    @State private var isShown = true

    var body: some View {
      Button("Turn") { isShown.toggle() }
      if isShown {
        Count(title: "First")
        Count(title: "Second")
        Kinds()
      }
    }
  }

  struct BoardApp: App {
    var body: some Scene { Window("Board", id: "") { Board() } }
  }

  @Test func `all views of a session have the same value under a name`() async throws {
    let app = InProcessApp(BoardApp())
    let (driver, other) = (try await app.open(), try await app.open())
    try await driver.tap("First 0")
    try await driver.tap("Second 1")
    #expect(driver.sees("First 2") && driver.sees("Second 2"))
    #expect(other.sees("First 0"))
  }

  @Test func `a value stays while no view asks for it, also through a sleep`() async throws {
    let app = InProcessApp(BoardApp())
    let driver = try await app.open()
    try await driver.tap("First 0")
    try await driver.tap("Kind plain none none")
    try await driver.type("a \"word\"", into: "Text")
    try await driver.tap("Mark")
    try await driver.tap("Turn")
    #expect(!driver.sees("First 1"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    // A command, after which nothing is left of what a snapshot has for places that have not come.
    try await driver.tap("Turn")
    try await driver.tap("Turn")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.tap("Turn")
    #expect(driver.sees("First 1") && driver.sees("Kind fancy plain set"))
    #expect(driver.sees("Note a \"word\" 1"))
    try await driver.tap("Kind fancy plain set")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Kind fancy none none"))
  }

  @Test func `a value outlives a sleep in which nobody asked for it`() async throws {
    let app = InProcessApp(BoardApp())
    let driver = try await app.open()
    try await driver.tap("First 0")
    try await driver.tap("Turn")
    for _ in 0..<3 {
      app.relaunch()
      try await driver.reconnect(over: app.connect())
    }
    try await driver.tap("Turn")
    #expect(driver.sees("First 1"))
  }

  /// Asks for a name that others have a number under.
  private struct Words: View {
    @State private var taps = 0
    @SceneStorage("count") private var count = "none"

    var body: some View {
      Button("Words \(count) \(taps)") {
        count = "some"
        taps += 1
      }
    }
  }

  private struct Draft: View {
    @SceneStorage private var text: String
    @AppStorage private var isLong: Bool

    init(_ id: Int) {
      _text = SceneStorage(wrappedValue: "", "draft-\(id)")
      _isLong = AppStorage(wrappedValue: false, "long-\(id)")
    }

    var body: some View {
      TextField("Draft", text: $text)
      Toggle("Long", isOn: $isLong)
    }
  }

  private struct Drafts: View {
    @State private var id = 1
    var body: some View {
      Button("Turn") { id = 3 - id }
      Draft(id)
    }
  }

  @Test func `a view that is handed another name shows what is kept under that`() async throws {
    let driver = try await show { Drafts() }
    try await driver.type("one", into: "Draft")
    try await driver.toggle("Long", to: true)
    try await driver.tap("Turn")
    #expect(!driver.sees("one"))
    #expect(driver.screen().contains(#"toggle "Long" value=false"#))
    try await driver.type("two", into: "Draft")
    try await driver.tap("Turn")
    #expect(driver.sees("one") && !driver.screen().contains("value=false"))
    try await driver.tap("Turn")
    #expect(driver.sees("two"))
  }

  @Test func `one name is for one type`() async throws {
    let driver = try await show {
      Count(title: "Count")
      Words()
    }
    try await driver.tap("Words none 0")
    try await driver.tap("Count 0")
    #expect(driver.sees("Words some 1") && driver.sees("Count 1"))
    try await driver.check()
  }

  @Test func `a migration changes what is kept under names`() throws {
    var state = RestorableState()
    state.values[7] = KeptValue(
      property: PropertyPath.hash("SceneStorage"), text: Array(#"{"count":1}"#.utf8)[...])
    state.update("SceneStorage") { $0 = ["count": 2] }
    #expect(state.values[7]?.json == ["count": 2])
  }

  @Test func `before it is on the screen it is what it began with`() {
    let count = SceneStorage(wrappedValue: 3, "count")
    count.wrappedValue = 4
    #expect(count.wrappedValue == 3 && count.projectedValue.wrappedValue == 3)
  }
}
