/// A list of changes to a JSON value (RFC 6902).
public struct JSONPatch: Hashable, Sendable {
  /// One change.
  public enum Operation: Hashable, Sendable {
    /// Puts a value in: before an element, at the end of an array with `-`, or as a member.
    case add(path: JSONPointer, value: JSONValue)

    /// Takes a value out.
    case remove(path: JSONPointer)

    /// Puts a value in the place of another.
    case replace(path: JSONPointer, value: JSONValue)

    /// Takes a value out and puts it in elsewhere.
    case move(from: JSONPointer, path: JSONPointer)

    /// Puts a value in a second time.
    case copy(from: JSONPointer, path: JSONPointer)

    /// Asks whether a value is there; the whole patch fails where it is not.
    case test(path: JSONPointer, value: JSONValue)
  }

  /// The changes, in the order in which they are made.
  public var operations: [Operation]

  /// Lists the changes.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// Whether nothing is changed.
  public var isEmpty: Bool { operations.isEmpty }
}

extension JSONPatch: CustomStringConvertible {
  /// The patch as JSON text.
  public var description: String { json.description }
}
