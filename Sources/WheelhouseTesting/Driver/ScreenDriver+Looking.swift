public import ScreenDocument

extension ScreenDriver {
  /// Whether a text can be read in what is in reach: in a node, a title, an alert, a banner, or as what a field holds.
  public func sees(_ text: String) -> Bool { readable.contains { $0.contains(text) } }

  /// Waits until a text can be read, for what is loaded while the person waits.
  ///
  /// - Throws: ``DriverError`` with the screen as it is then, when the text does not come in time.
  public func waitFor(_ text: String, timeout: Duration? = nil) async throws {
    try await follow("“\(text)”", timeout: timeout) { sees(text) }
    if checksEveryStep { try await check() }
  }

  /// Waits until a text can be read no more.
  ///
  /// - Throws: ``DriverError`` with the screen as it is then, when the text does not go in time.
  public func waitUntilGone(_ text: String, timeout: Duration? = nil) async throws {
    try await follow("“\(text)” to go", timeout: timeout) { !sees(text) }
    if checksEveryStep { try await check() }
  }

  /// The refusal that a step meets, which must leave the document as it was.
  ///
  ///     let refusal = try await driver.refusal { try await driver.tap("Save") }
  ///     #expect(refusal.code == .disabled)
  ///
  /// - Throws: ``DriverError`` when the step is not refused, or changes the document although it is.
  public func refusal(of step: () async throws -> Void) async throws -> Refusal {
    let before = document
    do {
      try await step()
    } catch let error as DriverError {
      guard let refusal = error.refusal else { throw error }
      guard document.value.canonical == before.value.canonical else {
        throw DriverError("The refused step changed the document", outline: document.outline)
      }
      return refusal
    }
    throw DriverError("The step was not refused", outline: document.outline)
  }

  private var readable: [String] {
    let words = [
      "text", "subtitle", "accessibilityLabel", "accessibilityValue", "title", "description",
      "header", "footer", "value",
    ]
    var found = Reach(document).places.flatMap { place in
      words.compactMap { place.node[$0]?.string }
    }
    if let top = document.presentations.last {
      found += [top.title, top.message].compactMap(\.self)
    }
    return found + document.banners.map(\.text)
  }
}
