import WheelhouseTesting

/// The same commands on servers that differ in one setting, in turn, so that they meet the same weather.
struct StoreCost {
  /// Commands a second, by the name of the setting, in order.
  let throughput: [(name: String, perSecond: Double)]

  static func measure(
    _ servers: [(name: String, server: OwnServer)], sessions: Int, rounds: Int, seconds: Double
  ) throws(BenchError) -> StoreCost {
    var fleets: [Fleet<AppScenario<CounterSteps>>] = []
    for (_, server) in servers {
      let scenario = AppScenario<CounterSteps>(sessions: sessions)
      let fleet = try Fleet(scenario, on: server.measured(), sessions: sessions)
      _ = try fleet.runFreely(for: UInt64(seconds * 2.5e8))
      fleets.append(fleet)
    }
    var runs = Array(repeating: [Double](), count: servers.count)
    for _ in 0..<rounds {
      for (index, fleet) in fleets.enumerated() {
        let run = try fleet.runFreely(for: UInt64(seconds * 1e9))
        runs[index].append(Double(run.commands) / Double(run.nanoseconds) * 1e9)
      }
    }
    return StoreCost(throughput: zip(servers, runs).map { ($0.name, median($1)) })
  }

  /// How the second and later ones compare with the first.
  func figures(_ least: [String: Double]) -> [DurableFigure] {
    let first = throughput[0]
    let plain = throughput.map { DurableFigure("Commands/s, \($0.name)", $0.perSecond, "") }
    let ratios = throughput.dropFirst().map { one in
      DurableFigure(
        "\(one.name) against \(first.name)", one.perSecond / first.perSecond, "×",
        atLeast: least[one.name])
    }
    return plain + ratios
  }
}
