import Testing

@testable import wheelhouse_bench

@Suite struct MeasuringTests {
  @Test func `percentiles are within one per cent`() {
    var histogram = Histogram()
    for value in 1...100_000 { histogram.record(UInt64(value) * 37) }
    #expect(abs(histogram.percentile(0.5) / 1_850_000 - 1) < 0.01)
    #expect(abs(histogram.percentile(0.99) / 3_663_000 - 1) < 0.01)
  }

  @Test(arguments: [0, 1, 127, 128, UInt64.max])
  func `any duration can be recorded`(value: UInt64) {
    var histogram = Histogram()
    histogram.record(value)
    #expect(abs(histogram.percentile(1) - Double(value)) <= Double(value) / 100)
  }

  @Test func `a median is the middle one, or between the two in the middle`() {
    #expect(median([3, 1, 2]) == 2)
    #expect(median([4, 1, 2, 3]) == 2.5)
    #expect(median([]) == 0)
  }

  @Test func `numbers are written with their digits`() {
    #expect(2.0.fixed(2) == "2.00")
    #expect(1234567.06.fixed(1, grouped: true) == "1,234,567.1")
    #expect(999.0.fixed(0, grouped: true) == "999")
  }
}
