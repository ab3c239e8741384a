import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

struct Person: Identifiable, Codable {
  let id: Int
  var name: String
}

@Observable final class SheetFlow {
  var isSheet = false
  var isInner = false
  var isAlert = false
  var isLocked = false
  var person: Person?
  var name = ""
  var path: [Int] = []
}

struct SheetHome: View {
  @Bindable var flow: SheetFlow
  let notes: Notes
  var body: some View {
    NavigationStack(path: $flow.path) {
      VStack {
        Button("Sheet") { flow.isSheet = true }
        Button("Ann") { flow.person = Person(id: 1, name: "Ann") }
        Button("Alert") { flow.isAlert = true }
      }
      .navigationTitle("Home")
      .navigationDestination(for: Int.self) { Text("screen \($0)") }
      .sheet(isPresented: $flow.isSheet, onDismiss: { notes("dismissed") }) {
        SheetContent(flow: flow)
      }
      .sheet(item: $flow.person) { person in
        Text(person.name)
        Counter(name: "Sheet")
        Button("Bob") { flow.person = Person(id: 2, name: "Bob") }
        Button("Rename") { flow.person = Person(id: person.id, name: "Anna") }
      }
      .alert("Sure?", isPresented: $flow.isAlert) {
        Button("Delete", role: .destructive) { notes("deleted, alert \(flow.isAlert)") }
        Button("Keep", role: .cancel) { notes("kept") }
      } message: {
        Text("It cannot be undone.")
      }
    }
  }
}

struct SheetContent: View {
  @Bindable var flow: SheetFlow
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      VStack {
        Button("Close") { dismiss() }
        Button("Inner") { flow.isInner = true }
        NavigationLink("More") { Text("more") }
      }
      .navigationTitle("Sheet")
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .interactiveDismissDisabled(flow.isLocked)
    .sheet(isPresented: $flow.isInner) { Text("inner sheet") }
  }
}

@Suite struct PresentationTests {
  let flow = SheetFlow()
  let notes = Notes()

  func driver() async throws -> ScreenDriver {
    try await show { SheetHome(flow: flow, notes: notes) }
  }

  @Test func `a flag opens a sheet and closing it by hand clears the flag`() async throws {
    let driver = try await driver()
    try await driver.tap("Sheet")
    #expect(
      driver.screen() == """
        navigationStack
          screen "Home"
            vStack
              button "Sheet"
              button "Ann"
              button "Alert"
        sheet detents=medium,large dragIndicator=visible
          navigationStack
            screen "Sheet"
              vStack
                button "Close"
                button "Inner"
                navigationLink "More"
        """)
    #expect(driver.document.title == "Sheet")
    try await driver.dismiss()
    #expect(!flow.isSheet)
    #expect(driver.document.presentations.isEmpty)
    #expect(notes.take() == ["dismissed"])
  }

  @Test func `a sheet leaves by dismiss, also from the root of its own stack`() async throws {
    let driver = try await driver()
    try await driver.tap("Sheet")
    try await driver.tap("More")
    #expect(driver.sees("more"))
    try await driver.back()
    try await driver.tap("Close")
    #expect(!flow.isSheet)
  }

  @Test func `what a sheet covers cannot be tapped`() async throws {
    let driver = try await driver()
    let below = try driver.tapping("Ann")
    try await driver.tap("Sheet")
    let before = driver.document
    #expect(try await driver.send(below).refusal?.code == .covered)
    #expect(driver.document == before)
    #expect(flow.person == nil)
  }

  @Test func `dismissing a sheet dismisses the one above it`() async throws {
    let driver = try await driver()
    try await driver.tap("Sheet")
    try await driver.tap("Inner")
    #expect(driver.document.presentations.count == 2)
    let lower = driver.document.presentations[0].id ?? ""
    #expect(
      try await driver.send(.back(target: CommandTarget(lower))).refusal?.code == .covered)
    flow.isSheet = false
    try await driver.waitUntilGone("inner sheet")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `the upper of two sheets closes by itself`() async throws {
    let driver = try await driver()
    try await driver.tap("Sheet")
    try await driver.tap("Inner")
    try await driver.dismiss()
    #expect(driver.document.presentations.count == 1 && !flow.isInner && flow.isSheet)
  }

  @Test func `an item with the same id keeps its sheet, another one opens another`() async throws {
    let driver = try await driver()
    try await driver.tap("Ann")
    let id = driver.document.presentations[0].id
    try await driver.tap("Sheet 0")
    try await driver.tap("Rename")
    #expect(driver.sees("Anna") && driver.sees("Sheet 1"))
    #expect(driver.document.presentations[0].id == id)
    try await driver.tap("Bob")
    #expect(driver.sees("Bob") && driver.sees("Sheet 0"))
    #expect(driver.document.presentations.map(\.id) != [id])
    try await driver.dismiss()
    #expect(flow.person == nil)
  }

  @Test func `a sheet that may not be closed by hand stays`() async throws {
    let driver = try await driver()
    try await driver.tap("Sheet")
    flow.isLocked = true
    try await driver.check()
    let refusal = try await driver.refusal { try await driver.dismiss() }
    #expect(refusal.code == .notDismissable)
    #expect(flow.isSheet)
  }

  @Test func `a sheet whose opener is on a covered screen can be used`() async throws {
    let driver = try await driver()
    flow.path = [1]
    flow.isSheet = true
    try await driver.waitFor("Close")
    try await driver.tap("More")
    try await driver.back()
    try await driver.tap("Close")
    #expect(!flow.isSheet && driver.sees("screen 1"))
  }

  @Test func `any button closes an alert before it acts`() async throws {
    let driver = try await driver()
    try await driver.tap("Alert")
    #expect(
      driver.screen().hasSuffix(
        """
        alert "Sure?" message="It cannot be undone."
          vStack
            button "Delete" role=destructive
            button "Keep" role=cancel
        """))
    try await driver.tap("Delete")
    #expect(notes.take() == ["deleted, alert false"])
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `leaving an alert taps its cancel button`() async throws {
    let driver = try await driver()
    try await driver.tap("Alert")
    try await driver.dismiss()
    #expect(notes.take() == ["kept"])
    #expect(!flow.isAlert)
  }

  struct Alerts: View {
    @State private var isPlain = false
    @State private var isField = false
    @State private var isOwn = false
    @State private var isAbout = false
    @State private var name = ""
    @State private var person: Person? = Person(id: 1, name: "Ann")
    var body: some View {
      Button("Plain") { isPlain = true }.alert("Note", isPresented: $isPlain) {}
      Button("Field") { isField = true }
        .alert("Name", isPresented: $isField) { TextField("Name", text: $name) }
      Button("Own") { isOwn = true }.alert("Own", isPresented: $isOwn) { OwnButtons(name: $name) }
      Button("About") { isAbout = true }
        .alert("About", isPresented: $isAbout, presenting: person) { person in
          Button("Forget \(person.name)") { self.person = nil }
        } message: {
          Text("This is \($0.name)")
        }
      Text("name \(name)")
    }
  }

  struct OwnButtons: View {
    @Binding var name: String
    var body: some View {
      Button("Clear") { name = "cleared" }
      Button("Stop", role: .cancel) {}
    }
  }

  @Test func `an alert without buttons has one named OK`() async throws {
    let driver = try await show { Alerts() }
    try await driver.tap("Plain")
    try await driver.tap("OK")
    #expect(driver.document.presentations.isEmpty)
    try await driver.tap("Plain")
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `an alert with only a field has an OK as well`() async throws {
    let driver = try await show { Alerts() }
    try await driver.tap("Field")
    try await driver.type("Zoe", into: "Name")
    try await driver.tap("OK")
    #expect(driver.sees("name Zoe"))
  }

  @Test func `buttons of a view of one's own close the alert too`() async throws {
    let driver = try await show { Alerts() }
    try await driver.tap("Own")
    try await driver.tap("Clear")
    #expect(driver.sees("name cleared"))
    #expect(driver.document.presentations.isEmpty)
    try await driver.tap("Own")
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `an alert about a value is there as long as the value is`() async throws {
    let driver = try await show { Alerts() }
    try await driver.tap("About")
    #expect(driver.sees("This is Ann"))
    try await driver.tap("Forget Ann")
    #expect(driver.document.presentations.isEmpty)
    try await driver.tap("About")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a second sheet of one level waits for the first to go`() async throws {
    let driver = try await driver()
    flow.isSheet = true
    flow.person = Person(id: 1, name: "Ann")
    try await driver.waitFor("Close")
    #expect(driver.document.presentations.count == 1)
    try await driver.tap("Close")
    #expect(driver.document.presentations.count == 1)
    #expect(driver.sees("Ann"))
  }
}
