import ScreenDocument
import Wheelhouse
import WheelhouseTesting

/// Somebody who does not give up: looks until a thing is there, and tries again what was refused because
/// the screen was just coming back.
///
/// A refusal changes nothing, so trying again does nothing twice; whatever else goes wrong is an error.
struct PatientPerson {
  let driver: ScreenDriver
  /// How long one step may take, whatever happens to the server meanwhile.
  var patience: Duration = .seconds(30)

  func tap(_ name: String, inRow row: String? = nil) async throws {
    try await persist("tap “\(name)”") { try await driver.tap(name, inRow: row) }
  }

  func select(tab: String) async throws {
    try await persist("select the tab “\(tab)”") { try await driver.select(tab: tab) }
  }

  func type(_ text: String, into field: String? = nil) async throws {
    try await persist("type “\(text)”") { try await driver.type(text, into: field) }
  }

  func increment(_ name: String) async throws {
    try await persist("increment “\(name)”") { try await driver.increment(name) }
  }

  func toggle(_ name: String, to isOn: Bool) async throws {
    try await persist("toggle “\(name)”") { try await driver.toggle(name, to: isOn) }
  }

  func choose(_ option: String, from picker: String) async throws {
    try await persist("choose “\(option)”") { try await driver.choose(option, from: picker) }
  }

  func slide(_ name: String, to value: Double) async throws {
    try await persist("slide “\(name)”") { try await driver.slide(name, to: value) }
  }

  func open(_ url: String) async throws {
    try await persist("open \(url)") { try await driver.open(url) }
  }

  func back(from title: String) async throws {
    try await persist("go back from “\(title)”") {
      guard driver.document.title == title else {
        throw DriverError("“\(driver.document.title)” is shown, not “\(title)”")
      }
      try await driver.back()
    }
  }

  /// Waits until a text can be read.
  func see(_ text: String) async throws {
    try await driver.waitFor(text, timeout: patience)
  }

  /// Waits until something is true of the screen.
  func see(_ what: String, _ isTrue: (ScreenDriver) -> Bool) async throws {
    let deadline = ContinuousClock.now + patience
    while !isTrue(driver) {
      guard ContinuousClock.now < deadline else {
        throw DriverError("Waited in vain until \(what)", outline: driver.screen())
      }
      try await Task.sleep(for: .milliseconds(20))
      try await driver.check()
    }
  }

  /// Tries a step until it is not refused for a reason that passes, and what it needs is there.
  private func persist(_ what: String, _ step: () async throws -> Void) async throws {
    let deadline = ContinuousClock.now + patience
    while true {
      do {
        return try await step()
      } catch let error as DriverError {
        guard mayPass(error), ContinuousClock.now < deadline else {
          throw DriverError("Could not \(what): \(error.message)", outline: driver.screen())
        }
      }
      try await Task.sleep(for: .milliseconds(20))
      try await driver.check()
    }
  }

  private func mayPass(_ error: DriverError) -> Bool {
    guard let code = error.refusal?.code else { return error.isMissing }
    return [.staleTarget, .unknownTarget, .crashed, .unavailable, .covered, .disabled].contains(
      code)
  }
}

extension DriverError {
  /// Whether what the step needs was not on the screen.
  fileprivate var isMissing: Bool {
    message.hasPrefix("There is no ") || message.contains(" is shown, not ")
  }
}
