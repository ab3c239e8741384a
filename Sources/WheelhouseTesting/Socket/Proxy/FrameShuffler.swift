/// Doubles commands, and lets them overtake one another.
nonisolated struct FrameShuffler {
  private var generator: SplitMix64
  /// A command that the next one overtakes.
  private var held: [UInt8]?
  /// A second copy that comes after the next command.
  private var copy: [UInt8]?

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Whether a command waits to be overtaken; if no other comes soon it goes on as it is.
  var isHolding: Bool { held != nil }

  mutating func take(
    _ units: [ClientFrameReader.Unit], _ faults: TrafficFaults, _ report: inout TrafficReport
  ) -> [UInt8] {
    var output: [UInt8] = []
    for unit in units {
      switch unit {
      case .other(let bytes): output += release() + bytes
      case .command(let bytes): output += take(command: bytes, faults, &report)
      }
    }
    return output
  }

  /// What was held back.
  mutating func release() -> [UInt8] {
    defer { (held, copy) = (nil, nil) }
    return (held ?? []) + (copy ?? [])
  }

  private mutating func take(
    command bytes: [UInt8], _ faults: TrafficFaults, _ report: inout TrafficReport
  ) -> [UInt8] {
    let earlier = release()
    guard earlier.isEmpty else { return bytes + earlier }
    if faults.swaps > 0, generator.once(in: faults.swaps) {
      report.swaps += 1
      held = bytes
      return []
    }
    guard faults.duplicates > 0, generator.once(in: faults.duplicates) else { return bytes }
    report.duplicates += 1
    if generator.once(in: 2) { return bytes + bytes }
    copy = bytes
    return bytes
  }
}
