import Testing

@testable import WheelhouseTesting

@Suite struct ProxyPartsTests {
  private static let head = Array("GET /socket HTTP/1.1\r\nHost: a\r\n\r\n".utf8)

  private func frame(_ text: String, mask: UInt32 = 0x1122_3344) -> [UInt8] {
    var bytes: [UInt8] = []
    Array(text.utf8).withUnsafeBytes { ClientFrame.append($0, .text, mask: mask, to: &bytes) }
    return bytes
  }

  private func command(_ seq: Int) -> [UInt8] {
    frame(#"{"type":"open","seq":\#(seq),"url":"/\#(String(repeating: "x", count: 60 * seq))"}"#)
  }

  @Test func `frames are found wherever the bytes were torn, and commands told from the rest`() {
    let hello = frame(#"{"type":"hello","protocol":1,"seq":3}"#)
    let stream = Self.head + hello + command(1) + frame(#"{"type":"sync"}"#) + command(3)
    for size in [1, 2, 7, 1000] {
      var reader = ClientFrameReader()
      let units = stride(from: 0, to: stream.count, by: size).flatMap { start in
        reader.take(stream[start..<min(start + size, stream.count)])
      }
      #expect(
        units == [
          .other(Self.head), .other(hello), .command(command(1)),
          .other(frame(#"{"type":"sync"}"#)), .command(command(3)),
        ])
    }
  }

  @Test func `a swap lets the next command overtake, and only commands`() {
    var faults = TrafficFaults()
    faults.swaps = 1
    var report = TrafficReport()
    var shuffler = FrameShuffler(seed: 1)
    #expect(shuffler.take([.command([1])], faults, &report) == [])
    #expect(shuffler.isHolding)
    #expect(shuffler.take([.command([2])], faults, &report) == [2, 1])
    #expect(shuffler.take([.command([3]), .other([4])], faults, &report) == [3, 4])
    #expect(report.swaps == 2 && !shuffler.isHolding)
  }

  @Test func `a duplicate comes at once or after the next command`() {
    var faults = TrafficFaults()
    faults.duplicates = 1
    var seen: Set<[UInt8]> = []
    for seed in 0..<20 {
      var report = TrafficReport()
      var shuffler = FrameShuffler(seed: UInt64(seed))
      let output = shuffler.take([.command([1]), .command([2])], faults, &report)
      seen.insert(Array((output + shuffler.release()).prefix(3)))
      #expect(report.duplicates >= 1)
    }
    #expect(seen == [[1, 1, 2], [1, 2, 1]])
  }

  @Test func `a lane keeps bytes in order, however it tears and delays them`() {
    var faults = TrafficFaults.rough
    faults.bytesBetweenCuts = 0
    var report = TrafficReport()
    var lane = ByteLane(seed: 5, faults)
    let start = ContinuousClock.now
    let bytes = (0..<2000).map { UInt8(truncatingIfNeeded: $0) }
    for chunk in stride(from: 0, to: 2000, by: 50) {
      lane.put(Array(bytes[chunk..<chunk + 50]), at: start, faults, &report)
    }
    var arrived: [UInt8] = []
    for moment in 0..<10_000 where !lane.isEmpty {
      arrived += lane.take(at: start + .milliseconds(moment))
    }
    #expect(arrived == bytes)
    #expect(report.splits > 0 && report.holds > 0)
  }

  @Test func `a lane is cut after the same byte for the same seed`() {
    var faults = TrafficFaults()
    faults.bytesBetweenCuts = 500
    let passed = (0..<2).map { _ in
      var report = TrafficReport()
      var lane = ByteLane(seed: 9, faults)
      var count = 0
      for _ in 0..<2000 where !lane.isCut {
        lane.put([1, 2, 3], at: .now, faults, &report)
        count += lane.take(at: .now + .seconds(1)).count
      }
      #expect(lane.isCut)
      return count
    }
    #expect(passed[0] == passed[1] && passed[0] < 1000)
  }
}
