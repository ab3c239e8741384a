import ScreenDocument

/// Why an operation does not fit a document.
struct MisfitOperation: Error {
  let operation: JSONValue
  let comment: String
}

/// Applies one operation the plain way; shares no code with the composer.
func apply(_ operation: JSONValue, to document: inout JSONValue, _ comment: String) throws {
  let path = operation["path"]!.string!.split(separator: "/").map(String.init)
  var value = operation["value"]
  if let from = operation["from"]?.string {
    value = try edit(&document, from.split(separator: "/").map(String.init)[...], "remove", nil)
  }
  let verb = operation["op"]!.string!
  let misfit = MisfitOperation(operation: operation, comment: comment)
  guard try edit(&document, path[...], verb == "move" ? "add" : verb, value) != nil else {
    throw misfit
  }
}

/// Returns the value that was there, `.null` for an addition; nil when the path leads nowhere.
private func edit(
  _ value: inout JSONValue, _ path: ArraySlice<String>, _ verb: String, _ new: JSONValue?
) throws -> JSONValue? {
  guard let name = path.first else {
    defer { if let new { value = new } }
    return verb == "replace" ? value : nil
  }
  switch value {
  case .array(var elements):
    guard let index = Int(name), index <= elements.count else { return nil }
    let former = try editElement(&elements, index, path.dropFirst(), verb, new)
    value = .array(elements)
    return former
  case .object(var members):
    let former = try editMember(&members, name, path.dropFirst(), verb, new)
    value = .object(members)
    return former
  default: return nil
  }
}

private func editElement(
  _ elements: inout [JSONValue], _ index: Int, _ rest: ArraySlice<String>, _ verb: String,
  _ new: JSONValue?
) throws -> JSONValue? {
  if rest.isEmpty, verb == "add" {
    elements.insert(new!, at: index)
    return .null
  }
  guard index < elements.count else { return nil }
  if rest.isEmpty, verb == "remove" { return elements.remove(at: index) }
  return try edit(&elements[index], rest, verb, new)
}

private func editMember(
  _ members: inout JSONObject, _ name: String, _ rest: ArraySlice<String>, _ verb: String,
  _ new: JSONValue?
) throws -> JSONValue? {
  if rest.isEmpty, verb == "add" {
    members[name] = new
    return .null
  }
  guard var member = members[name] else { return nil }
  if rest.isEmpty, verb == "remove" {
    members[name] = nil
    return member
  }
  let former = try edit(&member, rest, verb, new)
  members[name] = member
  return former
}
