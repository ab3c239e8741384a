/// What was counted of one kind of command.
struct Tally {
  var commands = 0
  /// What the commands themselves took, without frame headers.
  var sentBytes = 0
  /// What the server sent, frame headers included.
  var receivedBytes = 0
  var latency = Histogram()
  /// The server's CPU, where it could be attributed to this kind.
  var cpuNanoseconds: UInt64 = 0
  var nanoseconds: UInt64 = 0

  /// In microseconds.
  var cpuPerCommand: Double { Double(cpuNanoseconds) / Double(max(commands, 1)) / 1000 }
}

/// Tallies by kind, and the figures of all kinds together.
struct Run {
  var tallies: [Tally]
  var cpuNanoseconds: UInt64 = 0
  var nanoseconds: UInt64 = 0

  init(kinds: Int) {
    tallies = Array(repeating: Tally(), count: kinds)
  }

  var commands: Int { tallies.reduce(0) { $0 + $1.commands } }
  /// In microseconds.
  var cpuPerCommand: Double { Double(cpuNanoseconds) / Double(max(commands, 1)) / 1000 }
}

extension [Tally] {
  var latency: Histogram {
    reduce(into: Histogram()) { $0.add($1.latency) }
  }

  var bytesPerCommand: Double {
    let commands = reduce(0) { $0 + $1.commands }
    return Double(reduce(0) { $0 + $1.receivedBytes }) / Double(Swift.max(commands, 1))
  }
}
