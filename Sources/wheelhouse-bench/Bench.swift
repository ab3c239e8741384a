import Glibc

/// Runs what the options ask for.
struct Bench {
  let options: Options

  func run() throws(BenchError) -> Report {
    raiseDescriptorLimit()
    let memory = try memory()
    let figures = try figures()
    return Report(figures: figures, memory: memory, durable: try durable())
  }

  private func memory() throws(BenchError) -> IdleMemory? {
    guard options.only.contains("memory"), let idle = options.idle else { return nil }
    note("memory, \(options.idleSessions) sessions")
    return try IdleMemory.measure(
      on: idle, url: options.idleURL, sessions: options.idleSessions)
  }

  private func durable() throws(BenchError) -> [DurableFigure] {
    guard let folder = options.folder else { return [] }
    return try DurableBench(options: options, folder: folder).run()
  }

  private func figures() throws(BenchError) -> [Figures] {
    guard !options.only.isDisjoint(with: Options.steps) else { return [] }
    guard let app = options.app, let echo = options.echo else {
      throw BenchError("both --app and --echo are needed\n\n\(Options.usage)")
    }
    let comparison = Comparison(
      app: app, echo: echo, rounds: options.rounds,
      nanoseconds: UInt64(options.seconds * 1_000_000_000))
    var all: [Figures] = []
    for sessions in options.sessions { all += try measure(comparison, sessions) }
    return all
  }

  /// The echo is listed once, as it was beside the first scenario.
  private func measure(_ with: Comparison, _ sessions: Int) throws(BenchError) -> [Figures] {
    var all: [Figures] = []
    all += try measure("counter", with, CounterSteps.self, sessions)
    all += try measure("products", with, ProductsSteps.self, sessions)
    all += try measure("filter", with, FilterSteps.self, sessions)
    all += try measure("columns", with, ColumnSteps.self, sessions)
    all += try measure("tabs", with, TabSteps.self, sessions)
    all += try measure("sheet", with, SheetSteps.self, sessions)
    all += try measure("link", with, LinkSteps.self, sessions)
    let echo = all.filter { $0.ratio == nil }.prefix(1)
    return echo + all.filter { $0.ratio != nil }
  }

  private func measure(
    _ name: String, _ comparison: Comparison, _ steps: (some AppSteps).Type, _ sessions: Int
  ) throws(BenchError) -> [Figures] {
    guard options.only.contains(name) else { return [] }
    note("\(name), \(sessions) sessions")
    return try comparison.measure(steps, sessions: sessions)
  }

  private func raiseDescriptorLimit() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
  }
}
