import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Tables that are sorted by their columns.
@Suite struct TableSortTests {
  struct Person: Identifiable, Equatable, Codable {
    let id: Int
    var name: String
    var age: Int
    var town: String?

    static let all = [
      Person(id: 1, name: "Cleo", age: 41, town: "Bonn"),
      Person(id: 2, name: "Anna", age: 29),
      Person(id: 3, name: "Ben", age: 41, town: "Aachen"),
    ]
  }

  struct People: View {
    @State private var people = Person.all
    @State private var sortOrder = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(people, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Town", value: \.town) { Text($0.town ?? "") }
        TableColumn("Number") { Text("\($0.id)") }
      }
      .onChange(of: sortOrder) { people.sort(using: sortOrder) }
      .onAppear { people.sort(using: sortOrder) }
    }
  }

  private func names(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "tableRow" }.compactMap(\.allText.first)
  }

  private func headers(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "tableColumn" }.map(\.outline)
  }

  private func tap(_ title: String, _ driver: ScreenDriver) throws -> Command.Wish {
    let column = driver.document.nodes.first { $0["title"]?.string == title }
    return .action(target: CommandTarget(try #require(column?.id)), name: .tap, value: nil)
  }

  @Test func `a header sorts by its column, and the other way round where that counts first`()
    async throws
  {
    let driver = try await show { People() }
    #expect(names(driver) == ["Anna", "Ben", "Cleo"])
    #expect(
      headers(driver) == [
        #"tableColumn "Name" actions=tap sortOrder=forward"#, #"tableColumn "Age" actions=tap"#,
        #"tableColumn "Town" actions=tap"#,
        #"tableColumn "Number""#,
      ])
    try await driver.tap("Name")
    #expect(names(driver) == ["Cleo", "Ben", "Anna"])
    try await driver.tap("Age")
    #expect(names(driver) == ["Anna", "Cleo", "Ben"])
    #expect(
      headers(driver) == [
        #"tableColumn "Name" actions=tap"#, #"tableColumn "Age" actions=tap sortOrder=forward"#,
        #"tableColumn "Town" actions=tap"#,
        #"tableColumn "Number""#,
      ])
    try await driver.tap("Age")
    #expect(names(driver) == ["Cleo", "Ben", "Anna"])
    try await driver.tap("Town")
    #expect(names(driver) == ["Anna", "Ben", "Cleo"])
  }

  @Test func `a column that cannot be sorted by has no target`() async throws {
    let driver = try await show { People() }
    let ids = driver.document.nodes.filter { $0.type == "tableColumn" }.map { $0.id != nil }
    #expect(ids == [true, true, true, false])
    await #expect(throws: DriverError.self) { try await driver.tap("Number") }
  }

  @Test func `a header takes a tap and nothing else`() async throws {
    let driver = try await show { People() }
    let column = try #require(driver.document.nodes.first { $0.type == "tableColumn" })
    let refusal = try await driver.refusal { try await driver.perform(.select, on: column) }
    #expect(refusal.code == .unknownAction)
  }

  @Test func `a second tap of somebody who has not seen the first does not turn the order round`()
    async throws
  {
    let driver = try await show { People() }
    for title in ["Age", "Age", "Name", "Town"] {
      let (wish, seen) = (try tap(title, driver), driver.revision)
      #expect(try await driver.send(wish, rev: seen) == .changed)
      let now = headers(driver)
      if try await driver.send(wish, rev: seen).refusal?.code != .staleTarget {
        Issue.record("\(title) was tapped twice: \(now), \(headers(driver))")
      }
    }
  }

  @Test func `a table that is disabled is not sorted`() async throws {
    let driver = try await show { People().disabled(true) }
    let wish = try tap("Age", driver)
    #expect(try await driver.send(wish).refusal?.code == .disabled)
    #expect(names(driver) == ["Anna", "Ben", "Cleo"])
  }

  @Test func `what the table is sorted by outlives the process, although key paths do not`()
    async throws
  {
    let app = InProcessApp { People() }
    let driver = try await app.open(layout: .regular)
    try await driver.tap("Town")
    try await driver.tap("Town")
    try await driver.tap("Age")
    #expect(names(driver) == ["Anna", "Cleo", "Ben"])
    for _ in 0..<2 {
      let before = driver.document
      app.relaunch()
      try await driver.reconnect(over: app.connect())
      #expect(driver.document.outline == before.outline)
      #expect(names(driver) == ["Anna", "Cleo", "Ben"])
    }
    try await driver.tap("Age")
    #expect(names(driver) == ["Cleo", "Ben", "Anna"])
  }

  @Test func `what the table is sorted by outlives the process in a compact layout, too`()
    async throws
  {
    let app = InProcessApp { People() }
    let driver = try await app.open(layout: .regular)
    try await driver.tap("Age")
    try await driver.resize(to: .compact)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.resize(to: .regular)
    #expect(names(driver) == ["Anna", "Ben", "Cleo"])
    #expect(headers(driver)[1] == #"tableColumn "Age" actions=tap sortOrder=forward"#)
  }

  struct Ranking: View {
    @State private var sortOrder = [
      KeyPathComparator(\Person.name), KeyPathComparator(\Person.id, order: .reverse),
      KeyPathComparator(\Person.age),
    ]
    var body: some View {
      Table(Person.all.sorted(using: sortOrder), sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
      Text(sortOrder.map(said).joined(separator: ", "))
      Button("Unsort") { sortOrder = [] }
    }

    private func said(_ comparator: KeyPathComparator<Person>) -> String {
      let names: [PartialKeyPath<Person>: String] = [\.name: "name", \.id: "id", \.age: "age"]
      return "\(names[comparator.keyPath] ?? "") \(comparator.order)"
    }
  }

  @Test func `what is none of the columns keeps its place in the order when the process ends`()
    async throws
  {
    let app = InProcessApp { Ranking() }
    let driver = try await app.open(layout: .regular)
    try await driver.tap("Name")
    #expect(driver.sees("name reverse, id reverse, age forward"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("name reverse, id reverse, age forward"))
    try await driver.tap("Age")
    #expect(names(driver) == ["Anna", "Cleo", "Ben"])
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("age forward, name reverse, id reverse"))
    try await driver.tap("Unsort")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(names(driver) == ["Cleo", "Anna", "Ben"])
    #expect(headers(driver).allSatisfy { !$0.contains("sortOrder") })
  }

  struct Narrowing: View {
    @State private var people = Person.all
    @State private var sortOrder = [KeyPathComparator(\Person.name)]
    @State private var hasAge = true
    let begin: KeyPathComparator<Person>?

    init(begin: KeyPathComparator<Person>? = nil) {
      self.begin = begin
      if let begin { _sortOrder = State(initialValue: [KeyPathComparator(\.id), begin]) }
    }

    var body: some View {
      Table(people, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        if hasAge { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
      }
      .onChange(of: sortOrder) { people.sort(using: sortOrder) }
      Text("\(sortOrder.count) reversed \(sortOrder.count { $0.order == .reverse })")
      Button("Narrow") { hasAge = false }
    }
  }

  @Test func `rows stay in their order over a sleep when the column they are sorted by has gone`()
    async throws
  {
    let app = InProcessApp { Narrowing() }
    let driver = try await app.open(layout: .regular)
    try await driver.tap("Age")
    try await driver.tap("Age")
    #expect(names(driver) == ["Ben", "Cleo", "Anna"])
    try await driver.tap("Narrow")
    for _ in 0..<2 {
      app.relaunch()
      try await driver.reconnect(over: app.connect())
      #expect(names(driver) == ["Ben", "Cleo", "Anna"])
    }
    try await driver.tap("Name")
    #expect(names(driver) == ["Anna", "Ben", "Cleo"])
  }

  @Test func `a column that has gone is sorted by after a sleep where the app began with it`()
    async throws
  {
    let app = InProcessApp { Narrowing(begin: KeyPathComparator(\.age)) }
    let driver = try await app.open(layout: .regular)
    try await driver.tap("Age")
    try await driver.tap("Age")
    try await driver.tap("Narrow")
    #expect(driver.sees("2 reversed 1") && names(driver) == ["Cleo", "Ben", "Anna"])
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("2 reversed 1") && names(driver) == ["Cleo", "Ben", "Anna"])
  }

  /// A comparator that is Codable, and so is in the snapshot by itself.
  nonisolated struct ByLength: SortComparator, Codable {
    var order = SortOrder.forward
    func compare(_ lhs: Person, _ rhs: Person) -> ComparisonResult {
      let (first, second) = (lhs.name.count, rhs.name.count)
      if first == second { return .orderedSame }
      return (first < second) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  struct Lengths: View {
    @State private var sortOrder: [ByLength] = []
    var body: some View {
      Table(Person.all.sorted(using: sortOrder), sortOrder: $sortOrder) {
        TableColumn("Length", sortUsing: ByLength()) { Text($0.name) }
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
  }

  @Test func `a comparator of an app's own sorts, and is in the snapshot where it is Codable`()
    async throws
  {
    let app = InProcessApp { Lengths() }
    let driver = try await app.open(layout: .regular)
    #expect(names(driver) == ["Cleo", "Anna", "Ben"])
    try await driver.tap("Length")
    #expect(names(driver) == ["Ben", "Cleo", "Anna"])
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(names(driver) == ["Ben", "Cleo", "Anna"])
    #expect(headers(driver)[0] == #"tableColumn "Length" actions=tap sortOrder=forward"#)
  }

  @Test func `key paths compare by values, by what may be missing, and as a comparator does`() {
    func sorted(_ comparator: KeyPathComparator<Person>) -> [Int] {
      Person.all.sorted(using: comparator).map(\.id)
    }
    #expect(sorted(KeyPathComparator(\.name)) == [2, 3, 1])
    #expect(sorted(KeyPathComparator(\.name, order: .reverse)) == [1, 3, 2])
    #expect(sorted(KeyPathComparator(\.town)) == [2, 3, 1])
    #expect(sorted(KeyPathComparator(\.self, comparator: ByLength())) == [3, 1, 2])
    #expect(sorted(KeyPathComparator(\.self, comparator: ByLength(order: .reverse))) == [1, 2, 3])
    let byAge = KeyPathComparator(\Person.age)
    let all = Person.all.sorted(using: [byAge, KeyPathComparator(\.name)])
    #expect(all.map(\.id) == [2, 3, 1])
    #expect(byAge == KeyPathComparator(\.age) && byAge != KeyPathComparator(\.id))
    #expect(byAge != KeyPathComparator(\.age, order: .reverse))
  }
}
