import Testing
import Wheelhouse

@testable import WheelhouseServer

/// Resume tokens, of both sources.
@MainActor @Suite struct TokenTests {
  private func check(_ source: some TokenSource) throws {
    var source = source
    let one = source.next()
    let other = source.next()
    #expect(one != other)
    #expect(one.text.utf8.count == 43)
    let read = try #require(ResumeToken(one.text.utf8))
    let kept = source.hash(of: one)
    #expect(read == one && kept.bytes.count == 32 && kept.bytes != one.bytes)
    #expect(source.matches(read, kept))
    #expect(!source.matches(other, kept))
    #expect(!source.matches(read, ResumeTokenHash(bytes: [])))
  }

  @Test func `both sources keep the contract`() throws {
    try check(OpenSSLTokenSource())
    try check(SeededTokenSource(seed: 1))
  }

  @Test func `a seed gives the same tokens again, the system never does`() {
    var seeded = SeededTokenSource(seed: 3)
    var again = SeededTokenSource(seed: 3)
    #expect(seeded.next() == again.next())
    var one = OpenSSLTokenSource()
    #expect(Set((0..<100).map { _ in one.next().text }).count == 100)
  }

  @Test(arguments: [
    "", "short", String(repeating: "A", count: 44), String(repeating: "B", count: 43),
    String(repeating: "+", count: 43), String(repeating: "A", count: 42) + "=",
  ])
  func `what is not a token is not read as one`(text: String) {
    #expect(ResumeToken(text.utf8) == nil)
  }

  @Test func `a token does not print itself`() {
    var source = SeededTokenSource(seed: 1)
    let token = source.next()
    var dumped = ""
    dump(token, to: &dumped)
    #expect(!"\(token) \(String(reflecting: token)) \(dumped)".contains(token.text))
    #expect(!dumped.contains("bytes"))
  }

  @Test(
    arguments: [([], ""), ([0xFF], "_w"), ([0xFB, 0xEF], "--8"), ([1, 2, 3], "AQID")]
      as [([UInt8], String)])
  func `base64url has one spelling`(bytes: [UInt8], text: String) {
    #expect(Base64URL.text(bytes) == text)
    #expect(Base64URL.bytes(text.utf8) == bytes)
  }

  @Test func `stray bits and impossible lengths are not base64url`() {
    for text in ["A", "_x", "AQIDA", "AQ=="] {
      #expect(Base64URL.bytes(text.utf8) == nil, "\(text)")
    }
  }
}
