import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

@Suite struct StateTests {
  @Observable final class Model {
    var text: String?
    var isOpen = false
  }

  @Test func `a tap changes the state it names and nothing else`() async throws {
    let driver = try await show {
      Counter(name: "A")
      Counter(name: "B")
    }
    try await driver.tap("A 0")
    try await driver.tap("A 1")
    #expect(driver.screen() == "vStack\n  button \"A 2\"\n  button \"B 0\"")
  }

  @Test func `only the view whose state changed is evaluated`() async throws {
    let driver = try await show {
      Counter(name: "A")
      Counter(name: "B")
    }
    let count = try await driver.evaluations { try await driver.tap("B 0") }
    #expect(count == 1)
  }

  struct Swap: View {
    @State private var isFirst = true
    var body: some View {
      Button("Swap") { isFirst.toggle() }
      if isFirst { Counter(name: "Yes") } else { Counter(name: "No") }
    }
  }

  @Test func `a branch that is left loses its state`() async throws {
    let driver = try await show { Swap() }
    try await driver.tap("Yes 0")
    try await driver.tap("Swap")
    #expect(driver.sees("No 0"))
    try await driver.tap("Swap")
    #expect(driver.sees("Yes 0"))
  }

  struct Optionally: View {
    @State private var isThere = true
    var body: some View {
      Button("Toggle") { isThere.toggle() }
      if isThere { Counter(name: "Maybe") }
      Counter(name: "Always")
    }
  }

  @Test func `what stands after an optional view keeps its state`() async throws {
    let driver = try await show { Optionally() }
    try await driver.tap("Always 0")
    try await driver.tap("Maybe 0")
    try await driver.tap("Toggle")
    #expect(driver.sees("Always 1"))
    #expect(!driver.sees("Maybe"))
    try await driver.tap("Toggle")
    #expect(driver.sees("Maybe 0"))
    #expect(driver.sees("Always 1"))
  }

  struct Identified: View {
    @State private var id = 1
    var body: some View {
      Button("Next") { id += 1 }
      Counter(name: "Inner").id(id)
    }
  }

  @Test func `another id is another view with fresh state`() async throws {
    let driver = try await show { Identified() }
    try await driver.tap("Inner 0")
    let before = try driver.target("Inner 1")
    try await driver.tap("Next")
    #expect(driver.sees("Inner 0"))
    let after = try driver.target("Inner 0")
    #expect(after != before)
  }

  struct Rows: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      Button("Reverse") { names.reverse() }
      Button("Drop") { names.removeFirst() }
      Button("Add") { names.insert("z", at: 1) }
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }

  @Test func `rows keep state and id wherever they move`() async throws {
    let driver = try await show { Rows() }
    try await driver.tap("a 0")
    let id = try driver.target("a 1")
    let count = try await driver.evaluations { try await driver.tap("Reverse") }
    #expect(count == 1)
    let moved = try driver.target("a 1")
    #expect(moved == id)
    try await driver.tap("Add")
    try await driver.tap("Drop")
    #expect(driver.sees("a 1"))
    #expect(!driver.sees("c 0"))
  }

  @Test func `a badge that comes later does not reset the view it is on`() async throws {
    struct Badged: View {
      @State private var number = 0
      var body: some View {
        Button("More") { number += 1 }
        Counter(name: "Inner").badge(number)
      }
    }
    let driver = try await show { Badged() }
    try await driver.tap("Inner 0")
    try await driver.tap("More")
    #expect(driver.sees("Inner 1"))
    #expect(driver.document.first { $0["badge"] == "1" } != nil)
  }

  @Test func `a view of another type in an AnyView is another view`() async throws {
    struct Other: View {
      @State private var count = 5
      var body: some View { Button("Other \(count)") { count += 1 } }
    }
    struct Erased: View {
      @State private var isOther = false
      var body: some View {
        Button("Change") { isOther.toggle() }
        isOther ? AnyView(Other()) : AnyView(Counter(name: "Plain"))
      }
    }
    let driver = try await show { Erased() }
    try await driver.tap("Plain 0")
    try await driver.tap("Change")
    #expect(driver.sees("Other 5"))
    try await driver.tap("Change")
    #expect(driver.sees("Plain 0"))
  }

  @Test func `setting an equal state evaluates nothing`() async throws {
    struct Same: View {
      @State private var number = 7
      var body: some View { Button("Set \(number)") { number = 7 } }
    }
    let driver = try await show { Same() }
    let count = try await driver.evaluations {
      let outcome = try await driver.send(driver.tapping("Set 7"))
      #expect(outcome == .unchanged)
    }
    #expect(count == 0)
  }

  @Test func `a view that shows nothing at first shows what it gets later`() async throws {
    struct Gate: View {
      let model: Model
      var body: some View { if let text = model.text { Text(text) } }
    }
    struct Page: View {
      let model: Model
      var body: some View {
        Button("Open") { model.isOpen = true }
        Button("Load") { model.text = "Loaded" }
        if model.isOpen { Gate(model: model) }
      }
    }
    let model = Model()
    let driver = try await show { Page(model: model) }
    try await driver.tap("Open")
    try await driver.tap("Load")
    #expect(driver.sees("Loaded"))
  }
}
