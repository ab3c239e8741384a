import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Collections of which two elements have the same id.
@Suite struct RepeatedIDTests {
  private struct Cell: View {
    let name: String
    @State private var taps = 0

    var body: some View { Button("\(name)\(taps)") { taps += 1 } }
  }

  private func texts(of driver: ScreenDriver) -> [String] {
    driver.screen().split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  private struct Item {
    let id: Int
    let name: String
  }

  private static let items = [
    Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c"), Item(id: 1, name: "d"),
    Item(id: 3, name: "e"),
  ]

  @Test(arguments: [false, true])
  func `each element has a node and a state of its own`(isList: Bool) async throws {
    let driver = try await show {
      if isList {
        List { ForEach(Self.items, id: \.id) { Cell(name: $0.name) }.onDelete { _ in } }
      } else {
        VStack { ForEach(Self.items, id: \.id) { Cell(name: $0.name) } }
      }
    }
    for name in ["a0", "a1", "d0", "e0"] { try await driver.tap(name) }
    #expect(texts(of: driver) == ["a2", "b0", "c0", "d1", "e1"])
    try await driver.check()
  }

  @Test func `a row and each view of the several in it have ids of their own`() async throws {
    struct Sale: View {
      @State private var choice: Set<String> = []
      @State private var sold: [String] = []
      @State private var names = ["Tea", "Milk"]

      var body: some View {
        Text("sold \(sold.joined())")
        List(selection: $choice) {
          ForEach(names, id: \.self) { name in
            Text(name)
            Button("Sell \(name)") { sold.append(name) }
            Button("Keep \(name)") {}
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let driver = try await show { VStack { Sale() } }
    try await driver.tap("Sell Milk")
    try await driver.select("Tea")
    try await driver.delete("Milk")
    #expect(
      driver.screen() == """
        vStack
          text "sold Milk"
          list multiselectable
            row actions=delete,select selected
              text "Tea"
              button "Sell Tea"
              button "Keep Tea"
        """)
  }

  private struct Nested: View {
    @State private var rows = [(3, "x"), (200, "y"), (3, "z")]

    var body: some View {
      Button("Fewer") { rows.removeFirst() }
      ForEach(rows, id: \.0) { count, name in
        ForEach(0..<count, id: \.self) { number in Cell(name: "\(name)\(number) ") }
      }
    }
  }

  @Test func `collections within collections are told apart, whatever their lengths`() async throws
  {
    let driver = try await show { VStack { Nested() } }
    #expect(Set(texts(of: driver)).count == 207)
    for name in ["x1 0", "y199 0", "z1 0", "z1 1"] { try await driver.tap(name) }
    #expect(texts(of: driver)[1...4] == ["x0 0", "x1 1", "x2 0", "y0 0"])
    #expect(texts(of: driver).suffix(4) == ["y199 1", "z0 0", "z1 2", "z2 0"])
    try await driver.tap("Fewer")
    #expect(texts(of: driver).count == 204)
    try await driver.check()
  }

  @Test func `tabs of the same id are told apart`() async throws {
    let driver = try await show {
      TabView { ForEach(["a", "a"], id: \.self) { name in Text(name).tabItem { Text(name) } } }
    }
    #expect(driver.document.nodes.filter { $0.type == "tab" }.count == 2)
    try await driver.check()
  }

  struct RepeatingApp: App {
    var body: some Scene {
      Window("Twice", id: "") {
        ForEach(["a", "a"], id: \.self) { Text($0) }
        ForEach([1, 2], id: \.self) { Text("\($0)") }
      }
    }
  }

  @Test func `the log names such a collection once`() async throws {
    var lines: [[String]] = []
    let app = InProcessApp(
      RepeatingApp(), limits: .unlimited,
      report: { event, fields in lines.append([event] + fields.map(\.1)) })
    _ = try await app.open("/")
    _ = try await app.open("/")
    #expect(lines.map(\.first) == ["id_repeated"])
    #expect(lines.first?[1] == "ForEach<Array<String>, String, Text>")
  }
}
