import Testing
import Wheelhouse
import WheelhouseTesting

/// The time that sessions in one process see.
@Suite struct TimeTests {
  private struct Post: View {
    @State private var banner: Banner?

    var body: some View {
      Button("Send") { banner = Banner(id: 1, style: .success, text: "Sent", duration: 5) }
        .banner($banner)
    }
  }

  @Test func `a banner hides when the test lets its time pass, and no sooner`() async throws {
    let app = InProcessApp { Post() }
    let driver = try await app.open()
    try await driver.tap("Send")
    app.advance(by: .seconds(4))
    try await driver.settle()
    #expect(driver.banners == ["Sent"])
    app.advance(by: .seconds(2))
    try await driver.waitUntilBannerGone("Sent", timeout: .seconds(5))
    #expect(driver.banners.isEmpty)
  }
}
