import ScreenDocument

/// What must be true of every document.
struct DocumentCheck {
  let document: Document

  func run() throws {
    var seen: Set<String> = []
    try visit(document.value, &seen)
  }

  /// Looks for ids wherever a node can be, known slot or not.
  private func visit(_ value: JSONValue, _ seen: inout Set<String>) throws {
    switch value {
    case .array(let values): for value in values { try visit(value, &seen) }
    case .object(let members): try visit(members, &seen)
    case .null, .bool, .number, .string: return
    }
  }

  private func visit(_ members: JSONObject, _ seen: inout Set<String>) throws {
    for member in members where member.name != "options" {
      guard member.name == "id", case .string(let id) = member.value else {
        try visit(member.value, &seen)
        continue
      }
      guard !seen.insert(id).inserted else { continue }
      throw DriverError(
        "The id \(id) is in the document twice", outline: document.outline(showingIDs: true))
    }
  }
}
