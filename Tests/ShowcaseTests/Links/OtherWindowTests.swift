import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Going from one of the apps to another, and coming back: what a person did there is there, what they gave up is not.
struct OtherWindowTests {
  private let bench = FocusBench()
  private let app: InProcessApp

  init() { app = .showcase(bench) }

  @Test func `what is in the cart is there after a look at another app`() async throws {
    let driver = try await app.open("/products/keyboard", layout: .compact)
    try await driver.waitFor("Add to Cart")
    try await driver.tap("Add to Cart")
    try await driver.open("/counter")
    try await driver.open("/products/cart")
    try await driver.waitFor("Keyboard")
    #expect(driver.document.url == "/products/cart")
  }

  @Test func `who has signed in is signed in after a look at another app`() async throws {
    let driver = try await app.go(to: .screenInSheet)
    try await driver.open("/counter")
    try await driver.open("/routing/account")
    #expect(driver.document.url == "/routing/account")
  }

  @Test(arguments: ["/", "/counter", "/routing"])
  func `a match whose changes were given up is asked about again once it has others`(
    elsewhere: String
  ) async throws {
    let driver = try await app.open("/matches/1/edit")
    try await driver.waitFor("Home Goals: 2")
    for _ in 0..<2 {
      try await driver.increment("Home Goals: 2")
      try await driver.open(elsewhere)
      #expect(driver.sees("Discard changes?") && driver.document.url == "/matches/1/edit")
      try await driver.answer("Discard")
      #expect(driver.document.url == elsewhere)
      try await driver.open("/matches/1/edit")
      try await driver.waitFor("Home Goals: 2")
    }
    try await driver.open(elsewhere)
    #expect(driver.document.url == elsewhere && driver.dialog == nil)
    try await driver.open("/matches/rankings")
    #expect(driver.document.url == "/matches/rankings" && driver.presented.isEmpty)
  }

  @Test(arguments: ["/", "/counter", "/matches"])
  func `an item whose changes were given up is asked about again once it has others`(
    elsewhere: String
  ) async throws {
    let driver = try await app.open("/routing/items/harbour/edit")
    for _ in 0..<2 {
      #expect(!driver.screen().contains("Pier"))
      try await driver.type("Pier", into: "Notes")
      try await driver.open(elsewhere)
      #expect(
        driver.sees("Discard changes?") && driver.document.url == "/routing/items/harbour/edit")
      try await driver.answer("Discard")
      #expect(driver.document.url == elsewhere)
      try await driver.open("/routing/items/harbour/edit")
    }
    try await driver.open(elsewhere)
    #expect(driver.document.url == elsewhere && driver.dialog == nil)
    try await driver.open("/routing/messages")
    #expect(driver.document.url == "/routing/messages" && driver.presented.isEmpty)
  }
}
