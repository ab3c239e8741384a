import Wheelhouse

/// Numbers as Prometheus reads them: its text format 0.0.4.
nonisolated enum MetricsText {
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  /// What each family of numbers means; they are written in this order.
  static let families: KeyValuePairs = [
    "wheelhouse_sessions":
      "Sessions of living workers, with a view graph (awake) or as a snapshot only (parked).",
    "wheelhouse_commands_total": "Commands that were settled, whatever became of them.",
    "wheelhouse_refusals_total": "Commands that were refused, by code.",
    "wheelhouse_patches_total": "Patches sent to clients.",
    "wheelhouse_patch_bytes_total": "Bytes of those patches.",
    "wheelhouse_wake_seconds": "Time taken to make a parked session awake.",
    "wheelhouse_commit_seconds": "Time from handing a commit to the store until it was done.",
    "wheelhouse_commit_queue": "Sessions that wait for a commit, or are in one.",
    "wheelhouse_held_output_bytes": "Bytes for clients that wait for a commit.",
    "wheelhouse_unsent_output_bytes": "Bytes that clients have not taken yet.",
    "wheelhouse_connections": "Open sockets.",
    "wheelhouse_workers": "Worker processes that live.",
    "wheelhouse_worker_restarts_total": "Workers that died without having been told to.",
  ]

  static func bytes(of total: MetricsTotal) -> [UInt8] {
    var values = total.values
    values[MetricSeries(.gauge, "wheelhouse_workers")] = UInt64(total.workers)
    values[MetricSeries(.counter, "wheelhouse_worker_restarts_total")] = total.ended.crashes
    let grouped = Dictionary(grouping: values) { $0.key.family }
    let known = families.map(\.key)
    let others = grouped.keys.filter { !known.contains($0) }.sorted()
    var text = ""
    for family in known + others {
      guard let members = grouped[family], let kind = members.first?.key.kind else { continue }
      if let help = families.first(where: { $0.key == family })?.value {
        text += "# HELP \(family) \(help)\n"
      }
      text += "# TYPE \(family) \(kind == .nanoseconds ? "histogram" : kind.rawValue)\n"
      for (series, value) in members.sorted(by: { $0.key.rank < $1.key.rank }) {
        text += line(series, value)
      }
    }
    return Array(text.utf8)
  }

  /// The count of a histogram is that of its last bucket.
  private static func line(_ series: MetricSeries, _ value: UInt64) -> String {
    let written = series.kind == .nanoseconds ? String(Double(value) / 1e9) : String(value)
    let line = "\(series.name) \(written)\n"
    guard series.name.hasSuffix("{le=\"+Inf\"}") else { return line }
    return line + "\(series.family)_count \(value)\n"
  }
}

nonisolated extension MetricSeries {
  /// The name that a number shares with those it belongs to.
  var family: String {
    let name = String(name.prefix { $0 != "{" })
    for suffix in kind == .counter || kind == .gauge ? [] : ["_bucket", "_sum"]
    where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  /// Where the number stands among those of its family: buckets by their bound, then the sum, others by name.
  var rank: Rank {
    guard kind == .histogram || kind == .nanoseconds else { return Rank(bound: 0, name: name) }
    let bound = name.split(separator: "\"").dropFirst().first
    return Rank(
      bound: bound == "+Inf" ? .infinity : bound.flatMap { Double($0) } ?? .nan, name: name)
  }

  struct Rank: Comparable {
    let bound: Double
    let name: String

    static func < (one: Rank, other: Rank) -> Bool {
      if one.bound.isNaN != other.bound.isNaN { return other.bound.isNaN }
      return one.bound == other.bound || one.bound.isNaN
        ? one.name < other.name : one.bound < other.bound
    }
  }
}
