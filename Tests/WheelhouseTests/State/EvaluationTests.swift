import Observation
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Suite struct EvaluationTests {
  struct Row: View {
    let name: String
    let price: Int
    var body: some View { Text("\(name) \(price)") }
  }

  struct Prices: View {
    @State private var prices = Array(0..<100)
    var body: some View {
      Button("Raise") { prices[50] += 1000 }
      Button("Nothing") { prices[50] += 0 }
      ForEach(0..<100) { Row(name: "row", price: prices[$0]) }
    }
  }

  @Test func `of a hundred rows the one with another input is evaluated`() async throws {
    let driver = try await show { Prices() }
    let count = try await driver.evaluations { try await driver.tap("Raise") }
    #expect(count == 2)
    #expect(driver.sees("row 1050"))
  }

  @Test func `strings made anew count as the same input`() async throws {
    struct Long: View {
      let text: String
      var body: some View { Text(text) }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("Again \(count)") { count += 1 }
        Long(text: String(repeating: "long ", count: 10))
      }
    }
    let driver = try await show { Page() }
    let count = try await driver.evaluations { try await driver.tap("Again 0") }
    #expect(count == 1)
  }

  struct Even: View, Equatable {
    let number: Int
    var body: some View { Text("number \(number)") }
    nonisolated static func == (left: Even, right: Even) -> Bool {
      left.number / 2 == right.number / 2
    }
  }

  @Test func `an equatable view is evaluated when it says it differs`() async throws {
    struct Page: View {
      @State private var number = 0
      var body: some View {
        Button("Add") { number += 1 }
        Even(number: number)
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("Add")
    #expect(driver.sees("number 0"))
    try await driver.tap("Add")
    #expect(driver.sees("number 2"))
  }

  @Test func `a view with a closure runs the newest closure`() async throws {
    struct Child: View {
      let action: @MainActor () -> Void
      var body: some View { Button("Go", action: action) }
    }
    struct Page: View {
      @State private var number = 0
      @State private var seen = -1
      var body: some View {
        Text("seen \(seen)")
        Button("Add") { number += 1 }
        Child { [number] in seen = number }
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("Add")
    try await driver.tap("Add")
    try await driver.tap("Go")
    #expect(driver.sees("seen 2"))
  }

  @Observable final class Flow {
    var path: [Int] = []
    var isSheet = false
    var query = ""
  }

  struct Shop: View {
    @Bindable var flow: Flow
    var body: some View {
      NavigationStack(path: $flow.path) {
        List(0..<20, id: \.self) { number in
          NavigationLink("Item \(number)", value: number)
        }
        .navigationTitle("Shop")
        .navigationDestination(for: Int.self) { Row(name: "detail", price: $0) }
        .searchable(text: $flow.query)
        .toolbar { Button("Cart") { flow.isSheet = true } }
        .sheet(isPresented: $flow.isSheet) { Row(name: "cart", price: 0) }
      }
    }
  }

  @Test func `a push evaluates the new screen and nothing else`() async throws {
    let flow = Flow()
    let driver = try await show { Shop(flow: flow) }
    let push = try await driver.evaluations { try await driver.tap("Item 3") }
    #expect(push == 1)
    #expect(driver.sees("detail 3"))
    let pop = try await driver.evaluations { try await driver.back() }
    #expect(pop == 0)
    #expect(flow.path.isEmpty)
  }

  @Test func `opening a sheet evaluates the sheet and nothing else`() async throws {
    let driver = try await show { Shop(flow: Flow()) }
    let open = try await driver.evaluations { try await driver.tap("Cart") }
    #expect(open == 1)
    let close = try await driver.evaluations { try await driver.dismiss() }
    #expect(close == 0)
  }

  @Test func `a keystroke in a search field nobody reads evaluates nothing`() async throws {
    let flow = Flow()
    let driver = try await show { Shop(flow: flow) }
    let count = try await driver.evaluations { try await driver.type("a") }
    #expect(count == 0)
    #expect(flow.query == "a")
  }

  @Test func `a submit or refresh action does not make everything inside differ`() async throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("Again \(count)") { count += 1 }
        VStack { Row(name: "same", price: 1) }
          .onSubmit {}
          .refreshable {}
      }
    }
    let driver = try await show { Page() }
    let count = try await driver.evaluations { try await driver.tap("Again 0") }
    #expect(count == 1)
  }
}
