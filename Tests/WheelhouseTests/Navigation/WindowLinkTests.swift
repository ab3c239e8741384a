import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A desk whose work must not be lost, beside a window that has none.
private struct DeskApp: App {
  var body: some Scene {
    Window("Desk", id: "desk") { DeskView() }
    Window("Door", id: "door") { Text("Outside").navigationURL("/door") }
  }
}

private struct DeskView: View {
  @State private var isDirty = false
  @State private var asked: String?
  @State private var unknown = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Button("Write") { isDirty = true }
      if let asked {
        Button("Go") {
          isDirty = false
          openURL(asked)
        }
      }
      Button("Leave") { openURL("/door") }
      Text("Unknown: \(unknown)")
    }
    .onLeaveWindow { url in
      if isDirty { asked = url }
      return !isDirty
    }
    .onUnknownURL { unknown = $0 }
  }
}

/// What has happened in a window.
private final class Visits {
  var notes: [String] = []
}

/// A porch that one may leave once somebody says so, and a garden that notes what happens in it.
private struct PorchApp: App {
  let visits: Visits

  init() { self.init(visits: Visits()) }
  init(visits: Visits) { self.visits = visits }

  var body: some Scene {
    Window("Porch", id: "porch") { PorchView() }
    Window("Garden", id: "garden") { GardenView(visits: visits) }
  }
}

private struct PorchView: View {
  @State private var isOpen = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Let go") { isOpen = true }
      .onLeaveWindow { _ in isOpen }
    Button("Read and go") {
      openURL("https://example.org")
      openURL("/garden")
    }
  }
}

private struct GardenView: View {
  let visits: Visits
  @State private var state = "idle"

  var body: some View {
    Text("Garden \(state)")
      .onAppear { visits.notes.append("appeared") }
      .onDisappear { visits.notes.append("gone") }
      .task {
        visits.notes.append("working")
        state = "working"
      }
  }
}

/// A shelf of things that are picked up, kept in all the ways there are, beside a hall.
private struct ShelfApp: App {
  var body: some Scene {
    Window("Shelf", id: "shelf") { ShelfView() }
    Window("Hall", id: "hall") { HallView() }
  }
}

private struct ShelfView: View {
  @Observable final class Lent {
    var count = 0
  }

  @State private var path: [String] = []
  @State private var picked = 0
  @State private var lent = Lent()
  @State private var isAsking = false
  @SceneStorage("marked") private var marked = 0
  @AppStorage("paces") private var paces = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Picked \(picked), lent \(lent.count), marked \(marked), paces \(paces)")
        Button("Pick") { picked += 1 }
        Button("Lend") { lent.count += 1 }
        Button("Mark") { marked += 1 }
        Button("Walk") { paces += 1 }
        Button("Ask") { isAsking = true }
      }
      .navigationDestination(for: String.self) { name in Thing(name: name) }
      .sheet(isPresented: $isAsking) { Text("Really?") }
    }
    .navigationURL(path.isEmpty ? "/shelf" : "/shelf/\(path.joined(separator: "/"))")
    .onOpenURL { url in
      isAsking = false
      path = url.split(separator: "/").dropFirst().map(String.init)
    }
  }
}

private struct Thing: View {
  let name: String
  @State private var turns = 0
  var body: some View {
    Button("Turn \(name)") { turns += 1 }
    Text("\(name) turned \(turns)")
  }
}

private struct HallView: View {
  @AppStorage("paces") private var paces = 0
  var body: some View {
    Text("Paces \(paces)")
    Button("Walk") { paces += 1 }
  }
}

/// A lobby beside a post office, whose clerk has to be at the counter before letters are taken.
private struct PostApp: App {
  var body: some Scene {
    Window("Lobby", id: "lobby") { Text("Lobby") }
    Window("Post", id: "post") { PostView() }
  }
}

private struct PostView: View {
  private final class Clerk: Transient {
    var isThere = false
    var isAwake = false
  }

  @State private var clerk = Clerk()
  @State private var taken: [String] = []

  var body: some View {
    Text("Taken: \(taken.joined(separator: ", "))")
      .onAppear { clerk.isThere = true }
      .onChange(of: "morning", initial: true) { clerk.isAwake = true }
      .onOpenURL { url in taken.append(clerk.isThere && clerk.isAwake ? url : "lost") }
  }
}

/// Two windows that each send who comes on to the other, and a third that leads there.
private struct RedirectingApp: App {
  var body: some Scene {
    Window("Start", id: "start") { Text("Start") }
    Window("One", id: "one") { RedirectingView(name: "One", other: "/two") }
    Window("Two", id: "two") { RedirectingView(name: "Two", other: "/one") }
    Window("Three", id: "three") { RedirectingView(name: "Three", other: "/start") }
  }
}

private struct RedirectingView: View {
  let name: String
  let other: String
  @Environment(\.openURL) private var openURL
  var body: some View { Text(name).onAppear { openURL(other) } }
}

/// A room whose door is there only until somebody has come.
private struct DoorlessApp: App {
  var body: some Scene {
    Window("Hall", id: "hall") { Text("Hall") }
    Window("Room", id: "room") { DoorlessView() }
  }
}

private struct DoorlessView: View {
  @State private var isOpen = true
  var body: some View {
    Text("Room").onAppear { isOpen = false }
    if isOpen { Text("Door").onOpenURL { (_: String) in } }
  }
}

@Suite struct WindowLinkTests {
  @Test func `windows that send people on to each other end in a refusal`() async throws {
    let app = InProcessApp(RedirectingApp())
    let driver = try await app.open("/start")
    #expect(try await driver.send(.open(url: "/one")).refusal?.code == .eventLoop)
    #expect(driver.sees("One") || driver.sees("Two"))
    try await driver.check()
    _ = try await app.open("/two")
  }

  @Test func `a window that sends people on has them where it says`() async throws {
    let driver = try await InProcessApp(RedirectingApp()).open("/start")
    try await driver.open("/three")
    #expect(driver.sees("Start") && driver.document.url == "/start")
  }

  @Test func `a link that nothing takes once it is there says so`() async throws {
    let driver = try await InProcessApp(DoorlessApp()).open("/hall")
    try await driver.open("/room/7")
    #expect(driver.sees("Room") && driver.banners == ["Nothing is shown at /room/7"])
  }

  @Test(arguments: ["/post/7", "/lobby"])
  func `what takes a link has appeared before, wherever the link comes from`(
    start: String
  ) async throws {
    let driver = try await InProcessApp(PostApp()).open(start)
    if start == "/lobby" { try await driver.open("/post/7") }
    #expect(driver.sees("Taken: /post/7"))
    try await driver.open("/lobby")
    try await driver.open("/post/8")
    #expect(driver.sees("Taken: /post/7, /post/8"))
  }

  @Test func `a link to another window asks the one that would be left`() async throws {
    let driver = try await InProcessApp(DeskApp()).open("/desk")
    try await driver.tap("Write")
    try await driver.open("/door")
    #expect(!driver.sees("Outside"))
    try await driver.tap("Go")
    #expect(driver.sees("Outside"))
    #expect(driver.document.url == "/door")
  }

  @Test func `what a link does not lead to has not appeared, nor begun to work`() async throws {
    let visits = Visits()
    let driver = try await InProcessApp(PorchApp(visits: visits)).open("/porch")
    for url in ["/garden/nowhere", "/garden"] {
      let outcome = try await driver.send(.open(url: url))
      #expect(outcome.refusal?.code == (url == "/garden" ? nil : .unknownURL))
      #expect(visits.notes == [])
    }
    try await driver.tap("Let go")
    try await driver.open("/garden")
    try await driver.waitFor("working")
    #expect(visits.notes == ["appeared", "working"])
    let refusal = try await driver.refusal { try await driver.open("/porch/nowhere") }
    #expect(refusal.code == .unknownURL && visits.notes == ["appeared", "working"])
  }

  @Test func `what the window that is left had opened outside is opened`() async throws {
    let driver = try await InProcessApp(PorchApp(visits: Visits())).open("/porch")
    try await driver.tap("Let go")
    try await driver.tap("Read and go")
    #expect(driver.sees("Garden"))
    #expect(driver.takeEffects() == ["https://example.org"])
  }

  @Test func `a window without work is left at once, by a link and by a view`() async throws {
    for isLink in [true, false] {
      let driver = try await InProcessApp(DeskApp()).open("/desk")
      if isLink { try await driver.open("/door") } else { try await driver.tap("Leave") }
      #expect(driver.sees("Outside"))
    }
  }

  @Test(arguments: ["/nowhere", "/door/7", "desk", "/desk/%zz"])
  func `a view that wants to know of unknown links says so itself`(url: String) async throws {
    let driver = try await InProcessApp(DeskApp()).open("/desk")
    try await driver.tap("Write")
    try await driver.open(url)
    #expect(driver.sees("Unknown: \(url)"))
  }

  @Test func `a window that was left is found again as it was`() async throws {
    let driver = try await InProcessApp(DeskApp()).open("/desk")
    try await driver.open("/nowhere")
    try await driver.open("/door")
    #expect(!driver.sees("/nowhere"))
    try await driver.open("/desk")
    #expect(driver.sees("Unknown: /nowhere"))
    try await driver.check()
  }

  @Test(arguments: [false, true])
  func `a link back finds the state of the views, and says where among them`(
    isRelaunched: Bool
  ) async throws {
    let app = InProcessApp(ShelfApp(), isDurable: true)
    let driver = try await app.open("/shelf")
    for button in ["Pick", "Pick", "Lend", "Mark", "Walk", "Ask"] { try await driver.tap(button) }
    let asked = driver.document.presentations.map(\.id)
    #expect(asked.count == 1)
    try await driver.open("/shelf/lamp")
    try await driver.tap("Turn lamp")
    try await driver.open("/hall")
    try await driver.tap("Walk")
    if isRelaunched {
      app.crash()
      try await driver.reconnect(over: app.connect())
    }
    try await driver.open("/shelf/lamp/bulb")
    #expect(driver.sees("bulb turned 0") && driver.document.url == "/shelf/lamp/bulb")
    try await driver.back()
    #expect(driver.sees("lamp turned 1"))
    try await driver.open("/hall")
    try await driver.open("/shelf")
    // The object is no value, and begins anew.
    #expect(driver.sees("Picked 2, lent 0, marked 1, paces 2"))
    #expect(driver.document.presentations.isEmpty && driver.screenIDs.count == 1)
    try await driver.tap("Ask")
    #expect(driver.document.presentations.map(\.id) != asked)
    try await driver.check()
  }

  @Test func `what was shown in a window that was left takes no command of before`() async throws {
    let driver = try await InProcessApp(ShelfApp()).open("/shelf")
    let id = try #require(driver.document.first { $0["text"]?.string == "Pick" }?.id)
    let tap = Command.Wish.action(target: CommandTarget(id), name: .tap, value: nil)
    let seen = driver.revision
    try await driver.open("/hall")
    try await driver.open("/shelf")
    #expect(try await driver.send(tap, rev: seen).refusal?.code == .staleTarget)
    #expect(driver.sees("Picked 0, lent 0, marked 0, paces 0"))
    try await driver.send(tap)
    #expect(driver.sees("Picked 1, lent 0, marked 0, paces 0"))
  }

  @Test func `a session that forks takes along what it has left`() async throws {
    let app = InProcessApp(ShelfApp())
    let driver = try await app.open("/shelf")
    try await driver.tap("Pick")
    try await driver.open("/hall")
    let other = try await driver.fork(over: app.connect())
    try await other.open("/shelf")
    #expect(other.sees("Picked 1"))
    try await other.tap("Pick")
    try await driver.open("/shelf")
    #expect(driver.sees("Picked 1") && other.sees("Picked 2"))
  }
}
