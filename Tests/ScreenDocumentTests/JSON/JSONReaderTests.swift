import ScreenDocument
import Testing

struct JSONReaderTests {
  private func fault(_ text: String, limits: JSONLimits = JSONLimits()) -> JSONError? {
    do {
      _ = try JSONReader(limits: limits).read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every kind of value is read`() throws {
    let text = #" { "a" : [ 1 , -2.5e1 , "x\u0041\ud83d\ude00\/" ] , "b" : { } , "c" : null } "#
    #expect(try JSONValue(parsing: text) == ["a": [1, -25, "xA😀/"], "b": [:], "c": nil])
    #expect(try JSONValue(parsing: "true") == true)
    #expect(try JSONValue(parsing: " 0 ") == 0)
  }

  @Test(arguments: [
    ("", JSONError.unexpectedEnd(offset: 0)), ("[", .unexpectedEnd(offset: 1)),
    ("\"a", .unexpectedEnd(offset: 2)), ("tru", .unexpectedEnd(offset: 3)),
    ("-", .unexpectedEnd(offset: 1)), ("1.", .unexpectedEnd(offset: 2)),
    ("1e", .unexpectedEnd(offset: 2)), ("\"\\", .unexpectedEnd(offset: 2)),
    ("[1,]", .unexpectedByte(0x5D, offset: 3)), ("{,}", .unexpectedByte(0x2C, offset: 1)),
    ("{1:2}", .unexpectedByte(0x31, offset: 1)), ("NaN", .unexpectedByte(0x4E, offset: 0)),
    ("Infinity", .unexpectedByte(0x49, offset: 0)), ("+1", .unexpectedByte(0x2B, offset: 0)),
    ("nulL", .unexpectedByte(0x4C, offset: 3)), ("[1 2]", .unexpectedByte(0x32, offset: 3)),
    ("'a'", .unexpectedByte(0x27, offset: 0)), ("\u{FEFF}1", .unexpectedByte(0xEF, offset: 0)),
    ("1\u{0}", .trailingBytes(offset: 1)), ("\u{0}", .unexpectedByte(0, offset: 0)),
    ("01", .invalidNumber(offset: 0)), ("-01", .invalidNumber(offset: 0)),
    ("[-a]", .invalidNumber(offset: 1)), ("1.e1", .invalidNumber(offset: 0)),
    ("1e+]", .invalidNumber(offset: 0)), ("1e400", .numberOutOfRange(offset: 0)),
    ("[-1e999999999999]", .numberOutOfRange(offset: 1)),
    (#""\x""#, .invalidEscape(offset: 1)), (#""a\u12g4""#, .invalidEscape(offset: 2)),
    (#""\u12""#, .invalidEscape(offset: 1)), (#""\ud800""#, .loneSurrogate(offset: 1)),
    (#""\udc00""#, .loneSurrogate(offset: 1)), (#""\ud800\ud800""#, .loneSurrogate(offset: 1)),
    (#""\ud800\n""#, .loneSurrogate(offset: 1)), (#""\ud800\u""#, .invalidEscape(offset: 7)),
    ("\"a\nb\"", .controlCharacter(offset: 2)), ("\"\u{0}\"", .controlCharacter(offset: 1)),
    (#"{"a":1,"\u0061":2}"#, .duplicateName("a", offset: 7)),
    ("{} x", .trailingBytes(offset: 3)), ("1 2", .trailingBytes(offset: 2)),
  ])
  func `a fault is named with its place`(text: String, expected: JSONError) {
    #expect(fault(text) == expected)
    #expect(!expected.message.isEmpty)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ] as [[UInt8]])
  func `a string that is not UTF-8 is a fault`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONError.invalidUTF8(offset: 1)) {
      try JSONReader().read([quote] + bytes + [quote])
    }
    #expect(throws: JSONError.invalidUTF8(offset: 1)) {
      try JSONReader().read([quote] + Array("\\n".utf8) + bytes + [quote])
    }
  }

  @Test func `the limits hold, and not one short of them`() {
    let limits = JSONLimits(depth: 3, bytes: 20, stringBytes: 4)
    #expect(fault("[[[1]]]", limits: limits) == nil)
    #expect(fault("[[{\"a\":[]}]]", limits: limits) == .tooDeep(limit: 3, offset: 7))
    #expect(fault("\"abcd\"", limits: limits) == nil)
    #expect(fault("\"abcde\"", limits: limits) == .stringTooLong(limit: 4, offset: 1))
    #expect(fault(String(repeating: " ", count: 19) + "1", limits: limits) == nil)
    #expect(fault(String(repeating: " ", count: 20) + "1", limits: limits) == .tooLong(limit: 20))
  }

  @Test(arguments: [
    ("9007199254740993", 9_007_199_254_740_992), ("123456789012345678", 123_456_789_012_345_680),
    ("12345678901234567890", 12_345_678_901_234_567_168), ("1e-400", 0), ("-0", 0), ("-0.0", 0),
    ("1E2", 100), ("0e0", 0), ("2.2250738585072014e-308", 2.2250738585072014e-308),
  ])
  func `numbers are rounded to the nearest double`(text: String, number: Double) throws {
    #expect(try JSONValue(parsing: text).number == number)
  }
}
