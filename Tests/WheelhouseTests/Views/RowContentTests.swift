import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a view of a collection says of its row in a list.
@Suite struct RowContentTests {
  struct Fruit: Identifiable {
    let id: Int
    let name: String
  }

  static let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]

  struct ByTag: View {
    @State private var chosen: Int? = 20
    var body: some View {
      Text("chosen \(chosen ?? 0)")
      List(selection: $chosen) {
        ForEach(fruits) { fruit in
          Text(fruit.name).tag(fruit.id * 10).font(.title)
        }
        ForEach(fruits) { fruit in
          AnyView(Text("Any \(fruit.name)").tag("other").tag(fruit.id * 100))
        }
        ForEach(fruits) { Text("Bare \($0.name)").tag("of another type") }
      }
    }
  }

  private func selected(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "row" && $0["selected"] == true }
      .map { row in row.nodes.compactMap(\.text).joined() }
  }

  @Test func `the tag of a row is chosen, and not its id`() async throws {
    let driver = try await show { ByTag() }
    #expect(selected(driver) == ["Pear"])
    try await driver.select("Apple")
    #expect(driver.sees("chosen 10") && selected(driver) == ["Apple"])
    try await driver.select("Any Pear")
    #expect(driver.sees("chosen 200") && selected(driver) == ["Any Pear"])
    try await driver.select("Bare Pear")
    #expect(driver.sees("chosen 2") && selected(driver) == ["Bare Pear"])
  }

  struct InGroups: View {
    @State private var chosen: Int?
    @State private var deleted = 0
    var body: some View {
      Text("chosen \(chosen ?? 0), deleted \(deleted)")
      List(selection: $chosen) {
        ForEach([10, 20], id: \.self) { group in
          ForEach([group + 1, group + 2], id: \.self) { Text("Item \($0)") }
            .onDelete { deleted = group + $0.first! + 1 }
        }
      }
    }
  }

  @Test func `what is in a collection in a collection are rows of their own`() async throws {
    let driver = try await show { InGroups() }
    try await driver.select("Item 22")
    #expect(driver.sees("chosen 22, deleted 0") && selected(driver) == ["Item 22"])
    try await driver.delete("Item 12")
    #expect(driver.sees("chosen 22, deleted 12"))
  }

  struct Deletable: View {
    @State private var fruits = RowContentTests.fruits
    @State private var chosen: Set<String> = []
    var body: some View {
      Text("chosen \(chosen.sorted())")
      List(selection: $chosen) {
        ForEach(fruits) { Text($0.name).tag($0.name) }
          .onDelete { fruits.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `rows that can be deleted are chosen by their tags`() async throws {
    let driver = try await show { Deletable() }
    try await driver.select("Apple")
    try await driver.select("Pear")
    #expect(driver.sees(#"chosen ["Apple", "Pear"]"#) && selected(driver) == ["Apple", "Pear"])
    try await driver.delete("Apple")
    #expect(selected(driver) == ["Pear"])
  }

  enum Part: Hashable {
    case section(String)
    case row(String)
    case nothing
  }

  struct Mixed: View {
    let parts: [Part]
    @State private var chosen: String?
    var body: some View {
      Text("chosen \(chosen ?? "none")")
      List(selection: $chosen) {
        ForEach(parts, id: \.self) { part in
          switch part {
          case .section(let name):
            Section(name) { ForEach([name], id: \.self) { Text("in \($0)") } }
          case .row(let name): Text(name).tag(name)
          case .nothing: EmptyView()
          }
        }
        ForEach(parts, id: \.self) { erased($0) }.onDelete { _ in }
      }
    }

    func erased(_ part: Part) -> AnyView {
      switch part {
      case .section(let name):
        AnyView(Section("Any \(name)") { ForEach(["any"], id: \.self) { Text($0) } })
      case .row(let name): AnyView(Text("any \(name)"))
      case .nothing: AnyView(EmptyView())
      }
    }
  }

  @Test func `sections among rows are sections, and what shows nothing has no row`() async throws {
    let driver = try await show { Mixed(parts: [.section("S"), .nothing, .row("R")]) }
    #expect(
      driver.screen() == """
        vStack
          text "chosen none"
          list
            section header=S
              row actions=select
                text "in S"
            row actions=select
              text "R"
            section header="Any S"
              row actions=select
                text "any"
            row actions=delete
              text "any R"
        """)
    try await driver.select("any")
    #expect(driver.sees("chosen any"))
    try await driver.select("R")
    #expect(driver.sees("chosen R"))
  }

  struct Filtered: View {
    @State private var query = ""
    @State private var names = ["Ann", "Bob"]
    var body: some View {
      TextField("Find", text: $query)
      List {
        ForEach(names, id: \.self) { name in
          if query.isEmpty || name.hasPrefix(query) { Text(name) }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test
  func `a row that is filtered away leaves no empty one, and others are deleted by their place`()
    async throws
  {
    let driver = try await show { Filtered() }
    try await driver.type("B", into: "Find")
    #expect(driver.document.nodes.filter { $0.type == "row" }.count == 1)
    try await driver.delete("Bob")
    try await driver.type("", into: "Find")
    #expect(driver.sees("Ann") && !driver.sees("Bob"))
  }
}
