/// What is reported of one kind of command at one number of sessions.
struct Figures {
  let name: String
  let sessions: Int
  let commandsPerSecond: Double
  /// In nanoseconds, as the clients saw it.
  let latency: Histogram
  let cpuMicroseconds: Double
  /// What the server sent per command, frame headers included.
  let bytes: Double
  /// The echo's CPU for a message of the same size, measured in turn with this; nil for the echo.
  let echoMicroseconds: Double?
  /// The median of the rounds' own ratios; nil for the echo.
  let ratio: Double?
}
