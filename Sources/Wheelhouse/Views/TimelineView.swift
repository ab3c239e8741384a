public import FoundationEssentials

/// Content that is shown anew at each moment of a schedule.
///
/// The server evaluates the content and sends what has changed, at most ten times a second. As with a `task` that is at
/// work, a session does not park while somebody sees it. What only tells the time is counted by the client, for nothing:
/// `Text(date, style: .relative)`, `Text(timerInterval:)`, `ProgressView(timerInterval:)`.
///
/// Follows [Apple's `TimelineView`](https://developer.apple.com/documentation/swiftui/timelineview).
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told of the moment.
  public typealias Context = TimelineViewDefaultContext

  @State private var moment = Moment()
  private let schedule: Schedule
  private let content: @MainActor (Context) -> Content

  /// Creates content that follows a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping @MainActor (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content as it is at the latest moment of the schedule.
  public var body: some View {
    ModifiedContent(
      content: content(Context(date: moment.date ?? .now, cadence: moment.cadence)),
      modifier: PlacingModifier.running(schedule as? any Equatable, .userInitiated, follow))
  }

  /// Shows each moment as it comes, and of those that came together the last.
  private func follow() async {
    var entries = schedule.entries(from: .now, mode: .normal).makeIterator()
    var next = entries.next()
    while !Task.isCancelled {
      var latest: Date?
      while let date = next, date <= .now {
        latest = date
        next = entries.next()
      }
      if let latest { moment = Moment(date: latest, next: next) }
      guard let next else { return }
      let pause = min(max(next.timeIntervalSinceNow, Self.leastPause), Self.longestPause)
      try? await Task.sleep(for: .seconds(pause))
    }
  }

  /// Seconds: what is shown for less only costs.
  private static var leastPause: Double { 0.1 }
  /// Seconds: the clock of a machine is set now and then.
  private static var longestPause: Double { 60 }
}

/// The moment that is shown; made anew when a session wakes.
private struct Moment: Transient {
  var date: Date?
  var cadence = TimelineViewDefaultContext.Cadence.live

  init() {}

  init(date: Date, next: Date?) {
    self.date = date
    let pause = next?.timeIntervalSince(date) ?? .infinity
    cadence = pause >= 60 ? .minutes : pause >= 1 ? .seconds : .live
  }
}

/// What the content of a ``TimelineView`` is told.
public nonisolated struct TimelineViewDefaultContext: Sendable {
  /// The moment of the schedule that the content is shown for.
  public let date: Date
  /// How often the content is shown anew.
  public let cadence: Cadence

  /// How often the content of a ``TimelineView`` is shown anew.
  public enum Cadence: Comparable, Hashable, Sendable {
    /// Several times a second.
    case live
    /// Each second, or so.
    case seconds
    /// Each minute, or less often.
    case minutes
  }
}
