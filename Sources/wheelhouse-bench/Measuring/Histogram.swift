/// Counts durations with a relative error below 1 %, in room that never grows.
struct Histogram {
  /// Values below 128 have a bucket each; above, each power of two has 64.
  private var buckets = [Int](repeating: 0, count: 64 * 60)
  private(set) var count = 0

  mutating func record(_ value: UInt64) {
    buckets[Self.index(value)] += 1
    count += 1
  }

  mutating func add(_ other: Histogram) {
    for index in buckets.indices { buckets[index] += other.buckets[index] }
    count += other.count
  }

  /// The value that `share` of all recorded ones do not exceed.
  func percentile(_ share: Double) -> Double {
    let rank = max(1, Int((Double(count) * share).rounded(.up)))
    var seen = 0
    for (index, bucket) in buckets.enumerated() where bucket > 0 {
      seen += bucket
      if seen >= rank { return Self.middle(index) }
    }
    return 0
  }

  private static func index(_ value: UInt64) -> Int {
    let shift = max(0, 57 - value.leadingZeroBitCount)
    return shift * 64 + Int(value >> UInt64(shift))
  }

  private static func middle(_ index: Int) -> Double {
    let shift = max(0, index / 64 - 1)
    let width = UInt64(1) << UInt64(shift)
    return Double(UInt64(index - shift * 64) * width) + Double(width - 1) / 2
  }
}
