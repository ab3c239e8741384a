import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views that stand for what is still loading.
@Suite struct RedactionTests {
  private struct Reasons: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { Text(reasons.contains(.placeholder) ? "Loading" : "Loaded") }
  }

  @Test func `what is redacted says so until there is no reason any more`() async throws {
    let driver = try await show { Loading() }
    #expect(
      driver.screen() == """
        list
          text "A title" redacted=placeholder
          row actions=delete redacted=placeholder
            text "Loading"
          button
            hStack
              text "Load"
        """)
    try await driver.tap("Load")
    #expect(
      driver.screen() == """
        list
          text "A title"
          row actions=delete
            text "Loaded"
          button
            hStack
              text "Load"
        """)
    try await driver.check()
  }

  private struct Loading: View {
    @State private var isLoading = true

    var body: some View {
      List {
        Group {
          Text("A title")
          ForEach(0..<1) { _ in Reasons() }
            .onDelete { _ in }
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Button {
          isLoading = false
        } label: {
          HStack { Text("Load") }
        }
      }
    }
  }
}
