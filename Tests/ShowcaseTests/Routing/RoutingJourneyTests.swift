import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct RoutingJourneyTests {
  private let app = InProcessApp(ShowcaseApp())

  private func tabs(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "tab" }.compactMap(\.text)
  }

  private func stack(_ driver: ScreenDriver) -> [String] {
    driver.document.first { $0.type == "navigationStack" }?.children.compactMap {
      $0["title"]?.string
    } ?? []
  }

  @Test func `point 75: the same list pushes a detail, or selects its tab`() async throws {
    let driver = try await app.open("/routing")
    try await driver.tap("Windmill")
    #expect(stack(driver) == ["Items", "Windmill"] && tabs(driver) == ["Items", "Messages"])
    try await driver.back()
    try await driver.open("/routing/settings")
    try await driver.toggle("Stack Navigation", to: false)
    try await driver.tap("Done")
    #expect(tabs(driver) == ["Items", "Messages", "Detail"])
    try await driver.tap("Harbour")
    #expect(stack(driver) == ["Items"] && driver.document.title == "Harbour")
    #expect(driver.document.url == "/routing/items/harbour")
    try await driver.select(tab: "Items")
    try await driver.tap("Windmill")
    #expect(driver.document.title == "Windmill")
  }

  @Test func `a tap that comes too late edits no other item than the one that was seen`()
    async throws
  {
    let driver = try await app.open("/routing/settings")
    try await driver.toggle("Stack Navigation", to: false)
    try await driver.open("/routing/items/windmill")
    let edit = try #require(driver.document.first { $0.text == "Edit Notes" }?.id)
    let seen = driver.revision
    try await driver.open("/routing/items/harbour")
    let late = try await driver.send(
      .action(target: CommandTarget(edit), name: .tap, value: nil), rev: seen)
    #expect(late.refusal?.code == .staleTarget)
    #expect(driver.document.url == "/routing/items/harbour")
    try await driver.tap("Edit Notes")
    try await driver.select(tab: "Detail")
    #expect(driver.document.url == "/routing/items/harbour")
  }

  @Test(arguments: ["Stack", "Tab", "Modal"])
  func `point 76: each of settings, login and detail is shown as it was chosen`(
    placement: String
  ) async throws {
    let driver = try await app.open("/routing/settings")
    for picker in ["Login", "Detail", "Settings"] {
      try await driver.choose(placement, from: picker)
      #expect(driver.document.url == "/routing/settings")
    }
    for (url, title) in [
      ("/routing/settings", "Settings"), ("/routing/login", "Login"),
      ("/routing/items/windmill", "Windmill"),
    ] {
      try await driver.open("/routing/messages")
      try await driver.open(url)
      #expect(driver.document.url == url && driver.document.title == title)
      #expect(driver.presented == (placement == "Modal" ? ["sheet"] : []))
      #expect(stack(driver).contains(title) == (placement == "Stack"))
    }
  }

  @Test func `point 76: a detail belongs to another stack too`() async throws {
    let driver = try await app.open("/routing/messages")
    try await driver.tap("Ben")
    #expect(driver.document.url == "/routing/items/harbour" && stack(driver) == ["Items"])
    try await driver.back()
    #expect(driver.document.url == "/routing/messages")
  }

  @Test func `an editor is left by Cancel or Save, without a second button for going back`()
    async throws
  {
    let driver = try await app.open("/routing/items/windmill/edit")
    let editor = try #require(driver.document.first { $0["title"]?.string == "Edit Windmill" })
    #expect(editor["backHidden"]?.bool == true)
    try await driver.type("Closed", into: "Notes")
    try await driver.back()
    #expect(driver.sees("Discard changes?"))
    try await driver.answer("Discard")
    #expect(driver.document.url == "/routing/items/windmill")
  }

  @Test func `point 81: a link behind the gate waits for the login and is followed once`()
    async throws
  {
    let driver = try await app.open("/routing/items/windmill")
    try await driver.open("/routing/account")
    #expect(driver.document.url == "/routing/login" && !driver.sees("Leave Account"))
    try await driver.type("Ada", into: "Name")
    try await driver.tap("Log In")
    #expect(driver.document.url == "/routing/account" && driver.sees("Ada"))
    try await driver.tap("Leave Account")
    #expect(driver.document.url == "/routing/settings")
    #expect(!driver.document.nodes.contains { $0.text == "Leave Account" })
    try await driver.tap("Sign In")
    try await driver.type("Ben", into: "Name")
    try await driver.tap("Log In")
    #expect(driver.document.url == "/routing/settings" && driver.sees("Signed in as Ben"))
  }

  @Test func `return logs in, and a name of spaces is none`() async throws {
    let driver = try await app.open("/routing/account")
    try await driver.type("  ", into: "Name")
    try await driver.submit("Name")
    #expect(driver.document.url == "/routing/login")
    #expect(driver.document.first { $0.text == "Log In" }?["disabled"]?.bool == true)
    try await driver.type("Ada", into: "Name")
    try await driver.submit("Name")
    #expect(driver.document.url == "/routing/account" && driver.sees("Ada"))
  }

  @Test func `signing out asks first, and cancelling leaves everything as it was`() async throws {
    let driver = try await app.go(to: .alert)
    try await driver.answer("Cancel")
    #expect(driver.sees("Signed in as Ada"))
    try await driver.tap("Sign Out")
    try await driver.answer("Sign Out")
    #expect(driver.sees("Sign In") && driver.dialog == nil)
  }

  @Test func `every way out of an editor asks the same question`() async throws {
    let ways: [(String, (ScreenDriver) async throws -> Void)] = [
      ("back", { try await $0.back() }), ("cancel", { try await $0.tap("Cancel") }),
      ("another tab", { try await $0.select(tab: "Messages") }),
      ("the same tab", { try await $0.select(tab: "Items") }),
      ("a link", { try await $0.open("/routing/items/windmill") }),
      ("another app", { try await $0.open("/counter") }),
    ]
    for (name, leave) in ways {
      let driver = try await app.go(to: .unsavedEdit)
      let before = driver.screen()
      try await leave(driver)
      #expect(driver.presented == ["alert"] && driver.sees("Discard changes?"), "\(name)")
      try await driver.answer("Keep Editing")
      #expect(driver.screen() == before, "\(name)")
      try await leave(driver)
      try await driver.answer("Discard")
      #expect(driver.document.url != "/routing/items/harbour/edit", "\(name)")
      try await driver.open("/routing/items/harbour/edit")
      #expect(driver.sees("The ferry leaves every forty minutes."), "\(name)")
    }
  }

  @Test func `closing a modal with an editor in it asks as well`() async throws {
    let driver = try await app.open("/routing/settings")
    try await driver.choose("Modal", from: "Detail")
    try await driver.open("/routing/items/harbour/edit")
    try await driver.type("Closed in winter", into: "Notes")
    try await driver.dismiss()
    #expect(driver.presented == ["sheet", "alert"])
    try await driver.answer("Keep Editing")
    #expect(driver.presented == ["sheet"] && driver.sees("Closed in winter"))
    try await driver.dismiss()
    try await driver.answer("Discard")
    #expect(driver.presented == [] && driver.document.url == "/routing")
  }

  @Test func `what is saved is seen in the detail`() async throws {
    let driver = try await app.go(to: .unsavedEdit)
    try await driver.tap("Save")
    #expect(driver.document.url == "/routing/items/harbour" && driver.sees("Closed in winter"))
  }

  @Test(arguments: LinkPlace.allCases.filter(\.isInRouting))
  func `everything comes back after the process is gone`(place: LinkPlace) async throws {
    let app = InProcessApp(ShowcaseApp())
    let driver = try await app.go(to: place)
    let before = driver.screen()
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.screen() == before)
  }

  @Test func `point 82: selecting the selected tab goes to its root`() async throws {
    let driver = try await app.open("/routing/items/windmill")
    try await driver.select(tab: "Items")
    #expect(driver.document.url == "/routing" && stack(driver) == ["Items"])
  }
}
