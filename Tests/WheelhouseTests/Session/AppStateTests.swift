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

  @Observable final class Store {}

  struct SharingApp: App {
    @State private var store = Store()
    var body: some Scene { WindowGroup { Text("\(ObjectIdentifier(store))") } }
  }

  @Test func `an object that everybody would share is refused at the start`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = WindowTable(SharingApp()) }
    }
  }
}
