import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Rows that stay where others are deleted and moved.
@Suite struct RowPinsTests {
  private struct Fruits: View {
    @State private var names = ["apple", "banana", "cherry", "date", "elder"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
            .deleteDisabled(name == "apple")
            .moveDisabled(name == "banana")
            .bold(name == "date")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text(names.joined(separator: " "))
      }
    }
  }

  @Test func `a row says which actions it does not take`() async throws {
    let driver = try await show { Fruits() }
    #expect(
      driver.screen() == """
        list
          row actions=move
            text "apple"
          row actions=delete
            text "banana"
          row actions=delete,move
            text "cherry"
          row actions=delete,move
            text "date" weight=bold
          row actions=delete,move
            text "elder"
          text "apple banana cherry date elder"
        """)
    try await driver.delete("banana")
    #expect(driver.sees("apple cherry date elder"))
    try await driver.check()
  }

  @Test func `rows are moved among those between two that stay`() async throws {
    let driver = try await show { Fruits() }
    try await driver.move("elder", to: 0)
    #expect(driver.sees("apple banana elder cherry date"))
    try await driver.move("elder", to: 3)
    #expect(driver.sees("apple banana cherry date elder"))
    try await driver.move("cherry", to: 2)
    #expect(driver.sees("apple banana date cherry elder"))
    let refusal = try await driver.refusal { try await driver.move("date", to: 4) }
    #expect(refusal.code == .invalidValue)
    try await driver.check()
  }

  @Test func `an action that a row does not take is refused`() async throws {
    let driver = try await show { Fruits() }
    let rows = driver.document.nodes.filter { $0.type == "row" }
    for (row, name) in [(rows[0], ActionName.delete), (rows[1], .move)] {
      let wish = Command.Wish.action(
        target: CommandTarget(try #require(row.id)), name: name, value: 0)
      #expect(try await driver.send(wish, rev: driver.revision).refusal?.code == .unknownAction)
    }
  }

  @Test func `rows are pinned together, by a branch, and in views of any type`() async throws {
    let driver = try await show {
      List {
        ForEach(0..<2) { Text("\($0)") }
          .onDelete { _ in }
          .deleteDisabled(true)
        ForEach(2..<4) { n in
          if n == 2 { Text("\(n)").deleteDisabled(true) } else { Text("\(n)") }
        }
        .onDelete { _ in }
        ForEach(4..<6) { n in AnyView(Group { Text("\(n)").tag(n).deleteDisabled(n == 5) }) }
          .onDelete { _ in }
        ForEach(6..<8) { Text("\($0)").moveDisabled(false) }
          .onMove { _, _ in }
      }
    }
    #expect(
      driver.screen() == """
        list
          text "0"
          text "1"
          text "2"
          row actions=delete
            text "3"
          row actions=delete
            text "4"
          text "5"
          row actions=move
            text "6"
          row actions=move
            text "7"
        """)
  }
}
