import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Controls that say when a person begins and ends to change them.
@Suite struct EditingChangesTests {
  struct Controls: View {
    let notes: Notes
    @State private var volume = 0.5
    @State private var count = 1
    @State private var free = 0

    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...1) {
          Text("Volume")
        } onEditingChanged: {
          notes("volume \($0) \(volume)")
        }
        Slider(value: $volume, in: 0...1, step: 0.25) {
          Text("Steps")
        } onEditingChanged: {
          notes("steps \($0) \(volume)")
        }
        Stepper(
          "Count", value: $count, in: 1...2, onEditingChanged: { notes("count \($0) \(count)") })
        Stepper(value: $free) {
          Text("Free")
        } onEditingChanged: {
          notes("free \($0) \(free)")
        }
        Stepper("Bare", onIncrement: { notes("up") }, onDecrement: nil) { notes("bare \($0)") }
      }
    }
  }

  @Test func `a change is begun before the value is another one, and ended after it`() async throws
  {
    let notes = Notes()
    let driver = try await show { Controls(notes: notes) }
    try await driver.slide("Volume", to: 0.75)
    #expect(notes.take() == ["volume true 0.5", "volume false 0.75"])
    try await driver.slide("Steps", to: 0.3)
    #expect(notes.take() == ["steps true 0.75", "steps false 0.25"])
    try await driver.increment("Count")
    #expect(notes.take() == ["count true 1", "count false 2"])
    try await driver.decrement("Free")
    #expect(notes.take() == ["free true 0", "free false -1"])
    try await driver.increment("Bare")
    #expect(notes.take() == ["bare true", "up", "bare false"])
  }

  @Test func `at the end of its range a stepper that says so is as one that does not`()
    async throws
  {
    let notes = Notes()
    let driver = try await show { Controls(notes: notes) }
    try await driver.increment("Count")
    _ = notes.take()
    #expect(try await driver.refusal { try await driver.increment("Count") }.code == .disabled)
    #expect(driver.screen().contains("decrementDisabled"))
    #expect(notes.take() == [])
  }

  @Test func `a slider with labels at its ends says it, too`() async throws {
    let notes = Notes()
    let driver = try await show {
      Slider(value: .constant(1.0), in: 1...9, step: 2) {
        Text("Pace")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      } onEditingChanged: {
        notes("pace \($0)")
      }
    }
    #expect(
      driver.screen() == """
        slider "Pace" max=9 min=1 step=2 value=1
          minimumValueLabel:
            text "slow"
          maximumValueLabel:
            text "fast"
        """)
    try await driver.slide("Pace", to: 5)
    #expect(notes.take() == ["pace true", "pace false"])
  }

  @Test func `sliders without labels say it, too`() async throws {
    let driver = try await show {
      Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in })
      Slider(value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in })
    }
    #expect(
      driver.screen() == """
        vStack
          slider max=1 min=0 value=0.5
          slider max=1 min=0 step=0.5 value=0.5
        """)
  }
}
