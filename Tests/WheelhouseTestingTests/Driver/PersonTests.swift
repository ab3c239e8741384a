import Foundation
import Testing
import Wheelhouse
import WheelhouseTesting

/// What a test says of the person who opens an app, with what an app's tests import.
@Suite struct PersonTests {
  private struct Who: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.identity) private var identity

    var body: some View {
      Text("reads \(locale.identifier)")
      Text("is in \(timeZone.identifier)")
      Text(colorScheme == .dark ? "likes it dark" : "likes it light")
      Text("is \(identity ?? "nobody")")
    }
  }

  @Test func `an app is opened by somebody with a language, a place and a taste`() async throws {
    let app = InProcessApp { Who() }
    let ann = try await app.open(
      locale: "de-AT", timeZone: "Asia/Kolkata", colorScheme: .dark, as: "ann")
    #expect(ann.sees("reads de-AT") && ann.sees("is in Asia/Kolkata"), "\(ann.screen())")
    #expect(ann.sees("likes it dark") && ann.sees("is ann"), "\(ann.screen())")
  }

  @Test func `what is not said is as in a session that is told nothing`() async throws {
    let driver = try await InProcessApp { Who() }.open()
    #expect(driver.sees("reads en") && driver.sees("is in GMT"), "\(driver.screen())")
    #expect(driver.sees("likes it light") && driver.sees("is nobody"), "\(driver.screen())")
  }
}
