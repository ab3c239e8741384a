import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Links in the rows of a list that selects.
@Suite struct RowsOfLinksTests {
  struct Page: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          ForEach(0..<3) { NavigationLink("row \($0)", value: $0) }
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
        .navigationTitle("chosen \(chosen.sorted())")
      }
    }
  }

  private func isOfSeveral(_ driver: ScreenDriver) -> Bool {
    driver.document.nodes.contains { $0.type == "list" && $0["multiselectable"] == true }
  }

  @Test func `where any number of rows are selected, a link leads on and its row is selected`()
    async throws
  {
    let driver = try await show { Page() }
    #expect(isOfSeveral(driver))
    try await driver.select("row 0")
    try await driver.select("row 2")
    #expect(driver.sees("chosen [0, 2]"))
    try await driver.tap("row 1")
    #expect(driver.sees("screen 1"))
    try await driver.back()
    #expect(driver.sees("chosen [0, 2]"))
  }

  @Test func `a list that selects one row says nothing of several`() async throws {
    struct One: View {
      @State private var chosen: Int?
      var body: some View { List(selection: $chosen) { ForEach(0..<3) { Text("row \($0)") } } }
    }
    let driver = try await show { One() }
    #expect(!isOfSeveral(driver))
  }

  struct Columns: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          ForEach(0..<3) { NavigationLink("row \($0)", value: $0) }
        }
      } detail: {
        Text("chosen \(chosen.sorted())")
      }
    }
  }

  @Test func `beside what shows the selection, a link selects its row alone`() async throws {
    let driver = try await show { Columns() }
    try await driver.select("row 0")
    try await driver.select("row 2")
    #expect(driver.sees("chosen [0, 2]"))
    try await driver.tap("row 1")
    #expect(driver.sees("chosen [1]"))
    try await driver.tap("row 1")
    #expect(driver.sees("chosen [1]"))
  }
}
