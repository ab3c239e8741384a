public import ScreenDocument

extension ScreenDriver {
  /// Begins another session that is as this one is, and a client of it: two ways to go on from one screen.
  ///
  ///     let other = try await driver.fork(over: app.connect())
  ///     try await other.tap("Delete")
  ///
  /// Nothing changes here. What both share, a database say, is shared as between any two sessions.
  ///
  /// - Parameters:
  ///   - transport: a way to the same app that has said nothing yet.
  ///   - stored: what the other client keeps for the app; nil is what this one does.
  /// - Throws: ``DriverError`` when it is refused, or the other session shows anything else than this one.
  public func fork(
    over transport: any ScreenTransport, stored: JSONObject? = nil
  ) async throws -> ScreenDriver {
    try await carryOut(.fork)
    try await follow("the other session's token") { hasForks }
    let stored = stored ?? self.stored
    let hello = Hello(
      url: document.url, layout: hello.layout, locale: hello.locale, timeZone: hello.timeZone,
      colorScheme: hello.colorScheme, resume: takeFork(), stored: stored.isEmpty ? nil : stored)
    let other = try await ScreenDriver(transport, hello)
    guard other.welcome?.resumed == true else {
      throw DriverError("The other session began anew", outline: other.document.outline)
    }
    try await other.becomes(document, within: timeout)
    return other
  }
}
