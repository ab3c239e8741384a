import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What the session layer counts while it works.
@Suite struct SessionMetricsTests {
  private func value(_ name: String, _ app: InProcessApp) -> UInt64? {
    app.host.metrics.values.first { $0.series.name == "wheelhouse_" + name }?.value
  }

  @Test func `commands, patches and refusals are counted`() async throws {
    let app = InProcessApp { Counter(name: "Count") }
    let driver = try await app.open()
    try await driver.tap("Count 0")
    try await driver.tap("Count 1")
    _ = try await driver.send(.action(target: CommandTarget("none"), name: .tap, value: nil))
    #expect(value("commands_total", app) == 3)
    #expect(value("patches_total", app) == 2)
    #expect(value("patch_bytes_total", app) ?? 0 > 100)
    #expect(value("refusals_total{code=\"unknown_target\"}", app) == 1)
    #expect(value("refusals_total{code=\"covered\"}", app) == 0)
  }

  @Test func `sessions awake go up and down, and waking is timed`() async throws {
    let app = InProcessApp { Counter(name: "Count") }
    let socket = app.connect()
    let one = try await ScreenDriver(socket, Hello())
    let other = try await app.open()
    #expect(app.host.metrics[.sessionsAwake] == 2)
    app.host.parkIdle()
    #expect(app.host.metrics[.sessionsAwake] == 0 && app.host.metrics[.sessionsParked] == 2)
    _ = try await other.tap("Count 0")
    #expect(app.host.metrics[.sessionsAwake] == 1 && app.host.metrics[.sessionsParked] == 1)
    socket.drop()
    app.host.parkIdle()
    #expect(app.host.metrics[.sessionsParked] == 1)
    try await one.reconnect(over: app.connect())
    #expect(app.host.metrics[.sessionsAwake] == 1)
    #expect(value("wake_seconds_bucket{le=\"+Inf\"}", app) == 2)
  }

  @Test func `a number is found by asking when somebody wants to know`() {
    let metrics = SessionMetrics()
    var waiting = 3
    metrics.sample(.commitQueue) { waiting }
    metrics.sample()
    #expect(metrics[.commitQueue] == 3)
    waiting = -1
    metrics.sample()
    #expect(metrics[.commitQueue] == 0)
  }

  @Test func `every word has a name of its own, and a place of its own`() {
    #expect(Set(SessionMetrics.series).count == SessionMetrics.count)
    let metrics = SessionMetrics()
    for (index, gauge) in SessionMetrics.Gauge.allCases.enumerated() { metrics[gauge] = index + 1 }
    for code in RefusalCode.allCases { metrics.refused(code) }
    metrics.woke(in: .seconds(99))
    let values = metrics.values.filter { $0.value > 0 }
    #expect(values.count == SessionMetrics.Gauge.allCases.count + RefusalCode.allCases.count + 2)
    #expect(
      values.suffix(SessionMetrics.Gauge.allCases.count).allSatisfy { $0.series.kind == .gauge })
  }
}
