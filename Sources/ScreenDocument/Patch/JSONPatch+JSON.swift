extension JSONPatch {
  /// Reads a patch from its JSON form; members that an operation does not use are ignored.
  ///
  /// - Throws: the first operation that cannot be read. Nothing is looked up in a document yet.
  public init(_ json: JSONValue) throws(JSONPatchError) {
    guard let list = json.array else { throw .notAnArray }
    operations = []
    operations.reserveCapacity(list.count)
    for (index, json) in list.enumerated() {
      operations.append(try OperationReader(json, index: index).read())
    }
  }

  /// The patch in its JSON form.
  public var json: JSONValue { .array(operations.map(\.json)) }
}

extension JSONBytes {
  /// Appends the patch in its JSON form.
  package mutating func append(_ patch: JSONPatch) {
    append(value: patch.json)
  }
}

private struct OperationReader {
  let members: JSONObject
  let index: Int

  init(_ json: JSONValue, index: Int) throws(JSONPatchError) {
    guard let members = json.object else { throw .notAnObject(operation: index) }
    self.members = members
    self.index = index
  }

  func read() throws(JSONPatchError) -> JSONPatch.Operation {
    switch try text("op") {
    case "add": .add(path: try pointer("path"), value: try value())
    case "remove": .remove(path: try pointer("path"))
    case "replace": .replace(path: try pointer("path"), value: try value())
    case "move": .move(from: try pointer("from"), path: try pointer("path"))
    case "copy": .copy(from: try pointer("from"), path: try pointer("path"))
    case "test": .test(path: try pointer("path"), value: try value())
    case let name: throw .unknown(name: name, operation: index)
    }
  }

  private func text(_ member: String) throws(JSONPatchError) -> String {
    guard let text = members[member]?.string else {
      throw .missing(member: member, operation: index)
    }
    return text
  }

  private func value() throws(JSONPatchError) -> JSONValue {
    guard let value = members["value"] else { throw .missing(member: "value", operation: index) }
    return value
  }

  private func pointer(_ member: String) throws(JSONPatchError) -> JSONPointer {
    let text = try text(member)
    do {
      return try JSONPointer(parsing: text)
    } catch {
      throw .pointer(error, operation: index)
    }
  }
}

extension JSONPatch.Operation {
  fileprivate var json: JSONValue {
    switch self {
    case .add(let path, let value): Self.json("add", path, value: value)
    case .remove(let path): Self.json("remove", path)
    case .replace(let path, let value): Self.json("replace", path, value: value)
    case .move(let from, let path): Self.json("move", path, from: from)
    case .copy(let from, let path): Self.json("copy", path, from: from)
    case .test(let path, let value): Self.json("test", path, value: value)
    }
  }

  private static func json(
    _ name: String, _ path: JSONPointer, from: JSONPointer? = nil, value: JSONValue? = nil
  ) -> JSONValue {
    var members: JSONObject = ["op": .string(name)]
    members["from"] = from.map { .string($0.description) }
    members["path"] = .string(path.description)
    members["value"] = value
    return .object(members)
  }
}
