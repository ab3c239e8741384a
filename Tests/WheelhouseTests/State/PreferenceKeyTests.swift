import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Values that views hand up.
@Suite struct PreferenceKeyTests {
  nonisolated struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  nonisolated struct Last: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
  }

  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .preference(key: Names.self, value: ["\(name)\(count)"])
        .preference(key: Last.self, value: count)
    }
  }

  private struct Rows: View {
    @State private var names = ["b", "c"]
    @State private var told: [String] = []
    @State private var calls = 0
    @State private var last: Int?

    var body: some View {
      VStack {
        Text("told \(told.joined(separator: " ")) in \(calls), last \(last ?? -1)")
        Button("Before") { names.insert("a", at: 0) }
        Button("Nothing") {
          names.reverse(); names.reverse()
        }
        Button("Fewer") { names.removeFirst() }
        Button("None") { names = [] }
        VStack {
          ForEach(names, id: \.self) { Row(name: $0) }
          Text("z").preference(key: Names.self, value: ["z"])
        }
        .onPreferenceChange(Names.self) { names in
          told = names
          calls += 1
        }
      }
      .onPreferenceChange(Last.self) { last = $0 }
    }
  }

  @Test func `values come in the order of the views, whichever of them changes`() async throws {
    let driver = try await show { Rows() }
    #expect(driver.sees("told b0 c0 z in 1, last 0"))
    try await driver.tap("c 0")
    #expect(driver.sees("told b0 c1 z in 2, last 1"))
    try await driver.tap("Before")
    #expect(driver.sees("told a0 b0 c1 z in 3, last 1"))
    try await driver.tap("Nothing")
    #expect(driver.sees("told a0 b0 c1 z in 3, last 1"))
    try await driver.tap("Fewer")
    #expect(driver.sees("told b0 c1 z in 4, last 1"))
    try await driver.tap("None")
    #expect(driver.sees("told z in 5, last -1"))
    try await driver.check()
  }

  private struct Nested: View {
    @State private var inner: [String] = []
    @State private var outer: [String] = []
    @State private var isThere = true

    var body: some View {
      VStack {
        Text("inner \(inner.joined()), outer \(outer.joined())")
        Button("Turn") { isThere.toggle() }
        VStack {
          Text("1").preference(key: Names.self, value: ["1"])
          if isThere {
            VStack {
              Text("2").preference(key: Names.self, value: ["2"])
              // What is inside one that hands something up does not count.
              VStack { Text("no").preference(key: Names.self, value: ["no"]) }
                .preference(key: Names.self, value: ["3"])
            }
            .onPreferenceChange(Names.self) { inner = $0 }
          }
          Text("4").preference(key: Names.self, value: ["4"])
        }
        .onPreferenceChange(Names.self) { outer = $0 }
      }
    }
  }

  @Test func `values go up through everybody who is told them, and not through another value`()
    async throws
  {
    let app = InProcessApp(isDurable: true) { Nested() }
    let driver = try await app.open()
    #expect(driver.sees("inner 23, outer 1234"))
    try await driver.tap("Turn")
    #expect(driver.sees("inner 23, outer 14"))
    try await driver.tap("Turn")
    #expect(driver.sees("inner 23, outer 1234"))
    app.host.park(driver.session)
    try await driver.tap("Turn")
    #expect(driver.sees("inner 23, outer 14"))
    try await driver.check()
  }

  @Test func `where nobody is told a value it is as if it were not there`() async throws {
    let driver = try await show { VStack { Row(name: "alone") } }
    try await driver.tap("alone 0")
    #expect(driver.screen() == "vStack\n  button \"alone 1\"")
  }
}
