import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Observable final class ChainFlow: Codable {
  var path: [Int] = []
  var isFirst = false
  var isSecond = false
  var isDetail = false
  var isDetailAlert = false

  init() {}

  enum CodingKeys: String, CodingKey {
    case _path = "path"
    case _isFirst = "isFirst"
    case _isSecond = "isSecond"
    case _isDetail = "isDetail"
    case _isDetailAlert = "isDetailAlert"
  }
}

struct ChainHome: View {
  @State private var own = ChainFlow()
  var given: ChainFlow?
  var body: some View { ChainStack(flow: given ?? own) }
}

struct ChainStack: View {
  @Bindable var flow: ChainFlow
  var body: some View {
    NavigationStack(path: $flow.path) {
      VStack {
        NavigationLink("Detail", value: 1)
        Button("First") { flow.isFirst = true }
      }
      .navigationDestination(for: Int.self) { _ in ChainDetail(flow: flow) }
      .sheet(isPresented: $flow.isFirst) { Button("Also second") { flow.isSecond = true } }
      .sheet(isPresented: $flow.isSecond) { Counter(name: "Second") }
    }
  }
}

struct ChainDetail: View {
  @Bindable var flow: ChainFlow
  var body: some View {
    Button("Present") { flow.isDetail = true }
      .sheet(isPresented: $flow.isDetail) {
        Button("Alert") { flow.isDetailAlert = true }
          .alert("Sure?", isPresented: $flow.isDetailAlert) { Button("Yes") {} }
      }
  }
}

/// One chain of presentations, at most one a level.
@Suite struct PresentationChainTests {
  let flow = ChainFlow()

  func driver(_ layout: Layout) async throws -> ScreenDriver {
    try await InProcessApp { ChainHome(given: flow) }.open("/", layout: layout)
  }

  @Test(arguments: [Layout.compact, .regular])
  func `removing a screen dismisses what was presented from it`(layout: Layout) async throws {
    let driver = try await driver(layout)
    try await driver.tap("Detail")
    try await driver.tap("Present")
    try await driver.tap("Alert")
    #expect(driver.presented == ["sheet", "alert"])
    flow.path = []
    try await driver.waitFor("First")
    #expect(driver.presented.isEmpty && driver.banners.isEmpty)
  }

  @Test func `what waits for its turn still waits after the process has ended`() async throws {
    let app = InProcessApp { ChainHome() }
    let driver = try await app.open()
    try await driver.tap("First")
    try await driver.tap("Also second")
    #expect(driver.sees("Also second") && driver.presented.count == 1)
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before)
    try await driver.dismiss()
    #expect(driver.sees("Second 0") && driver.presented.count == 1)
  }

  @Test func `a sheet opened again is another sheet`() async throws {
    let driver = try await driver(.regular)
    try await driver.tap("First")
    let first = driver.document.presentations[0].id
    try await driver.dismiss()
    try await driver.tap("First")
    #expect(driver.document.presentations[0].id != first)
    let refusal = try await driver.send(.back(target: CommandTarget(first ?? ""))).refusal
    #expect(refusal?.code == .staleTarget)
    #expect(flow.isFirst)
  }

  struct Endless: View {
    let number: Int
    @State private var hasMore = false
    var body: some View {
      Button("More than \(number)") { hasMore = true }
        .sheet(isPresented: $hasMore) { Endless(number: number + 1) }
    }
  }

  @Test func `what presents itself again and again waits at last`() async throws {
    let driver = try await show { Endless(number: 0) }
    for number in 0..<64 { try await driver.tap("More than \(number)") }
    #expect(driver.document.presentations.count == 64)
    try await driver.tap("More than 64")
    #expect(driver.document.presentations.count == 64)
    try await driver.dismiss()
    #expect(driver.document.presentations.count == 63)
    try await driver.check()
  }
}
