/// What a session layer allows a client.
package struct SessionLimits {
  /// The longest message, in bytes; enforced by the host.
  package var message = 65_536
  /// The most that is held for a client until a commit is done, in bytes.
  package var heldOutput = 1 << 20
  /// How many commands a second; 0 is no limit.
  package var commandsPerSecond = 100
  /// How long a session stays awake without a command or a change.
  package var parkAfter = Duration.seconds(30)
  /// How long a session is kept to which nobody comes back.
  package var lifetime = Duration.seconds(86_400)
  /// How many pages may look at one session at once; each of them is sent every patch.
  package var presentClientsPerSession = 32
  /// How many pages that share a session and are away can come back to it.
  ///
  /// With one more, the page that joined first is forgotten when another joins.
  package var absentClientsPerSession = 16

  package init() {}
}

/// The time, as a port.
package protocol SessionClock {
  /// Time that has passed since some fixed moment.
  var now: Duration { get }

  /// Waits until that moment, or throws when the task is cancelled.
  func sleep(until deadline: Duration) async throws
}

/// The machine's monotonic clock.
package struct MonotonicClock: SessionClock {
  private let start = ContinuousClock.now

  package init() {}

  package var now: Duration { start.duration(to: .now) }

  package func sleep(until deadline: Duration) async throws {
    try await Task.sleep(until: start + deadline, clock: .continuous)
  }
}
