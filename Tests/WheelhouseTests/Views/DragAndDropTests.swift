import FoundationEssentials
import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views that are dragged, and what takes them.
@Suite struct DragAndDropTests {
  struct Card: Codable, Hashable, Identifiable, Transferable {
    let id: Int
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
      ProxyRepresentation(exporting: \.title)
    }
  }

  @Observable final class Board {
    var columns = ["To do": ["Paint", "Sand"], "Done": []]
    var told: [String] = []

    func move(_ titles: [String], to column: String) {
      for name in columns.keys { columns[name]?.removeAll { titles.contains($0) } }
      columns[column]?.append(contentsOf: titles)
    }
  }

  struct BoardView: View {
    let board: Board
    var body: some View {
      ForEach(["To do", "Done"], id: \.self) { name in
        VStack {
          Text(name).font(.headline)
          ForEach(board.columns[name] ?? [], id: \.self) { Text($0).draggable($0) }
        }
        .dropDestination(for: String.self) { titles, _ in
          board.move(titles, to: name)
          return true
        }
      }
    }
  }

  @Test func `a card is dragged from one column to another and back`() async throws {
    let board = Board()
    let driver = try await show { BoardView(board: board) }
    let text = "public.utf8-plain-text"
    #expect(
      driver.screen() == """
        vStack
          vStack actions=drop drops=\(text)
            text "To do" font=headline
            text "Paint" drags=\(text)
            text "Sand" drags=\(text)
          vStack actions=drop drops=\(text)
            text "Done" font=headline
        """)
    try await driver.drag("Paint", onto: "Done")
    #expect(board.columns == ["To do": ["Sand"], "Done": ["Paint"]])
    try await driver.drag("Sand", onto: "Done")
    #expect(board.columns["Done"] == ["Paint", "Sand"])
    try await driver.drag("Paint", onto: "To do")
    #expect(board.columns == ["To do": ["Paint"], "Done": ["Sand"]])
    try await driver.check()
  }

  @Test func `what is taken is a value of its own type, or what it is handed on as`() async throws {
    let board = Board()
    let driver = try await show {
      Text("Card").draggable(Card(id: 7, title: "Paint"))
      Text("Number").draggable("12")
      Text("Address").draggable(URL(string: "https://example.org/a")!)
      Text("Cards").dropDestination(for: Card.self) { cards, _ in
        board.told.append("card \(cards.map(\.id))")
        return true
      }
      Text("Texts").dropDestination(for: String.self) { texts, _ in
        board.told.append("text \(texts)")
        return true
      }
      Text("Lengths").dropDestination(for: Length.self) { lengths, _ in
        board.told.append("length \(lengths.map(\.metres))")
        return true
      }
      Text("Notes").dropDestination(for: Note.self) { notes, _ in
        board.told.append("note \(notes.map(\.title))")
        return true
      }
    }
    try await driver.drag("Card", onto: "Cards")
    try await driver.drag("Card", onto: "Texts")
    try await driver.drag("Address", onto: "Texts")
    try await driver.drag("Number", onto: "Lengths")
    try await driver.drag("Card", onto: "Notes")
    #expect(
      board.told == [
        "card [7]", #"text ["Paint"]"#, #"text ["https://example.org/a"]"#, "length [12]",
        #"note ["Paint"]"#,
      ])
    await #expect(throws: DriverError.self) { try await driver.drag("Number", onto: "Cards") }
    // The address is text, and no number.
    await refused(.invalidValue, driver, "Address", onto: "Lengths")
    await refused(.invalidValue, driver, "Number", onto: "Cards")
    #expect(board.told.count == 5)
  }

  @Test func `a drop says where it was let go`() async throws {
    let board = Board()
    let driver = try await show {
      Text("A").draggable("a")
      Text("B").dropDestination(for: String.self) { _, place in
        board.told.append("\(place.x) \(place.y)")
        return false
      }
    }
    let source = try #require(driver.node("A").id)
    for value in ["", " 0.25 1", " 0 0"] {
      try await driver.perform(.drop, on: driver.node("B"), .string(source + value))
    }
    #expect(board.told == ["0.5 0.5", "0.25 1.0", "0.0 0.0"])
    let wrong: [JSONValue] = [
      .null, .number(1), .bool(true), .string(""), .string(source + " "), .string(source + " 1"),
      .string(source + " 1 2"), .string(source + " -1 0"), .string(source + " nan 0"),
      .string(source + " 0 0 0"), .string(source + "  0 0"),
      .string(source + String(repeating: "0", count: 100)),
    ]
    for value in wrong { await refused(driver, "B", value) }
    #expect(board.told.count == 3)
  }

  @Test func `only what can be used on the screen is dragged and dropped`() async throws {
    let board = Board()
    let driver = try await show { Covered(board: board) }
    await refused(.disabled, driver, "Locked", onto: "Bin")
    await refused(.disabled, driver, "Free", onto: "Shut")
    await refused(.invalidValue, driver, "Free", onto: "Numbers")
    // A view that takes commands, and carries nothing.
    await refused(.invalidValue, driver, "Cover", onto: "Bin")
    await refused(.unknownAction, driver, "Free", onto: "Cover")
    let unknown = JSONValue.string("AAAAAAAAAA")
    let outcome = try await driver.send(
      .action(target: CommandTarget(driver.node("Bin").id!), name: .drop, value: unknown))
    #expect(outcome.refusal?.code == .staleTarget)
    let free = try #require(driver.node("Free").id)
    try await driver.tap("Cover")
    let inFront = try driver.node("In front")
    let covered = try await driver.send(
      .action(target: CommandTarget(inFront.id!), name: .drop, value: .string(free)))
    #expect(covered.refusal?.code == .covered)
    #expect(board.told == [])
  }

  @Test func `what is dragged is tapped and chosen as before`() async throws {
    let board = Board()
    let driver = try await show {
      Button("Press") { board.told.append("tap") }
        .draggable("p")
        .dropDestination(for: String.self) { texts, _ in
          board.told.append("drop \(texts)")
          return true
        }
      Text("Any").draggable("outer").onTapGesture { board.told.append("any") }
    }
    try await driver.tap("Press")
    try await driver.tap("Any")
    try await driver.drag("Any", onto: "Press")
    // Onto itself, as well.
    try await driver.drag("Press", onto: "Press")
    #expect(board.told == ["tap", "any", #"drop ["outer"]"#, #"drop ["p"]"#])
    await #expect(throws: DriverError.self) {
      try await driver.perform(.other("drag"), on: driver.node("Any"))
    }
  }

  @Test func `the inner one of two counts, and a dialog has none`() async throws {
    let board = Board()
    let driver = try await show {
      Text("A").draggable("inner").draggable(Card(id: 1, title: "outer"))
      Text("B")
        .dropDestination(for: String.self) { texts, _ in
          board.told += texts
          return true
        }
        .dropDestination(for: Card.self) { _, _ in true }
      Text("C").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {}.draggable("yes") }
    }
    let alert = try #require(driver.document.presentations.first)
    #expect(alert.content.children.allSatisfy { $0["drags"] == nil })
    let node = try driver.node("B")
    #expect(node["drops"] == .array(["public.utf8-plain-text"]))
    #expect(try driver.node("A")["drags"] == .array(["public.utf8-plain-text"]))
  }

  @Test func `types that stand for one another end`() {
    #expect(Ping.exportedTypes() == [])
    #expect(Pong.importedTypes() == [])
    #expect(String.value(from: Ping()) == nil)
    #expect(
      TransferTypes.exported(by: Card.self) == ["com.example.card", "public.utf8-plain-text"])
    #expect(TransferTypes.imported(by: Card.self) == ["com.example.card"])
    #expect(TransferTypes.imported(by: Length.self) == ["public.utf8-plain-text"])
  }
}

/// A length that is told by a text.
private struct Length: Transferable {
  struct NoNumber: Error {}
  let metres: Int

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (text: String) in
      guard let metres = Int(text) else { throw NoNumber() }
      return Length(metres: metres)
    })
  }
}

/// Another type of what is known as a card.
private struct Note: Codable, Transferable {
  let title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(importedAs: "com.example.card"))
  }
}

private struct Ping: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (_: Ping) in Pong() })
  }
}

private struct Pong: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (_: Pong) in Ping() }, importing: { (_: Ping) in Pong() })
  }
}

private struct Covered: View {
  let board: DragAndDropTests.Board
  @State private var isCovered = false
  var body: some View {
    Text("Free").draggable("free")
    Text("Locked").draggable("locked").disabled(true)
    bin("Bin")
    bin("Shut").disabled(true)
    Text("Numbers").dropDestination(for: DragAndDropTests.Card.self) { _, _ in true }
    Button("Cover") { isCovered = true }
      .sheet(isPresented: $isCovered) { bin("In front") }
  }

  private func bin(_ name: String) -> some View {
    Text(name).dropDestination(for: String.self) { texts, _ in
      board.told += texts
      return true
    }
  }
}

extension ScreenDriver {
  /// The node with a text of its own.
  fileprivate func node(_ text: String) throws -> Node {
    try #require(document.nodes.first { $0["text"]?.string == text })
  }
}

/// Expects that a drop is refused, and changes nothing.
private func refused(
  _ code: RefusalCode, _ driver: some ScreenDriver, _ source: String, onto goal: String,
  at location: SourceLocation = #_sourceLocation
) async {
  await #expect(sourceLocation: location) {
    let source = try #require(try driver.node(source).id)
    let before = driver.document
    try await driver.perform(.drop, on: driver.node(goal), .string(source))
    #expect(driver.document == before)
  } throws: { error in
    (error as? DriverError)?.refusal?.code == code
  }
}

/// Expects that a value of a drop is refused.
private func refused(_ driver: some ScreenDriver, _ goal: String, _ value: JSONValue) async {
  await #expect(throws: DriverError.self, "\(value)") {
    try await driver.perform(.drop, on: driver.node(goal), value)
  }
}
