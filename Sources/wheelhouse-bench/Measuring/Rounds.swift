/// The runs of one scenario and of the echo beside it, pair by pair.
struct Rounds {
  var freeEcho: [Run] = []
  var freeApp: [Run] = []
  var echoInWaves: [Run] = []
  var appInWaves: [Run] = []

  func figures<Steps: AppSteps>(_: Steps.Type, sessions: Int) -> [Figures] {
    let whole = Self.figures(Steps.name, sessions, freeApp, beside: freeEcho)
    let echo = Self.figures("Echo", sessions, freeEcho, beside: [])
    guard Steps.kinds.count > 1 else { return [whole, echo] }
    return [whole] + Steps.kinds.indices.map { figures($0, Steps.kinds[$0], sessions) } + [echo]
  }

  private static func figures(
    _ name: String, _ sessions: Int, _ runs: [Run], beside echo: [Run]
  ) -> Figures {
    let cpu = runs.map(\.cpuPerCommand)
    let tallies = runs.flatMap(\.tallies)
    return Figures(
      name: name, sessions: sessions,
      commandsPerSecond: median(runs.map { Double($0.commands) / Double($0.nanoseconds) * 1e9 }),
      latency: tallies.latency, cpuMicroseconds: median(cpu), bytes: tallies.bytesPerCommand,
      echoMicroseconds: echo.isEmpty ? nil : median(echo.map(\.cpuPerCommand)),
      ratio: echo.isEmpty ? nil : median(zip(cpu, echo).map { $0 / $1.cpuPerCommand }))
  }

  /// Latency is that of free running; CPU and throughput are those of the kind's waves.
  private func figures(_ kind: Int, _ name: String, _ sessions: Int) -> Figures {
    let free = freeApp.map { $0.tallies[kind] }
    let waves = appInWaves.map { $0.tallies[kind] }
    let cpu = waves.map(\.cpuPerCommand)
    return Figures(
      name: name, sessions: sessions,
      commandsPerSecond: median(waves.map { Double($0.commands) / Double($0.nanoseconds) * 1e9 }),
      latency: free.latency, cpuMicroseconds: median(cpu), bytes: waves.bytesPerCommand,
      echoMicroseconds: median(echoInWaves.map(\.cpuPerCommand)),
      ratio: median(zip(cpu, echoInWaves).map { $0 / $1.cpuPerCommand }))
  }
}

/// The middle value, or the mean of the two in the middle.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
