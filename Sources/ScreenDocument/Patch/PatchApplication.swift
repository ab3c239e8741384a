/// One patch on its way: which operation it is at, and what it may still cost.
///
/// Without a bound a few copies of a value into itself would make it exponentially large, and a few
/// hundred moves so deep that releasing it overflows the stack.
struct PatchApplication {
  /// How deep a patched value may become.
  static let depthLimit = 512

  private var operation = 0
  private var allowance = 1 << 20

  /// Makes the next operation.
  mutating func make(
    _ change: JSONPatch.Operation, in document: inout JSONValue
  ) throws(JSONPatchError) {
    switch change {
    case .add(let path, let value): try add(value, at: path, in: &document)
    case .remove(let path):
      _ = try locate { () throws(JSONPointerError) in try document.remove(at: path) }
    case .replace(let path, let value): try replace(value, at: path, in: &document)
    case .move(let from, let path): try move(from, to: path, in: &document)
    case .copy(let from, let path):
      let value = try locate { () throws(JSONPointerError) in try document.value(at: from) }
      try add(value, at: path, in: &document)
    case .test(let path, let value): try test(value, at: path, in: document)
    }
    operation += 1
  }

  private mutating func add(
    _ value: JSONValue, at path: JSONPointer, in document: inout JSONValue
  ) throws(JSONPatchError) {
    try spend(on: value, at: path)
    try locate { () throws(JSONPointerError) in try document.add(value, at: path) }
  }

  private mutating func replace(
    _ value: JSONValue, at path: JSONPointer, in document: inout JSONValue
  ) throws(JSONPatchError) {
    try spend(on: value, at: path)
    try locate { () throws(JSONPointerError) in try document.replace(value, at: path) }
  }

  private mutating func move(
    _ from: JSONPointer, to path: JSONPointer, in document: inout JSONValue
  ) throws(JSONPatchError) {
    guard from != path else {
      _ = try locate { () throws(JSONPointerError) in try document.value(at: from) }
      return
    }
    guard !from.contains(path) else { throw .movesIntoItself(operation: operation) }
    let value = try locate { () throws(JSONPointerError) in try document.remove(at: from) }
    try add(value, at: path, in: &document)
  }

  private func test(
    _ value: JSONValue, at path: JSONPointer, in document: JSONValue
  ) throws(JSONPatchError) {
    let found = try locate { () throws(JSONPointerError) in try document.value(at: path) }
    guard found == value else { throw .testFailed(path: path, operation: operation) }
  }

  private func locate<Result>(
    _ step: () throws(JSONPointerError) -> Result
  ) throws(JSONPatchError) -> Result {
    do {
      return try step()
    } catch {
      throw .pointer(error, operation: operation)
    }
  }

  private mutating func spend(
    on value: JSONValue, at path: JSONPointer
  ) throws(JSONPatchError) {
    guard afford(value, depth: path.tokens.count) else { throw .tooLarge(operation: operation) }
  }

  private mutating func afford(_ value: JSONValue, depth: Int) -> Bool {
    allowance -= 1
    guard depth <= Self.depthLimit, allowance >= 0 else { return false }
    switch value {
    case .array(let values):
      for value in values { guard afford(value, depth: depth + 1) else { return false } }
    case .object(let object):
      for member in object { guard afford(member.value, depth: depth + 1) else { return false } }
    default: break
    }
    return true
  }
}
