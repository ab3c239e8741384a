/// One scenario against the echo: echo, app, echo, app …, so that both meet the same weather.
struct Comparison {
  let app: MeasuredServer
  let echo: MeasuredServer
  let rounds: Int
  let nanoseconds: UInt64

  /// Measures one scenario as a whole, then its kinds apart where it has several, then the echo.
  func measure<Steps: AppSteps>(
    _ steps: Steps.Type, sessions: Int
  ) throws(BenchError) -> [Figures] {
    let fleet = try Fleet(AppScenario<Steps>(sessions: sessions), on: app, sessions: sessions)
    let warmUp = try fleet.runFreely(for: nanoseconds / 4)
    let sent = warmUp.tallies.reduce(0) { $0 + $1.sentBytes }
    let scenario = EchoScenario(size: sent / max(warmUp.commands, 1))
    let yardstick = try Fleet(scenario, on: echo, sessions: sessions)
    _ = try yardstick.runFreely(for: nanoseconds / 4)
    return try compare(fleet, yardstick, steps.kinds).figures(Steps.self, sessions: sessions)
  }

  private func compare<App: Scenario>(
    _ fleet: Fleet<App>, _ yardstick: Fleet<EchoScenario>, _ kinds: [String]
  ) throws(BenchError) -> Rounds {
    var result = Rounds()
    for _ in 0..<rounds {
      result.freeEcho.append(try yardstick.runFreely(for: nanoseconds))
      result.freeApp.append(try fleet.runFreely(for: nanoseconds))
      guard kinds.count > 1 else { continue }
      try fleet.align()
      result.echoInWaves.append(try yardstick.runInWaves(for: nanoseconds, cycle: 1))
      result.appInWaves.append(try fleet.runInWaves(for: nanoseconds, cycle: kinds.count))
    }
    return result
  }
}
