import ScreenDocument

extension ScreenDriver {
  /// Scrolls to the view with that text, which tells that it comes into sight (`onScrollVisibilityChange`).
  ///
  /// Without a name it is the only such view in reach.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one.
  public func scroll(to name: String? = nil) async throws { try await tell(name, true) }

  /// Scrolls on until the view with that text, which tells it, is out of sight.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one.
  public func scroll(past name: String?) async throws { try await tell(name, false) }

  private func tell(_ name: String?, _ isVisible: Bool) async throws {
    let kind = "view that tells whether it is in sight"
    let view = try TargetSearch(document).find(name, kind) { $0["scrollVisibility"] != nil }
    try await perform(.scrollVisibility, on: view, .bool(isVisible))
  }
}
