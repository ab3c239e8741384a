import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// The tint of what is presented: a client draws it outside of the views that it was presented from.
@Suite struct PresentedTintTests {
  struct Screen: View {
    @State private var isSheet = false
    @State private var isCover = false
    @State private var isPopover = false
    @State private var isAlert = false
    @State private var isGreen = false

    var body: some View {
      VStack {
        Button("Sheet") { isSheet = true }
          .sheet(isPresented: $isSheet) {
            VStack {
              Button("Green") { isGreen = true }
              Button("Cover") { isCover = true }
                .fullScreenCover(isPresented: $isCover) {
                  Button("Alert") { isAlert = true }.alert("Sure?", isPresented: $isAlert) {}
                }
            }
          }
      }
      .tint(isGreen ? .green : .orange)
      Button("Popover") { isPopover = true }.tint(.pink).tint(.teal)
        .popover(isPresented: $isPopover) { Text("over") }
    }
  }

  private func tints(_ driver: ScreenDriver) -> [JSONValue] {
    driver.document.presentations.map { $0.value["tint"] ?? .null }
  }

  @Test func `what is presented has the tint of where that was asked for`() async throws {
    let driver = try await show { Screen() }
    try await driver.tap("Sheet")
    #expect(tints(driver) == ["orange"])
    try await driver.tap("Green")
    #expect(tints(driver) == ["green"])
    try await driver.tap("Cover")
    #expect(tints(driver) == ["green", "green"])
    try await driver.tap("Alert")
    #expect(tints(driver) == ["green", "green", .null])
  }

  @Test(arguments: [Layout.compact, .regular])
  func `an inspector has it over its content and beside it`(layout: Layout) async throws {
    let driver = try await InProcessApp {
      NavigationStack {
        Text("content").inspector(isPresented: .constant(true)) { Text("more") }.tint(.mint)
      }
    }.open(layout: layout)
    let beside = driver.document.nodes.filter { $0.type == "inspector" }.map { $0["tint"] }
    #expect(layout == .compact ? tints(driver) == ["mint"] : beside == ["mint"])
  }

  @Test func `a tint holds for what is inside of it only`() async throws {
    let driver = try await show { Screen() }
    try await driver.tap("Popover")
    #expect(tints(driver) == [.null])
  }
}
