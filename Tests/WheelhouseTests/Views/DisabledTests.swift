import FoundationEssentials
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What is switched off, also where the client would do it without a command.
@Suite struct DisabledTests {
  private struct Page: View {
    @State private var isOff = true

    var body: some View {
      VStack {
        Link("Link", destination: URL(string: "/terms")!)
        ShareLink("Share", item: "words")
        Menu("Menu") { Button("Item") {} }
        Text("Words")
      }
      .disabled(isOff)
      Button("Turn") { isOff.toggle() }
    }
  }

  @Test func `links and menus say that they are disabled, as controls do`() async throws {
    let driver = try await show { Page() }
    #expect(
      driver.screen() == """
        vStack
          vStack
            link "Link" disabled url=/terms
            shareLink "Share" disabled systemImage=square.and.arrow.up value=words
            menu "Menu" disabled
              button "Item" disabled
            text "Words"
          button "Turn"
        """)
    try await driver.tap("Turn")
    #expect(!driver.screen().contains("disabled"))
    try await driver.check()
  }

  @Test func `a test follows no link that is disabled`() async throws {
    let driver = try await show {
      Link("Outside", destination: URL(string: "https://example.org")!).disabled(true)
      Link("Beside", destination: URL(string: "https://example.org/b")!)
    }
    let refusal = try await driver.refusal { try await driver.tap("Outside") }
    #expect(refusal.code == .disabled)
    try await driver.tap("Beside")
    #expect(driver.takeEffects() == ["https://example.org/b"])
  }
}
