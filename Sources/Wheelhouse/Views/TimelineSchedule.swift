public import FoundationEssentials

/// When a ``TimelineView`` shows its content anew.
///
/// Follows [Apple's `TimelineSchedule`](https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
  /// The moments of the schedule.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the moments come.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on, in order: the one that is in force then is the first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the moments of a schedule come; on a server always as often as the schedule says.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often.
  case lowFrequency
}

/// A moment every so many seconds.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule that begins at a date; without a length of time it has no other moment.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : 0
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = interval > 0 ? startDate.timeIntervalSince(start) / interval : 0
    return Entries(start: start, interval: interval, number: max(passed.rounded(.down), 0))
  }

  /// Moments that are always as far apart.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    /// The number of the next moment; infinite once there is none.
    fileprivate var number: Double

    /// The next moment.
    public mutating func next() -> Date? {
      guard number.isFinite else { return nil }
      let date = start + number * interval
      number = interval > 0 ? number + 1 : .infinity
      return date
    }
  }
}

/// The beginning of every minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The beginnings of the minutes from the one on that a date is in.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are given one by one.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates that are in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A moment every so many seconds, beginning at a date.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Dates that are in order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}
