import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Menus of what is selected.
@Suite struct SelectionMenuTests {
  struct File: Identifiable {
    let id: String
  }

  struct Files: View {
    @State private var files = ["a", "b", "c"].map(File.init)
    @State private var selection: Set<String> = []
    @State private var said = "nothing"
    @State private var verb = "Delete"

    var body: some View {
      Text("Said \(said)")
      Button("Other Words") { verb = "Remove" }
      List(files, selection: $selection) { Text($0.id) }
        .contextMenu(forSelectionType: String.self) { ids in
          if ids.isEmpty {
            Button("New") { files.append(File(id: "new")) }
          } else {
            Button("\(verb) \(ids.sorted().joined(separator: " "))") {
              files.removeAll { ids.contains($0.id) }
            }
          }
        } primaryAction: { ids in
          said = "open \(ids.sorted().joined(separator: " "))"
        }
    }
  }

  func menus(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "row" || $0.type == "tableRow" }
      .map { $0.slot("contextMenu").compactMap(\.text).joined(separator: ", ") }
  }

  @Test func `a row has a menu for itself, and the list one for nothing`() async throws {
    let driver = try await show { Files() }
    #expect(
      driver.screen() == """
        vStack
          text "Said nothing"
          button "Other Words"
          list multiselectable
            row actions=primaryAction,select
              text "a"
              contextMenu:
                button "Delete a"
            row actions=primaryAction,select
              text "b"
              contextMenu:
                button "Delete b"
            row actions=primaryAction,select
              text "c"
              contextMenu:
                button "Delete c"
            contextMenu:
              button "New"
        """)
  }

  @Test func `the menu of a selected row is about all that is selected`() async throws {
    let driver = try await show { Files() }
    try await driver.select("a")
    try await driver.select("c")
    #expect(menus(driver) == ["Delete a c", "Delete b", "Delete a c"])
    try await driver.select("a")
    #expect(menus(driver) == ["Delete a", "Delete b", "Delete c"])
    try await driver.select("a")
    try await driver.check()
    try await driver.tap("Delete a c", inRow: "c")
    #expect(menus(driver) == ["Delete b"])
  }

  @Test func `the menu beside the rows is about none of them`() async throws {
    let driver = try await show { Files() }
    try await driver.select("b")
    try await driver.tap("New")
    #expect(menus(driver) == ["Delete a", "Delete b", "Delete c", "Delete new"])
  }

  @Test func `a menu says what the view around says now`() async throws {
    let driver = try await show { Files() }
    try await driver.tap("Other Words")
    #expect(menus(driver) == ["Remove a", "Remove b", "Remove c"])
  }

  @Test func `opening a row is about that one alone, or about all that is selected with it`()
    async throws
  {
    let driver = try await show { Files() }
    try await driver.select("a")
    try await driver.select("b")
    try await driver.open(row: "c")
    #expect(driver.sees("Said open c"))
    try await driver.open(row: "a")
    #expect(driver.sees("Said open a b"))
  }

  struct People: View {
    @State private var chosen: Int?
    @State private var said = "nobody"

    var body: some View {
      Text("Called \(said)")
      Table([Row(id: 1), Row(id: 2)], selection: $chosen) {
        TableColumn("Number") { Text("Number \($0.id)") }
        TableColumn("Twice") { Text("\($0.id * 2)") }
      }
      .contextMenu(forSelectionType: Int.self) { numbers in
        ForEach(numbers.sorted(), id: \.self) { Button("Call \($0)") {} }
      } primaryAction: {
        said = $0.map(String.init).joined()
      }
    }
  }

  @Test(arguments: [Layout.compact, .regular])
  func `rows of a table have the menu, too`(layout: Layout) async throws {
    let driver = try await InProcessApp { People() }.open("/", layout: layout)
    #expect(menus(driver) == ["Call 1", "Call 2"])
    try await driver.open(row: "Number 2")
    #expect(driver.sees("Called 2"))
  }

  /// The list is in a view of its own, which is not evaluated when the one around is.
  struct Apart: View {
    struct Numbers: View {
      @State private var chosen: Int?
      var body: some View { List([1, 2], id: \.self, selection: $chosen) { Text("\($0)") } }
    }

    @State private var verb = "Call"

    var body: some View {
      Button("Other Words") { verb = "Ring" }
      AskedNumbers(verb: verb)
    }
  }

  struct AskedNumbers: View {
    let verb: String

    var body: some View {
      let verb = verb
      Apart.Numbers()
        .contextMenu(forSelectionType: Int.self) { numbers in
          ForEach(numbers.sorted(), id: \.self) { Button("\(verb) \($0)") {} }
        }
    }
  }

  @Test func `a list in a view of its own offers what the view around says now`() async throws {
    let driver = try await show { Apart() }
    #expect(menus(driver) == ["Call 1", "Call 2"])
    try await driver.tap("Other Words")
    #expect(menus(driver) == ["Ring 1", "Ring 2"])
    try await driver.select("1")
    #expect(menus(driver) == ["Ring 1", "Ring 2"])
  }

  @Test func `a selection of another type has no such menu, nor has a list without one`()
    async throws
  {
    let driver = try await show {
      Group {
        List([1], id: \.self, selection: .constant(Set<Int>())) { Text("\($0)") }
        List([1], id: \.self) { Text("\($0)") }
      }
      .contextMenu(forSelectionType: String.self) { _ in Button("Never") {} }
    }
    #expect(!driver.screen().contains("Never"))
  }

  @Test func `a row's own menu counts beside that of the selection`() async throws {
    let driver = try await show {
      List(selection: .constant(Set<Int>())) {
        ForEach([1], id: \.self) { Text("\($0)").contextMenu { Button("Own") {} } }
      }
      .contextMenu { Button("The list's") {} }
      .contextMenu(forSelectionType: Int.self) { Button("Of \($0.count)") {} }
    }
    #expect(driver.sees("Own") && driver.sees("Of 1") && driver.sees("The list's"))
    #expect(!driver.sees("Of 0"))
  }

  @Test func `what is selected outlives the process, and so do the menus`() async throws {
    let app = InProcessApp(content: { Files() })
    let driver = try await app.open()
    try await driver.select("a")
    try await driver.select("b")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(menus(driver) == ["Delete a b", "Delete a b", "Delete c"])
    try await driver.open(row: "b")
    #expect(driver.sees("Said open a b"))
  }
}
