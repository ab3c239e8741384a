import Foundation
import Testing
import WheelhouseTesting

struct MatchesSocketTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("matches-\(UUID().uuidString)").path

  private func served() async throws -> ServerProcess {
    try await ServerProcess("showcase-server", arguments: ["--web", "web", "--data", folder])
  }

  @Test func `point 42: a match is saved for everybody, and survives a restart of the server`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await save(on: served())
    let restarted = try await served()
    let driver = try await ScreenDriver.connect(to: restarted.endpoint, url: "/matches")
    try await driver.waitFor("9 : 0")
    withExtendedLifetime(restarted) {}
  }

  @Test func `a match that is saved at one process appears at the other within 100 ms`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (here, there) = (try await served(), try await served())
    let one = try await ScreenDriver.connect(to: here.endpoint, url: "/matches")
    try await one.waitFor("5 : 0")
    let other = try await ScreenDriver.connect(to: there.endpoint, url: "/matches/9/edit")
    try await other.waitFor("Home Goals: 5")
    var delays: [Duration] = []
    var median = Duration.seconds(10)
    for goals in 5..<26 where median >= .milliseconds(100) {
      try await other.increment("Home Goals: \(goals)")
      try await other.tap("Save")
      let saved = ContinuousClock.now
      try await one.waitFor("\(goals + 1) : 0")
      delays.append(.now - saved)
      // The news may be here before the editor there has closed; a link to it would lead nowhere else.
      try await other.waitUntilGone("Save")
      try await other.open("/matches/9/edit")
      try await other.waitFor("Home Goals: \(goals + 1)")
      // A machine that has much else to do is asked for seven more.
      if delays.count == 7 {
        median = delays.sorted()[3]
        delays = []
      }
    }
    #expect(median < .milliseconds(100), "half of them took longer than \(median)")
    withExtendedLifetime((here, there)) {}
  }

  private func save(on server: ServerProcess) async throws {
    let one = try await ScreenDriver.connect(to: server.endpoint, url: "/matches")
    let other = try await ScreenDriver.connect(to: server.endpoint, url: "/matches/new")
    try await one.waitFor("5 : 0")
    for (side, player) in [("Home", "Amara"), ("Away", "Hiro")] {
      try await other.tap("Set \(side) Players")
      try await other.waitFor(player)
      try await other.tap(player)
      try await other.back()
    }
    for goals in 0..<9 { try await other.increment("Home Goals: \(goals)") }
    try await other.tap("Save")
    try await other.waitFor("9 : 0")
    try await one.waitFor("9 : 0")
    withExtendedLifetime(server) {}
  }
}
