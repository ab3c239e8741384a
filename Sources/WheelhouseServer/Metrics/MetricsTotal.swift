import Wheelhouse

/// What workers counted that are gone; kept as text, a line a number.
nonisolated struct EndedWorkers {
  private(set) var values: [MetricSeries: UInt64] = [:]
  /// How many ended without having been told to.
  private(set) var crashes: UInt64 = 0
  /// The file that was added last; it may still be there.
  private(set) var last: String?

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "last": last = String(words[1])
      case "crashes": crashes = UInt64(words[1]) ?? 0
      default:
        guard let value = UInt64(words[0]), let series = MetricSeries(line: words[1]) else {
          continue
        }
        values[series] = value
      }
    }
  }

  var text: String {
    let lines = values.map { "\($0.value) \($0.key.kind.rawValue) \($0.key.name)" }.sorted()
    return (["last \(last ?? "-")", "crashes \(crashes)"] + lines).joined(separator: "\n") + "\n"
  }

  /// Adds a worker; what was true of it only while it lived is left out.
  mutating func add(_ record: MetricsRecord, of name: String) {
    for (series, value) in record.values where series.kind != .gauge {
      values[series, default: 0] &+= value
    }
    if !record.hasLeft { crashes &+= 1 }
    last = name
  }
}

/// The numbers of all workers of a server.
nonisolated struct MetricsTotal {
  var ended: EndedWorkers
  /// Of the living alone.
  private(set) var living: [MetricSeries: UInt64] = [:]
  private(set) var workers = 0

  init(_ ended: EndedWorkers = EndedWorkers("")) { self.ended = ended }

  mutating func add(_ record: MetricsRecord) { add(record.values) }

  /// Adds a living worker.
  mutating func add(_ values: [(series: MetricSeries, value: UInt64)]) {
    workers += 1
    for (series, value) in values { living[series, default: 0] &+= value }
  }

  /// Everything that is known by any generation of the program.
  var values: [MetricSeries: UInt64] { living.merging(ended.values) { $0 &+ $1 } }
}
