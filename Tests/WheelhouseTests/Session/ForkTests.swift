import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Sessions that begin as another one is.
@Suite struct ForkTests {
  /// A list that leads to screens, and a sheet with a field.
  struct Page: View {
    @State private var path: [Int] = []
    @State private var isSheet = false
    @State private var title = ""

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("One", value: 1)
          Button("Write") { isSheet = true }
        }
        .navigationDestination(for: Int.self) { number in
          Counter(name: "Number \(number)").navigationTitle("Number \(number)")
        }
        .sheet(isPresented: $isSheet) { TextField("Title", text: $title) }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a copy shows what the original does, and both go on by themselves`(
    isDurable: Bool
  ) async throws {
    let app = InProcessApp(isDurable: isDurable) { Page() }
    let one = try await app.open()
    try await one.tap("Write")
    try await one.type("Half a sent", into: "Title")
    try await one.dismiss()
    try await one.tap("One")
    try await one.tap("Number 1 0")
    let before = one.document
    let other = try await one.fork(over: app.connect())
    #expect(other.document.value.canonical == before.value.canonical)
    #expect(other.welcome?.session != one.welcome?.session)
    #expect(other.resumeToken != one.resumeToken)
    try await other.tap("Number 1 1")
    #expect(other.sees("Number 1 2") && one.sees("Number 1 1"))
    try await one.back()
    try await one.tap("Write")
    #expect(one.sees("Half a sent"))
    try await other.check()
    #expect(other.sees("Number 1 2"))
    try await other.back()
    try await other.tap("Write")
    #expect(other.sees("Half a sent"))
  }

  @Test func `nothing changes where the copy was made, and what was under way goes on`()
    async throws
  {
    let app = InProcessApp { Page() }
    let one = try await app.open()
    let revision = one.revision
    #expect(try await one.send(.fork) == .unchanged)
    #expect(one.revision == revision)
    try await one.tap("One")
    #expect(one.sees("Number 1"))
    #expect(try await one.send(.fork) == .unchanged)
    try await one.check()
  }

  @Test func `a command about what the original showed is carried out in the copy`() async throws {
    let app = InProcessApp { Page() }
    let one = try await app.open()
    let target = try #require(one.document.first { $0.type == "navigationLink" }?.id)
    let other = try await one.fork(over: app.connect())
    let tap = Command.Wish.action(target: CommandTarget(target), name: .tap, value: nil)
    #expect(try await other.send(tap, rev: one.revision, seq: 1) == .changed)
    #expect(other.sees("Number 1") && !one.sees("Number 1"))
  }

  final class Shelf: ObservableObject, Transient {
    @Published var books: [String] = []

    func load() async {
      try? await Task.sleep(for: .milliseconds(20))
      books = ["Atlas", "Engine"]
    }
  }

  struct Shelves: View {
    @StateObject private var shelf = Shelf()
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(shelf.books, id: \.self) { NavigationLink($0, value: $0) }
          .task { await shelf.load() }
          .navigationDestination(for: String.self) { Text("Reading \($0)") }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a command that comes to a copy with its client waits for what is still loading`(
    isElsewhere: Bool
  ) async throws {
    let app = InProcessApp(isDurable: true) { Shelves() }
    let one = try await app.open()
    try await one.waitFor("Atlas")
    let target = CommandTarget(
      try #require(one.document.nodes.last { $0.type == "navigationLink" }?.id))
    let tap = Command(
      seq: 1, rev: one.revision, wish: .action(target: target, name: .tap, value: nil))
    try await one.send(.fork)
    let token = one.takeFork()
    if isElsewhere { app.crash() }
    let transport = app.connect()
    try await transport.send(ClientMessage.hello(Hello(resume: token)).json.description)
    try await transport.send(ClientMessage.command(tap).json.description)
    let other = try await ScreenDriver(app.connect(), Hello(resume: token))
    try await other.waitFor("Reading Engine")
  }

  @Test func `a copy outlives the process, with and without anybody who has been there`()
    async throws
  {
    let app = InProcessApp(isDurable: true) { Page() }
    let one = try await app.open()
    try await one.tap("One")
    try await one.tap("Number 1 0")
    let other = try await one.fork(over: app.connect())
    try await other.tap("Number 1 1")
    try await one.send(.fork)
    app.crash()
    try await other.reconnect(over: app.connect())
    #expect(other.welcome?.resumed == true && other.sees("Number 1 2"))
    let third = try await ScreenDriver(app.connect(), Hello(resume: one.takeFork()))
    #expect(third.welcome?.resumed == true && third.sees("Number 1 1"))
  }

  @Test func `a copy that nobody comes to is let go`() async throws {
    let app = InProcessApp(isDurable: true) { Page() }
    let one = try await app.open()
    try await one.send(.fork)
    #expect(app.host.allSessions.count == 2)
    app.host.parkIdle()
    try await eventually { app.host.allSessions.count == 1 }
  }

  @Test func `a copy is as much a person's as the original`() async throws {
    let app = InProcessApp { Page() }
    let one = try await app.open(as: "ada")
    try await one.send(.fork)
    let stranger = try await ScreenDriver(app.connect(as: "bob"), Hello(resume: one.takeFork()))
    #expect(stranger.welcome?.resumed == false)
    let other = try await one.fork(over: app.connect(as: "ada"))
    #expect(other.welcome?.resumed == true)
  }

  @Test func `a copy keeps what its own client keeps`() async throws {
    struct Themed: View {
      @AppStorage("theme") private var theme = "light"
      var body: some View { Button("Theme \(theme)") { theme = "dark" } }
    }
    let app = InProcessApp { Themed() }
    let one = try await app.open()
    try await one.tap("Theme light")
    let other = try await one.fork(over: app.connect())
    #expect(other.sees("Theme dark"))
  }
}
