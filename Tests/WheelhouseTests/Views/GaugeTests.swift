import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Values between two others.
@Suite struct GaugeTests {
  @Test func `a gauge says its value, its bounds and what they are called`() async throws {
    let driver = try await show {
      Gauge(value: 72, in: 40...180) {
        Label("Pulse", systemImage: "heart")
      } currentValueLabel: {
        Text("72")
      } minimumValueLabel: {
        Text("40").foregroundStyle(.blue)
      } maximumValueLabel: {
        Text("180").foregroundStyle(.red)
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(value: 0.5) { Text("Oxygen") }
      Gauge(value: Float(0.5), in: 0...2) {
        Text("Water")
      } currentValueLabel: {
        Text("half")
      }
      .gaugeStyle(.automatic)
    }
    #expect(
      driver.screen() == """
        vStack
          gauge gaugeStyle=accessoryCircular max=180 min=40 value=72
            label:
              label "Pulse" systemImage=heart
            text "72"
            minimumValueLabel:
              text "40" foreground=blue
            maximumValueLabel:
              text "180" foreground=red
          gauge "Oxygen" value=0.5
          gauge "Water" max=2 value=0.5
            text "half"
        """)
    try await driver.check()
  }

  @Test func `a value beyond the bounds is the nearest one within`() async throws {
    let driver = try await show {
      Gauge(value: -1) { Text("Low") }
      Gauge(value: 12, in: 2...9) { Text("High") }
      Gauge(value: Double.nan, in: 2...9) { Text("None") }
    }
    #expect(
      driver.screen() == """
        vStack
          gauge "Low" value=0
          gauge "High" max=9 min=2 value=9
          gauge "None" max=9 min=2 value=2
        """)
  }
}
