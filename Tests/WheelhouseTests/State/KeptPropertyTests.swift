import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Properties of objects of which several views read parts.
@Suite struct KeptPropertyTests {
  struct Triple: Equatable {
    var first: Int
    var second: Int
    /// Computed, so that it lies nowhere.
    var third: Int {
      get { hidden }
      set { hidden = newValue }
    }
    private var hidden = 0

    init(first: Int = 0, second: Int = 0) {
      self.first = first
      self.second = second
    }
  }

  struct Number: View {
    let name: String
    @Binding var value: Int
    var body: some View { Button("\(name) \(value)") { value += 1 } }
  }

  final class Model: ObservableObject {
    @Published var stored = Triple()
    @Published var offset = 0
    /// How often ``triple`` was asked for.
    var reads = 0
    var triple: Triple {
      get {
        reads += 1
        return stored
      }
      set { stored = newValue }
    }
  }

  struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      Number(name: "first", value: $model.triple.first)
      Number(name: "second", value: $model.triple.second)
      Number(name: "third", value: $model.triple.third)
    }
  }

  @Test func `a property is asked for once an update, however many look at a part of it`()
    async throws
  {
    let model = Model()
    let driver = try await show { Page(model: model) }
    #expect(model.reads == 1)
    for (name, after) in [("first 0", "first 1"), ("second 0", "second 1"), ("third 0", "third 1")]
    {
      model.reads = 0
      try await driver.tap(name)
      #expect(driver.sees(after))
      // The button reads a part to add to it, the binding the whole to change a part of it, and the key
      // path to set it; then three views look, and one is evaluated.
      #expect(model.reads == 4)
    }
  }

  @Test func `a part is set in one step`() async throws {
    let model = Model()
    var changes = 0
    model.$stored.sink { _ in changes += 1 }
    changes = 0
    let driver = try await show { Page(model: model) }
    try await driver.tap("third 0")
    #expect(changes == 1)
    #expect(model.stored.third == 1)
  }

  @Test func `nothing is kept beyond an update`() async throws {
    let model = Model()
    let driver = try await show { Page(model: model) }
    try await driver.tap("first 0")
    let binding = ObservedBindings(model).triple.first
    #expect(binding.wrappedValue == 1)
    model.stored.first = 7
    #expect(binding.wrappedValue == 7)
  }

  @Observable final class Step {
    var size = 1
  }

  final class Stepping: ObservableObject {
    @Published var triple = Triple()
    let step = Step()
    var stepped: Triple {
      get {
        var stepped = triple
        stepped.first *= step.size
        stepped.second *= step.size
        return stepped
      }
      set { triple = newValue }
    }
  }

  @Test func `a property that reads an observable object tells each who looks at its parts`()
    async throws
  {
    struct Page: View {
      @ObservedObject var model: Stepping
      var body: some View {
        Number(name: "first", value: $model.stepped.first)
        Number(name: "second", value: $model.stepped.second)
        Button("grow") { model.step.size += 1 }
      }
    }
    let model = Stepping()
    model.triple = Triple(first: 1, second: 1)
    let driver = try await show { Page(model: model) }
    for size in 2...4 {
      try await driver.tap("grow")
      #expect(driver.sees("first \(size)") && driver.sees("second \(size)"))
    }
  }

  final class Sum: ObservableObject {
    @Published var triple = Triple()
    @Published var offset = 0
    var moved: Triple {
      get { Triple(first: triple.first + offset, second: triple.second + offset) }
      set { triple = newValue }
    }
  }

  @Test func `a property that follows from two others follows both`() async throws {
    struct Page: View {
      @ObservedObject var model: Sum
      var body: some View {
        Number(name: "first", value: $model.moved.first)
        Number(name: "second", value: $model.moved.second)
        Button("move") { model.offset += 10 }
        Button("grow") { model.triple = Triple(first: 1, second: 1) }
      }
    }
    let driver = try await show { Page(model: Sum()) }
    try await driver.tap("move")
    #expect(driver.sees("first 10") && driver.sees("second 10"))
    try await driver.tap("move")
    #expect(driver.sees("first 20") && driver.sees("second 20"))
    try await driver.tap("grow")
    #expect(driver.sees("first 21") && driver.sees("second 21"))
  }

  final class Restless: ObservableObject {
    @Published var triple = Triple()
    @Published var count = 0
    var restless: Triple {
      get {
        // Only written, which is no reading.
        if let next { count = next }
        return triple
      }
      set { triple = newValue }
    }
    var next: Int? { triple.first < 3 ? triple.first : nil }
  }

  @Test func `a property whose reading changes something is read as it is`() async throws {
    struct Page: View {
      @ObservedObject var model: Restless
      var body: some View {
        Number(name: "first", value: $model.restless.first)
        Number(name: "third", value: $model.restless.third)
        Text("count \(model.count)")
      }
    }
    let driver = try await show { Page(model: Restless()) }
    for step in 0..<3 { try await driver.tap("first \(step)") }
    try await driver.tap("third 0")
    #expect(driver.sees("first 3") && driver.sees("third 1") && driver.sees("count 2"))
  }

  /// A reference that says when nobody holds it any more.
  final class Held {
    let gone: Notes
    init(_ gone: Notes) { self.gone = gone }
    isolated deinit { gone("gone") }
  }

  final class Holder: ObservableObject {
    struct Content: Equatable {
      var number = 0
      var held: Held?
      static func == (one: Self, other: Self) -> Bool { one.number == other.number }
    }
    @Published var content = Content()
  }

  @Test func `what is kept is freed with the update`() async throws {
    struct Page: View {
      @ObservedObject var model: Holder
      var body: some View {
        Number(name: "one", value: $model.content.number)
        Number(name: "other", value: $model.content.number)
      }
    }
    let notes = Notes()
    let model = Holder()
    model.content.held = Held(notes)
    let driver = try await show { Page(model: model) }
    try await driver.tap("one 0")
    #expect(notes.lines.isEmpty)
    model.content.held = nil
    #expect(notes.lines == ["gone"])
  }

  @Test func `more objects than can be kept are read all the same`() async throws {
    struct Page: View {
      let models: [Model]
      var body: some View {
        ForEach(models.indices, id: \.self) { index in
          Number(name: "\(index) first", value: ObservedBindings(models[index]).triple.first)
          Number(name: "\(index) second", value: ObservedBindings(models[index]).triple.second)
        }
        Button("All") { for model in models { model.stored.second += 1 } }
      }
    }
    let models = (0..<40).map { _ in Model() }
    let driver = try await show { Page(models: models) }
    try await driver.tap("All")
    try await driver.tap("39 first 0")
    #expect(driver.sees("39 first 1"))
    for index in models.indices { #expect(driver.sees("\(index) second 1")) }
  }

  final class Child: ObservableObject {
    @Published var name = "a"
  }

  final class Parent: ObservableObject {
    var child = Child()
    private(set) var names: [String] = []
    init() { child.$name.sink { [weak self] _ in self.map { $0.names.append($0.child.name) } } }
  }

  @Test func `a property is free while a part of what it refers to is set`() {
    let parent = Parent()
    ObservedBindings(parent).child.name.wrappedValue = "b"
    #expect(parent.names == ["a", "b"])
  }

  @Test func `the state of a door lies where the door does`() {
    #expect(MemoryLayout<NavigationDoor<Place>>.offset(of: \.state) == 0)
  }

  struct Place: GuardedState {
    var place = 0
    func shows(_ place: Int) -> Bool { self.place == place }
  }
}
