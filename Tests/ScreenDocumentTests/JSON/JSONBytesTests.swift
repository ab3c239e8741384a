import ScreenDocument
import Testing

struct JSONBytesTests {
  private func written(_ write: (inout JSONBytes) -> Void) -> String {
    var out = JSONBytes()
    write(&out)
    return out.text
  }

  @Test func `integers of any size are written in decimal`() {
    #expect(written { $0.appendInteger(0) } == "0")
    #expect(written { $0.appendInteger(-7) } == "-7")
    #expect(written { $0.appendInteger(65_536) } == "65536")
    #expect(written { $0.appendInteger(.max) } == "9223372036854775807")
    #expect(written { $0.appendInteger(.min) } == "-9223372036854775808")
  }

  /// The samples of RFC 8785, appendix B.
  @Test(
    arguments: [
      (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"),
      (0x0000_0000_0000_0001, "5e-324"), (0x8000_0000_0000_0001, "-5e-324"),
      (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
      (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"),
      (0x4340_0000_0000_0000, "9007199254740992"), (0xC340_0000_0000_0000, "-9007199254740992"),
      (0x4430_0000_0000_0000, "295147905179352830000"),
      (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
      (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"),
      (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
      (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), (0x444B_1AE4_D6E2_EF50, "1e+21"),
      (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
      (0x41B3_DE43_5555_5553, "333333333.3333332"), (0x41B3_DE43_5555_5554, "333333333.33333325"),
      (0x41B3_DE43_5555_5555, "333333333.3333333"), (0x41B3_DE43_5555_5556, "333333333.3333334"),
      (0x41B3_DE43_5555_5557, "333333333.33333343"),
      (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
      (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
      (0x7FF0_0000_0000_0000, "null"), (0x7FFF_FFFF_FFFF_FFFF, "null"),
    ] as [(UInt64, String)])
  func `numbers take ECMAScript's form`(bits: UInt64, text: String) {
    #expect(written { $0.appendNumber(Double(bitPattern: bits)) } == text)
  }

  @Test func `strings are escaped as little as RFC 8785 allows`() {
    #expect(
      written { $0.appendString("€$\u{F}\nA'B\"\\\\\"/\u{7F}\t\u{8}\u{C}\r") }
        == #""€$\u000f\nA'B\"\\\\\"/"# + "\u{7F}" + #"\t\b\f\r""#)
  }

  @Test func `an escape is found at every place of a long string`() {
    for place in 0..<40 {
      let before = String(repeating: "a", count: place)
      let after = String(repeating: "é", count: 20)
      #expect(written { $0.appendString(before + "\"" + after) } == "\"\(before)\\\"\(after)\"")
    }
  }

  @Test func `it is empty once everything is removed`() {
    var out = JSONBytes(capacity: 64)
    out.append("[1]")
    #expect(out.text == "[1]")
    out.removeAll()
    #expect(out.isEmpty)
  }
}
