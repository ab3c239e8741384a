import Foundation
import ScreenDocument
import Testing
import WheelhouseTesting

/// A session that ends each worker that wakes it, among others.
@Suite struct WakeCrashTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("glass-\(UUID().uuidString)").path

  private var log: [Substring] {
    let bytes = FileManager.default.contents(atPath: folder + "/log") ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Comes back as often as that takes.
  private func comeBack(_ driver: ScreenDriver, to server: ServerProcess) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      do {
        return try await driver.reconnect(over: SocketTransport.connect(to: server.endpoint))
      } catch {
        guard ContinuousClock.now < deadline else { throw error }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  @Test func `it is given up at the fifth, and the server goes on`() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try await ServerProcess(
      "journey-fixture",
      arguments: ["--web", "web", "--workers", "2", "--data", folder + "/data"],
      log: folder + "/log")
    let other = try await ScreenDriver(
      DurableTransport(to: server.endpoint, seed: 1, shortest: .milliseconds(10)))
    try await other.tap("Sencha")
    let driver = try await ScreenDriver.connect(to: server.endpoint, url: "/glass")
    try await driver.tap("Fill")
    #expect(driver.sees("full"))
    for worker in server.children { server.send(SIGKILL, toChild: worker) }
    try await comeBack(driver, to: server)
    #expect(driver.welcome?.resumed == false && driver.sees("empty"))
    #expect(log.count { $0.contains("command_crashed") } == 4)
    #expect(log.count { $0.contains("session_given_up") } == 1)
    try await other.tap("Add a cup")
    #expect(other.welcome?.resumed == true && other.sees("Sencha, 1 cups"))
  }
}
