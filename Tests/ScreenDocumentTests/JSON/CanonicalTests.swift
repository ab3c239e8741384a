import ScreenDocument
import Testing

struct CanonicalTests {
  /// RFC 8785 §3.2.3.
  @Test func `members are sorted by their UTF-16 code units`() throws {
    let value = try JSONValue(
      parsing: #"""
        {"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh",
         "1":"One","\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control",
         "\u00f6":"Latin Small Letter O With Diaeresis"}
        """#)
    let reread = try JSONReader().read(value.canonical)
    #expect(
      reread.object?.map(\.name) == ["\r", "1", "\u{80}", "ö", "€", "\u{1F600}", "\u{FB33}"])
  }

  /// RFC 8785 §3.2.2.
  @Test func `numbers, strings and words are written in one way only`() throws {
    let value = try JSONValue(
      parsing: #"""
        {"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
         "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
         "literals": [null, true, false]}
        """#)
    #expect(
      value.canonicalText == #"{"literals":[null,true,false],"#
        + #""numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"#
        + #""string":"€$\u000f\nA'B\"\\\\\"/"}"#)
  }

  @Test func `random values come back from either form, and equal values have equal bytes`() throws
  {
    let seed = freshSeed()
    var maker = JSONMaker(seed: seed)
    for round in 0..<2000 {
      let value = maker.value()
      let loose = try JSONValue(parsing: maker.loosely(value))
      #expect(loose == value, "seed \(seed), round \(round)")
      #expect(loose.canonical == value.canonical, "seed \(seed), round \(round)")
      #expect(loose.hashValue == value.hashValue, "seed \(seed), round \(round)")
      #expect(try JSONReader().read(value.canonical) == value, "seed \(seed), round \(round)")
      #expect(try JSONValue(parsing: "\(value)") == value, "seed \(seed), round \(round)")
    }
  }
}
