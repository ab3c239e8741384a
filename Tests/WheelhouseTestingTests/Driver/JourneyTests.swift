import ScreenDocument
import Testing
import WheelhouseTesting
import journey_fixture

/// One journey, two roads.
@Suite struct JourneyTests {
  func journey(_ driver: ScreenDriver) async throws {
    try await driver.waitFor("Today: Oolong")
    try await driver.tap("Sencha")
    try await driver.tap("Add a cup")
    try await driver.tap("Add a cup")
    let refusal = try await driver.refusal { try await driver.tap("Add a cup") }
    #expect(refusal.code == .disabled)
    try await driver.back()
    try await driver.tap("Order")
    try await driver.type("no sugar", into: "Note")
    #expect(driver.sees("noted: no sugar"))
    try await driver.dismiss()
    try await driver.tap("Recipe")
    let isRefused = try await driver.refusal {
      try await driver.chooseFiles([("tea.exe", [1])])
    }
    #expect(isRefused.code == .invalidValue)
    try await driver.chooseFiles([("tea.txt", Array("80 °C".utf8))])
    #expect(
      driver.screen() == """
        navigationStack
          screen "Teas"
            toolbar:
              toolbarItem placement=automatic
                button "Order"
              toolbarItem placement=automatic
                button "Recipe"
            list
              navigationLink "Assam"
              navigationLink "Sencha"
            text "tea.txt: 80 °C"
            text "Today: Oolong"
        """)
  }

  @Test func `in process`() async throws {
    try await journey(try await InProcessApp(JourneyApp()).open())
  }

  @Test func `over a socket`() async throws {
    let server = try await ServerProcess("journey-fixture", arguments: ["--web", "web"])
    try await journey(try await ScreenDriver.connect(to: server.endpoint))
  }

  @Test func `over a socket that is lost halfway`() async throws {
    let server = try await ServerProcess("journey-fixture", arguments: ["--web", "web"])
    let driver = try await ScreenDriver.connect(to: server.endpoint)
    try await driver.tap("Assam")
    try await driver.reconnect(over: SocketTransport.connect(to: server.endpoint))
    #expect(driver.welcome?.resumed == true)
    try await driver.back()
    try await journey(driver)
  }
}
