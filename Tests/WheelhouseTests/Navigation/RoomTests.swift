import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A window that gets narrower or wider.
@Suite struct RoomTests {
  final class Rows: ObservableObject, Transient {
    @Published var all: [String] = []
  }

  final class Evaluations {
    var readers = 0
    var others = 0
  }

  struct Page: View {
    let evaluations: Evaluations

    var body: some View {
      evaluations.others += 1
      // Made by whoever evaluates the body, as factories of view models do.
      return VStack {
        RowsView(rows: Rows())
        Reader(evaluations: evaluations)
        Reader(evaluations: evaluations).environment(\.horizontalSizeClass, .regular)
      }
    }
  }

  struct RowsView: View {
    @ObservedObject var rows: Rows
    var body: some View {
      ForEach(rows.all, id: \.self) { Text($0) }
      Text("End").task { rows.all = ["One", "Two"] }
    }
  }

  struct Reader: View {
    let evaluations: Evaluations
    @Environment(\.horizontalSizeClass) private var room

    var body: some View {
      evaluations.readers += 1
      return Text("It is \(room?.rawValue ?? "unknown")")
    }
  }

  struct Panes: View {
    var body: some View {
      NavigationSplitView {
        Text("Side").navigationTitle("Side")
      } detail: {
        Reader(evaluations: Evaluations()).navigationTitle("Detail")
      }
    }
  }

  @Test func `who comes back with more room or less has the screen for it, and so have the others`()
    async throws
  {
    let app = InProcessApp(isDurable: true) { Panes() }
    let page = try await ScreenDriver(app.connect(), Hello(layout: .regular, client: "page"))
    #expect(page.sees("It is regular"))
    let regular = page.document
    let phone = try await ScreenDriver(
      app.connect(), Hello(layout: .compact, client: "phone", resume: page.resumeToken))
    #expect(phone.document.root["collapsed"]?.string != nil)
    try await page.settle()
    #expect(page.document == phone.document)
    app.relaunch()
    try await page.reconnect(over: app.connect())
    #expect(page.document == regular)
    let silent = try await ScreenDriver(
      app.connect(), Hello(client: "silent", resume: page.resumeToken))
    #expect(silent.document == regular)
  }

  @Test func `a resized window evaluates the views that read how much room there is`() async throws
  {
    let evaluations = Evaluations()
    let app = InProcessApp { Page(evaluations: evaluations) }
    let driver = try await app.open()
    try await driver.waitFor("Two")
    #expect(evaluations.readers == 2 && evaluations.others == 1)
    try await driver.resize(to: .compact)
    #expect(driver.sees("It is compact") && driver.sees("It is regular") && driver.sees("Two"))
    #expect(evaluations.readers == 3 && evaluations.others == 1)
    try await driver.resize(to: .regular)
    #expect(!driver.sees("It is compact") && driver.sees("Two"))
  }
}
