/// Random numbers that a seed repeats (Steele, Lea and Flood, OOPSLA 2014).
public nonisolated struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the sequence of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `count`, which is at least 1.
  public mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// True once in `count` times.
  public mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// One of some values, of which there is at least one.
  public mutating func any<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
