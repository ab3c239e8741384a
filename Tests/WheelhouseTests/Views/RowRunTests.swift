import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Which rows are moved among one another, where two collections stand together.
@Suite struct RowRunTests {
  struct Two: View {
    @State private var first = ["a", "b"]
    @State private var second = ["c", "d"]
    @State private var isApart = false

    var body: some View {
      List {
        ForEach(first, id: \.self) { Text($0) }
          .onMove { first.move(fromOffsets: $0, toOffset: $1) }
        if isApart { Text("between") }
        ForEach(second, id: \.self) { Text($0) }
          .onMove { second.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("Part") { isApart = true }
      Button("Clear") { first = [] }
    }
  }

  private func apart(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0["movesApart"] == true }.compactMap(\.allText.first)
  }

  @Test func `rows of two collections that stand together say where the second ones begin`()
    async throws
  {
    let driver = try await show { Two() }
    #expect(
      driver.screen() == """
        vStack
          list
            row actions=move
              text "a"
            row actions=move
              text "b"
            row actions=move movesApart
              text "c"
            row actions=move
              text "d"
          button "Part"
          button "Clear"
        """)
    try await driver.move("d", to: 0)
    #expect(apart(driver) == ["d"])
    let refusal = try await driver.refusal { try await driver.move("a", to: 3) }
    #expect(refusal.code == .invalidValue)
    try await driver.check()
  }

  @Test func `nothing is said where something stands between them, or nothing before`()
    async throws
  {
    let driver = try await show { Two() }
    try await driver.tap("Part")
    #expect(apart(driver) == [])
    let other = try await show { Two() }
    try await other.tap("Clear")
    #expect(apart(other) == [])
    let sections = try await show {
      List {
        ForEach(0..<2) { n in
          Section { ForEach(0..<2) { Text("\(n) \($0)") }.onMove { _, _ in } }
        }
        ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in }
      }
    }
    #expect(apart(sections) == [])
  }

  struct Letters: View {
    @State private var letters: [String]

    init(_ letters: [String]) { _letters = State(initialValue: letters) }

    var body: some View {
      ForEach(letters, id: \.self) { letter in
        Text(letter).moveDisabled(letter == "x")
      }
      .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  @Test func `rows of views of their own say so, too, not knowing what is before them`()
    async throws
  {
    let driver = try await show {
      List {
        Letters(["a", "b"])
        Letters(["c", "x", "d"])
      }
    }
    #expect(apart(driver) == ["a", "c"])
    try await driver.move("b", to: 0)
    #expect(apart(driver) == ["b", "c"])
    try await driver.check()
  }

  @Test func `rows that can be selected say it, too`() async throws {
    let driver = try await show {
      List(selection: .constant("c" as String?)) {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { _, _ in }
        ForEach(["c"], id: \.self) { Text($0) }.onMove { _, _ in }
      }
    }
    #expect(apart(driver) == ["c"])
  }
}
