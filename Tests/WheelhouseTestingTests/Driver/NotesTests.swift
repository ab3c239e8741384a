import Testing
import Wheelhouse
import WheelhouseTesting

/// The app that the documentation begins with.
private struct NotesView: View {
  @State private var notes: [String] = []
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("A new note", text: $draft)
          .onSubmit { add() }
        ForEach(notes, id: \.self) { Text($0) }
          .onDelete { notes.remove(atOffsets: $0) }
      }
      .navigationTitle("Notes")
    }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    notes.append(draft)
    draft = ""
  }
}

@MainActor
struct NotesTests {
  @Test func `a note is written, and deleted again`() async throws {
    let notes = try await InProcessApp { NotesView() }.open()
    try await notes.type("Milk", into: "A new note")
    try await notes.submit("A new note")
    #expect(notes.screen().contains("text \"Milk\""))
    try await notes.delete("Milk")
    #expect(!notes.sees("Milk"))
  }
}
