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

  /// Chooses files and hands them in, where the person is asked for some.
  ///
  /// - Parameter files: their names with the person, and what is in them.
  /// - Throws: ``DriverError`` when nobody is asked for files, these may not be chosen, or do not arrive.
  public func chooseFiles(_ files: [(name: String, bytes: [UInt8])]) async throws {
    let lines = files.map { "\($0.bytes.count) application/octet-stream \($0.name)" }
    try await perform(.change, on: filePicker(), .string(lines.joined(separator: "\n")))
    let paths = try filePicker()["uploads"]?.array?.compactMap(\.string) ?? []
    for (file, path) in zip(files, paths) { try await transport.handIn(file.bytes, at: path) }
    try await perform(.submit, on: filePicker())
  }

  private func filePicker() throws -> Node {
    try TargetSearch(document).only("file picker") { $0.type == "filePicker" }
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
  /// In one process the time of a banner passes by ``InProcessApp/advance(by:)`` alone, which is called first.
  ///
  /// - Throws: ``DriverError`` when it does not go in time.
  public func waitUntilBannerGone(_ text: String, timeout: Duration? = nil) async throws {
    try await follow("the banner “\(text)” to go", timeout: timeout) { !banners.contains(text) }
    if checksEveryStep { try await check() }
  }
}
