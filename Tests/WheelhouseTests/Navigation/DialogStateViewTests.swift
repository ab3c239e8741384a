import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Dialogs that are data.
@Suite struct DialogStateViewTests {
  enum Answer: Hashable, Codable {
    case save, remove
  }

  struct Asking: View {
    @State private var dialog: DialogState<Answer>?
    @State private var question: DialogState<Answer>?
    @State private var answers: [String] = []
    var body: some View {
      Text("answers: \(answers.joined(separator: " "))")
      Button("Name") {
        dialog = DialogState(
          "New player", message: "Who?", textField: DialogTextField("Name"),
          buttons: [.cancel(), .init("Save", action: .save, needsText: true)])
      }
      .alert($dialog) { answer, text in
        answers.append("\(answer):\(text)")
        if text == "twice" { dialog = DialogState("Oops!", message: "Taken.") }
      }
      Button("Remove") {
        question = DialogState(
          "Remove?", buttons: [.init("Remove", role: .destructive, action: .remove)])
      }
      .confirmationDialog($question) { answers.append("\($0)") }
    }
  }

  @Test func `a field of a dialog keeps what is typed and lets its button be tapped`() async throws
  {
    let app = InProcessApp { Asking() }
    let driver = try await app.open()
    try await driver.tap("Name")
    let id = driver.document.presentations[0].id
    #expect(
      driver.screen().hasSuffix(
        """
        alert "New player" message=Who?
          vStack
            textField "Name" value=""
            button "Cancel" role=cancel
            button "Save" disabled
        """))
    try await driver.type("Zoe", into: "Name")
    #expect(driver.document.presentations[0].id == id)
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before)
    try await driver.answer("Save")
    #expect(driver.sees("answers: save:Zoe") && driver.presented.isEmpty)
  }

  @Test func `an answer may raise the next dialog`() async throws {
    let driver = try await show { Asking() }
    try await driver.tap("Name")
    let first = driver.document.presentations[0].id
    try await driver.type("twice", into: "Name")
    try await driver.answer("Save")
    #expect(driver.dialog?.title == "Oops!" && driver.document.presentations[0].id != first)
    try await driver.answer("OK")
    #expect(driver.presented.isEmpty)
  }

  @Test func `leaving a question changes nothing but the question`() async throws {
    let driver = try await show { Asking() }
    try await driver.tap("Remove")
    #expect(driver.presented == ["confirmationDialog"])
    try await driver.answer("Cancel")
    try await driver.tap("Remove")
    try await driver.dismiss()
    #expect(driver.sees("answers: ") && !driver.sees("remove"))
    try await driver.tap("Remove")
    try await driver.answer("Remove")
    #expect(driver.sees("answers: remove"))
  }
}
