import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Alerts and confirmation dialogs in all of SwiftUI's spellings.
@Suite struct DialogSpellingTests {
  enum SaveError: Error, CustomStringConvertible {
    case full
    var description: String { "The disk is full" }
  }

  struct Alerts: View {
    @State private var isValue = false
    @State private var isError = false
    @State private var isExplained = false
    @State private var isAsked = false
    @State private var isHidden = false
    @State private var error: SaveError?
    @State private var name = ""
    @State private var person: Person? = Person(id: 1, name: "Ann")
    let notes: Notes
    var body: some View {
      Button("Value") { isValue = true }
        .alert("Edit", isPresented: $isValue, presenting: person) { person in
          TextField("Name", text: $name)
          SecureField("Word", text: $name)
          Button("Save \(person.name)") { notes("saved \(name)") }.disabled(name.isEmpty)
          Button("Cancel", role: .cancel) {}
        }
      Button("Error") {
        error = .full
        isError = true
      }
      .alert(isPresented: $isError, error: error) {}
      Button("Explained") {
        error = .full
        isExplained = true
      }
      .alert(isPresented: $isExplained, error: error) { _ in
        Button("Empty the bin") {}
      } message: { error in
        Text("Why: \(error)")
      }
      Button("Asked") { isAsked = true }
        .confirmationDialog(
          "Forget?", isPresented: $isAsked, titleVisibility: .visible, presenting: person
        ) { person in
          Button("Forget \(person.name)", role: .destructive) { self.person = nil }
          Button("Keep", role: .cancel) { notes("kept") }
        } message: { person in
          Text("This is about \(person.name)")
        }
      Button("Hidden") { isHidden = true }
        .confirmationDialog("Not seen", isPresented: $isHidden, titleVisibility: .hidden) {
          Button("Do") {}
        }
    }
  }

  @Observable final class Subject {
    var name = "apple"
  }

  struct Question: View {
    @State private var isAsked = false
    let subject: Subject
    let notes: Notes
    var body: some View {
      Button("Ask") { isAsked = true }
        .confirmationDialog("Delete?", isPresented: $isAsked, presenting: subject.name) { name in
          Button("Delete", role: .destructive) { notes("deleted \(name)") }
        } message: { name in
          Text("This is about \(name)")
        }
    }
  }

  struct Named: Identifiable, Hashable {
    let id = 1
    var name = "Ann"
  }

  struct Renaming: View {
    @State private var person: Named? = Named()
    @State private var isAsked = true
    var body: some View {
      Text(person?.name ?? "").alert("Rename", isPresented: $isAsked, presenting: person) { _ in
        TextField(
          "Name",
          text: Binding {
            person?.name ?? ""
          } set: {
            person?.name = $0
          })
        Button("OK") {}
      }
    }
  }

  let notes = Notes()

  @Test func `an alert stays whose field changes what it is about`() async throws {
    let driver = try await show { Renaming() }
    let alert = driver.document.presentations.first?.id
    try await driver.type("Anna", into: "Name")
    #expect(driver.sees("Anna") && driver.document.presentations.first?.id == alert)
  }

  @Test func `an answer about one value is none about another`() async throws {
    let subject = Subject()
    let driver = try await show { Question(subject: subject, notes: notes) }
    try await driver.tap("Ask")
    let seen = driver.revision
    let delete = try driver.tapping("Delete")
    subject.name = "pear"
    #expect(try await driver.send(delete, rev: seen).refusal?.code == .staleTarget)
    try await driver.waitFor("This is about pear")
    #expect(try await driver.send(delete, rev: seen).refusal?.code == .staleTarget)
    #expect(notes.lines == [])
    try await driver.tap("Delete")
    #expect(notes.lines == ["deleted pear"])
  }

  @Test func `an alert about a value holds fields and a button that waits for them`() async throws {
    let driver = try await show { Alerts(notes: notes) }
    try await driver.tap("Value")
    #expect(
      driver.screen().hasSuffix(
        """
        alert "Edit"
          vStack
            textField "Name" value=""
            secureField "Word" value=""
            button "Save Ann" disabled
            button "Cancel" role=cancel
        """))
    let refusal = try await driver.refusal { try await driver.tap("Save Ann") }
    #expect(refusal.code == .disabled)
    try await driver.type("Zoe", into: "Name")
    try await driver.tap("Save Ann")
    #expect(notes.take() == ["saved Zoe"])
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `an alert about an error says what the error says`() async throws {
    let driver = try await show { Alerts(notes: notes) }
    try await driver.tap("Error")
    #expect(driver.document.presentations[0].title == "The disk is full")
    try await driver.tap("OK")
    try await driver.tap("Explained")
    #expect(driver.document.presentations[0].message == "Why: The disk is full")
    try await driver.tap("Empty the bin")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `leaving a confirmation dialog taps its cancel button`() async throws {
    let driver = try await show { Alerts(notes: notes) }
    try await driver.tap("Asked")
    #expect(driver.sees("This is about Ann"))
    #expect(!driver.sees("Cancel"))
    try await driver.dismiss()
    #expect(notes.take() == ["kept"])
    try await driver.tap("Asked")
    try await driver.tap("Forget Ann")
    try await driver.tap("Asked")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a confirmation dialog can do without its title`() async throws {
    let driver = try await show { Alerts(notes: notes) }
    try await driver.tap("Hidden")
    #expect(driver.document.presentations[0].title == nil)
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty)
  }
}
