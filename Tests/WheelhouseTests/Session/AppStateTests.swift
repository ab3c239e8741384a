import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// State that the app itself declares, as apps for Apple's platforms do.
@Suite struct AppStateTests {
  final class Tally: ObservableObject, Transient {
    @Published var count = 0
  }

  struct TallyApp: App {
    @State private var taps = 0
    @StateObject private var tally = Tally()

    var body: some Scene {
      WindowGroup("Tally") {
        Button("Taps \(taps)") { taps += 1 }
        Button("Count \(tally.count)") { tally.count += 1 }
        Total().environmentObject(tally)
      }
    }
  }

  struct Total: View {
    @EnvironmentObject private var tally: Tally
    var body: some View { Text("Total \(tally.count)") }
  }

  @Test func `each session has the app's state for itself, in whatever layout`() async throws {
    let app = InProcessApp(TallyApp())
    let (one, other) = (try await app.open(), try await app.open())
    try await one.tap("Taps 0")
    try await one.tap("Count 0")
    #expect(one.sees("Taps 1") && one.sees("Total 1") && one.document.title == "Tally")
    #expect(other.sees("Taps 0") && other.sees("Total 0"))
    try await one.resize(to: .compact)
    #expect(one.sees("Taps 1") && one.sees("Total 1"))
  }

  @Test func `the app's state outlives the process`() async throws {
    let app = InProcessApp(TallyApp())
    let driver = try await app.open()
    try await driver.tap("Taps 0")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Taps 1"))
  }

  @Observable final class Store: Codable {
    enum CodingKeys: String, CodingKey { case _count = "count" }
    var count = 0
    init() {}
  }

  struct StoreApp: App {
    @State private var store = Store()
    @State private var chosen: Store?

    var body: some Scene {
      WindowGroup {
        Button("Count \(store.count)") { store.count += 1 }
        StoreView().environment(store)
        Button("Choose") { chosen = store }
        if let chosen { Text("Chosen \(chosen.count)") }
      }
    }
  }

  struct StoreView: View {
    @Environment(Store.self) private var store
    @State private var own = Store()

    var body: some View {
      Text("Store \(store.count)")
      Button("Own \(own.count)") { own.count += 1 }
    }
  }

  @Test func `an object that the app's state begins with is made for each session`() async throws {
    let app = InProcessApp(StoreApp())
    let (one, other) = (try await app.open(), try await app.open())
    try await one.tap("Count 0")
    try await one.tap("Choose")
    try await one.tap("Own 0")
    #expect(one.sees("Count 1") && one.sees("Store 1") && one.sees("Chosen 1") && one.sees("Own 1"))
    #expect(other.sees("Count 0") && other.sees("Store 0") && other.sees("Own 0"))
    app.relaunch()
    try await one.reconnect(over: app.connect())
    #expect(one.sees("Count 1") && one.sees("Store 1") && one.sees("Own 1"))
  }

  /// A view with an object of its own, made before there is a session.
  struct EarlyApp: App {
    private let view = Early()
    var body: some Scene { WindowGroup { view } }
  }

  struct Early: View {
    @State private var store = Store()
    var body: some View { Button("Count \(store.count)") { store.count += 1 } }
  }

  @Test func `a view that is made before there is a session has an object in each`() async throws {
    let app = InProcessApp(EarlyApp())
    let (one, other) = (try await app.open(), try await app.open())
    try await one.tap("Count 0")
    #expect(one.sees("Count 1") && other.sees("Count 0"))
  }

  @Test func `an object that is there already is refused at the start`() async {
    struct InitialApp: App {
      @State private var store: Store
      init() { _store = State(initialValue: Store()) }
      var body: some Scene { WindowGroup { Text("\(store.count)") } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = WindowTable(InitialApp()) }
    }
    struct HandedApp: App {
      @State private var store: Store
      init() {
        let store = Store()
        _store = State(wrappedValue: store)
      }
      var body: some Scene { WindowGroup { Text("\(store.count)") } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = WindowTable(HandedApp()) }
    }
    struct OptionalApp: App {
      @State private var store: Store? = Store()
      var body: some Scene { WindowGroup { Text("\(store?.count ?? 0)") } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = WindowTable(OptionalApp()) }
    }
  }

  @Test func `setting it in init, before there is a session, does nothing`() async throws {
    struct SettingApp: App {
      @State private var store = Store()
      init() { store = Store() }
      var body: some Scene { WindowGroup { Text("Count \(store.count)") } }
    }
    #expect(try await InProcessApp(SettingApp()).open().sees("Count 0"))
  }
}
