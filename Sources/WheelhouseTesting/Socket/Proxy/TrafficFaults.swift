/// What a ``TrafficProxy`` does to the traffic it carries.
///
/// Frequencies are "one in so many", and 0 is never.
public nonisolated struct TrafficFaults: Sendable, Equatable {
  /// How many bytes a connection carries, on average, before it is cut, in the middle of anything.
  public var bytesBetweenCuts = 0
  /// How long a chunk may take; each takes a random part of it.
  public var longestDelay: Duration = .zero
  /// One chunk in so many arrives in pieces, each with a delay of its own.
  public var splits = 0
  /// One chunk in so many holds up its direction, and what comes after it arrives in one piece.
  public var holds = 0
  /// How long a direction may be held.
  public var longestHold: Duration = .milliseconds(200)
  /// One command in so many is sent twice, at once or after the next one.
  public var duplicates = 0
  /// One command in so many is overtaken by the next one.
  public var swaps = 0

  /// Carries everything as it comes.
  public static let none = TrafficFaults()

  /// A bad line: slow, torn and cut often, with commands doubled and out of order.
  public static let rough: TrafficFaults = {
    var faults = TrafficFaults()
    faults.bytesBetweenCuts = 40_000
    faults.longestDelay = .milliseconds(3)
    faults.splits = 3
    faults.holds = 50
    faults.longestHold = .milliseconds(60)
    faults.duplicates = 6
    faults.swaps = 6
    return faults
  }()

  /// Changes nothing.
  public init() {}
}

/// What a ``TrafficProxy`` has done so far.
public nonisolated struct TrafficReport: Sendable, Equatable {
  /// Connections that clients made.
  public var connections = 0
  /// Connections that were cut.
  public var cuts = 0
  /// Times that a direction was held.
  public var holds = 0
  /// Chunks that arrived in pieces.
  public var splits = 0
  /// Commands that arrived twice.
  public var duplicates = 0
  /// Commands that were overtaken.
  public var swaps = 0
}
