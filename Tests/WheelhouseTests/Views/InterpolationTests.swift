import FoundationEssentials
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What can be put into the literal of a text.
@Suite struct InterpolationTests {
  private struct Counting: FormatStyle {
    func format(_ value: Int) -> String { "*\(value)* pieces" }
  }

  private struct Point { var x = 1 }

  @Test func `values are described as in any string`() {
    let missing: Int? = nil
    let string: Substring = "abc".dropFirst()
    #expect(Text("\(1) \(2.5) \("a") \(true) \(string)").description == "1 2.5 a true bc")
    #expect(Text("\(Int.self) \(Point())").description == "Int Point(x: 1)")
    #expect(Text("\(missing, default: "none") \(Int?(3), default: "none")").description == "none 3")
    #expect(Text("\([1, 2]) \(Unicode.Scalar("a")) \(Character("é"))").description == "[1, 2] a é")
    #expect(Text("").description.isEmpty)
  }

  @Test func `a value is shown in its format`() {
    #expect(Text("There are \(3, format: Counting())!").description == "There are *3* pieces!")
    #expect(Text("_\(3, format: Counting())_").ownRuns.map(\.string) == ["*3* pieces"])
  }

  @Test func `keys are equal that say the same`() {
    #expect(LocalizedStringKey("a *b*") == "a *b*")
    #expect(LocalizedStringKey("a *b*") != "a b")
    #expect("a *\("b")*" as LocalizedStringKey != "a *b*")
  }

  @Test(arguments: [
    ("%.2f", "3.14"), ("%f", "3.141590"), ("%08.3f", "0003.142"), ("%+.1f", "+3.1"),
    ("%e", "3.141590e+00"),
    ("%G", "3.14159"), ("%5.1f|", "  3.1|"), ("%-6.1f|", "3.1   |"), ("%.1f%%", "3.1%"),
    ("%lf", "3.141590"),
    ("%d", "3"), ("%@", "3.14159"), ("%s", "3.14159"), ("about %.0f", "about 3"),
  ])
  func `a number with a fraction is written as a specifier says`(specifier: String, written: String)
  {
    #expect(Text("\(3.14159, specifier: specifier)").description == written)
  }

  @Test(arguments: [
    ("%d", "255"), ("%ld", "255"), ("%lld", "255"), ("%u", "255"), ("%i", "255"), ("%x", "ff"),
    ("%X", "FF"),
    ("%#x", "0xff"), ("%o", "377"), ("%05d", "00255"), ("%-5d|", "255  |"), ("%+d", "+255"),
    ("%.1f", "255.0"),
    ("%@", "255"), ("%s", "255"), ("%.4d", "0255"),
  ])
  func `a whole number is written as a specifier says`(specifier: String, written: String) {
    #expect(Text("\(255, specifier: specifier)").description == written)
  }

  @Test func `numbers of any size are written whole`() {
    #expect(Text("\(Int.min, specifier: "%d")").description == "-9223372036854775808")
    #expect(Text("\(UInt64.max, specifier: "%d")").description == "18446744073709551615")
    #expect(Text("\(-1, specifier: "%x")").description == "ffffffff")
    #expect(Text("\(-1, specifier: "%llx")").description == "ffffffffffffffff")
    #expect(Text("\(Int8(-1), specifier: "%u")").description == "4294967295")
    #expect(Text("\(Float(1.5), specifier: "%.1f")").description == "1.5")
    #expect(Text("\(1e300, specifier: "%.0f")").description.count == 301)
    #expect(Text("\(1e300, specifier: "%d")").description == "1e+300")
    #expect(Text("\(Double.nan, specifier: "%d")").description == "nan")
    #expect(Text("\(Double.infinity, specifier: "%.2f")").description == "inf")
    #expect(Text("\(1, specifier: "%99999999999999999999d")").description.count == 1000)
  }

  @Test func `strings are written in their field`() {
    #expect(Text("\("abc", specifier: "%5s|")").description == "  abc|")
    #expect(Text("\("abc", specifier: "%-5@|")").description == "abc  |")
    #expect(Text("\("größer", specifier: "%.2s")").description == "gr")
  }

  @Test(arguments: ["", "%", "%q", "%n", "%d %d", "%*d", "abc", "%5", "%.", "%d%", "%-", "%$1d"])
  func `a specifier that is none gives the description`(specifier: String) {
    #expect(Text("\(7, specifier: specifier)").description == "7")
    #expect(Text("\("*a*", specifier: specifier)").description == "*a*")
  }

  @Test(arguments: ["%d", "%.2f", "%x", "%lld", "%e", "%5d"])
  func `a specifier that does not suit the value gives the description`(specifier: String) {
    let missing: Int? = nil
    #expect(Text("\("7", specifier: specifier)").description.hasSuffix("7"))
    #expect(Text("\(missing as Any, specifier: specifier)").description.hasSuffix("nil"))
  }
}
