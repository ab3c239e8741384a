public import ScreenDocument

// What is presented over the screens, beside them, and on top of everything.
extension ScreenDriver {
  /// The kinds of what is presented, the lowest first: `sheet`, `fullScreenCover`, `popover`, `alert`,
  /// `confirmationDialog`.
  public var presented: [String] { document.presentations.map(\.kind) }

  /// The alert or confirmation dialog that is up; nil where nothing is asked.
  public var dialog: Presentation? {
    document.presentations.last.flatMap { $0.isDialog ? $0 : nil }
  }

  /// The texts of the banners, the oldest first.
  public var banners: [String] { document.banners.map(\.text) }

  /// Answers the dialog that is up with the button of that name.
  ///
  /// - Throws: ``DriverError`` when no dialog is up, it has no such button, or the tap is refused.
  public func answer(_ button: String) async throws {
    guard dialog != nil else { throw DriverError("No dialog is up", outline: document.outline) }
    try await tap(button)
  }

  /// Drags the sheet on top to another height: `medium`, `large`, `fraction:0.3`, `height:200`.
  ///
  /// - Throws: ``DriverError`` when nothing is presented, or it may not have that height.
  public func drag(to detent: String) async throws {
    guard let id = document.presentations.last?.id else {
      throw DriverError("Nothing is presented", outline: document.outline)
    }
    try await carryOut(
      .action(target: CommandTarget(id), name: .change, value: .string(detent)))
  }

  /// Closes the inspector that stands beside the screen; one in a sheet is closed by ``dismiss()``.
  ///
  /// - Throws: ``DriverError`` when there is none.
  public func closeInspector() async throws {
    let inspector = Reach(document).places.last { $0.node.type == "inspector" }
    guard let id = inspector?.node.id else {
      throw DriverError("There is no inspector", outline: document.outline)
    }
    try await carryOut(.back(target: CommandTarget(id)))
  }

  /// Waits until there is no banner with that text any more.
  ///
  /// - Throws: ``DriverError`` when it does not go in time.
  public func waitUntilBannerGone(_ text: String, timeout: Duration? = nil) async throws {
    try await follow("the banner “\(text)” to go", timeout: timeout) { !banners.contains(text) }
    if checksEveryStep { try await check() }
  }
}
