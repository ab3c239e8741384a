public import ScreenDocument

extension ScreenDriver {
  /// Taps the button, link or row with that text.
  ///
  /// A link to a path of the app opens it, one to the outside is noted for ``takeEffects()``. A row
  /// that can be selected is selected. Where several rows have such a button, a text of the row it
  /// stands in tells which is meant.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or the tap is refused.
  public func tap(_ name: String, inRow row: String? = nil) async throws {
    let search = TargetSearch(document)
    let places = try row.map { try search.row($0) }
    let node = try search.one(name, "button, link or row", within: places) {
      $0.takes("tap") || $0.takes("select") || $0.type == "link"
    }
    if node.type == "link" { return try await follow(link: node) }
    try await perform(node.takes("tap") ? .tap : .select, on: node)
  }

  /// Selects the row with that text.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func select(_ row: String) async throws {
    try await perform(.select, onRow: row)
  }

  /// Selects the tab with that title; the selected tab goes to its root.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func select(tab: String) async throws {
    let tab = try TargetSearch(document).one(tab, "tab") { $0.type == "tab" }
    try await perform(.select, on: tab)
  }

  /// Opens the row with that text: what a double click does (`contextMenu(forSelectionType:menu:primaryAction:)`).
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func open(row: String) async throws {
    try await perform(.primaryAction, onRow: row)
  }

  /// Deletes the row with that text.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func delete(_ row: String) async throws {
    try await perform(.delete, onRow: row)
  }

  /// Moves the row with that text before the place `destination` among its fellows.
  ///
  /// Places are counted before the move.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func move(_ row: String, to destination: Int) async throws {
    try await perform(.move, onRow: row, .number(Double(destination)))
  }

  /// Drags the view with that text to another one that takes it, and lets go in its middle.
  ///
  ///     try await driver.drag("Paint the door", onto: "Done")
  ///
  /// - Parameters:
  ///   - name: a text of what is dragged.
  ///   - destination: a text of where it is dropped; without one it is the only view that takes it.
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func drag(_ name: String, onto destination: String? = nil) async throws {
    let search = TargetSearch(document)
    let source = try search.one(name, "view to drag") { $0["drags"] != nil }
    let goal = try search.find(destination, "view to drop it on") { $0.takes(source) }
    try await perform(.drop, on: goal, .string(source.id ?? ""))
  }

  /// Pulls down what can be refreshed.
  ///
  /// - Throws: ``DriverError`` when nothing can, or it is refused.
  public func refresh() async throws {
    let list = try TargetSearch(document).only("list to refresh") { $0.takes("refresh") }
    try await perform(.refresh, on: list)
  }

  /// Presses the plus of the stepper with that label.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func increment(_ name: String) async throws {
    let stepper = try TargetSearch(document).one(name, "stepper") { $0.takes("increment") }
    try await perform(.increment, on: stepper)
  }

  /// Presses the minus of the stepper with that label.
  ///
  /// - Throws: ``DriverError`` when there is none, or more than one, or it is refused.
  public func decrement(_ name: String) async throws {
    let stepper = try TargetSearch(document).one(name, "stepper") { $0.takes("decrement") }
    try await perform(.decrement, on: stepper)
  }

  /// Sends an action to a node of the document.
  ///
  /// - Throws: ``DriverError`` when it is refused.
  public func perform(
    _ action: ActionName, on node: Node, _ value: JSONValue? = nil
  ) async throws {
    let target = CommandTarget(node.id ?? "")
    try await carryOut(.action(target: target, name: action, value: value))
  }

  /// Sends a command that must not be refused.
  func carryOut(_ wish: Command.Wish) async throws {
    if case .refused(let refusal) = try await send(wish) {
      throw DriverError.refused(refusal, document)
    }
  }

  private func perform(
    _ action: ActionName, onRow name: String, _ value: JSONValue? = nil
  ) async throws {
    let row = try TargetSearch(document).one(name, "row to \(action.text)") {
      $0.takes(action.text)
    }
    try await perform(action, on: row, value)
  }

  private func follow(link: Node) async throws {
    if link["disabled"] == true {
      // A client does not follow it, and sends nothing that could be refused.
      let reason = "The link is disabled for now"
      throw DriverError.refused(
        Refusal(ack: nextSeq, code: .disabled, message: reason), document)
    }
    let url = link["url"]?.string ?? ""
    if url.hasPrefix("/") { try await open(url) } else { noteEffect(url) }
  }
}
