public import ScreenDocument

extension ScreenDriver {
  /// Leaves the screen on top of its stack, or the column that a narrow split view shows.
  ///
  /// - Throws: ``DriverError`` when there is no stack in reach, or the root is on top.
  public func back() async throws {
    guard let id = Reach(document).leavable?.id else {
      throw DriverError("There is no screen to leave", outline: document.outline)
    }
    try await carryOut(.back(target: CommandTarget(id)))
  }

  /// Closes the topmost sheet by hand, or an alert by its cancel button.
  ///
  /// - Throws: ``DriverError`` when nothing is presented or it may not be closed by hand.
  public func dismiss() async throws {
    guard let id = document.presentations.last?.id else {
      throw DriverError("Nothing is presented", outline: document.outline)
    }
    try await carryOut(.back(target: CommandTarget(id)))
  }

  /// Closes the banner with that text.
  ///
  /// - Throws: ``DriverError`` when there is none.
  public func dismissBanner(_ text: String) async throws {
    guard let id = document.banners.first(where: { $0.text == text })?.id else {
      throw DriverError("There is no banner “\(text)”", outline: document.outline)
    }
    try await carryOut(.back(target: CommandTarget(id)))
  }

  /// Follows a link to a path of the app, from wherever the client is.
  ///
  /// - Throws: ``DriverError`` when the app does not know it.
  public func open(_ url: String) async throws { try await carryOut(.open(url: url)) }

  /// Makes the window narrow or wide.
  ///
  /// - Throws: ``DriverError`` when no answer comes.
  public func resize(to layout: Layout) async throws { try await carryOut(.layout(layout)) }

  /// Tells what another window of the browser has changed of what the client keeps for the app; null for what it has
  /// forgotten.
  ///
  /// - Throws: ``DriverError`` when no answer comes.
  public func hear(ofStored values: JSONObject) async throws { try await carryOut(.stored(values)) }
}
