import ScreenDocument
import Testing
import Wheelhouse

@testable import WheelhouseTesting

/// How long a driver waits for a session to come to rest.
@Suite(.timeLimit(.minutes(1))) struct SettlingTests {
  private func restless() async throws -> ScreenDriver {
    try await ScreenDriver(RestlessTransport())
  }

  private func isRestless(_ error: DriverError?) -> Bool {
    guard let error else { return false }
    return error.message.hasPrefix("The session does not come to rest within")
      && error.message.contains("waitFor") && !error.outline.isEmpty
  }

  @Test func `a session that changes again and again does not keep a test waiting`() async throws {
    let driver = try await restless()
    driver.timeout = .milliseconds(50)
    let error = await #expect(throws: DriverError.self) { try await driver.settle() }
    #expect(isRestless(error))
    #expect(error?.message.contains("0.05 seconds") == true)
  }

  @Test func `patience with what is loaded ends, too`() async throws {
    let driver = try await restless()
    let loading = await #expect(throws: DriverError.self) {
      try await driver.loads(within: .milliseconds(50))
    }
    #expect(isRestless(loading))
    let coming = await #expect(throws: DriverError.self) {
      try await driver.becomes(driver.document, within: .milliseconds(50))
    }
    #expect(isRestless(coming))
  }

  private struct Steps: View {
    @State private var isLoaded = false

    var body: some View {
      ProgressView(value: 2.0, total: 5.0)
      if !isLoaded {
        ProgressView().task {
          try? await Task.sleep(for: .milliseconds(100))
          isLoaded = true
        }
      }
    }
  }

  @Test func `what turns without an end is waited for, a part that is done is not`() async throws {
    let driver = try await InProcessApp { Steps() }.open()
    let start = ContinuousClock.now
    try await driver.loads(within: .seconds(30))
    #expect(driver.document.nodes.count { $0.type == "progressView" } == 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}

/// A session that changes its title whenever it is listened to.
private final class RestlessTransport: ScreenTransport {
  private var beginning = [
    #"{"type":"welcome","protocol":1,"session":"s","resume":"r","resumed":false,"seq":0,"#
      + #""limits":{"message":65536,"commandsPerSecond":100}}"#,
    RestlessTransport.screen, RestlessTransport.screen,
  ]
  private var rev = 1

  private static var screen: String {
    #"{"type":"screen","rev":1,"ack":0,"document":{"title":"1","root":{"type":"spacer"}}}"#
  }

  func send(_ message: String) async throws {}

  func receive(timeout: Duration) async throws -> String? {
    guard beginning.isEmpty else { return beginning.removeFirst() }
    // Also where a test's time is over.
    try await Task.sleep(for: .milliseconds(1))
    rev += 1
    return #"{"type":"patch","rev":\#(rev),"base":\#(rev - 1),"ops":["#
      + #"{"op":"replace","path":"/title","value":"\#(rev)"}]}"#
  }

  func drop() {}
}
