import Testing

@testable import WheelhouseServer

/// The memory of libwebsockets for a head, as somebody may have filled it.
@MainActor @Suite struct KeptHeadTests {
  /// How many bytes there are from the path on.
  private static let count = KeptHead.size - KeptHead.sizeOfMethod

  /// A header that is not known, as libwebsockets keeps it: how long its name and its value are,
  /// where the next one is, and both.
  private func header(_ name: String, _ value: String = "", next: Int = 0) -> [UInt8] {
    let numbers = [name.utf8.count, value.utf8.count, next >> 16, next]
    return numbers.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] } + name.utf8 + value.utf8
  }

  /// All of the memory, with some bytes at a place and the same ones again and again around them.
  private func memory(
    of pattern: [UInt8], with bytes: [UInt8] = [], at place: Int = 0
  ) -> [UInt8] {
    var memory = (0..<Self.count).map { pattern[$0 % pattern.count] }
    memory.replaceSubrange(place..<place + bytes.count, with: bytes)
    return memory
  }

  private func isWhole(
    _ memory: [UInt8], _ isName: (UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    memory.withUnsafeBytes { bytes in
      guard let path = bytes.baseAddress else { return false }
      return KeptHead(path: path).isWhole(isName)
    }
  }

  /// How often somebody is asked whether something is a name.
  private func questions(about memory: [UInt8]) -> Int {
    var count = 0
    _ = isWhole(memory) { _ in
      count += 1
      return false
    }
    return count
  }

  @Test(arguments: [[0x61], [0x08, 0x3A], [0x0A], [0x3A], [0, 0, 0, 0x3A]])
  func `a name that goes over the end of a line is found among whatever else is there`(
    pattern: [UInt8]
  ) {
    let name = "a\r\nco:"
    for next in [0, KeptHead.size - 1] {
      let bytes = header(name, "b", next: next)
      for place in [0, 1, 7, 8, 100, 2049, Self.count - bytes.count] {
        let memory = memory(of: pattern, with: bytes, at: place)
        #expect(!isWhole(memory) { $0.elementsEqual(name.utf8) })
        #expect(isWhole(memory) { _ in false })
      }
    }
  }

  @Test func `only what goes over the end of a line is asked about`() {
    let bytes = header("a\r\nco:")
    #expect(questions(about: memory(of: [0x61], with: bytes, at: 2000)) == 1)
    for bytes in [
      header("co:", "a\r\n"), Array("\r\n".utf8) + header("co:"), header("co\r\n"), header("\n"),
    ] {
      #expect(questions(about: memory(of: [0x61], with: bytes, at: 2000)) == 0)
    }
  }

  @Test func `nothing is asked about before which no place of another header can be`() {
    for next in [1, 0x3A08_3A08] {
      let bytes = header("a\r\nco:", next: next)
      #expect(questions(about: memory(of: [0x61], with: bytes, at: 2000)) == 0)
    }
    #expect(questions(about: memory(of: [0x08, 0x3A], with: [0x0A], at: 2040)) == 0)
  }

  /// The same search with nothing like a name is the measure: a slow machine is slow at both.
  @Test(arguments: [[0x08, 0x3A], [0x07, 0xFB, 0x3A, 0x3A, 0, 0, 0, 0]])
  func `what only looks like names takes about as long as anything else`(pattern: [UInt8]) {
    let (names, others) = (memory(of: pattern), memory(of: [0x61]))
    let clock = ContinuousClock()
    func least(_ memory: [UInt8]) -> Duration {
      (0..<9).map { _ in clock.measure { _ = questions(about: memory) } }.min() ?? .zero
    }
    #expect(least(names) < least(others) * 20)
  }
}
