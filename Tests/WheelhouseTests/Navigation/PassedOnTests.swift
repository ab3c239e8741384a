import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a screen in a presentation asks of the presentation.
@Suite struct PassedOnTests {
  struct Sheet: View {
    @State private var isOpen = true
    @State private var isEditing = false
    @State private var isDeep = false

    var body: some View {
      Text("below").sheet(isPresented: $isOpen) {
        NavigationStack {
          VStack {
            Button("Edit") { isEditing.toggle() }
            Button("Deeper") { isDeep = true }
          }
          .interactiveDismissDisabled(isEditing)
          .presentationDetents([.medium])
          .navigationDestination(isPresented: $isDeep) {
            Text("deep").interactiveDismissDisabled()
          }
        }
      }
    }
  }

  private func sheet(_ driver: ScreenDriver) throws -> JSONValue {
    try #require(driver.document.presentations.first).value
  }

  @Test func `a screen in a sheet keeps the sheet open and says how tall it is`() async throws {
    let driver = try await show { Sheet() }
    #expect(try sheet(driver)["detents"] == ["medium"])
    #expect(try sheet(driver)["interactiveDismissDisabled"] == nil)
    try await driver.tap("Edit")
    #expect(try sheet(driver)["interactiveDismissDisabled"] == true)
    try await driver.tap("Edit")
    #expect(try sheet(driver)["interactiveDismissDisabled"] == nil)
  }

  @Test func `what a pushed screen asks goes with it`() async throws {
    let driver = try await show { Sheet() }
    try await driver.tap("Deeper")
    #expect(try sheet(driver)["interactiveDismissDisabled"] == true)
    try await driver.back()
    #expect(try sheet(driver)["interactiveDismissDisabled"] == nil)
    #expect(try sheet(driver)["detents"] == ["medium"])
  }
}
