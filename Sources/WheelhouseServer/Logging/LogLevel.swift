/// How much an event matters to whoever runs the server.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// Something is broken and stays so until a person acts.
  case error
  /// Something was refused or lost.
  case warning
  /// The life of the process.
  case info
  /// The life of each connection.
  case debug

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    case .debug: 3
    }
  }

  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }
}

/// How a log line is written.
package enum LogFormat: String, CaseIterable, Sendable {
  /// `time LEVEL event key=value …`, for people.
  case text
  /// One JSON object a line, for machines.
  case json
}
