import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A view asks for light or dark.
@Suite struct PreferredColorSchemeTests {
  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    var body: some View { Text("\(name) is \(scheme.rawValue)") }
  }

  struct Settings: View {
    @State private var asked: Wheelhouse.ColorScheme?

    var body: some View {
      Scheme(name: "Outside")
      VStack {
        Scheme(name: "Inside")
        Button("Dark") { asked = .dark }
        Button("System") { asked = nil }
      }
      .preferredColorScheme(asked)
    }
  }

  @Test func `a view says which scheme the page is to have, and what is inside reads it`()
    async throws
  {
    let driver = try await show { Settings() }
    func asked() -> [String] {
      driver.document.nodes.compactMap { $0.value["colorScheme"]?.string }
    }
    #expect(asked() == [])
    #expect(driver.sees("Outside is light") && driver.sees("Inside is light"))
    try await driver.tap("Dark")
    #expect(asked() == ["dark"])
    #expect(driver.sees("Outside is light") && driver.sees("Inside is dark"))
    try await driver.tap("System")
    #expect(asked() == [])
    #expect(driver.sees("Inside is light"))
    try await driver.check()
  }
}
