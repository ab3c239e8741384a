import ScreenDocument
import Testing

struct JSONPatchTests {
  private func applied(_ patch: JSONValue, to document: JSONValue) throws -> JSONValue {
    try JSONPatch(patch).applied(to: document)
  }

  @Test func `the whole value can be added, replaced, copied and moved onto`() throws {
    let document: JSONValue = ["a": ["b": 1]]
    #expect(try applied([["op": "add", "path": "", "value": 1]], to: document) == 1)
    #expect(try applied([["op": "replace", "path": "", "value": 1]], to: document) == 1)
    #expect(try applied([["op": "copy", "from": "/a", "path": ""]], to: document) == ["b": 1])
    #expect(try applied([["op": "move", "from": "/a/b", "path": ""]], to: document) == 1)
    #expect(throws: JSONPatchError.pointer(.wholeValue, operation: 0)) {
      try applied([["op": "remove", "path": ""]], to: document)
    }
  }

  @Test func `an existing member is replaced by add, and replace needs one`() throws {
    #expect(try applied([["op": "add", "path": "/a", "value": 2]], to: ["a": 1]) == ["a": 2])
    #expect(throws: JSONPatchError.pointer(.noMember("b"), operation: 0)) {
      try applied([["op": "replace", "path": "/b", "value": 2]], to: ["a": 1])
    }
    #expect(throws: JSONPatchError.pointer(.noElement("2"), operation: 0)) {
      try applied([["op": "add", "path": "/2", "value": 2]], to: [1])
    }
  }

  @Test func `a value is not moved into itself, but may be moved to where it is`() throws {
    let document: JSONValue = ["a": ["b": 1]]
    #expect(throws: JSONPatchError.movesIntoItself(operation: 0)) {
      try applied([["op": "move", "from": "/a", "path": "/a/b"]], to: document)
    }
    #expect(try applied([["op": "move", "from": "/a", "path": "/a"]], to: document) == document)
    #expect(throws: JSONPatchError.pointer(.noMember("x"), operation: 0)) {
      try applied([["op": "move", "from": "/x", "path": "/x"]], to: document)
    }
  }

  @Test func `a patch that fails late changes nothing`() throws {
    let document: JSONValue = ["a": [1, 2, ["b": 3]], "c": "d"]
    let patch = try JSONPatch([
      ["op": "remove", "path": "/a/0"], ["op": "add", "path": "/a/1/b", "value": nil],
      ["op": "move", "from": "/c", "path": "/a/-"], ["op": "test", "path": "/a/2", "value": "x"],
    ])
    var value = document
    #expect(throws: JSONPatchError.self) { try patch.apply(to: &value) }
    #expect(value == document)
  }

  @Test(
    arguments: [
      (.object([:]), JSONPatchError.notAnArray), ([1], .notAnObject(operation: 0)),
      ([["path": "/a"]], .missing(member: "op", operation: 0)),
      ([["op": "remove"]], .missing(member: "path", operation: 0)),
      ([["op": "add", "path": ""]], .missing(member: "value", operation: 0)),
      ([["op": "move", "path": ""]], .missing(member: "from", operation: 0)),
      (
        [["op": "remove", "path": "/a"], ["op": "swap", "path": ""]],
        .unknown(name: "swap", operation: 1)
      ),
      ([["op": "remove", "path": "a"]], .pointer(.missingSlash("a"), operation: 0)),
    ] as [(JSONValue, JSONPatchError)])
  func `a patch that cannot be read is refused`(json: JSONValue, expected: JSONPatchError) {
    #expect(throws: expected) { try JSONPatch(json) }
    #expect(!expected.message.isEmpty)
  }

  @Test func `copies into itself do not grow a value without bound`() throws {
    let copy = JSONPatch.Operation.copy(from: JSONPointer(), path: JSONPointer(["a", "-"]))
    var value: JSONValue = ["a": []]
    #expect(throws: JSONPatchError.self) {
      try JSONPatch(Array(repeating: copy, count: 60)).apply(to: &value)
    }
    #expect(value == ["a": []])
  }

  @Test func `values are not nested without bound`() throws {
    let deep = (0..<60).reduce(into: JSONValue.array([])) { value, _ in value = [value] }
    var operations: [JSONPatch.Operation] = []
    for round in 0..<20 {
      let path = JSONPointer(Array(repeating: "0", count: round * 60))
      operations.append(.replace(path: path, value: deep))
    }
    #expect(throws: JSONPatchError.tooLarge(operation: 8)) {
      try JSONPatch(operations).applied(to: nil)
    }
  }

  @Test func `ten thousand changes to a long array stay fast`() throws {
    var document: JSONValue = ["rows": .array((0..<20_000).map { .number(Double($0)) })]
    let operations = (0..<10_000).map { index in
      JSONPatch.Operation.replace(path: JSONPointer(["rows", "\(index)"]), value: "x")
    }
    let time = try ContinuousClock().measure { try JSONPatch(operations).apply(to: &document) }
    #expect(document["rows"]?[9999] == "x")
    #expect(document["rows"]?[10_000] == 10_000)
    #expect(time < .seconds(10))
  }

  @Test func `random patches apply whole or not at all`() throws {
    let seed = freshSeed()
    var maker = JSONMaker(seed: seed)
    for round in 0..<300 {
      let document = JSONValue.object(maker.object(depth: 3))
      let patch = JSONPatch((0..<4).map { _ in maker.operation(on: document) })
      var value = document
      do {
        try patch.apply(to: &value)
      } catch {
        #expect(value == document, "seed \(seed), round \(round)")
      }
      #expect(try JSONReader().read(value.canonical) == value, "seed \(seed), round \(round)")
      #expect(try JSONPatch(patch.json) == patch, "seed \(seed), round \(round)")
    }
  }
}

extension JSONMaker {
  mutating func operation(on document: JSONValue) -> JSONPatch.Operation {
    let path = pointer(in: document)
    switch random.below(6) {
    case 0: return .add(path: path, value: value(depth: 1))
    case 1: return .remove(path: path)
    case 2: return .replace(path: path, value: value(depth: 1))
    case 3: return .move(from: pointer(in: document), path: path)
    case 4: return .copy(from: pointer(in: document), path: path)
    default: return .test(path: path, value: (try? document.value(at: path)) ?? nil)
    }
  }

  /// A place in the value or just beside it.
  mutating func pointer(in value: JSONValue) -> JSONPointer {
    guard !random.once(in: 4) else { return JSONPointer() }
    var pointer = JSONPointer()
    var token: String?
    var child: JSONValue = nil
    switch value {
    case .array(let values):
      let index = random.below(values.count + 1)
      token = random.once(in: 10) ? "-" : "\(index)"
      child = index < values.count ? values[index] : nil
    case .object(let object) where !object.isEmpty:
      let member = object[random.below(object.count)]
      token = random.once(in: 10) ? "new" : member.name
      child = member.value
    default: break
    }
    guard let token else { return pointer }
    pointer.tokens = [token] + self.pointer(in: child).tokens
    return pointer
  }
}
