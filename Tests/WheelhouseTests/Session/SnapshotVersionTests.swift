import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Snapshots of other versions, and those that are no use.
@Suite struct SnapshotVersionTests {
  struct NotMine: Error {}

  struct Labels: View {
    @State private var text = "none"
    @State private var count = 0
    var body: some View {
      Text("\(text) \(count)")
      Button("Write") { text = "old" }
      Button("Count") { count += 1 }
    }
  }

  struct FirstApp: App {
    var body: some Scene {
      Window("First", id: "labels") { Labels() }
      Window("Beside", id: "beside") { Text("Beside") }
    }
  }

  struct SecondApp: App {
    var body: some Scene {
      Window("Second", id: "labels") { Labels() }
      Window("Beside", id: "beside") { Text("Beside") }
    }
    static var snapshotVersion: Int { 2 }

    func migrate(_ state: inout RestorableState, from version: Int) throws {
      state.update("Labels.text") { text in text = .string("\(text?.string ?? "") from \(version)")
      }
      state.update("Labels.count") { $0 = nil }
    }
  }

  /// The same values in another view.
  struct MovedApp: App {
    struct Moved: View {
      @State private var title = "none"
      var body: some View { VStack { Text("Title: \(title)") } }
    }
    var body: some Scene {
      Window("Moved", id: "labels") { VStack { Moved() } }
      Window("Beside", id: "beside") { Text("Beside") }
    }
    static var snapshotVersion: Int { 3 }

    func migrate(_ state: inout RestorableState, from version: Int) throws {
      state.move("Labels.text", to: "Moved.title")
    }
  }

  struct FailingApp: App {
    var body: some Scene { Window("Failing", id: "labels") { Labels() } }
    static var snapshotVersion: Int { 2 }
    func migrate(_ state: inout RestorableState, from version: Int) throws { throw NotMine() }
  }

  /// A value that may be nothing, and that the later app cannot read.
  struct Size: View {
    @State private var size: Int? = 3
    var body: some View {
      Text(size.map { "size \($0)" } ?? "no size")
      Button("Grow") { size = 5 }
    }
  }

  struct SizeApp: App {
    var body: some Scene { Window("Size", id: "labels") { Size() } }
  }

  struct LaterSizeApp: App {
    var body: some Scene { Window("Size", id: "labels") { Size() } }
    static var snapshotVersion: Int { 2 }
    func migrate(_ state: inout RestorableState, from version: Int) throws {
      state.update("Size.size") { $0 = "wide" }
    }
  }

  /// What was reported, by event.
  final class Reports {
    var lines: [(event: String, fields: [String: String])] = []

    func why(_ event: String) -> [String] {
      lines.filter { $0.event == event }.compactMap { $0.fields["why"] }
    }
  }

  private let store = MemorySessionStore()
  private let reports = Reports()

  private func launch(_ app: some App) -> InProcessApp {
    InProcessApp(app, limits: .unlimited, store: store) { [reports] event, fields in
      reports.lines.append((event, Dictionary(fields) { first, _ in first }))
    }
  }

  /// A session of the first app that has parked, and its client.
  private func parked() async throws -> ScreenDriver {
    let app = launch(FirstApp())
    let driver = try await app.open("/labels")
    try await driver.tap("Write")
    try await driver.tap("Count")
    app.relaunch()
    return driver
  }

  @Test func `an older snapshot is migrated`() async throws {
    let driver = try await parked()
    try await driver.reconnect(over: launch(SecondApp()).connect())
    #expect(driver.sees("old from 1 0"))
    #expect(driver.welcome?.resumed == true && driver.nextSeq == 3)
    #expect(reports.why("snapshot_unreadable").isEmpty)
  }

  @Test func `a window that the session has left is migrated with it`() async throws {
    let app = launch(FirstApp())
    let driver = try await app.open("/labels")
    try await driver.tap("Write")
    try await driver.open("/beside")
    app.relaunch()
    try await driver.reconnect(over: launch(SecondApp()).connect())
    try await driver.open("/labels")
    #expect(driver.sees("old from 1 0"))
    #expect(reports.why("snapshot_unreadable").isEmpty)
  }

  @Test func `a value can move to another view`() async throws {
    let driver = try await parked()
    try await driver.reconnect(over: launch(MovedApp()).connect())
    #expect(driver.sees("Title: old"))
  }

  @Test func `a value moves to another view also in a window that the session has left`()
    async throws
  {
    let app = launch(FirstApp())
    let driver = try await app.open("/labels")
    try await driver.tap("Write")
    try await driver.open("/beside")
    app.relaunch()
    let moved = launch(MovedApp())
    try await driver.reconnect(over: moved.connect())
    moved.relaunch()
    try await driver.reconnect(over: launch(MovedApp()).connect())
    try await driver.open("/labels")
    #expect(driver.sees("Title: old"))
    #expect(reports.why("snapshot_unreadable").isEmpty)
  }

  @Test func `a value that was moved is kept until a view takes it, and can change and move on`()
    async throws
  {
    let app = launch(FirstApp())
    let driver = try await app.open("/labels")
    try await driver.tap("Write")
    try await driver.tap("Count")
    var snapshot = driver.session.snapshot()
    snapshot.state.move("Labels.text", to: "Moved.title")
    snapshot.state.move("Labels.count", to: "Moved.number")
    #expect(try SessionSnapshot(encoded: snapshot.encoded()) == snapshot)
    snapshot.state.move("Moved.title", to: "Again.title")
    snapshot.state.update("Again.title") { $0 = .string("\($0?.string ?? "")er") }
    snapshot.state.update("Moved.number") { $0 = nil }
    let read = try SessionSnapshot(encoded: snapshot.encoded()).state
    #expect(read.moved.values.map(\.json) == ["older"])
    #expect(read.moved.keys.first == PropertyPath.hash("Again.title"))
  }

  @Test func `a value that cannot be read is as at the start, also where it may be nothing`()
    async throws
  {
    let app = launch(SizeApp())
    let driver = try await app.open("/labels")
    try await driver.tap("Grow")
    app.relaunch()
    try await driver.reconnect(over: launch(LaterSizeApp()).connect())
    #expect(driver.welcome?.resumed == true && driver.sees("size 3"))
  }

  @Test func `a migration that fails gives a fresh session with the same client`() async throws {
    let driver = try await parked()
    let revision = driver.revision
    try await driver.reconnect(over: launch(FailingApp()).connect())
    #expect(driver.sees("none 0") && driver.document.url == "/labels")
    #expect(driver.welcome?.resumed == true && driver.nextSeq == 3)
    #expect(driver.revision > revision)
    #expect(reports.why("snapshot_unreadable") == ["The app's migration failed: NotMine()"])
    try await driver.tap("Count")
    #expect(driver.sees("none 1"))
  }

  @Test func `a snapshot of a newer app gives a fresh session`() async throws {
    let app = launch(SecondApp())
    let driver = try await app.open("/labels")
    try await driver.tap("Write")
    app.relaunch()
    try await driver.reconnect(over: launch(FirstApp()).connect())
    #expect(driver.sees("none 0") && driver.nextSeq == 2)
    #expect(reports.why("snapshot_unreadable") == ["Version 2 is newer than this app's"])
  }

  @Test func `a damaged or newer state gives a fresh session at the same URL`() async throws {
    let app = launch(GalleryApp())
    let driver = try await app.open("/gallery/about", layout: .compact)
    let session = driver.session
    let bytes = session.encodeSnapshot()
    var damaged = bytes
    damaged[bytes.count - 10] ^= 1
    var newer = session.snapshot()
    newer.header.form = 9
    for bytes in [damaged, newer.encoded()] {
      let fresh = try #require(app.host.session(waking: bytes))
      #expect(fresh.snapshot().url == "/gallery/about")
      #expect(fresh.id == session.id && fresh.revision == session.revision + 1)
      #expect(fresh.snapshot().header.clients == session.snapshot().header.clients)
      #expect(fresh.snapshot().layout == "compact")
      fresh.end()
    }
    #expect(
      reports.why("snapshot_unreadable") == [
        SnapshotError.damaged.message, SnapshotError.newerForm(9).message,
      ])
  }

  @Test func `a state of the first form is read, and written anew in the current one`() async throws
  {
    let app = launch(GalleryApp())
    let driver = try await app.open("/gallery/about", layout: .compact)
    let now = driver.session.snapshot()
    var first = now
    first.header.form = 1
    #expect(first.encoded() != now.encoded())
    #expect(try SessionSnapshot(encoded: first.encoded()) == first)
    let woken = try #require(app.host.session(waking: first.encoded()))
    #expect(woken.snapshot() == now)
    #expect(reports.why("snapshot_unreadable").isEmpty)
    woken.end()
  }

  @Test func `every change of a byte of the state is noticed`() async throws {
    let app = launch(GalleryApp())
    let bytes = try await app.open("/gallery/about").session.encodeSnapshot()
    let start = SnapshotHeader.end(in: bytes)
    try #require(bytes.count - start > 40)
    for index in start..<bytes.count {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(throws: SnapshotError.damaged) { try SessionSnapshot(encoded: damaged) }
    }
  }

  @Test func `a header that cannot be read leaves nothing to wake`() {
    let app = launch(FirstApp())
    #expect(app.host.session(waking: []) == nil)
    #expect(app.host.session(waking: Array("WS\u{1}garbage".utf8)) == nil)
    #expect(reports.why("snapshot_unreadable").count == 2)
  }
}

/// State that no snapshot keeps.
@Suite struct LostStateTests {
  struct Tool { var size = 1 }
  final class Model: ObservableObject { var tool = Tool() }
  final class Rebuilt: ObservableObject, Transient {}

  struct Workshop: View {
    @State private var tool: Tool? = Tool()
    @StateObject private var model = Model()
    @StateObject private var rebuilt = Rebuilt()
    @State private var all: [Rebuilt] = []
    @State private var count = 0
    var body: some View { Counter(name: "\(tool?.size ?? 0) \(count) \(all.count)") }
  }

  @Test func `state that is lost is named once, with its type and how to mend it`() async throws {
    var lines: [String] = []
    let app = InProcessApp(
      WorkshopApp(), limits: .unlimited,
      report: { event, fields in
        lines.append(([event] + fields.map { "\($0.0)=\($0.1)" }).joined(separator: " "))
      })
    _ = try await app.open("/")
    _ = try await app.open("/")
    #expect(
      lines == [
        "state_not_restorable view=Workshop property=tool type=Optional<Tool> help=Make "
          + "Tool Codable, or Transient if it is made anew on purpose",
        "state_not_restorable view=Workshop property=model type=Model help=Make Model Codable, "
          + "or Transient if it is made anew on purpose",
      ])
  }

  @Observable final class Places { var path: [Int] = [] }

  struct Trip: View {
    static var isClosed = false
    @State private var places = Places()
    var body: some View {
      if Self.isClosed {
        Text("Closed")
      } else {
        stops
      }
    }

    private var stops: some View {
      NavigationStack(path: $places.path) {
        Text("Home").navigationDestination(for: Int.self) { Stop(number: $0) }
      }
      .onOpenURL(LinkTable<Int>(LinkRule("/trip/3", 3))) { places.path = [$0] }
    }
  }

  struct Stop: View {
    let number: Int
    @State private var note = ""
    var body: some View {
      Form { TextField("Note", text: $note) }.navigationTitle("Stop \(number)")
        .navigationURL("/trip/\(number)")
    }
  }

  @Test func `where the place is lost, its URL leads there, and its screens have what is theirs`()
    async throws
  {
    let app = InProcessApp(TripApp(), limits: .unlimited)
    let driver = try await app.open("/trip/3")
    try await driver.type("A bridge", into: "Note")
    let bytes = driver.session.encodeSnapshot()
    driver.session.end()
    let woken = try #require(app.host.session(waking: bytes))
    #expect(woken.graph.root.url == "/trip/3")
    #expect(String(decoding: woken.encodeSnapshot(), as: UTF8.self).contains("A bridge"))
    woken.end()
  }

  @Test func `where the place is lost, nobody is told that its URL is unknown`() async throws {
    let app = InProcessApp(TripApp(), limits: .unlimited)
    let driver = try await app.open("/trip/3")
    Trip.isClosed = true
    defer { Trip.isClosed = false }
    let woken = try #require(app.host.session(waking: driver.session.encodeSnapshot()))
    #expect(woken.graph.root.url == "/trip" && woken.graph.root.banners.isEmpty)
    woken.end()
  }

  struct TripApp: App {
    var body: some Scene { Window("Trip", id: "trip") { Trip() } }
  }

  struct WorkshopApp: App {
    var body: some Scene { Window("Workshop", id: "") { Workshop() } }
  }
}
