import Foundation
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Addresses and texts that are handed on.
@Suite struct ShareLinkTests {
  @Test func `a share link says what it shares, and has no name where it was given none`()
    async throws
  {
    let lamp = try #require(URL(string: "/products/lamp"))
    let driver = try await show {
      ShareLink(item: lamp)
      ShareLink("Share this", item: lamp, subject: Text("A lamp"), message: Text("It is bright."))
      ShareLink(item: "Seventy keys") { Text("The words").bold() }
      ShareLink(Text("Verbatim"), item: "a")
    }
    #expect(
      driver.screen() == """
        vStack
          shareLink url=/products/lamp
          shareLink "Share this" message="It is bright." systemImage=square.and.arrow.up title="A lamp" url=/products/lamp
          shareLink value="Seventy keys"
            text "The words" weight=bold
          shareLink "Verbatim" systemImage=square.and.arrow.up value=a
        """)
    try await driver.check()
  }

  @Test(arguments: [
    "https://example.org/a?b=c", "mailto:a@example.org", "tel:+4930123", "sms:112", "/",
  ])
  func `what a link would follow is an address`(address: String) async throws {
    let url = try #require(URL(string: address))
    let driver = try await show { ShareLink(item: url) }
    #expect(driver.screen().filter { $0 != "\"" } == "shareLink url=\(address)")
  }

  @Test(arguments: ["javascript:alert(1)", "ftp://example.org", "//example.org", "lamp"])
  func `what a link would not follow is a text`(address: String) async throws {
    let url = try #require(URL(string: address))
    let driver = try await show { ShareLink(item: url) }
    #expect(driver.screen() == "shareLink value=\(address)")
    try await driver.check()
  }

  @Test func `of a file of the server others have the name, and the log says what helps`()
    async throws
  {
    let file = URL(fileURLWithPath: "/srv/reports/2026/July.pdf")
    var lines: [String] = []
    let app = InProcessApp(
      ReportApp(file: file), limits: .unlimited,
      report: { event, fields in lines.append("\(event) \(fields[0].1)") })
    let driver = try await app.open("/")
    #expect(driver.screen() == "shareLink value=July.pdf")
    #expect(lines == ["file_shared July.pdf"])
  }

  private struct ReportApp: App {
    var file = URL(fileURLWithPath: "/")
    var body: some Scene { Window("Report", id: "") { ShareLink(item: file) } }
  }
}
