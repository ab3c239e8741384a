import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Invariant 1: the id of a screen that is gone is not taken over by a different one.
@Suite struct ScreenIdentityTests {
  private struct TestApp: App {
    var body: some Scene {
      Window("Desk", id: "desk") { Desk() }
      Window("Door", id: "door") { Text("Outside").navigationURL("/door") }
    }
  }

  private struct Desk: View {
    @State private var path: [String] = []
    @State private var hasStack = true
    @State private var opened: Note?

    struct Note: Identifiable, Codable { let id: String }

    var body: some View {
      VStack {
        if !hasStack {
          Button("Return") { hasStack = true }
        } else {
          NavigationStack(path: $path) {
            ForEach(["One", "Two"], id: \.self) { name in
              Button("Push \(name)") { path = [name] }
              Button("Open \(name)") { opened = Note(id: name) }
            }
            .navigationDestination(for: String.self) { name in
              Button("Drop \(name)") { (hasStack, path) = (false, []) }.navigationTitle(name)
            }
            .sheet(item: $opened) { note in Text("Sheet of \(note.id)") }
          }
        }
      }
    }
  }

  /// The ids of the screens above the root and of the presentations, and of all that is in them.
  private func ids(_ driver: ScreenDriver) -> Set<String> {
    let screens = driver.document.root.nodes.filter { $0.type == "screen" }.dropFirst()
    let presented = driver.document.presentations
    let nodes = screens.flatMap(\.nodes) + presented.flatMap(\.content.nodes)
    return Set(nodes.compactMap(\.id)).union(presented.compactMap(\.id))
  }

  @Test func `a stack that is made anew has other screens`() async throws {
    let driver = try await InProcessApp(TestApp()).open("/desk")
    try await driver.tap("Push One")
    let first = ids(driver)
    try await driver.tap("Drop One")
    try await driver.tap("Return")
    try await driver.tap("Push Two")
    #expect(!first.isEmpty && ids(driver).isDisjoint(with: first))
  }

  @Test func `a window that was left and entered again has other screens`() async throws {
    for (first, second) in [("Push One", "Push Two"), ("Open One", "Open Two")] {
      let driver = try await InProcessApp(TestApp()).open("/desk")
      try await driver.tap(first)
      let former = ids(driver)
      try await driver.open("/door")
      try await driver.open("/desk")
      try await driver.tap(second)
      #expect(!former.isEmpty && ids(driver).isDisjoint(with: former))
    }
  }

  @Test func `a session that slept in between has other screens`() async throws {
    let app = InProcessApp(TestApp(), isDurable: true)
    let driver = try await app.open("/desk")
    try await driver.tap("Push One")
    let first = ids(driver)
    try await driver.back()
    app.host.parkIdle()
    #expect(driver.session.isParked)
    try await driver.tap("Push Two")
    #expect(!first.isEmpty && ids(driver).isDisjoint(with: first))
  }
}
