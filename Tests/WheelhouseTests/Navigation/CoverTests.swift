import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Observable final class CoverFlow: Codable {
  var isCover = false
  var person: Person?
  var isSheet = false
  var isAsking = false
  var isLocked = false

  init() {}

  enum CodingKeys: String, CodingKey {
    case _isCover = "isCover"
    case _person = "person"
    case _isSheet = "isSheet"
    case _isAsking = "isAsking"
    case _isLocked = "isLocked"
  }
}

struct CoverHome: View {
  @State private var own = CoverFlow()
  var given: CoverFlow?
  var notes = Notes()
  var body: some View { CoverStack(flow: given ?? own, notes: notes) }
}

struct CoverStack: View {
  @Bindable var flow: CoverFlow
  let notes: Notes
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    Button("Cover") { flow.isCover = true }
      .fullScreenCover(isPresented: $flow.isCover, onDismiss: { notes("uncovered") }) {
        CoverContent(flow: flow, notes: notes)
      }
    Button("Ann") { flow.person = Person(id: 1, name: "Ann") }
      .fullScreenCover(item: $flow.person) { person in
        Text("about \(person.name)")
        Button("Bob") { flow.person = Person(id: 2, name: "Bob") }
      }
    Text(isPresented ? "presented" : "at home")
  }
}

struct CoverContent: View {
  @Bindable var flow: CoverFlow
  let notes: Notes
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "at home")
      Button("Count \(count)") { count += 1 }
      Button("Close") { dismiss() }
      Button("Sheet") { flow.isSheet = true }
    }
    .interactiveDismissDisabled(flow.isLocked)
    .sheet(isPresented: $flow.isSheet, onDismiss: { notes("sheet closed") }) {
      Counter(name: "Sheet")
      Button("Ask") { flow.isAsking = true }
        .confirmationDialog("Close all?", isPresented: $flow.isAsking) {
          Button("Close all", role: .destructive) { dismiss() }
        }
    }
  }
}

@Suite struct CoverTests {
  let flow = CoverFlow()
  let notes = Notes()

  func driver(_ layout: Layout = .regular) async throws -> ScreenDriver {
    try await InProcessApp { CoverHome(given: flow, notes: notes) }.open("/", layout: layout)
  }

  @Test(arguments: [Layout.compact, .regular])
  func `a cover is left by back and by dismiss`(layout: Layout) async throws {
    let driver = try await driver(layout)
    #expect(driver.sees("at home"))
    try await driver.tap("Cover")
    #expect(driver.document.presentations.map(\.kind) == ["fullScreenCover"])
    #expect(driver.sees("presented") && !driver.sees("at home"))
    try await driver.dismiss()
    #expect(!flow.isCover && notes.take() == ["uncovered"])
    try await driver.tap("Cover")
    try await driver.tap("Close")
    #expect(!flow.isCover && driver.document.presentations.isEmpty)
  }

  @Test func `a cover that may not be closed by hand stays`() async throws {
    let driver = try await driver()
    flow.isLocked = true
    try await driver.tap("Cover")
    #expect(driver.screen().contains("fullScreenCover interactiveDismissDisabled"))
    #expect(try await driver.refusal { try await driver.dismiss() }.code == .notDismissable)
    try await driver.tap("Close")
    #expect(!flow.isCover)
  }

  @Test func `an item with another id is another cover`() async throws {
    let driver = try await driver()
    try await driver.tap("Ann")
    let id = driver.document.presentations[0].id
    try await driver.tap("Bob")
    #expect(driver.sees("about Bob") && driver.document.presentations.map(\.id) != [id])
    try await driver.dismiss()
    #expect(flow.person == nil)
  }

  @Test func `dismissing the lowest of a chain dismisses and clears those above`() async throws {
    let driver = try await driver()
    try await driver.tap("Cover")
    try await driver.tap("Sheet")
    try await driver.tap("Ask")
    let kinds = driver.document.presentations.map(\.kind)
    #expect(kinds == ["fullScreenCover", "sheet", "confirmationDialog"])
    try await driver.tap("Close all")
    #expect(driver.document.presentations.isEmpty)
    #expect(!flow.isCover && !flow.isSheet && !flow.isAsking)
    #expect(notes.take() == ["sheet closed", "uncovered"])
  }

  @Test(arguments: [Layout.compact, .regular])
  func `a dialog over a sheet over a cover outlives the process`(layout: Layout) async throws {
    let app = InProcessApp { CoverHome() }
    let driver = try await app.open("/", layout: layout)
    try await driver.tap("Cover")
    try await driver.tap("Count 0")
    try await driver.dismiss()
    try await driver.tap("Cover")
    try await driver.tap("Count 0")
    try await driver.tap("Sheet")
    try await driver.tap("Sheet 0")
    try await driver.tap("Ask")
    let before = driver.document.outline(showingIDs: true)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document.outline(showingIDs: true) == before)
    try await driver.dismiss()
    #expect(driver.sees("Sheet 1"))
    try await driver.dismiss()
    #expect(driver.sees("Count 1"))
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty)
  }
}
