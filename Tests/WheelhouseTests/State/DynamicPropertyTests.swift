import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A value and whether it is another than at first.
@propertyWrapper struct Edited<Value: Equatable & Codable>: DynamicProperty {
  @State private var value: Value
  private let first: Value

  init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    first = wrappedValue
  }

  var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  var projectedValue: Bool { value != first }
}

/// Properties made of others.
@Suite struct DynamicPropertyTests {
  struct Page: View {
    @Edited private var first = 0
    @Edited private var second = 0

    var body: some View {
      Button("First \(first)") { first += 1 }
      Button("Second \(second)") { second += 1 }
      Text($first ? "edited" : "new")
    }
  }

  @Test func `what a property stores belongs to the view's place, and to the property`()
    async throws
  {
    let driver = try await show { Page() }
    #expect(driver.sees("new"))
    try await driver.tap("First 0")
    try await driver.tap("First 1")
    try await driver.tap("Second 0")
    #expect(driver.sees("First 2") && driver.sees("Second 1") && driver.sees("edited"))
  }

  @Test func `it outlives the process`() async throws {
    let app = InProcessApp { Page() }
    let driver = try await app.open()
    try await driver.tap("First 0")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("First 1") && driver.sees("Second 0"))
  }

  /// A property inside a property, and what was called in which order.
  struct Inner: DynamicProperty {
    @State private var count = 0
    let log: Log
    func next() { count += 1 }
    mutating func update() { log.lines.append("inner \(count)") }
  }

  struct Outer: DynamicProperty {
    var inner: Inner
    @Environment(\.isEnabled) private var isEnabled
    private(set) var isReady = false
    mutating func update() {
      isReady = isEnabled
      inner.log.lines.append("outer \(isReady)")
    }
  }

  final class Log {
    var lines: [String] = []
  }

  struct Nested: View {
    var outer: Outer
    var body: some View {
      Button(outer.isReady ? "Next" : "Unready") { outer.inner.next() }
    }
  }

  @Test func `update runs before each evaluation, inner properties first`() async throws {
    let log = Log()
    let driver = try await show { Nested(outer: Outer(inner: Inner(log: log))) }
    try await driver.tap("Next")
    #expect(log.lines.suffix(2) == ["inner 1", "outer true"])
    #expect(log.lines.count == 4)
  }

  struct Labelled: DynamicProperty {
    let label: String
    @State private var count = 0
    var text: String { "\(label) \(count)" }
    func next() { count += 1 }
  }

  struct Shown: View {
    var labelled: Labelled
    var body: some View { Button(labelled.text) { labelled.next() } }
  }

  struct Renaming: View {
    @State private var name = "A"
    @State private var ticks = 0
    var body: some View {
      Button("Rename") { name += "A" }
      Button("Tick \(ticks)") { ticks += 1 }
      Shown(labelled: Labelled(label: name))
    }
  }

  @Test func `what else a property stores is an input of the view`() async throws {
    let driver = try await show { Renaming() }
    try await driver.tap("A 0")
    try await driver.tap("Rename")
    #expect(driver.sees("AA 1"))
    #expect(try await driver.evaluations { try await driver.tap("Tick 0") } == 1)
  }

  @Test func `a property inside another is named by both`() {
    let properties = ViewPlan.of(Page.self, Page.evaluation).dynamic
    #expect(properties.map(\.label) == ["first.value", "second.value"])
    #expect(Set(properties.map(\.name)).count == 2)
  }
}
