import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Rows that are given bindings to the elements of a collection.
@Suite struct ElementBindingTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String

    static let fruit = [
      Item(id: 1, name: "apple"), Item(id: 2, name: "banana"), Item(id: 3, name: "cherry"),
    ]
  }

  struct Row: View {
    @Binding var item: Item
    @State private var taps = 0
    var body: some View {
      TextField("name \(item.id)", text: $item.name)
      Button("\(item.name) tapped \(taps)") { taps += 1 }
    }
  }

  struct Page: View {
    @State private var items = Item.fruit
    var body: some View {
      List {
        ForEach($items) { $item in Row(item: $item) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("Reverse") { items.reverse() }
      Button("Name the last") { items[items.count - 1].name = "lemon" }
      Text("all: \(items.map(\.name).joined(separator: " "))")
    }
  }

  struct EditedPage: View {
    @State private var items = Item.fruit
    @State private var chosen: Int?
    @State private var several: Set<Int> = []
    let way: Int
    var body: some View {
      switch way {
      case 0: List { ForEach($items, editActions: .all) { $item in Text(item.name) } }
      case 1: List { ForEach($items, id: \.id, editActions: .all) { $item in Text(item.name) } }
      case 2: List($items, editActions: .all) { $item in Text(item.name) }
      case 3: List($items, editActions: .all, selection: $chosen) { $item in Text(item.name) }
      case 4: List($items, editActions: .all, selection: $several) { $item in Text(item.name) }
      case 5: List($items, editActions: .move) { $item in Text(item.name) }
      case 7: List($items, id: \.name, editActions: .all) { $item in Text(item.name) }
      case 8:
        List($items, id: \.id, editActions: .all, selection: $chosen) { $item in Text(item.name) }
      case 9:
        List($items, id: \.id, editActions: .all, selection: $several) { $item in Text(item.name) }
      default: List($items, editActions: .delete) { $item in Text(item.name) }
      }
      Text("all: \(items.map(\.name).joined(separator: " "))")
    }
  }

  @Test(arguments: 0..<10) func `rows do to a collection what they are told to`(way: Int)
    async throws
  {
    let driver = try await show { EditedPage(way: way) }
    if way == 6 {
      await #expect(throws: (any Error).self) { try await driver.move("apple", to: 3) }
    } else {
      try await driver.move("apple", to: 3)
      #expect(driver.sees("all: banana cherry apple"))
    }
    if way == 5 {
      await #expect(throws: (any Error).self) { try await driver.delete("cherry") }
    } else {
      try await driver.delete("cherry")
      #expect(driver.sees(way == 6 ? "all: apple banana" : "all: banana apple"))
    }
  }

  @Test func `a row edits its element, and no other row is evaluated`() async throws {
    let driver = try await show { Page() }
    let count = try await driver.evaluations { try await driver.type("mango", into: "name 2") }
    #expect(driver.sees("all: apple mango cherry") && driver.sees("mango tapped 0"))
    #expect(count == 2)
  }

  @Test func `a change of an element from elsewhere evaluates its row alone`() async throws {
    let driver = try await show { Page() }
    let count = try await driver.evaluations { try await driver.tap("Name the last") }
    #expect(driver.sees("lemon tapped 0"))
    #expect(count == 2)
  }

  @Test func `rows that change places keep their state, and edit the same elements as before`()
    async throws
  {
    let driver = try await show { Page() }
    try await driver.tap("apple tapped 0")
    let count = try await driver.evaluations { try await driver.tap("Reverse") }
    #expect(count == 1)
    #expect(driver.sees("all: cherry banana apple") && driver.sees("apple tapped 1"))
    try await driver.type("pear", into: "name 1")
    #expect(driver.sees("all: cherry banana pear") && driver.sees("pear tapped 1"))
  }

  @Test func `rows are deleted and moved, and those that stay edit their own elements`()
    async throws
  {
    let driver = try await show { Page() }
    let rows = driver.document.nodes.filter { $0.type == "row" }
    #expect(rows.map(\.actions) == Array(repeating: ["delete", "move"], count: 3))
    let count = try await driver.evaluations { try await driver.perform(.delete, on: rows[0]) }
    #expect(count == 1)
    #expect(driver.sees("all: banana cherry"))
    try await driver.type("plum", into: "name 3")
    #expect(driver.sees("all: banana plum"))
    try await driver.perform(.move, on: rows[1], 2)
    #expect(driver.sees("all: plum banana"))
    try await driver.type("kiwi", into: "name 2")
    #expect(driver.sees("all: plum kiwi"))
  }

  @Test func `a sheet goes on showing an element that was deleted, and changes nothing`()
    async throws
  {
    struct Editor: View {
      @Binding var item: Item
      let clear: @MainActor () -> Void
      var body: some View {
        Text("editing \(item.name)")
        TextField("New name", text: $item.name)
        Button("Clear", action: clear)
      }
    }
    struct Page: View {
      @State private var items = Item.fruit
      @State private var edited: Binding<Item>?
      @State private var isEditing = false
      var body: some View {
        List($items) { $item in
          Button("Edit \(item.name)") {
            edited = $item
            isEditing = true
          }
        }
        Text("\(items.count) items")
          .sheet(isPresented: $isEditing) {
            if let edited { Editor(item: edited) { items = [] } }
          }
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("Edit cherry")
    try await driver.type("lime", into: "New name")
    #expect(driver.sees("editing lime"))
    try await driver.tap("Clear")
    #expect(driver.sees("editing lime"))
    try await driver.type("orange", into: "New name")
    #expect(driver.sees("editing lime"))
    try await driver.dismiss()
    #expect(driver.sees("0 items"))
  }

  /// A collection that notes how often it is set.
  final class Shelf {
    var items = Item.fruit { didSet { writes += 1 } }
    var writes = 0
    var binding: Binding<[Item]> { Binding(get: { self.items }, set: { self.items = $0 }) }

    var elements: [Binding<Item>] {
      BoundElement.all(of: binding, path: nil, id: { $0.id }).map(\.binding)
    }
  }

  @Test func `a binding of an element that is gone has the last value and sets nothing`() {
    let shelf = Shelf()
    let last = shelf.elements[2]
    last.name.wrappedValue = "lemon"
    #expect(shelf.items[2].name == "lemon" && shelf.writes == 1)
    shelf.items = []
    last.wrappedValue = Item(id: 3, name: "lime")
    last.name.wrappedValue = "lime"
    #expect(last.wrappedValue.name == "lemon" && last.name.wrappedValue == "lemon")
    #expect(shelf.items.isEmpty && shelf.writes == 2)
    shelf.items = [Item(id: 7, name: "fig"), Item(id: 3, name: "back")]
    #expect(last.wrappedValue.name == "back")
  }

  @Test func `an element is found however far it was moved`() {
    let shelf = Shelf()
    shelf.items = (0..<50).map { Item(id: $0, name: "\($0)") }
    let elements = shelf.elements
    for round in 0..<20 {
      shelf.items.shuffle()
      shelf.items.removeLast()
      let left = Set(shelf.items.map(\.id))
      for (id, element) in elements.enumerated() {
        element.name.wrappedValue = "\(id) in \(round)"
        #expect(element.wrappedValue.id == id)
      }
      #expect(shelf.items.allSatisfy { $0.name == "\($0.id) in \(round)" })
      #expect(left == Set(shelf.items.map(\.id)))
    }
  }

  @Test func `a binding follows an element whose id it sets`() async throws {
    struct Page: View {
      @State private var names = ["apple", "banana"]
      var body: some View {
        ForEach($names, id: \.self) { $name in TextField("field \(name)", text: $name) }
        Text("all: \(names.joined(separator: " "))")
      }
    }
    let driver = try await show { Page() }
    try await driver.type("fig", into: "field banana")
    #expect(driver.sees("all: apple fig"))
    try await driver.type("lime", into: "field fig")
    #expect(driver.sees("all: apple lime"))
  }

  @Test func `elements that cannot be compared are edited, too`() async throws {
    struct Job {
      let key: String
      var isDone = false
    }
    struct Done: View {
      @Binding var job: Job
      var body: some View { Toggle("\(job.key) \(job.isDone)", isOn: $job.isDone) }
    }
    struct Page: View {
      @State private var jobs = [Job(key: "cook"), Job(key: "wash")]
      @State private var chosen: String?
      var body: some View {
        List($jobs, id: \.key, selection: $chosen) { $job in Done(job: $job) }
        Text("chosen \(chosen ?? "none")")
      }
    }
    let driver = try await show { Page() }
    try await driver.toggle("wash false", to: true)
    #expect(driver.sees("wash true") && driver.sees("cook false"))
    try await driver.select("cook false")
    #expect(driver.sees("chosen cook"))
  }

  /// A binding to a collection, as a collection of bindings.
  private struct ChosenPage: View {
    @State private var items = Item.fruit
    @State private var names = ["one", "two"]
    @State private var last: Binding<String>?
    var body: some View {
      ForEach($items.filter { $0.wrappedValue.id != 2 }) { $item in Row(item: $item) }
      ForEach(Array($names.enumerated()), id: \.offset) { offset, $name in
        TextField("number \(offset)", text: $name)
      }
      ForEach(Array(zip(items, $items)), id: \.0.id) { item, $bound in
        Button("Shout \(item.name)") { bound.name = item.name.uppercased() }
      }
      if let $first = $items.first(where: { $0.id == 3 }) {
        TextField("third", text: $first.name)
      }
      Button("Reverse") { items.reverse() }
      Button("Keep") { last = $names[1] }
      Button("Shorten") { names.removeLast() }
      Button("Set") { last?.wrappedValue = "set" }
      Text("all: \(items.map(\.name).joined(separator: " ")) of \($items.count)")
      Text("names: \(names.joined(separator: " ")), \(last?.wrappedValue ?? "none")")
    }
  }

  @Test func `bindings are filtered, numbered and zipped, and stay with their elements`()
    async throws
  {
    let driver = try await show { ChosenPage() }
    #expect(!driver.sees("banana tapped 0"))
    try await driver.tap("cherry tapped 0")
    try await driver.type("fig", into: "name 3")
    try await driver.tap("Reverse")
    #expect(driver.sees("all: fig banana apple of 3") && driver.sees("fig tapped 1"))
    try await driver.type("lime", into: "name 1")
    try await driver.tap("Shout banana")
    try await driver.type("kiwi", into: "third")
    #expect(driver.sees("all: kiwi BANANA lime of 3"))
    try await driver.type("zero", into: "number 0")
    #expect(driver.sees("names: zero two, none"))
    try await driver.check()
  }

  @Test func `a binding to a place that is gone has its last value, and takes no other`()
    async throws
  {
    let driver = try await show { ChosenPage() }
    try await driver.tap("Keep")
    try await driver.tap("Set")
    #expect(driver.sees("names: one set, set"))
    try await driver.tap("Shorten")
    try await driver.tap("Set")
    #expect(driver.sees("names: one, set"))
  }
}
