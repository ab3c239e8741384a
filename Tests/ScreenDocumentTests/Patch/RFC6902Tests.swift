import ScreenDocument
import Testing

/// The examples of RFC 6902, appendix A, under their titles.
struct RFC6902Tests {
  struct Example: CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let patch: String
    let result: String
  }

  static let examples = [
    Example(
      testDescription: "A.1 adding an object member", document: #"{"foo":"bar"}"#,
      patch: #"[{"op":"add","path":"/baz","value":"qux"}]"#, result: #"{"baz":"qux","foo":"bar"}"#),
    Example(
      testDescription: "A.2 adding an array element", document: #"{"foo":["bar","baz"]}"#,
      patch: #"[{"op":"add","path":"/foo/1","value":"qux"}]"#,
      result: #"{"foo":["bar","qux","baz"]}"#),
    Example(
      testDescription: "A.3 removing an object member", document: #"{"baz":"qux","foo":"bar"}"#,
      patch: #"[{"op":"remove","path":"/baz"}]"#, result: #"{"foo":"bar"}"#),
    Example(
      testDescription: "A.4 removing an array element", document: #"{"foo":["bar","qux","baz"]}"#,
      patch: #"[{"op":"remove","path":"/foo/1"}]"#, result: #"{"foo":["bar","baz"]}"#),
    Example(
      testDescription: "A.5 replacing a value", document: #"{"baz":"qux","foo":"bar"}"#,
      patch: #"[{"op":"replace","path":"/baz","value":"boo"}]"#,
      result: #"{"baz":"boo","foo":"bar"}"#),
    Example(
      testDescription: "A.6 moving a value",
      document: #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
      patch: #"[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]"#,
      result: #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#),
    Example(
      testDescription: "A.7 moving an array element",
      document: #"{"foo":["all","grass","cows","eat"]}"#,
      patch: #"[{"op":"move","from":"/foo/1","path":"/foo/3"}]"#,
      result: #"{"foo":["all","cows","eat","grass"]}"#),
    Example(
      testDescription: "A.8 testing a value: success",
      document: #"{"baz":"qux","foo":["a",2,"c"]}"#,
      patch: #"""
        [{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]
        """#,
      result: #"{"baz":"qux","foo":["a",2,"c"]}"#),
    Example(
      testDescription: "A.10 adding a nested member object", document: #"{"foo":"bar"}"#,
      patch: #"[{"op":"add","path":"/child","value":{"grandchild":{}}}]"#,
      result: #"{"foo":"bar","child":{"grandchild":{}}}"#),
    Example(
      testDescription: "A.11 ignoring unrecognized elements", document: #"{"foo":"bar"}"#,
      patch: #"[{"op":"add","path":"/baz","value":"qux","xyz":123}]"#,
      result: #"{"foo":"bar","baz":"qux"}"#),
    Example(
      testDescription: "A.14 ~ escape ordering", document: #"{"/":9,"~1":10}"#,
      patch: #"[{"op":"test","path":"/~01","value":10}]"#, result: #"{"/":9,"~1":10}"#),
    Example(
      testDescription: "A.16 adding an array value", document: #"{"foo":["bar"]}"#,
      patch: #"[{"op":"add","path":"/foo/-","value":["abc","def"]}]"#,
      result: #"{"foo":["bar",["abc","def"]]}"#),
  ]

  @Test(arguments: examples) func `an example gives the result it shows`(_ example: Example) throws
  {
    let patch = try JSONPatch(JSONValue(parsing: example.patch))
    var value = try JSONValue(parsing: example.document)
    try patch.apply(to: &value)
    #expect(value == (try JSONValue(parsing: example.result)))
    #expect(try JSONPatch(patch.json) == patch)
  }

  private func failure(_ document: JSONValue, _ patch: String) throws -> JSONPatchError? {
    let patch = try JSONPatch(JSONValue(parsing: patch))
    var value = document
    do {
      try patch.apply(to: &value)
      return nil
    } catch {
      #expect(value == document)
      #expect(!error.message.isEmpty)
      return error
    }
  }

  @Test func `A.9 a test that finds another value fails`() throws {
    let patch = #"[{"op":"test","path":"/baz","value":"bar"}]"#
    #expect(
      try failure(["baz": "qux"], patch)
        == .testFailed(path: JSONPointer(["baz"]), operation: 0))
  }

  @Test func `A.12 adding to a target that does not exist fails`() throws {
    let patch = #"[{"op":"add","path":"/baz/bat","value":"qux"}]"#
    #expect(try failure(["foo": "bar"], patch) == .pointer(.noMember("baz"), operation: 0))
  }

  @Test func `A.13 an operation with two names is no JSON of ours`() {
    let patch = #"[{"op":"add","path":"/baz","value":"qux","op":"remove"}]"#
    #expect(throws: JSONError.duplicateName("op", offset: 41)) { try JSONValue(parsing: patch) }
  }

  @Test func `A.15 a string is not equal to a number`() throws {
    let patch = #"[{"op":"test","path":"/~01","value":"10"}]"#
    #expect(
      try failure(["/": 9, "~1": 10], patch)
        == .testFailed(path: JSONPointer(["~1"]), operation: 0))
  }
}
