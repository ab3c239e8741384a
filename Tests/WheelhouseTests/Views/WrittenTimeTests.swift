import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Suite struct WrittenTimeTests {
  /// 28 November 2026, 20:15 in UTC.
  private let date = Date(timeIntervalSince1970: 1_795_896_900)
  private var interval: ClosedRange<Date> { date - 900...date }

  private func node<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) async throws -> Node
  {
    try await show(view).document.root
  }

  @Test(arguments: [
    (Text.DateStyle.date, "date"), (.time, "time"), (.relative, "relative"), (.offset, "offset"),
    (.timer, "timer"),
  ])
  func `a date is written by the client`(style: Text.DateStyle, name: String) async throws {
    let date = date
    let text = try await node { Text(date, style: style) }
    #expect(text.text == "2026-11-28T20:15:00Z")
    #expect(
      text["runs"]?.description
        == #"[{"text":"2026-11-28T20:15:00Z","dateStyle":"\#(name)","date":"2026-11-28T20:15:00Z"}]"#
    )
  }

  @Test func `an interval is counted down or up by the client`() async throws {
    let interval = interval
    let down = try await node { Text(timerInterval: interval) }
    #expect(
      down["runs"]?.description
        == #"[{"text":"2026-11-28T20:15:00Z","dateStyle":"countDown","date":"2026-11-28T20:15:00Z","bound":"2026-11-28T20:00:00Z"}]"#
    )
    let up = try await node { Text(timerInterval: interval, countsDown: false, showsHours: false) }
    #expect(
      up["runs"]?.description
        == #"[{"text":"2026-11-28T20:00:00Z","dateStyle":"countUp","date":"2026-11-28T20:00:00Z","bound":"2026-11-28T20:15:00Z","hidesHours":true}]"#
    )
  }

  @Test(arguments: [
    (-60.0, true, "15:00"), (0, true, "15:00"), (839.5, true, "1:01"), (5000, true, "0:00"),
    (60, false, "1:00"), (5.3, false, "0:05"),
  ])
  func `a count that stands still is a text`(after: Double, countsDown: Bool, shown: String)
    async throws
  {
    let (interval, pause) = (interval, interval.lowerBound + after)
    let text = try await node {
      Text(timerInterval: interval, pauseTime: pause, countsDown: countsDown)
    }
    #expect(text.text == shown && text["runs"] == nil)
  }

  @Test func `hours are told, or counted as minutes`() async throws {
    let start = date
    let long = start...start + 7265
    #expect(
      try await node { Text(timerInterval: long, pauseTime: start) }.text == "2:01:05")
    #expect(
      try await node { Text(timerInterval: long, pauseTime: start, showsHours: false) }.text
        == "121:05")
  }

  @Test func `a time keeps its place and looks among other words`() async throws {
    let (date, interval) = (date, interval)
    func parts(_ look: String = "") -> String {
      let time = #""text":"2026-11-28T20:15:00Z"\#(look),"dateStyle":"timer""#
      return #"[{"text":"Ends in "},{\#(time),"date":"2026-11-28T20:15:00Z"}]"#
    }
    let joined = try await node { Text("Ends in ") + Text(date, style: .timer).bold() }
    #expect(joined["runs"]?.description == parts(#","weight":"bold""#))
    let within = try await node { Text("Ends in \(date, style: .timer)") }
    #expect(within["runs"]?.description == parts())
    let counted = try await node { Text("**Now** \(timerInterval: interval)") }
    #expect(counted.text == "Now 2026-11-28T20:15:00Z")
    #expect(counted["runs"]?.description.contains(#""dateStyle":"countDown""#) == true)
  }

  struct Auction: View {
    let ends: Date
    @State private var bids = 0

    var body: some View {
      Text(ends, style: .timer)
      Button("Bids \(bids)") { bids += 1 }
    }
  }

  @Test func `a session in which only times pass is parked`() async throws {
    let date = date
    let app = InProcessApp { Auction(ends: date) }
    let driver = try await app.open()
    try await driver.tap("Bids 0")
    app.host.parkIdle()
    #expect(driver.session.isParked)
    let before = driver.document
    try await driver.check()
    #expect(driver.document == before)
  }
}
