public import ScreenDocument

extension ScreenDriver {
  /// Whether a text can be read in what is in reach: in a node, a title, an alert, a banner, as what a field holds
  /// or asks for while it is empty, or as an option of a picker that is chosen or shown.
  ///
  /// A space is any space, also one at which no line breaks, as formatters write them.
  public func sees(_ text: String) -> Bool {
    let text = text.withPlainSpaces
    return readable.contains { $0.withPlainSpaces.contains(text) }
  }

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
    var found = Reach(document).places.flatMap(\.readable)
    if let top = document.presentations.last {
      found += [top.title, top.message].compactMap(\.self)
    }
    return found + document.banners.map(\.text)
  }
}

extension Reach.Place {
  private static let words = [
    "text", "subtitle", "accessibilityLabel", "accessibilityValue", "title", "description",
    "header", "footer",
  ]
  /// The styles that show all options at once.
  private static let openStyles: Set<String> = ["inline", "segmented", "wheel"]

  /// What can be read here, without what is inside it.
  fileprivate var readable: [String] {
    Self.words.compactMap { node[$0]?.string } + (node.type == "picker" ? options : value)
  }

  /// What it holds, or asks for while it is empty.
  private var value: [String] {
    let held = node["value"]?.string
    let shown = held == "" ? node["prompt"]?.string : held
    return [shown].compactMap(\.self)
  }

  /// The texts of the options that a picker shows: the chosen one's, or all.
  private var options: [String] {
    let all = node["options"]?.array ?? []
    // A style counts for all pickers in the node that has it.
    let style = (ancestors + [node]).compactMap { $0["pickerStyle"]?.string }.last
    let isOpen = style.map(Self.openStyles.contains) ?? false
    let chosen = node["value"]?.string
    let shown = isOpen ? all : all.filter { $0["id"]?.string == chosen }
    return shown.compactMap { $0["text"]?.string }
  }
}

extension String {
  /// The text with every kind of space as the one on the keyboard.
  var withPlainSpaces: String {
    guard
      unicodeScalars.contains(where: {
        $0.properties.generalCategory == .spaceSeparator && $0 != " "
      })
    else { return self }
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      plain.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return String(plain)
  }
}
