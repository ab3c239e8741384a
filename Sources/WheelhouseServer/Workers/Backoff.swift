/// How long a worker that died waits before it is started again.
///
/// The first time not at all: most deaths are the fault of one command. One that dies again and again
/// would only burn the processor.
struct Backoff {
  /// A worker that lived this long has not failed to start.
  static let longEnough = Duration.seconds(60)
  static let longest = Duration.seconds(5)

  private var deaths = 0

  /// Notes a death: 0, 0.1, 0.2, 0.4 … to 5 s.
  mutating func delay(afterLifeOf life: Duration) -> Duration {
    if life >= Self.longEnough { deaths = 0 }
    defer { deaths += 1 }
    guard deaths > 0 else { return .zero }
    return min(.milliseconds(100) * (1 << min(deaths - 1, 6)), Self.longest)
  }
}
