import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Rows of forms, texts in texts, and what an alert says of an error.
@Suite struct FormRowTests {
  struct Attendees: View {
    @State private var names = ["Ann", "Bob", "Cem"]
    var body: some View {
      Form {
        Section("Attendees") {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Section { Text("no row of its own") }
      }
    }
  }

  @Test func `rows of a form are deleted and moved as those of a list`() async throws {
    let driver = try await show { Attendees() }
    try await driver.delete("Bob")
    try await driver.move("Ann", to: 2)
    let texts = driver.document.nodes.compactMap(\.text)
    #expect(texts == ["Cem", "Ann", "no row of its own"])
    #expect(driver.document.nodes.count { $0.type == "row" } == 2)
  }

  @Test func `a text in the string of another is its characters`() async throws {
    let driver = try await show { Text("Hi \(Text("there").bold())") }
    #expect(driver.sees("Hi there"))
  }

  enum Trouble: LocalizedError {
    case tooMuch
    var errorDescription: String? { "Too much" }
  }

  struct Failing: View {
    @State private var isShown = true
    var body: some View {
      Text("a").alert(isPresented: $isShown, error: Trouble.tooMuch) { Button("OK") {} }
    }
  }

  @Test func `an alert about an error says what the error says of itself`() async throws {
    let driver = try await show { Failing() }
    #expect(driver.document.presentations.first?.value["title"] == "Too much")
  }
}
