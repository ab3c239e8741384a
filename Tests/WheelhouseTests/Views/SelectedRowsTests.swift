import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Choosing a row marks it, and evaluates the view around the list only if that is for other reasons.
@Suite struct SelectedRowsTests {
  /// A list in a view that does not read what is selected.
  struct Names: View {
    @Binding var chosen: String?
    @State private var turns = 0
    var body: some View {
      List(selection: $chosen) {
        Section("First") { ForEach(["a", "b"], id: \.self) { Text($0) } }
        ForEach(["c", "d"], id: \.self) { NavigationLink($0, value: $0) }
          .onDelete { _ in }
        Text("e").tag("e")
        ForEach(["f"], id: \.self) { Text($0) }.disabled(true)
      }
      Button("Evaluate \(turns)") { turns += 1 }
    }
  }

  struct Page: View {
    @State private var chosen: String?
    @State private var note = ""
    var body: some View {
      Names(chosen: $chosen)
      Button("c then a") {
        chosen = "c"
        chosen = "a"
      }
      Button("Nothing") { chosen = nil }
      Button("Elsewhere") { chosen = "z" }
    }
  }

  func selected(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "row" && $0["selected"] == true }
      .map { row in row.nodes.compactMap(\.text).joined() }
  }

  /// Evaluating the view afterwards finds that all is as it says.
  func expectSame(afterEvaluating driver: ScreenDriver, _ rows: [String]) async throws {
    #expect(selected(driver) == rows)
    let button = try #require(
      driver.document.nodes.compactMap(\.text).last { $0.hasPrefix("Eval") })
    let before = driver.session.graph.evaluations
    try await driver.tap(button)
    #expect(driver.session.graph.evaluations > before)
    #expect(selected(driver) == rows)
    try await driver.check()
  }

  @Test(arguments: ["a", "b", "c", "d", "e"])
  func `a row that is chosen is marked, and no body is evaluated`(name: String) async throws {
    let driver = try await show { Page() }
    try await expectSame(afterEvaluating: driver, [])
    var count = try await driver.evaluations { try await driver.select(name) }
    #expect(count == 0)
    try await expectSame(afterEvaluating: driver, [name])
    let other = name == "a" ? "d" : "a"
    count = try await driver.evaluations { try await driver.select(other) }
    #expect(count == 0)
    try await expectSame(afterEvaluating: driver, [other])
  }

  @Test func `what is selected from elsewhere is marked in the same way`() async throws {
    let driver = try await show { Page() }
    let count = try await driver.evaluations {
      try await driver.tap("c then a")
      #expect(selected(driver) == ["a"])
      try await driver.tap("Elsewhere")
      #expect(selected(driver) == [])
      try await driver.select("e")
      try await driver.tap("Nothing")
    }
    #expect(count == 0)
    try await expectSame(afterEvaluating: driver, [])
  }

  struct Several: View {
    @Binding var chosen: Set<Int>
    @State private var turns = 0
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<12) { number in Text("row \(number)") }
        Rows()
      }
      Button("Evaluate \(turns)") { turns += 1 }
    }
  }

  /// Rows that stand in a view of their own.
  struct Rows: View {
    var body: some View { ForEach(12..<14) { Text("row \($0)") } }
  }

  struct SeveralPage: View {
    @State private var chosen: Set<Int> = [3]
    var body: some View {
      Several(chosen: $chosen)
      Button("All") { chosen = Set(0..<14) }
      Button("Odd") { chosen = Set((0..<14).filter { $0 % 2 == 1 }) }
    }
  }

  @Test func `any number of rows are marked, many at once by evaluating the view`() async throws {
    let driver = try await show { SeveralPage() }
    var count = try await driver.evaluations {
      for row in ["row 1", "row 13", "row 3", "row 12", "row 13"] { try await driver.select(row) }
    }
    #expect(count == 0)
    try await expectSame(afterEvaluating: driver, ["row 1", "row 12"])
    count = try await driver.evaluations { try await driver.tap("All") }
    #expect(count == 1)
    try await expectSame(afterEvaluating: driver, (0..<14).map { "row \($0)" })
    count = try await driver.evaluations { try await driver.tap("Odd") }
    #expect(count == 0)
    try await expectSame(
      afterEvaluating: driver, (0..<14).filter { $0 % 2 == 1 }.map { "row \($0)" })
  }

  /// A list of any number of rows whose view reads what is chosen, and has more of them the more are chosen.
  struct Growing: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(selection: $chosen) { ForEach(0..<3 + chosen.count) { Text("row \($0)") } }
    }
  }

  /// Chooses a row, and once more as somebody who has not seen yet what the first time did.
  private func chooseTwice(_ name: String, _ driver: ScreenDriver) async throws {
    let row = driver.document.nodes.first { row in
      row.type == "row" && row.nodes.contains { $0.text == name }
    }
    let target = CommandTarget(try #require(row?.id))
    let seen = driver.revision
    let choose = Command.Wish.action(target: target, name: .select, value: nil)
    #expect(try await driver.send(choose, rev: seen) == .changed)
    #expect(try await driver.send(choose, rev: seen).refusal?.code == .staleTarget)
  }

  @Test func `a row of several is chosen once by who has seen it only as it was`() async throws {
    let driver = try await show { SeveralPage() }
    try await chooseTwice("row 1", driver)
    #expect(selected(driver) == ["row 1", "row 3"])
    try await chooseTwice("row 3", driver)
    #expect(selected(driver) == ["row 1"])
    try await driver.tap("All")
    try await chooseTwice("row 13", driver)
    #expect(selected(driver).count == 13)
    let growing = try await show { Growing() }
    try await chooseTwice("row 1", growing)
    try await chooseTwice("row 3", growing)
    #expect(selected(growing) == ["row 1", "row 3"])
    try await chooseTwice("row 1", growing)
    #expect(selected(growing) == ["row 3"])
  }

  @Test func `rows whose view reads parts of other values are marked, and no body is evaluated`()
    async throws
  {
    struct Pair { var left = 1, right = 2 }
    struct Parts: View {
      @Binding var chosen: Int?
      @Binding var pair: Pair
      @State private var turns = 0
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<3) { Text("row \($0 + $pair.left.wrappedValue)") }
          ForEach(3..<6) { Text("row \($0 + $pair.right.wrappedValue)") }
        }
        Button("Evaluate \(turns)") { turns += 1 }
      }
    }
    struct Page: View {
      @State private var chosen: Int?
      @State private var pair = Pair()
      var body: some View { Parts(chosen: $chosen, pair: $pair) }
    }
    let driver = try await show { Page() }
    for name in ["row 1", "row 7", "row 3"] {
      let count = try await driver.evaluations { try await driver.select(name) }
      #expect(count == 0)
      try await expectSame(afterEvaluating: driver, [name])
    }
  }

  @Test func `a row with a gesture is marked by evaluating the view`() async throws {
    struct Tapped: View {
      @Binding var chosen: Int?
      @State private var turns = 0
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<3) { Text("row \($0)") }.onTapGesture { turns += 5 }
        }
        Button("Evaluate \(turns)") { turns += 1 }
      }
    }
    struct Page: View {
      @State private var chosen: Int?
      var body: some View { Tapped(chosen: $chosen) }
    }
    let driver = try await show { Page() }
    try await driver.select("row 1")
    try await driver.select("row 2")
    try await expectSame(afterEvaluating: driver, ["row 2"])
  }

  @Observable final class Model {
    var chosen: Int? = 1
    var title = "Title"
  }

  struct Modelled: View {
    @Bindable var model: Model
    @State private var turns = 0
    var body: some View {
      List(selection: $model.chosen) { ForEach(0..<3) { Text("row \($0)") } }
      Text(model.title)
      Button("Evaluate \(turns)") { turns += 1 }
    }
  }

  @Test func `what a model has selected is marked whenever it changes`() async throws {
    let model = Model()
    let driver = try await show { Modelled(model: model) }
    for name in ["row 2", "row 0", "row 1"] {
      try await driver.select(name)
      try await expectSame(afterEvaluating: driver, [name])
    }
    model.title = "Other"
    model.chosen = 2
    try await driver.waitFor("Other")
    try await expectSame(afterEvaluating: driver, ["row 2"])
    model.chosen = nil
    try await driver.check()
    #expect(selected(driver) == [])
  }

  @Test func `a view that reads what is selected is evaluated`() async throws {
    struct Reading: View {
      @State private var chosen: Int?
      @State private var turns = 0
      var body: some View {
        List(selection: $chosen) { ForEach(0..<3) { Text("row \($0)") } }
        Text("chosen \(chosen ?? -1)")
        Button("Evaluate \(turns)") { turns += 1 }
      }
    }
    let driver = try await show { Reading() }
    try await driver.select("row 2")
    #expect(driver.sees("chosen 2"))
    try await expectSame(afterEvaluating: driver, ["row 2"])
  }
}
