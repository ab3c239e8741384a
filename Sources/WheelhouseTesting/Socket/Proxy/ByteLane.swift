/// One direction of a connection: bytes wait for their time, in order, and may never arrive.
nonisolated struct ByteLane {
  private struct Piece {
    let bytes: ArraySlice<UInt8>
    let due: ContinuousClock.Instant
  }

  private var generator: SplitMix64
  private var pieces: [Piece] = []
  /// How many more bytes go through before the connection is cut; nil is any number.
  private var budget: Int?
  /// Whether the other side has said all it had to say.
  var hasEnded = false

  init(seed: UInt64, _ faults: TrafficFaults) {
    generator = SplitMix64(seed: seed)
    if faults.bytesBetweenCuts > 0 { budget = generator.below(2 * faults.bytesBetweenCuts) }
  }

  var isEmpty: Bool { pieces.isEmpty }
  /// When there is something to do again.
  var nextDue: ContinuousClock.Instant? { pieces.first?.due }
  /// Whether the bytes that would have come next are lost.
  var isCut: Bool { budget == 0 }

  mutating func put(
    _ bytes: [UInt8], at now: ContinuousClock.Instant, _ faults: TrafficFaults,
    _ report: inout TrafficReport
  ) {
    var rest = bytes[...]
    if faults.splits > 0, rest.count > 1, generator.once(in: faults.splits) {
      report.splits += 1
      for _ in 0...generator.below(3) where rest.count > 1 {
        append(rest.popPrefix(1 + generator.below(rest.count - 1)), now, faults, &report)
      }
    }
    append(rest, now, faults, &report)
  }

  private mutating func append(
    _ bytes: ArraySlice<UInt8>, _ now: ContinuousClock.Instant, _ faults: TrafficFaults,
    _ report: inout TrafficReport
  ) {
    var due = now + random(faults.longestDelay)
    if faults.holds > 0, generator.once(in: faults.holds) {
      report.holds += 1
      due += random(faults.longestHold)
    }
    pieces.append(Piece(bytes: bytes, due: max(due, pieces.last?.due ?? due)))
  }

  private mutating func random(_ longest: Duration) -> Duration {
    longest * generator.below(1025) / 1024
  }

  /// What is due now; less than that when the connection is cut meanwhile.
  mutating func take(at now: ContinuousClock.Instant) -> [UInt8] {
    let count = pieces.prefix { $0.due <= now }.count
    let due = pieces[..<count].flatMap(\.bytes)
    pieces.removeFirst(count)
    guard let left = budget else { return due }
    let passing = min(left, due.count)
    // A connection ends with bytes on their way, not between two turns.
    budget = due.count < left ? left - due.count : 0
    return Array(due[..<passing])
  }
}

extension ArraySlice {
  /// Takes the first elements away and returns them.
  fileprivate nonisolated mutating func popPrefix(_ count: Int) -> ArraySlice {
    defer { removeFirst(count) }
    return prefix(count)
  }
}
