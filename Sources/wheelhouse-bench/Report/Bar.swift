/// A promise about speed or size, and how it was kept.
struct Bar {
  let text: String
  let limit: Double
  let unit: String
  /// Nil when this run did not measure it.
  let value: Double?

  var isMissed: Bool { value.map { $0 > limit } ?? false }

  /// The project's bars.
  ///
  /// Those on commands are held at 64 sessions.
  static func all(_ figures: [Figures], _ memory: IdleMemory?) -> [Bar] {
    let at64 = figures.filter { $0.sessions == 64 }
    return [
      cpu(CounterSteps.name, 2, at64),
      cpu(ProductsSteps.kinds[0], 5, at64),
      cpu(ProductsSteps.kinds[1], 2.5, at64),
      cpu(ProductsSteps.kinds[2], 2.5, at64),
      sent(ProductsSteps.kinds[2], 200, at64),
      cpu(FilterSteps.name, 8, at64),
      sent(FilterSteps.name, 1800, at64),
      cpu(ColumnSteps.name, 3, at64),
      cpu(TabSteps.name, 3, at64),
      cpu(SheetSteps.name, 3, at64),
      cpu(LinkSteps.kinds[0], 3, at64),
      Bar(
        text: "An idle session", limit: 16, unit: "KiB",
        value: memory.map { $0.bytesPerSession / 1024 }),
    ]
  }

  private static func cpu(_ name: String, _ limit: Double, _ figures: [Figures]) -> Bar {
    let value = figures.first { $0.name == name }?.ratio
    return Bar(text: "\(name), CPU", limit: limit, unit: "× the echo", value: value)
  }

  private static func sent(_ name: String, _ limit: Double, _ figures: [Figures]) -> Bar {
    let value = figures.first { $0.name == name }?.bytes
    return Bar(text: "\(name), sent", limit: limit, unit: "bytes", value: value)
  }
}
