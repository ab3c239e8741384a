import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Parking and waking: the same document, whatever was open.
@Suite struct ParkingTests {
  struct Draft: Codable {
    var title = ""
    var stars = 0
  }

  @Observable final class Flow: Codable {
    var path: [Route] = []
    var isSheet = false
    var isInner = false

    init() {}

    enum CodingKeys: String, CodingKey {
      case _path = "path"
      case _isSheet = "isSheet"
      case _isInner = "isInner"
    }
  }

  struct Page: View {
    @State private var flow = Flow()
    @State private var draft = Draft()
    @State private var isAlert = false
    var body: some View {
      Stack(flow: flow)
        .sheet(isPresented: Bindable(flow).isSheet) {
          TextField("Title", text: $draft.title)
          Stepper("Stars \(draft.stars)", value: $draft.stars, in: 0...5)
          Inner(flow: flow)
        }
        .alert("Sure?", isPresented: $isAlert) { Button("Yes") {} }
      Button("Write") { flow.isSheet = true }
      Button("Ask") { isAlert = true }
    }
  }

  struct Inner: View {
    @Bindable var flow: Flow
    var body: some View {
      Button("Inner") { flow.isInner = true }
        .sheet(isPresented: $flow.isInner) { Counter(name: "Innermost") }
    }
  }

  struct Stack: View {
    @Bindable var flow: Flow
    var body: some View {
      NavigationStack(path: $flow.path) {
        VStack {
          NavigationLink("One", value: Route.item(1))
          Counter(name: "Root")
        }
        .navigationDestination(for: Route.self) { route in
          if case .item(let number) = route { Detail(number: number) } else { Text("about") }
        }
      }
    }
  }

  /// Parks, wakes and expects the identical document.
  func relaunch(_ app: InProcessApp, _ driver: ScreenDriver) async throws {
    let before = driver.document
    let revision = driver.revision
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.resumed == true)
    #expect(driver.document.outline(showingIDs: true) == before.outline(showingIDs: true))
    #expect(driver.document.value.canonical == before.value.canonical)
    #expect(driver.revision == revision)
  }

  @Test func `pushed screens, their state and half-typed text outlive the process`() async throws {
    let app = InProcessApp { Page() }
    let driver = try await app.open()
    try await driver.tap("Root 0")
    try await driver.tap("One")
    try await driver.tap("Likes 0")
    try await driver.tap("Next")
    try await driver.tap("Write")
    try await driver.type("Half a sent", into: "Title")
    try await driver.increment("Stars 0")
    try await relaunch(app, driver)
    try await driver.type("Half a sentence", into: "Title")
    try await driver.dismiss()
    try await driver.back()
    #expect(driver.sees("Likes 1"))
    try await relaunch(app, driver)
    try await driver.back()
    #expect(driver.sees("Root 1"))
  }

  /// The flag itself is not kept here, as a view model's loaded data is not.
  struct LoadingAnew: View {
    @State private var load = Load()
    @Observable final class Load { var isDone = false }
    var body: some View {
      if load.isDone {
        Counter(name: "Loaded")
      } else {
        Text("loading").task {
          try? await Task.sleep(for: .milliseconds(20))
          load.isDone = true
        }
      }
    }
  }

  @Test func `what was typed on a part that loads is there again once it is loaded`() async throws {
    let app = InProcessApp { LoadingAnew() }
    let driver = try await app.open()
    try await driver.waitFor("Loaded 0")
    try await driver.tap("Loaded 0")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("loading"))
    try await driver.waitFor("Loaded 1")
  }

  @Test func `what another tab changes does not end the wait for a part that loads`() async throws {
    let app = InProcessApp { LoadingAnew() }
    let driver = try await app.open()
    try await driver.waitFor("Loaded 0")
    try await driver.tap("Loaded 0")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.hear(ofStored: ["theme": "dark"])
    #expect(driver.sees("loading"))
    try await driver.waitFor("Loaded 1")
  }

  @Test func `what waits for a part that loads is in the next snapshot too`() async throws {
    let app = InProcessApp { LoadingAnew() }
    let driver = try await app.open()
    try await driver.waitFor("Loaded 0")
    try await driver.tap("Loaded 0")
    for _ in 0..<3 {
      app.relaunch()
      try await driver.reconnect(over: app.connect())
      #expect(driver.sees("loading"))
    }
    try await driver.waitFor("Loaded 1")
  }

  struct GiftView: View {
    @State private var gift = "Keyboard"
    @State private var isChoosing = false
    var body: some View {
      VStack {
        if isChoosing {
          Button("Choose Mouse") {
            gift = "Mouse"
            isChoosing = false
          }
        } else {
          Button("Remove \(gift)") { gift = "nothing" }
          Button("Choose") { isChoosing = true }
        }
        Counter(name: "Count")
      }
    }
  }

  enum Sleep: CaseIterable { case parked, relaunched }

  @Test(arguments: Sleep.allCases)
  func `a command for what was there before is as stale after a sleep as before it`(
    sleep: Sleep
  ) async throws {
    let app = InProcessApp { GiftView() }
    let driver = try await app.open()
    let (remove, seen) = (try driver.tapping("Remove Keyboard"), driver.revision)
    let count = try driver.tapping("Count 0")
    try await driver.tap("Choose")
    try await driver.tap("Choose Mouse")
    #expect(try driver.tapping("Remove Mouse") == remove)
    if sleep == .relaunched {
      app.relaunch()
      try await driver.reconnect(over: app.connect())
    } else {
      driver.session.park()
    }
    #expect(try await driver.send(remove, rev: seen).refusal?.code == .staleTarget)
    #expect(driver.sees("Remove Mouse"))
    // What was there all the time is no older than it was.
    #expect(try await driver.send(count, rev: seen) == .changed)
    #expect(driver.sees("Count 1"))
    try await driver.tap("Remove Mouse")
    #expect(driver.sees("Remove nothing"))
  }

  @Test func `a command sent before a crash may name what was on the screen then`() async throws {
    let app = InProcessApp(isDurable: true) { Counter(name: "Count") }
    let driver = try await app.open()
    try await driver.tap("Count 0")
    try await driver.tap("Count 1")
    let tap = try driver.tapping("Count 2")
    app.crash()
    try await driver.reconnect(over: app.connect())
    #expect(driver.revision == 3)
    #expect(try await driver.send(tap, rev: 2) == .changed)
    #expect(driver.sees("Count 3"))
  }

  @Test func `a banner is shown for the rest of its time`() async throws {
    let app = InProcessApp(ShopApp())
    let driver = try await app.open("/shop/a/b/c")
    app.clock.now += .seconds(4)
    try await relaunch(app, driver)
    app.clock.now += .seconds(5)
    for _ in 0..<100 { await Task.yield() }
    try await driver.check()
    #expect(driver.document.banners.count == 1)
    app.clock.now += .seconds(2)
    try await driver.waitUntilGone("Nothing is shown at /shop/a/b/c")
  }

  @Test func `nested sheets and alerts outlive the process`() async throws {
    let app = InProcessApp { Page() }
    let driver = try await app.open()
    try await driver.tap("Write")
    try await driver.tap("Inner")
    try await driver.tap("Innermost 0")
    try await relaunch(app, driver)
    #expect(driver.sees("Innermost 1"))
    try await driver.dismiss()
    try await driver.dismiss()
    try await driver.tap("Ask")
    try await relaunch(app, driver)
    try await driver.tap("Yes")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a stack that keeps its own path outlives the process`() async throws {
    let app = InProcessApp {
      NavigationStack {
        NavigationLink("Number", value: 5)
          .navigationDestination(for: Int.self) { number in
            Counter(name: "Number \(number)")
            NavigationLink("Word", value: "word")
          }
          .navigationDestination(for: String.self) { Text("text \($0)") }
      }
    }
    let driver = try await app.open()
    try await driver.tap("Number")
    try await driver.tap("Number 5 0")
    try await driver.tap("Word")
    try await relaunch(app, driver)
    try await driver.back()
    #expect(driver.sees("Number 5 1"))
  }

  @Test func `screens of links and flags come back in their order`() async throws {
    struct Mixed: View {
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("View") {
              NavigationLink("Value", value: 1)
            }
            Button("Flag") { isOpen = true }
          }
          .navigationDestination(isPresented: $isOpen) { NavigationLink("Value", value: 2) }
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)")
            NavigationLink("Deeper") { Counter(name: "Deep") }
          }
        }
      }
    }
    for start in ["View", "Flag"] {
      let app = InProcessApp { Mixed() }
      let driver = try await app.open()
      try await driver.tap(start)
      try await driver.tap("Value")
      try await driver.tap("Deeper")
      try await driver.tap("Deep 0")
      try await relaunch(app, driver)
      for _ in 0..<3 { try await driver.back() }
      #expect(driver.screenIDs.count == 1)
      try await driver.tap(start)
      #expect(driver.screenIDs.count == 2)
    }
  }

  @Test func `a banner outlives the process`() async throws {
    let app = InProcessApp(ShopApp())
    let driver = try await app.open("/shop/a/b/c")
    #expect(driver.document.banners.count == 1)
    try await relaunch(app, driver)
    try await driver.dismissBanner("Nothing is shown at /shop/a/b/c")
  }

  @Test func `a wide window stays wide`() async throws {
    struct Size: View {
      @Environment(\.horizontalSizeClass) private var size
      var body: some View { Text(size == .compact ? "narrow" : "wide") }
    }
    let app = InProcessApp { Size() }
    let driver = try await app.open("/", layout: .compact)
    try await relaunch(app, driver)
    #expect(driver.sees("narrow"))
  }

  @Test func `a stale command stays stale and a repeated one repeated`() async throws {
    let app = InProcessApp { Page() }
    let driver = try await app.open()
    try await driver.tap("One")
    let gone = try driver.tapping("Likes 0")
    let back = Command.Wish.back(target: CommandTarget(driver.screenIDs[1]))
    try await driver.back()
    let seq = driver.nextSeq - 1
    try await relaunch(app, driver)
    #expect(try await driver.send(back, seq: seq) == .unchanged)
    #expect(try await driver.send(back).refusal?.code == .staleTarget)
    #expect(try await driver.send(gone).refusal?.code == .staleTarget)
    try await driver.tap("One")
    #expect(driver.sees("Likes 0"))
  }
}
