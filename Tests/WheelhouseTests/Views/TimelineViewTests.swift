import FoundationEssentials
import Observation
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// When a schedule's moments are, and what is shown at them.
@Suite struct TimelineViewTests {
  let start = Date(timeIntervalSinceReferenceDate: 1_000)

  func moments<Schedule: TimelineSchedule>(
    of schedule: Schedule, from seconds: TimeInterval, count: Int = 3
  ) -> [TimeInterval] {
    schedule.entries(from: start + seconds, mode: .normal).prefix(count)
      .map { $0.timeIntervalSince(start) }
  }

  @Test func `a period goes on from its beginning, whenever one looks`() {
    let schedule = PeriodicTimelineSchedule(from: start, by: 10)
    #expect(moments(of: schedule, from: 0) == [0, 10, 20])
    #expect(moments(of: schedule, from: 25) == [20, 30, 40])
    #expect(moments(of: schedule, from: 30) == [30, 40, 50])
    #expect(moments(of: schedule, from: -25) == [0, 10, 20])
  }

  @Test(arguments: [0, -1, Double.nan, Double.infinity, -Double.infinity])
  func `a period without a length has its beginning alone`(interval: TimeInterval) {
    let schedule = PeriodicTimelineSchedule(from: start, by: interval)
    #expect(moments(of: schedule, from: 25) == [0])
  }

  @Test func `the shortest of periods goes on`() {
    let found = moments(of: PeriodicTimelineSchedule(from: start, by: 1e-300), from: 1e6)
    #expect(found[0] >= 1e6 - 0.01 && found[0] < found[1] && found[1] < found[2])
  }

  @Test func `a minute begins where the clock says so`() {
    // 1,000 seconds are 16 minutes and 40 seconds.
    #expect(moments(of: EveryMinuteTimelineSchedule(), from: 0) == [-40, 20, 80])
    #expect(moments(of: EveryMinuteTimelineSchedule(), from: 20) == [20, 80, 140])
  }

  @Test func `the latest of the moments that have come is shown, and each that comes`() async throws
  {
    let start = Date.now
    let dates = [-2, -1, 0.3, 0.6].map { start + $0 }
    let cadences: [TimelineViewDefaultContext.Cadence] = [.seconds, .seconds, .live, .minutes]
    var seen: [Int] = []
    let driver = try await show {
      TimelineView(.explicit(dates)) { context in
        let moment = dates.firstIndex(of: context.date)
        let _ = moment.map { seen.append(context.cadence == cadences[$0] ? $0 : -1) }
        Text("at \(moment ?? -1)")
      }
    }
    try await driver.waitFor("at 3")
    #expect(Date.now >= dates[3])
    // On a busy machine some may have come together.
    #expect([[1, 2, 3], [1, 3], [2, 3], [3]].contains(seen))
  }

  @Test func `a clock shows something at once, and counts`() async throws {
    var first: Date?
    let driver = try await show {
      TimelineView(.everyMinute) { Text("minute \(Int($0.date.timeIntervalSince(start)) % 60)") }
      TimelineView(.periodic(from: .now, by: 0.15)) { context in
        let _ = { first = first ?? context.date }()
        Text(first == context.date ? "counting" : "counted")
      }
    }
    #expect(driver.sees("counting"))
    // 1,000 seconds are 16 minutes and 40 seconds.
    try await driver.waitFor("minute 20")
    try await driver.waitFor("counted")
  }

  @Observable final class Pace {
    var dates: [Date] = []
  }

  struct Paced: View {
    let pace: Pace
    var body: some View {
      Button("Begin") { pace.dates = [.now + 0.05] }
      TimelineView(.explicit(pace.dates)) { context in
        Text(pace.dates.contains(context.date) ? "begun" : "waiting")
      }
    }
  }

  @Test func `another schedule is followed from then on`() async throws {
    let driver = try await show { Paced(pace: Pace()) }
    #expect(driver.sees("waiting"))
    try await driver.tap("Begin")
    try await driver.waitFor("begun")
  }
}
