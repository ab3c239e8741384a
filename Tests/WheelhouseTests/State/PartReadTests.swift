import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views that are handed parts of one larger value.
@Suite struct PartReadTests {
  struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  struct Number: View {
    let name: String
    @Binding var value: Int
    var body: some View { Button("\(name) \(value)") { value += 1 } }
  }

  struct Numbers: View {
    @State private var pair = Pair()
    var body: some View {
      Number(name: "left", value: $pair.left)
      Number(name: "right", value: $pair.right)
      Button("there and back") {
        pair.left += 1
        pair.left -= 1
      }
    }
  }

  @Test func `a change of a part evaluates the view that reads that part`() async throws {
    let driver = try await show { Numbers() }
    let count = try await driver.evaluations { try await driver.tap("left 0") }
    #expect(count == 1)
    #expect(driver.sees("left 1") && driver.sees("right 0"))
    try await driver.tap("right 0")
    #expect(driver.sees("left 1") && driver.sees("right 1"))
  }

  @Test func `a part that is changed and changed back evaluates nothing`() async throws {
    let driver = try await show { Numbers() }
    let count = try await driver.evaluations { try await driver.tap("there and back") }
    #expect(count == 0)
  }

  @Test func `a view that reads the whole is evaluated whatever changes`() async throws {
    struct Sum: View {
      @Binding var pair: Pair
      var body: some View {
        Text("left \($pair.left.wrappedValue), sum \(pair.left + pair.right)")
      }
    }
    struct Page: View {
      @State private var pair = Pair()
      var body: some View {
        Sum(pair: $pair)
        Number(name: "right", value: $pair.right)
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("right 0")
    #expect(driver.sees("left 0, sum 1"))
  }

  final class Model: ObservableObject {
    @Published var first = Pair()
    @Published var second = Pair()
    @Published var isSecond = false
    var pair: Pair {
      get { isSecond ? second : first }
      set { if isSecond { second = newValue } else { first = newValue } }
    }
  }

  @Test func `a part that follows from another source follows that one from then on`()
    async throws
  {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { Number(name: "left", value: $model.pair.left) }
    }
    struct Switches: View {
      let model: Model
      var body: some View {
        Button("Switch") { model.isSecond.toggle() }
        Button("Add to second") { model.second.left += 1 }
        Button("Add to first") { model.first.left += 1 }
      }
    }
    let model = Model()
    let driver = try await show {
      Page(model: model)
      Switches(model: model)
    }
    let count = try await driver.evaluations { try await driver.tap("Switch") }
    #expect(count == 0)
    try await driver.tap("Add to second")
    #expect(driver.sees("left 1"))
    let unseen = try await driver.evaluations { try await driver.tap("Add to first") }
    #expect(unseen == 0)
  }

  @Observable final class Noted {
    var pair = Pair()
  }

  @Test func `a part of a property of an observable object is followed`() async throws {
    struct Page: View {
      @Bindable var model: Noted
      var body: some View {
        Number(name: "left", value: $model.pair.left)
        Number(name: "right", value: $model.pair.right)
      }
    }
    let model = Noted()
    let driver = try await show { Page(model: model) }
    try await driver.tap("left 0")
    try await driver.tap("right 0")
    try await driver.tap("right 1")
    #expect(driver.sees("left 1") && driver.sees("right 2"))
  }
}

/// Views that are handed parts of the state behind a door.
@Suite struct DoorBindingTests {
  nonisolated struct Places: GuardedState, Codable {
    var stack = StackState<Int>()
    var count = 0
    func shows(_ place: Int) -> Bool { stack.path.contains(place) }
  }

  final class Session: ObservableObject {
    @Published var door = NavigationDoor(Places())
  }

  struct Counting: View {
    @Binding var count: Int
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  struct Page: View {
    @ObservedObject var session: Session
    var body: some View {
      NavigationStack(path: $session.door.stack.path) {
        Counting(count: $session.door.count)
        Button("Push") { session.door.stack.push(7) }
          .navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
  }

  @Test func `a push behind a door evaluates no view that reads another part`() async throws {
    let driver = try await show { Page(session: Session()) }
    let count = try await driver.evaluations { try await driver.tap("Push") }
    #expect(count == 0)
    #expect(driver.sees("Screen 7"))
    try await driver.back()
    let counted = try await driver.evaluations { try await driver.tap("Count 0") }
    #expect(counted == 1)
    #expect(driver.sees("Count 1"))
  }

  @Test func `what a part is set to by a binding is a proposal`() async throws {
    let session = Session()
    let driver = try await show { Page(session: session) }
    try await driver.tap("Push")
    session.door.announceWork(at: 7)
    try await driver.back()
    #expect(driver.sees("Screen 7"))
    #expect(session.door.isAsking)
  }

  @Test func `a door with a question is kept as it was`() throws {
    var door = NavigationDoor(Places(stack: StackState([7])))
    door.announceWork(at: 7)
    door.stack.popToRoot()
    let json = try JSONValueEncoder().encode(door)
    let back = try JSONValueDecoder().decode(NavigationDoor<Places>.self, from: json)
    #expect(back == door)
    #expect(back.pending == Places())
  }
}
