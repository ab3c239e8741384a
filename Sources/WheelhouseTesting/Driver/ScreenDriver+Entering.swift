import ScreenDocument

extension ScreenDriver {
  private static let fields: Set<String> = [
    "textField", "secureField", "textEditor", "searchField",
  ]

  /// Puts text in the place of what the field with that title or prompt holds.
  ///
  /// Without a name it is the only field in reach.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func type(_ text: String, into field: String? = nil) async throws {
    try await perform(.change, on: self.field(field), .string(text))
  }

  /// Presses return in the field with that title or prompt.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func submit(_ field: String? = nil) async throws {
    try await perform(.submit, on: self.field(field))
  }

  /// Leaves the field with that title or prompt after something was typed, as when the focus goes elsewhere.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or nothing hangs on it being left.
  public func leave(_ field: String? = nil) async throws {
    try await perform(.endEditing, on: self.field(field))
  }

  /// Brings the focus to the field with that title or prompt, or takes it away.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or the app does not ask where the focus is.
  public func focus(_ field: String? = nil, _ isFocused: Bool = true) async throws {
    try await perform(.focus, on: self.field(field), .bool(isFocused))
  }

  /// Flips the switch with that label, or sets it to a value.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func toggle(_ name: String, to isOn: Bool? = nil) async throws {
    let toggle = try TargetSearch(document).one(name, "toggle") { $0.type == "toggle" }
    let new = isOn ?? !(toggle["value"]?.bool ?? false)
    try await perform(.change, on: toggle, .bool(new))
  }

  /// Chooses the option with that text from the picker with that label.
  ///
  /// - Throws: ``DriverError`` when there is no such picker or option, or it is refused.
  public func choose(_ option: String, from name: String) async throws {
    let picker = try TargetSearch(document).one(name, "picker") { $0.type == "picker" }
    let options = picker["options"]?.array ?? []
    guard let id = options.first(where: { $0["text"]?.string == option })?["id"] else {
      let texts = options.compactMap { $0["text"]?.string }.joined(separator: ", ")
      throw DriverError(
        "“\(name)” has no option “\(option)”; it has: \(texts)", outline: document.outline)
    }
    try await perform(.change, on: picker, id)
  }

  /// Moves the slider with that label.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func slide(_ name: String, to value: Double) async throws {
    let slider = try TargetSearch(document).one(name, "slider") { $0.type == "slider" }
    try await perform(.change, on: slider, .number(value))
  }

  /// Sets the date picker with that label, as `2026-11-21`, `2026-11-21T10:00` or `10:00`.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func pick(_ date: String, on name: String) async throws {
    let picker = try TargetSearch(document).one(name, "date picker") { $0.type == "datePicker" }
    try await perform(.change, on: picker, .string(date))
  }

  private func field(_ name: String?) throws -> Node {
    try TargetSearch(document).find(name, "field") { Self.fields.contains($0.type) }
  }
}
