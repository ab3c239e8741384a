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

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }
}

/// How a log line is written.
package enum LogFormat: String, CaseIterable, Sendable {
  /// `time LEVEL event key=value …`, for people.
  case text
  /// One JSON object a line, for machines.
  case json
}
