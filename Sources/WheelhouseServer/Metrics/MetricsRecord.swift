import Wheelhouse

/// How a worker's file is laid out; numbers are in the order of this machine's bytes.
nonisolated enum MetricsForm {
  /// What the file begins with.
  static let magic = Array("wheelhouse metrics 1\n".utf8) + [0, 0, 0]
  /// What its name ends with.
  static let suffix = ".metrics"
  /// Places: where the counters begin, how many there are, whether the worker left, and the names, a line
  /// each.
  static let (begin, count, hasLeft, names) = (24, 32, 40, 48)
}

/// What a worker's file says.
nonisolated struct MetricsRecord {
  /// Whether the worker ended because it was told to.
  let hasLeft: Bool
  let values: [(series: MetricSeries, value: UInt64)]

  /// Reads a file; nil where it is none of ours.
  init?(_ bytes: [UInt8]) {
    func word(_ place: Int) -> UInt64 {
      bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard bytes.count >= MetricsForm.names, bytes.starts(with: MetricsForm.magic),
      let begin = Int(exactly: word(MetricsForm.begin)),
      let count = Int(exactly: word(MetricsForm.count)),
      begin >= MetricsForm.names, count < bytes.count, begin <= bytes.count - 8 * count
    else { return nil }
    hasLeft = word(MetricsForm.hasLeft) != 0
    values = String(decoding: bytes[MetricsForm.names..<begin], as: UTF8.self)
      .split(separator: "\n").prefix(count).enumerated().compactMap { index, line in
        MetricSeries(line: line).map { ($0, word(begin + 8 * index)) }
      }
  }
}

nonisolated extension MetricSeries {
  /// Reads a kind and a name with a space between them.
  init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let kind = Kind(rawValue: String(words[0])) else { return nil }
    self.init(kind, String(words[1]))
  }
}
