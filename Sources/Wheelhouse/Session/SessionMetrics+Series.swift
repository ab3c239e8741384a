import ScreenDocument

/// The name of one number, as it is written for readers.
package nonisolated struct MetricSeries: Hashable, Sendable {
  /// How numbers of several processes become one, and how one is written.
  package enum Kind: String, Sendable {
    /// Never falls, and goes on after its process.
    case counter
    /// Is true while its process lives.
    case gauge
    /// A counter that is one line of a histogram.
    case histogram
    /// The same, counted in nanoseconds and written in seconds.
    case nanoseconds
  }

  package let kind: Kind
  /// The name with its labels, such as `wheelhouse_refusals_total{code="covered"}`.
  package let name: String

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

// What the words are.
extension SessionMetrics {
  /// The names of all words, in their order.
  package static let series: [MetricSeries] =
    [
      MetricSeries(.counter, "wheelhouse_commands_total"),
      MetricSeries(.counter, "wheelhouse_patches_total"),
      MetricSeries(.counter, "wheelhouse_patch_bytes_total"),
    ] + refusals + Bucket.series("wheelhouse_wake_seconds")
    + Bucket.series("wheelhouse_commit_seconds") + gauges

  private static let refusals = RefusalCode.allCases.map {
    MetricSeries(.counter, "wheelhouse_refusals_total{code=\"\($0.rawValue)\"}")
  }

  private static let gauges = Gauge.allCases.map { gauge in
    let name =
      switch gauge {
      case .sessionsAwake: "sessions{state=\"awake\"}"
      case .sessionsParked: "sessions{state=\"parked\"}"
      case .connections: "connections"
      case .heldOutput: "held_output_bytes"
      case .commitQueue: "commit_queue"
      case .unsentOutput: "unsent_output_bytes"
      }
    return MetricSeries(.gauge, "wheelhouse_" + name)
  }

  /// Where the words are; constants of the program, so that counting needs no search.
  enum Place {
    static let commands = 0
    static let patches = 1
    static let refusals = 3
    static let wake = refusals + RefusalCode.allCases.count
    static let commit = wake + Bucket.bounds.count + 2
    static let gauges = commit + Bucket.bounds.count + 2
    static let refusal = Dictionary(
      uniqueKeysWithValues: RefusalCode.allCases.enumerated().map { ($0.element, $0.offset) })
  }

  enum Bucket {
    /// Upper bounds in nanoseconds, and as Prometheus writes them.
    static let bounds: [Int64] = labels.map { Int64(Double($0)! * 1e9) }
    private static let labels = [
      "0.0001", "0.00025", "0.0005", "0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1",
      "0.25", "0.5", "1", "2.5",
    ]

    static func series(_ name: String) -> [MetricSeries] {
      labels.map { MetricSeries(.histogram, "\(name)_bucket{le=\"\($0)\"}") } + [
        MetricSeries(.histogram, "\(name)_bucket{le=\"+Inf\"}"),
        MetricSeries(.nanoseconds, "\(name)_sum"),
      ]
    }
  }
}
