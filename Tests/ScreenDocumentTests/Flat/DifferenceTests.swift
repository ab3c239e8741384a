import ScreenDocument
import Testing

struct DifferenceTests {
  @Test(arguments: [11, 12] as [UInt64])
  func `the difference of two random documents leads from one to the other`(seed: UInt64) throws {
    for round in 0..<30 {
      let run = seed &* 1_000_003 &+ UInt64(round)
      var maker = ModelMaker(seed: run)
      let model = maker.document()
      let before = model.document
      maker.change(model)
      let unrelated = maker.document().document
      try check(from: before, to: model.document, "seed \(run), changed")
      try check(from: before, to: unrelated, "seed \(run), unrelated")
    }
  }

  private func check(from old: JSONValue, to new: JSONValue, _ comment: String) throws {
    let patch = JSONPatch.difference(from: old, to: new)
    try #require(try patch.applied(to: old) == new, "\(comment) \(patch)")
    if old == new { #expect(patch.isEmpty) }
    checkSizes(of: patch, new, comment)
  }

  @Test func `a changed text is one operation`() {
    let patch = JSONPatch.difference(
      from: ["children": [["type": "text", "text": "a"], ["type": "spacer"]]],
      to: ["children": [["type": "text", "text": "b"], ["type": "spacer"]]])
    #expect(patch.description == #"[{"op":"add","path":"/children/0/text","value":"b"}]"#)
  }

  @Test func `a row that changed places is moved`() {
    let rows = (0..<6).map { row($0) }
    let patch = JSONPatch.difference(
      from: ["children": .array(rows)], to: ["children": .array(Array(rows[1...]) + [rows[0]])])
    #expect(
      patch.description == #"[{"op":"move","from":"/children/0","path":"/children/5"}]"#)
  }

  @Test(arguments: 1...12, 1...12)
  func `rows that are all other ones come one by one only where that is shorter`(
    lost: Int, added: Int
  ) {
    for titleLength in stride(from: 0, through: 900, by: 41) {
      let title = JSONValue.string(String(repeating: "t", count: titleLength))
      let list = { (rows: [JSONValue]) -> JSONValue in
        ["type": "list", "title": title, "children": .array(rows)]
      }
      let (old, new) = (list((0..<lost).map(row)), list((100..<100 + added).map(row)))
      let patch = JSONPatch.difference(from: ["children": [old]], to: ["children": [new]])
      let single = operations(from: lost, to: (100..<100 + added).map(row))
      let whole = JSONPatch([.replace(path: JSONPointer(["children", "0"]), value: new)])
      let isWhole = max(lost, added) > 1 && whole.description.count < single.description.count
      #expect(patch == (isWhole ? whole : single), "title of \(titleLength)")
    }
  }

  private func operations(from lost: Int, to rows: [JSONValue]) -> JSONPatch {
    func path(_ index: Int) -> JSONPointer {
      JSONPointer(["children", "0", "children", "\(index)"])
    }
    var operations: [JSONPatch.Operation] = []
    for index in (min(lost, rows.count)..<lost).reversed() {
      operations.append(.remove(path: path(index)))
    }
    for (index, row) in rows.enumerated() {
      operations.append(
        index < lost
          ? .replace(path: path(index), value: row) : .add(path: path(index), value: row))
    }
    return JSONPatch(operations)
  }

  @Test func `rows that swapped places are two moves at most`() {
    var rows = (0..<8).map { row($0) }
    let old: JSONValue = ["children": .array(rows)]
    rows.swapAt(1, 6)
    let patch = JSONPatch.difference(from: old, to: ["children": .array(rows)])
    #expect(patch.operations.count == 2)
  }

  @Test func `names that the library does not know survive`() throws {
    let old: JSONValue = [
      "type": "hologram", "a/b~c": 1, "colour": ["r": 1], "children": [["type": "x"]],
    ]
    let new: JSONValue = [
      "type": "hologram", "a/b~c": 2, "colour": ["r": 2], "children": [], "q\"": nil,
      "content": 3, "filler": "so long that a replacement of the whole does not pay at all",
    ]
    for (from, to) in [(old, new), (new, old)] {
      let patch = JSONPatch.difference(from: from, to: to)
      #expect(try patch.applied(to: from) == to)
    }
  }

  @Test func `a member that turns from nodes into a value and back is followed`() throws {
    let nodes: JSONValue = ["id": "a", "children": [["type": "text"]], "text": "padding padding"]
    let value: JSONValue = ["id": "a", "children": "none", "text": "padding padding"]
    for (from, to) in [(nodes, value), (value, nodes)] {
      #expect(try JSONPatch.difference(from: from, to: to).applied(to: from) == to)
    }
  }

  @Test func `siblings that share an id are still told apart`() throws {
    let old: JSONValue = ["children": [row(1), row(1), row(2), row(1)]]
    let new: JSONValue = ["children": [row(2), row(1), row(3), row(1), row(1), row(1)]]
    #expect(try JSONPatch.difference(from: old, to: new).applied(to: old) == new)
  }

  private func row(_ number: Int) -> JSONValue {
    ["type": "row", "id": .string("row-\(number)"), "text": "a text of some length, \(number)"]
  }
}
