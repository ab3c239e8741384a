import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Rows of tables that are selected.
@Suite struct TableSelectionTests {
  struct Fruit: Identifiable {
    let id: String
    static let all = ["apple", "banana", "cherry"].map(Fruit.init)
  }

  struct One: View {
    @State private var fruit = Fruit.all
    @State private var chosen: Fruit.ID?
    var body: some View {
      Text("chosen \(chosen ?? "none")")
      Button("Remove the first") { fruit.removeFirst() }
      Table(fruit, selection: $chosen) {
        TableColumn("Name", value: \.id)
        TableColumn("Letters") { Text("\($0.id.count)") }
      }
    }
  }

  struct Several: View {
    @State private var chosen: Set<Fruit.ID> = ["cherry"]
    var body: some View {
      Text("chosen \(chosen.sorted().joined(separator: " "))")
      Table(Fruit.all, selection: $chosen) { TableColumn("Name", value: \.id) }
    }
  }

  private func open<V: View>(
    _ layout: Layout, @ViewBuilder _ content: @escaping @MainActor () -> V
  ) async throws -> ScreenDriver {
    try await InProcessApp(content: content).open(layout: layout)
  }

  private func table(_ driver: ScreenDriver) throws -> String {
    try #require(driver.document.nodes.first { ["table", "list"].contains($0.type) }).outline
  }

  @Test func `a row is selected, and another one in its place`() async throws {
    let driver = try await open(.regular) { One() }
    try await driver.select("banana")
    #expect(driver.sees("chosen banana"))
    try await driver.tap("apple")
    #expect(driver.sees("chosen apple"))
    #expect(
      try table(driver) == """
        table
          headerContent:
            tableColumn "Name"
            tableColumn "Letters"
          tableRow actions=select selected
            text "apple"
            text "5"
          tableRow actions=select
            text "banana"
            text "6"
          tableRow actions=select
            text "cherry"
            text "6"
        """)
  }

  @Test func `any number of rows are selected, and taken out again`() async throws {
    let driver = try await open(.regular) { Several() }
    try await driver.select("apple")
    #expect(driver.sees("chosen apple cherry"))
    try await driver.select("cherry")
    #expect(driver.sees("chosen apple"))
    #expect(
      try table(driver) == """
        table multiselectable
          headerContent:
            tableColumn "Name"
          tableRow actions=select selected
            text "apple"
          tableRow actions=select
            text "banana"
          tableRow actions=select
            text "cherry"
        """)
  }

  @Test func `in a compact layout the rows are those of a list that selects`() async throws {
    let driver = try await open(.compact) { Several() }
    try await driver.select("apple")
    #expect(
      try table(driver) == """
        list multiselectable
          row actions=select selected
            text "apple"
          row actions=select
            text "banana"
          row actions=select selected
            text "cherry"
        """)
  }

  @Test func `a row that is gone is not selected`() async throws {
    let driver = try await open(.regular) { One() }
    let row = try #require(driver.document.nodes.first { $0.type == "tableRow" }?.id)
    try await driver.tap("Remove the first")
    let select = Command.Wish.action(target: CommandTarget(row), name: .select, value: nil)
    #expect(try await driver.send(select).refusal?.code == .staleTarget)
    #expect(driver.sees("chosen none"))
  }

  @Test func `a row of a table that selects nothing takes no command`() async throws {
    let driver = try await open(.regular) {
      Table(Fruit.all) { TableColumn("Name", value: \.id) }
    }
    #expect(driver.document.nodes.allSatisfy { $0.id == nil || $0.type == "screen" })
  }

  @Test func `what is selected outlives the process`() async throws {
    let app = InProcessApp { Several() }
    let driver = try await app.open(layout: .regular)
    try await driver.select("banana")
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document.value.canonical == before.value.canonical)
    #expect(driver.sees("chosen banana cherry"))
  }
}
