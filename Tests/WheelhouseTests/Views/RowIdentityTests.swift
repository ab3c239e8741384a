import FoundationEssentials
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What is remembered of a row, and whose it is.
@Suite struct RowIdentityTests {
  struct Tally: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Deletable: View {
    @State private var items = ["a", "b"]
    @State private var canEdit = false
    var body: some View {
      Button("Edit") { canEdit.toggle() }
      List {
        ForEach(items, id: \.self) { Tally(name: $0) }
          .onDelete(perform: canEdit ? { items.remove(atOffsets: $0) } : nil)
      }
    }
  }

  struct Selectable: View {
    @State private var canEdit = false
    @State private var chosen: Set<String> = []
    var body: some View {
      Button("Edit") { canEdit.toggle() }
      List(selection: canEdit ? $chosen : nil) {
        ForEach(["a", "b"], id: \.self) { Tally(name: $0) }
      }
    }
  }

  @Test func `rows keep their state when they can be deleted, and no longer can`() async throws {
    let driver = try await show { Deletable() }
    try await driver.tap("a 0")
    for _ in 0..<2 {
      try await driver.tap("Edit")
      #expect(driver.sees("a 1") && driver.sees("b 0"))
    }
  }

  @Test func `rows keep their state when they can be selected, and no longer can`() async throws {
    let driver = try await show { Selectable() }
    try await driver.tap("a 0")
    for _ in 0..<2 {
      try await driver.tap("Edit")
      #expect(driver.sees("a 1") && driver.sees("b 0"))
    }
  }

  struct Grouped: View {
    @State private var chosen: String?
    private let groups = ["A": ["Ann", "Abe"], "B": ["Bob"]]

    struct Group: View {
      let name: String
      let names: [String]
      var body: some View { Section(name) { ForEach(names, id: \.self) { Text($0) } } }
    }

    var body: some View {
      Text("chosen \(chosen ?? "nobody")")
      List(selection: $chosen) {
        ForEach(groups.keys.sorted(), id: \.self) { Group(name: $0, names: groups[$0] ?? []) }
      }
    }
  }

  @Test func `sections of a collection are no rows, and what is in them is`() async throws {
    let driver = try await show { Grouped() }
    try await driver.tap("Bob")
    #expect(driver.sees("chosen Bob"))
    #expect(driver.document.nodes.filter { $0.type == "row" }.count == 3)
    #expect(driver.document.nodes.filter { $0.type == "section" }.count == 2)
  }

  /// Says less of itself than there is.
  struct Person: Hashable, CustomStringConvertible, Codable {
    let number: Int
    let name: String
    var description: String { name }
  }

  final class Thing: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    nonisolated static func == (one: Thing, other: Thing) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  struct Keyed<Key: Hashable>: View {
    @State var keys: [Key]
    let name: (Key) -> String
    var body: some View {
      Button("Drop") { keys.removeFirst() }
      ForEach(keys, id: \.self) { Tally(name: name($0)) }
      Tally(name: "first").id(keys[0])
    }
  }

  private func dropping<Key: Hashable>(
    _ keys: [Key], _ name: @escaping (Key) -> String
  ) async throws {
    let driver = try await show { Keyed(keys: keys, name: name) }
    for _ in 0..<2 { try await driver.tap(driver.sees("two 0") ? "two 0" : "two 1") }
    try await driver.tap("first 0")
    try await driver.tap("Drop")
    #expect(driver.sees("two 2") && driver.sees("three 0"), "\(driver.screen())")
    #expect(driver.sees("first 0"), "what has another id begins anew")
  }

  @Test func `state belongs to keys whose descriptions are the same`() async throws {
    let names = ["one", "two", "three"]
    let dates = [0.1, 0.2, 0.3].map { Date(timeIntervalSinceReferenceDate: $0) }
    try await dropping(dates) { names[Int($0.timeIntervalSinceReferenceDate * 10 + 0.5) - 1] }
    let people = (0..<3).map { Person(number: $0, name: "Ann") }
    try await dropping(people) { names[$0.number] }
    try await dropping(names.map(Thing.init)) { $0.name }
    try await dropping(people.map { AnyHashable($0) }) { names[($0.base as? Person)?.number ?? 0] }
  }

  struct Filter: Hashable, Codable {
    var words: Set<String>
    var weights: [Level: Set<Int>] = [:]
  }

  enum Level: String, Codable { case low, high }

  final class Account: Hashable, Identifiable {
    let id: Int
    init(id: Int) { self.id = id }
    static func == (one: Account, two: Account) -> Bool { one.id == two.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  final class Handle: Hashable {
    static func == (one: Handle, two: Handle) -> Bool { one === two }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func `an object that has an id is known by that, any other by itself`() {
    #expect(StableHash.key(Account(id: 1)) == StableHash.key(Account(id: 1)))
    #expect(StableHash.key(Account(id: 1)) != StableHash.key(Account(id: 2)))
    let (one, two) = (Handle(), Handle())
    #expect(StableHash.key(one) == StableHash.key(one))
    #expect(StableHash.key(one) != StableHash.key(two))
  }

  @Test func `what an optional wraps is the key that it is by itself`() {
    #expect(StableHash.key(Optional("a")) == StableHash.key("a"))
    #expect(StableHash.key(Optional(Optional("a"))) == StableHash.key("a"))
    #expect(StableHash.key(AnyHashable("a")) == StableHash.key("a"))
    #expect(StableHash.key(Optional(1)) == StableHash.key(1))
    let handle = Handle()
    #expect(StableHash.key(Optional(handle)) == StableHash.key(handle))
    #expect(StableHash.key(Optional(Filter(words: ["a"]))) == StableHash.key(Filter(words: ["a"])))
    #expect(StableHash.key(String?.none) != StableHash.key("nil"))
    #expect(StableHash.key(String?.none) != StableHash.key("null"))
    #expect(StableHash.key(String?.none) != StableHash.key(""))
  }

  @Test func `a key with a set in it is the same whatever the order of its elements`() {
    let words = (0..<20).map { "word \($0)" }
    let filter = Filter(words: Set(words), weights: [.low: [1, 2, 3, 4], .high: [5, 6]])
    var same = Filter(words: Set(minimumCapacity: 1_000))
    for word in words.reversed() { same.words.insert(word) }
    same.weights = Dictionary(minimumCapacity: 500)
    same.weights[.high] = Set([6, 5])
    same.weights[.low] = Set(minimumCapacity: 300)
    for number in [4, 3, 2, 1] { same.weights[.low]?.insert(number) }
    #expect(filter == same && Array(filter.words) != Array(same.words))
    #expect(StableHash.key(filter) == StableHash.key(same))
    #expect(StableHash.key(filter.words) == StableHash.key(same.words))
    #expect(StableHash.key(filter) != StableHash.key(Filter(words: filter.words)))
    #expect(StableHash.key([1, 2]) != StableHash.key([2, 1]))
  }
}
