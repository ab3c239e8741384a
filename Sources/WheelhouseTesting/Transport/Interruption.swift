import ScreenDocument
import Wheelhouse

/// What a person should never notice.
public enum Interruption: String, CaseIterable, Sendable {
  /// The session is parked behind its open socket; the next command wakes it.
  case nap
  /// The session is parked, and woken by a client that comes back.
  case sleep
  /// The process ends without warning; another one takes over what was saved after the last turn.
  case crash
}

extension InProcessApp {
  /// Interrupts the session of a driver and fails unless it goes on as if nothing had been.
  ///
  /// Once the app has loaded what it shows, the document has to be the same as before, byte for byte in
  /// canonical JSON, ids included; the client has to be known by its token and to go on counting.
  ///
  /// - Parameter patience: how long the app may take to load what it shows.
  /// - Throws: ``DriverError`` with both documents when they differ.
  public func interrupt(
    _ driver: ScreenDriver, by interruption: Interruption, patience: Duration = .seconds(5)
  ) async throws {
    try await driver.loads(within: patience)
    let before = driver.document
    let seq = driver.nextSeq
    let identity = (driver.transport as? InProcessTransport)?.connection.identity
    switch interruption {
    case .nap:
      // What the command before sent has to be all that it changed.
      try await driver.check()
      return host.parkIdle()
    case .sleep: relaunch()
    case .crash: crash()
    }
    try await driver.reconnect(over: connect(as: identity))
    try await driver.becomes(before, within: patience)
    guard driver.welcome?.resumed == true, driver.nextSeq == seq else {
      throw DriverError(
        "After a \(interruption) the client is a new one, or counts anew",
        outline: driver.document.outline)
    }
  }

  /// Interrupts the session of a driver after each of its steps; for crashes the app has to be durable.
  public func interruptEachStep(of driver: ScreenDriver, by interruption: Interruption) {
    driver.afterEachStep = { [unowned self] in try await interrupt($0, by: interruption) }
  }
}

extension ScreenDriver {
  /// Waits until nothing says that it is under way, and nothing more comes.
  func loads(within patience: Duration) async throws {
    let deadline = ContinuousClock.now + patience
    repeat {
      try await settle(timeout: deadline - .now)
    } while isLoading && ContinuousClock.now < deadline
  }

  /// Whether something turns without an end; a value says how far something is, which may stay there.
  private var isLoading: Bool {
    document.first { $0.type == "progressView" && $0["value"] == nil } != nil
  }

  /// Waits until the document is the one that is expected, and stays so.
  func becomes(_ expected: Document, within patience: Duration) async throws {
    let deadline = ContinuousClock.now + patience
    repeat {
      try await settle(timeout: deadline - .now)
    } while document != expected && ContinuousClock.now < deadline
    guard document.value.canonical != expected.value.canonical else { return }
    throw DriverError(
      """
      Came back to another document. Before:
      \(expected.outline(showingIDs: true))
      After:
      """, outline: document.outline(showingIDs: true))
  }
}
