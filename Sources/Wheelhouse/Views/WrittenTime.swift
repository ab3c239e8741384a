public import FoundationEssentials
import ScreenDocument

// Times that the client writes, in the person's language and time zone, and goes on writing as they pass: nothing has to
// be sent for that, and no task keeps the session awake.
extension Text {
  /// How the client writes a date.
  public nonisolated struct DateStyle: Hashable, Sendable {
    let name: Word

    /// The day.
    public static let date = DateStyle(name: "date")
    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// How long it is until the date, or since then, in two units, as in "2 hr, 23 min".
    public static let relative = DateStyle(name: "relative")
    /// How far away the date is, in one unit with a sign, as in "+3 hours".
    public static let offset = DateStyle(name: "offset")
    /// How long it is until the date, or since then, as in "1:23:45".
    public static let timer = DateStyle(name: "timer")
  }

  /// Creates a text of a date that the client writes, anew every second.
  ///
  /// Where there is no client, as in a test, it reads as the date in UTC by ISO 8601.
  public init(_ date: Date, style: DateStyle) {
    self.init([Run(date, style: style)], look: Look())
  }

  /// Creates a text that counts the time of an interval, anew every second.
  ///
  /// Before the interval it shows what it does at its beginning, and after it what it does at its end.
  ///
  /// - Parameters:
  ///   - interval: from when to when is counted.
  ///   - pauseTime: where the count stands still; nil while it goes on.
  ///   - countsDown: whether it shows what is left, rather than what has passed.
  ///   - showsHours: whether an hour is one, rather than sixty minutes.
  public init(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let run = Run(
      counting: interval, pausedAt: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init([run], look: Look())
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Appends a date that the client writes, anew every second.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append([Text.Run(date, style: style)])
  }

  /// Appends a text that counts the time of an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append([
      Text.Run(
        counting: timerInterval, pausedAt: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
    ])
  }
}

nonisolated extension Text.Run {
  fileprivate init(_ date: Date, style: Text.DateStyle) {
    self.init(WrittenTime(style: style.name, date: date.written))
  }

  fileprivate init(
    counting interval: ClosedRange<Date>, pausedAt pauseTime: Date?, countsDown: Bool,
    showsHours: Bool
  ) {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    if let pauseTime {
      let pause = min(max(pauseTime, start), end)
      let seconds = countsDown ? end.timeIntervalSince(pause) : pause.timeIntervalSince(start)
      // As clients count: what is left until nothing is, what has passed in whole seconds.
      let whole = seconds.rounded(countsDown ? .up : .down)
      self.init(string: Self.count(whole, showsHours: showsHours), look: Text.Look())
    } else {
      self.init(
        WrittenTime(
          style: countsDown ? "countDown" : "countUp", date: (countsDown ? end : start).written,
          bound: (countsDown ? start : end).written, hidesHours: !showsHours))
    }
  }

  private init(_ time: WrittenTime) {
    self.init(string: time.date, look: Text.Look(), time: time)
  }

  private static func count(_ seconds: Double, showsHours: Bool) -> String {
    let all = Int(min(seconds, 1e15))
    let (hours, minutes) = showsHours ? (all / 3600, all / 60 % 60) : (0, all / 60)
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let head = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return head + ":" + twoDigits(all % 60)
  }
}

/// A time that the client writes.
nonisolated struct WrittenTime: Equatable, Sendable {
  let style: Word
  /// The date in UTC by ISO 8601; of an interval, where it counts to or from.
  let date: String
  /// The other end of an interval.
  var bound: String?
  var hidesHours = false
}

nonisolated extension Date {
  /// The date in UTC by ISO 8601, in whole seconds.
  fileprivate var written: String { formatted(.iso8601) }
}
