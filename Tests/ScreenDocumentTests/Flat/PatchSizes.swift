import ScreenDocument
import Testing

/// Checks that no node is changed by operations that are more bytes than the node.
func checkSizes(of patch: JSONPatch, _ document: JSONValue, _ comment: String) {
  checkSizes(of: patch.json.array ?? [], at: "", document, comment)
}

private func checkSizes(
  of operations: [JSONValue], at path: String, _ value: JSONValue, _ comment: String
) {
  guard case .object(let members) = value else { return }
  let inside = operations.filter { $0["path"]?.string?.hasPrefix(path + "/") == true }
  guard inside.count > 0 else { return }
  let size = inside.reduce(inside.count - 1) { $0 + $1.description.utf8.count }
  let whole: JSONValue = ["op": "replace", "path": .string(path), "value": value]
  #expect(size <= whole.description.utf8.count, "\(comment) at \(path)")
  for member in members {
    let place = path + "/" + member.name
    checkSizes(of: inside, at: place, member.value, comment)
    guard case .array(let nodes) = member.value else { continue }
    for (index, node) in nodes.enumerated() {
      checkSizes(of: inside, at: place + "/\(index)", node, comment)
    }
  }
}
