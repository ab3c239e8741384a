/// Why a patch cannot be read or applied; `operation` counts from 0.
public enum JSONPatchError: Error, Hashable, Sendable {
  /// The patch is not an array.
  case notAnArray

  /// An operation is not an object.
  case notAnObject(operation: Int)

  /// An operation lacks a member, or its value is of the wrong type.
  case missing(member: String, operation: Int)

  /// An operation has a name that RFC 6902 does not know.
  case unknown(name: String, operation: Int)

  /// A pointer cannot be read or leads nowhere.
  case pointer(JSONPointerError, operation: Int)

  /// A test found another value.
  case testFailed(path: JSONPointer, operation: Int)

  /// A value would be moved into itself.
  case movesIntoItself(operation: Int)

  /// The patched value would be deeper or larger than allowed.
  case tooLarge(operation: Int)
}

extension JSONPatchError {
  /// What is wrong and what to do instead.
  public var message: String {
    switch self {
    case .notAnArray: "a patch is an array of operations (RFC 6902 §3)"
    case .notAnObject(let index): "operation \(index) is no object; write {\"op\":…,\"path\":…}"
    case .missing(let member, let index):
      "operation \(index) has no proper \"\(member)\"; add it (RFC 6902 §4)"
    case .unknown(let name, let index):
      "operation \(index) is \"\(name)\"; use add, remove, replace, move, copy or test"
    case .pointer(let error, let index): "operation \(index): \(error.message)"
    case .testFailed(let path, let index):
      "operation \(index): another value is at \"\(path)\"; get the value anew and try again"
    case .movesIntoItself(let index):
      "operation \(index) moves a value into itself; move it elsewhere (RFC 6902 §4.4)"
    case .tooLarge(let index): "operation \(index) makes the value too deep or too large"
    }
  }
}
