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
}
