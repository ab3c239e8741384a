import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What is said beside the bar of something under way.
@Suite struct ProgressViewTests {
  @Test func `how much it is stands below the bar`() async throws {
    let driver = try await show {
      ProgressView(value: 1, total: 4) {
        Text("Upload")
      } currentValueLabel: {
        Text("25 %")
      }
    }
    #expect(
      driver.screen() == """
        vStack alignment=leading
          progressView "Upload" total=4 value=1
          text "25 %"
        """)
  }

  @Test func `a label that is more than a text is seen above the bar`() async throws {
    let driver = try await show {
      ProgressView { Label("Loading", systemImage: "clock") }
    }
    #expect(
      driver.screen() == """
        vStack alignment=leading
          label "Loading" systemImage=clock
          progressView
        """)
  }

  @Test func `what is out of bounds is at them, and of nothing nothing is done`() async throws {
    let driver = try await show {
      ProgressView("Beyond", value: 5, total: 4)
      ProgressView("Before", value: -1, total: 4)
      ProgressView("Nothing", value: 0, total: 0)
      ProgressView("Nothing of nothing", value: 0.0 / 0.0)
      ProgressView("Endless", value: 1, total: Double.infinity)
    }
    #expect(
      driver.screen() == """
        vStack
          progressView "Beyond" total=4 value=4
          progressView "Before" total=4 value=0
          progressView "Nothing" total=1 value=0
          progressView "Nothing of nothing" total=1 value=0
          progressView "Endless" total=1 value=0
        """)
  }
}
