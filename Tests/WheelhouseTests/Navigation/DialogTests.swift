import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Observable final class DialogFlow {
  var isAsking = false
  var isAlert = false
  var isLocked = false
  var isOn = true
  var path: [Int] = []
}

/// A stack whose root asks a question and raises an alert.
struct DialogHome: View {
  @Bindable var flow: DialogFlow
  let notes: Notes
  var body: some View {
    NavigationStack(path: $flow.path) {
      VStack {
        Button("Ask") { flow.isAsking = true }
        Button("Alert") { flow.isAlert = true }
      }
      .navigationDestination(for: Int.self) { Text("screen \($0)") }
      .confirmationDialog("Remove it?", isPresented: guarded) {
        HStack {
          Button("Remove", role: .destructive) { notes("removed, asking \(flow.isAsking)") }
        }
        Nested(notes: notes)
      } message: {
        Text("It is gone then.")
      }
      .alert(Text("Oops!"), isPresented: $flow.isAlert) {
        Button("Again") { notes("again") }
      } message: {
        if flow.isOn { Text("It could not be saved.") }
      }
    }
  }

  private var guarded: Binding<Bool> {
    Binding(
      get: { flow.isAsking },
      set: { if !flow.isLocked || $0 { flow.isAsking = $0 } })
  }
}

/// A button within a view of its own within a dialog.
struct Nested: View {
  let notes: Notes
  var body: some View {
    VStack { Button("Archive") { notes("archived") } }
  }
}

/// A question whose only button closes it.
private struct Closing: View {
  let notes: Notes
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Sure?", isPresented: $isAsking) {
        Button("Leave it", role: .close) { notes("left") }
      }
  }
}

@Suite struct DialogTests {
  let flow = DialogFlow()
  let notes = Notes()

  func driver(_ layout: Layout = .regular) async throws -> ScreenDriver {
    try await InProcessApp { DialogHome(flow: flow, notes: notes) }.open("/", layout: layout)
  }

  @Test(arguments: [Layout.compact, .regular])
  func `a confirmation dialog without a cancel button is given one`(layout: Layout) async throws {
    let driver = try await driver(layout)
    try await driver.tap("Ask")
    #expect(
      driver.screen().hasSuffix(
        """
        confirmationDialog "Remove it?" message="It is gone then."
          vStack
            hStack
              button "Remove" role=destructive
            vStack
              button "Archive"
            button "Cancel" role=cancel
        """))
    try await driver.tap("Cancel")
    #expect(driver.document.presentations.isEmpty && !flow.isAsking)
    #expect(notes.take().isEmpty)
  }

  @Test func `a button in a row closes the dialog before it acts`() async throws {
    let driver = try await driver()
    try await driver.tap("Ask")
    try await driver.tap("Remove")
    #expect(notes.take() == ["removed, asking false"])
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a button in a view of one's own closes the dialog`() async throws {
    let driver = try await driver()
    try await driver.tap("Ask")
    try await driver.tap("Archive")
    #expect(notes.take() == ["archived"])
    #expect(driver.document.presentations.isEmpty && !flow.isAsking)
  }

  @Test func `a confirmation dialog can always be left`() async throws {
    let driver = try await driver()
    try await driver.tap("Ask")
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty && !flow.isAsking)
  }

  @Test func `an alert without a cancel button is left by its buttons only`() async throws {
    let driver = try await driver()
    try await driver.tap("Alert")
    let refusal = try await driver.refusal { try await driver.dismiss() }
    #expect(refusal.code == .notDismissable)
    try await driver.tap("Again")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a dialog stays as it was when the app keeps its flag`() async throws {
    let driver = try await driver()
    try await driver.tap("Ask")
    let before = driver.document
    flow.isLocked = true
    try await driver.dismiss()
    #expect(driver.document == before)
    try await driver.tap("Cancel")
    #expect(driver.document == before)
    flow.isLocked = false
    try await driver.tap("Cancel")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a message follows what it reads while the alert is up`() async throws {
    let driver = try await driver()
    try await driver.tap("Alert")
    #expect(driver.sees("It could not be saved."))
    flow.isOn = false
    try await driver.check()
    #expect(driver.document.presentations[0].message == nil)
  }

  @Test func `a dialog that a covered screen raises becomes a banner`() async throws {
    let driver = try await driver()
    flow.path = [1]
    try await driver.waitFor("screen 1")
    flow.isAlert = true
    try await driver.waitFor("Oops! It could not be saved.")
    #expect(driver.document.presentations.isEmpty && !flow.isAlert)
    #expect(driver.document.banners.map(\.style) == ["warning"])
    try await driver.dismissBanner("Oops! It could not be saved.")
    try await driver.back()
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a dialog that is up becomes a banner when its screen is covered`() async throws {
    let driver = try await driver()
    try await driver.tap("Ask")
    flow.path = [1]
    try await driver.waitFor("screen 1")
    #expect(driver.document.presentations.isEmpty && !flow.isAsking)
    #expect(driver.document.banners.map(\.text) == ["Remove it? It is gone then."])
  }

  @Test func `an app that keeps the flag of a dialog out of sight gets one banner`() async throws {
    let driver = try await driver()
    flow.isLocked = true
    try await driver.tap("Ask")
    flow.path = [1]
    try await driver.waitFor("screen 1")
    #expect(driver.document.banners.count == 1 && flow.isAsking)
    flow.path = [1, 2]
    try await driver.waitFor("screen 2")
    #expect(driver.document.banners.count == 1)
  }

  @Test func `an alert raised while its screen comes into sight is an alert`() async throws {
    let driver = try await driver()
    flow.path = [1]
    try await driver.waitFor("screen 1")
    flow.isAlert = true
    flow.path = []
    try await driver.waitFor("Again")
    #expect(driver.document.banners.isEmpty)
  }

  struct Sheeted: View {
    @Bindable var flow: DialogFlow
    var body: some View {
      DialogHome(flow: flow, notes: Notes())
        .sheet(isPresented: $flow.isOn) {
          Button("Push") { flow.path = [1] }
          Button("Raise") { flow.isAlert = true }
          Button("Withdraw") { flow.isAlert = false }
        }
    }
  }

  @Test(arguments: [false, true])
  func `an alert that waits is said when its screen is covered, unless it was taken back`(
    isTakenBack: Bool
  ) async throws {
    let driver = try await show { Sheeted(flow: flow) }
    try await driver.tap("Raise")
    if isTakenBack { try await driver.tap("Withdraw") }
    try await driver.tap("Push")
    #expect(driver.document.banners.count == (isTakenBack ? 0 : 1))
    #expect(!flow.isAlert)
  }

  @Test func `a button that is not seen in an alert is no answer to it`() async throws {
    let driver = try await show {
      NavigationStack {
        Text("Below").alert("Sure?", isPresented: .constant(true)) {
          Text("Held").contextMenu { Button("Copy") {} }
          Text("Swiped").swipeActions { Button("Delete") {} }
          Text("Barred").toolbar { Button("Add") {} }
        }
      }
    }
    #expect(
      driver.screen().hasSuffix(
        """
        alert "Sure?"
          vStack
            text "Held"
            text "Swiped"
            text "Barred"
            button "OK" role=cancel
        """))
  }

  @Test func `a question with a button that closes it gets no other one`() async throws {
    let driver = try await show { Closing(notes: notes) }
    try await driver.tap("Ask")
    #expect(
      driver.screen().hasSuffix(
        """
        confirmationDialog "Sure?"
          vStack
            button "Leave it" role=close
        """))
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty && notes.take() == ["left"])
  }
}
