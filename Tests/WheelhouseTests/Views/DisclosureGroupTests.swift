import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views that unfold.
@Suite struct DisclosureGroupTests {
  @Test func `a tap unfolds what is inside, and folds it up again`() async throws {
    let driver = try await show {
      List {
        DisclosureGroup("Advanced") {
          Text("One")
          Text("Two")
        }
        Text("After")
      }
    }
    let folded = """
      list
        button buttonStyle=plain disclosure=collapsed frame=fill textAlign=leading
          hStack
            text "Advanced"
            spacer
            image accessibilityHidden foreground=secondary systemName=chevron.forward
        text "After"
      """
    #expect(driver.screen() == folded)
    try await driver.tap("Advanced")
    #expect(
      driver.screen() == """
        list
          button buttonStyle=plain disclosure=expanded frame=fill textAlign=leading
            hStack
              text "Advanced"
              spacer
              image accessibilityHidden foreground=secondary systemName=chevron.down
          text "One"
          text "Two"
          text "After"
        """)
    try await driver.tap("Advanced")
    #expect(driver.screen() == folded)
    try await driver.check()
  }

  /// Says from outside whether a group is unfolded, in which another one keeps that to itself.
  private struct Steered: View {
    @State private var isExpanded = true

    var body: some View {
      Button(isExpanded ? "Fold" : "Unfold") { isExpanded.toggle() }
      DisclosureGroup(isExpanded: $isExpanded) {
        DisclosureGroup("Inner") { Text("Deep") }
      } label: {
        Label("Outer", systemImage: "folder")
      }
    }
  }

  @Test func `an app says whether a group is unfolded, and is told`() async throws {
    let driver = try await show { Steered() }
    try await driver.tap("Inner")
    #expect(driver.screen().contains("Deep"))
    try await driver.tap("Outer")
    #expect(driver.screen().contains("Unfold"))
    #expect(!driver.screen().contains("Inner"))
    try await driver.tap("Unfold")
    #expect(driver.screen().contains("Inner"))
    // What was folded up with its surroundings begins anew, as any view does.
    #expect(!driver.screen().contains("Deep"))
  }
}
