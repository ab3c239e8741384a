/// Runs what is measured on servers of its own.
struct DurableBench {
  /// The names of all of it.
  static let names: Set<String> = [
    "parked", "wake", "store", "workers", "crowd", "storm", "rolling",
  ]

  let options: Options
  let folder: String

  func run() throws(BenchError) -> [DurableFigure] {
    var figures: [DurableFigure] = []
    figures += try measure("parked") { () throws(BenchError) in try parked() }
    figures += try measure("wake") { () throws(BenchError) in try wake() }
    figures += try measure("store") { () throws(BenchError) in try store() }
    figures += try measure("workers") { () throws(BenchError) in try workers() }
    figures += try measure("crowd") { () throws(BenchError) in try crowd() }
    figures += try measure("storm") { () throws(BenchError) in try storm() }
    figures += try measure("rolling") { () throws(BenchError) in try rolling() }
    return figures
  }

  private func measure(
    _ name: String, _ body: () throws(BenchError) -> [DurableFigure]
  ) throws(BenchError) -> [DurableFigure] {
    guard options.only.contains(name) else { return [] }
    note(name)
    return try body()
  }

  private func server(
    _ settings: [String] = [], workers: Int = 1, cores: String? = "0"
  ) throws(BenchError) -> OwnServer {
    try OwnServer(settings, workers: workers, in: folder, cores: options.isPinned ? cores : nil)
  }

  /// A number of sessions for a look, and for real.
  private func sessions(_ many: Int, _ few: Int) -> Int { options.isQuick ? few : many }

  private func parked() throws(BenchError) -> [DurableFigure] {
    try ParkedMemory.measure(
      on: server(Parking.settings), bare: server(["--test-echo"]), batch: sessions(2000, 500),
      batches: 4
    ).figures
  }

  private func wake() throws(BenchError) -> [DurableFigure] {
    try WakeTime.measure(
      on: server(Parking.settings), sessions: sessions(250, 100), rounds: sessions(4, 2)
    ).figures
  }

  private func store() throws(BenchError) -> [DurableFigure] {
    let servers = [
      ("memory", try server(["--store", "memory"])),
      ("sqlite, process", try server(["--durability", "process"])),
      ("sqlite, power", try server(["--durability", "power"])),
    ]
    return try StoreCost.measure(
      servers, sessions: 64, rounds: options.rounds, seconds: options.seconds
    ).figures(["sqlite, process": 0.6])
  }

  private func workers() throws(BenchError) -> [DurableFigure] {
    let servers = [
      ("1 worker", try server(cores: "0,1")), ("2 workers", try server(workers: 2, cores: "0,1")),
    ]
    return try StoreCost.measure(
      servers, sessions: 64, rounds: options.rounds, seconds: options.seconds
    ).figures([:])
  }

  private func crowd() throws(BenchError) -> [DurableFigure] {
    try ParkedCrowd.measure(
      on: server(Parking.settings, workers: 2, cores: "0,1"), sessions: sessions(15_000, 2000)
    ).figures
  }

  private func storm() throws(BenchError) -> [DurableFigure] {
    try ReconnectStorm.measure(
      on: server(workers: 2, cores: "0,1"), sessions: sessions(5000, 1000)
    ).figures
  }

  private func rolling() throws(BenchError) -> [DurableFigure] {
    let rolling = try RollingRestart.measure(
      on: server(workers: 2, cores: "0,1"), sessions: sessions(2000, 200))
    for difference in rolling.differences { note(difference) }
    return rolling.figures
  }
}
