/// All that was measured.
struct Report {
  let machine = Machine()
  let figures: [Figures]
  let memory: IdleMemory?
  let durable: [DurableFigure]

  /// Whether a bar was measured and missed.
  var isBehind: Bool { bars.contains(where: \.isMissed) || durable.contains(where: \.isMissed) }

  var bars: [Bar] { Bar.all(figures, memory) }
}

extension Report {
  /// A table as README carries it, and each bar with what became of it.
  var markdown: String {
    let machine = "\(machine.processor), \(machine.cores) cores, \(machine.kernel), \(machine.date)"
    var parts = [machine]
    if !figures.isEmpty || memory != nil { parts.append(speed) }
    if !durable.isEmpty { parts.append(durability) }
    return parts.joined(separator: "\n\n")
  }

  private var durability: String {
    let head = ["| sessions that outlive sockets and processes | | bar | |", "|---|--:|--:|---|"]
    return (head + durable.map(Self.row)).joined(separator: "\n")
  }

  private var speed: String {
    var lines = [
      "| scenario | sessions | commands/s | p50 µs | p99 µs | CPU µs | × echo | bytes |",
      "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    lines += figures.map(Self.row)
    if let memory {
      let size = (memory.bytesPerSession / 1024).fixed(1)
      lines += ["", "\(size) KiB resident per idle session, \(memory.sessions) sessions."]
    }
    lines += ["", Self.method, "", "| bar | limit | measured | |", "|---|--:|--:|---|"]
    lines += bars.map(Self.row)
    return lines.joined(separator: "\n")
  }

  private static let method = """
    CPU is the server's, user and system, per command; × echo is that against a bare libwebsockets
    echo of a message of the same size, in turn with it, servers on one core and clients on another.
    Bytes are what the server sent, with frame headers. The three kinds of Products are told apart
    by waves: all sessions send one kind, and the server's CPU clock is read when it sleeps again;
    the echo beside them is driven the same way. Their commands/s are those of the waves, their p50
    and p99 those of sessions that run freely. At one session a wave is a single command to a
    sleeping server, which costs either side more.
    """

  private static func row(_ figures: Figures) -> String {
    let cells = [
      figures.name, "\(figures.sessions)", figures.commandsPerSecond.fixed(0, grouped: true),
      (figures.latency.percentile(0.5) / 1000).fixed(0, grouped: true),
      (figures.latency.percentile(0.99) / 1000).fixed(0, grouped: true),
      figures.cpuMicroseconds.fixed(2), figures.ratio?.fixed(2) ?? "", figures.bytes.fixed(0),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func row(_ figure: DurableFigure) -> String {
    let verdict = figure.bar.isEmpty ? "" : figure.isMissed ? "MISSED" : "kept"
    let digits = figure.value == figure.value.rounded() || figure.value > 1000 ? 0 : 2
    let value = figure.value.fixed(digits, grouped: true)
    return "| \(figure.name) | \(value) \(figure.unit) | \(figure.bar) | \(verdict) |"
  }

  private static func row(_ bar: Bar) -> String {
    let verdict = bar.value == nil ? "not measured" : bar.isMissed ? "MISSED" : "kept"
    let value = bar.value?.fixed(2) ?? ""
    return "| \(bar.text) | \(bar.limit.fixed(1)) \(bar.unit) | \(value) | \(verdict) |"
  }
}
