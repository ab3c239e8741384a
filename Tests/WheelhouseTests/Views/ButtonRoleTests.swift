import FoundationEssentials
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Buttons that are called by their role.
@Suite struct ButtonRoleTests {
  private struct Roles: View {
    @State private var identifier = "en"
    @State private var isAlert = false

    var body: some View {
      VStack {
        Button(role: .close) { identifier = "de_DE" }
        Button(role: .cancel) {}
        Button(role: .confirm) { isAlert = true }
          .alert("Sure?", isPresented: $isAlert) {
            Button(role: .confirm) {}
            Button(role: .cancel) {}
          }
        Button(role: .destructive) {}
        Button("Never mind", role: .close) {}
      }
      .environment(\.locale, Locale(identifier: identifier))
    }
  }

  @Test func `a button without a title is called by its role, in the language of the view`()
    async throws
  {
    let driver = try await show { Roles() }
    #expect(
      driver.screen() == """
        vStack language=en
          button "Close" role=close systemImage=xmark
          button "Cancel" role=cancel systemImage=xmark
          button "Confirm" role=confirm systemImage=checkmark
          button "Delete" role=destructive systemImage=trash
          button "Never mind" role=close
        """)
    try await driver.tap("Close")
    #expect(
      driver.screen() == """
        vStack language=de-DE
          button "Schließen" role=close systemImage=xmark
          button "Abbrechen" role=cancel systemImage=xmark
          button "Bestätigen" role=confirm systemImage=checkmark
          button "Löschen" role=destructive systemImage=trash
          button "Never mind" role=close
        """)
    try await driver.tap("Bestätigen")
    try await driver.tap("Abbrechen")
    try await driver.check()
  }
}
