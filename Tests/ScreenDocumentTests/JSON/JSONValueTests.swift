import ScreenDocument
import Testing

struct JSONValueTests {
  @Test func `the order of members says nothing`() {
    let one: JSONValue = ["a": 1, "b": [true, nil]]
    let other: JSONValue = ["b": [true, nil], "a": 1.0]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.description == #"{"a":1,"b":[true,null]}"#)
  }

  @Test func `two ways to compose a character are two strings and two names`() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(JSONValue.string(composed) != JSONValue.string(decomposed))
    var object: JSONObject = [:]
    object.append(composed, 1)
    object.append(decomposed, 2)
    #expect(object.count == 2)
    #expect(object[composed] == 1)
    #expect(object[decomposed] == 2)
  }

  @Test func `a value is read by name, by index and by type`() {
    let value: JSONValue = ["rows": [["text": "Keyboard", "price": 79.5, "count": 3]]]
    let row = value["rows"]?[0]
    #expect(row?["text"]?.string == "Keyboard")
    #expect(row?["price"]?.number == 79.5)
    #expect(row?["price"]?.integer == nil)
    #expect(row?["count"]?.integer == 3)
    #expect(value["rows"]?[1] == nil)
    #expect(value["rows"]?["text"] == nil)
  }

  @Test(arguments: [3, 100]) func `members are set and removed by name`(count: Int) {
    var object = JSONObject()
    for index in 0..<count { object["m\(index)"] = .number(Double(index)) }
    object["m1"] = nil
    object["m2"] = "two"
    object["m1"] = "again"
    #expect(object.count == count)
    #expect(object["m2"] == "two")
    #expect(object.last?.name == "m1")
    #expect(object["m\(count - 1)"] != nil)
    let isNew = object.append("m0", nil)
    #expect(!isNew)
    for index in 0..<count { object["m\(index)"] = nil }
    #expect(object.isEmpty)
  }
}
