import FoundationEssentials
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Numbers that are computed, and have come out as none, without an end, or beyond what can be.
@Suite struct ExtremeNumberTests {
  @Test func `a slider shows the nearest value it can have, between bounds that can be written`()
    async throws
  {
    let driver = try await show {
      Slider(value: .constant(.nan), in: 1...2) { Text("No number") }
      Slider(value: .constant(7), in: 1...2) { Text("Beyond") }
      Slider(value: .constant(0), in: -Double.infinity...0) { Text("Without a beginning") }
      Slider(value: .constant(1), in: 1...2, step: 0) { Text("Without steps") }
    }
    #expect(
      driver.screen() == """
        vStack
          slider "No number" max=2 min=1 value=1
          slider "Beyond" max=2 min=1 value=2
          slider "Without a beginning" max=0 min=-1.7976931348623157e+308 value=0
          slider "Without steps" max=2 min=1 value=1
        """)
  }

  @Test func `distances below nothing are nothing, and those that are no number are the client's`()
    async throws
  {
    let driver = try await show {
      HStack(spacing: -8) { Text("Overlapping") }
      HStack(spacing: .nan) { Text("No number") }
      HStack(spacing: .infinity) { Text("Without an end") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Text("Any width") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan))]) { Text("No width") }
      LazyVGrid(columns: [GridItem(.fixed(.nan), spacing: .nan), GridItem(.fixed(.infinity))]) {
        Text("No widths")
      }
      LazyVGrid(columns: [GridItem(.fixed(-4), spacing: -4)], spacing: .infinity) { Text("Below") }
      Grid(horizontalSpacing: -8, verticalSpacing: .nan) {
        GridRow { Text("None").gridCellColumns(-1) }
      }
    }
    #expect(
      driver.screen() == """
        vStack
          hStack spacing=0
            text "Overlapping"
          hStack
            text "No number"
          hStack
            text "Without an end"
          grid minColumnWidth=1
            text "Any width"
          grid minColumnWidth=1
            text "No width"
          grid columns=2
            text "No widths"
          grid columnSpacing=0 columns=1
            text "Below"
          grid columnSpacing=0
            gridRow
              text "None"
        """)
  }

  @Test func `a date picker shows the first or the last day there is for those beyond them`()
    async throws
  {
    let driver = try await show {
      VStack {
        picker("Long ago", -1e13)
        picker("Far away", 1e13)
        picker("Never", .infinity)
        picker("No date", .nan)
      }
      .environment(\.timeZone, .gmt)
    }
    #expect(
      driver.screen() == """
        vStack
          datePicker "Long ago" components=date value=0000-01-01
          datePicker "Far away" components=date value=9999-12-31
          datePicker "Never" components=date value=9999-12-31
          datePicker "No date" components=date value=0000-01-01
        """)
  }

  private func picker(_ title: String, _ seconds: Double) -> some View {
    DatePicker(
      title, selection: .constant(Date(timeIntervalSince1970: seconds)), displayedComponents: .date)
  }

  @Test func `a detent of no share is at the bottom`() {
    #expect(PresentationDetent.fraction(.nan) == .fraction(0))
  }
}
