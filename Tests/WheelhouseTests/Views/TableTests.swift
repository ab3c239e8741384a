import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Tables: their columns, rows and cells.
@Suite struct TableTests {
  struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var age: Int
    var town: String?

    static let all = [
      Person(id: 1, name: "Cleo", age: 41, town: "Bonn"),
      Person(id: 2, name: "Anna", age: 29),
      Person(id: 3, name: "Ben", age: 35, town: "Kiel"),
    ]
  }

  private func outline<V: View>(
    _ layout: Layout = .regular, @ViewBuilder _ content: @escaping @MainActor () -> V
  ) async throws -> String {
    let driver = try await InProcessApp(content: content).open(layout: layout)
    return Node(driver.document.root.value).outline
  }

  struct Hidden: View {
    @State private var isWide = true
    @State private var sortOrder = [KeyPathComparator(\Person.name)]
    @State private var selection: Int?
    var body: some View {
      Table(Person.all, selection: $selection, sortOrder: $sortOrder) {
        if isWide { TableColumn("Name", value: \.name) }
        if isWide { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
      }
      Button("Hide") { isWide.toggle() }
      Table(Person.all) {
        if isWide { TableColumn("Name", value: \.name) }
      }
    }
  }

  @Test(arguments: [Layout.compact, .regular])
  func `a table may be left without a column, and get its columns back`(layout: Layout) async throws
  {
    let app = InProcessApp { Hidden() }
    let driver = try await app.open(layout: layout)
    let before = driver.screen()
    try await driver.tap("Hide")
    #expect(!driver.sees("Anna"))
    let second = try await app.open(layout: layout)
    try await second.tap("Hide")
    try await second.resize(to: layout == .compact ? .regular : .compact)
    app.relaunch()
    try await second.reconnect(over: app.connect())
    try await driver.reconnect(over: app.connect())
    try await driver.tap("Hide")
    #expect(driver.screen() == before)
    try await driver.check()
  }

  struct Plain: View {
    let people: [Person]
    var body: some View {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
        TableColumn(LocalizedStringKey("**Town**")) { person in
          if let town = person.town { Label(town, systemImage: "house") }
        }
        .width(min: 80, ideal: 120, max: .infinity)
      }
    }
  }

  @Test func `a table is its columns, and a cell for each of them in each row`() async throws {
    let shown = try await outline { Plain(people: Array(Person.all.prefix(2))) }
    #expect(
      shown == """
        table
          headerContent:
            tableColumn "Name"
            tableColumn "Age" maxWidth=60 minWidth=60 width=60
            tableColumn "Town" minWidth=80 width=120
          tableRow
            text "Cleo"
            text "41"
            group
              label "Bonn" systemImage=house
          tableRow
            text "Anna"
            text "29"
            group
        """)
  }

  @Test func `in a compact layout a table is a list of its first column`() async throws {
    let shown = try await outline(.compact) { Plain(people: Person.all) }
    #expect(
      shown == """
        list
          text "Cleo"
          text "Anna"
          text "Ben"
        """)
  }

  struct Various: View {
    let showsAge: Bool
    let isLong: Bool
    var body: some View {
      Table(of: Person.self) {
        if showsAge { TableColumn("Age") { Text("\($0.age)") } }
        if isLong {
          TableColumn("Name") { Text("\($0.name), \($0.town ?? "nowhere")") }
        } else {
          TableColumn("Name", value: \.name)
        }
        TableColumnForEach(1..<3) { number in
          TableColumn("Times \(number)") { Text("\($0.age * number)") }
        }
      } rows: {
        TableRow(Person.all[0])
        if showsAge { TableRow(Person.all[1]).contextMenu { Button("Call") {} } }
        ForEach(Person.all.suffix(1)) { TableRow($0) }
      }
    }
  }

  @Test func `columns and rows come and go as the builders say`() async throws {
    let few = try await outline { Various(showsAge: false, isLong: false) }
    #expect(
      few == """
        table
          headerContent:
            tableColumn "Name"
            tableColumn "Times 1"
            tableColumn "Times 2"
          tableRow
            text "Cleo"
            text "41"
            text "82"
          tableRow
            text "Ben"
            text "35"
            text "70"
        """)
    let many = try await outline { Various(showsAge: true, isLong: true) }
    #expect(
      many == """
        table
          headerContent:
            tableColumn "Age"
            tableColumn "Name"
            tableColumn "Times 1"
            tableColumn "Times 2"
          tableRow
            text "41"
            text "Cleo, Bonn"
            text "41"
            text "82"
          tableRow
            text "29"
            text "Anna, nowhere"
            text "29"
            text "58"
            contextMenu:
              button "Call"
          tableRow
            text "35"
            text "Ben, Kiel"
            text "35"
            text "70"
        """)
  }

  struct Editable: View {
    var isFixed = false
    @State private var people = Person.all
    @State private var note = ""
    var body: some View {
      Text(note)
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { person in
          Button("\(person.age)") { note = "\(person.name) is \(person.age)" }
        }
      } rows: {
        ForEach(people) { person in
          TableRow(person).contextMenu {
            Button("Greet \(person.name)") { note = "Hello, \(person.name)" }
          }
        }
        .onDelete(perform: isFixed ? nil : { people.remove(atOffsets: $0) })
      }
    }
  }

  @Test(arguments: [Layout.compact, .regular])
  func `rows are deleted, and have a menu`(layout: Layout) async throws {
    let driver = try await InProcessApp(content: { Editable() }).open(layout: layout)
    try await driver.tap("Greet Anna")
    #expect(driver.sees("Hello, Anna"))
    try await driver.delete("Cleo")
    #expect(!driver.sees("Cleo"))
    #expect(driver.sees("Ben"))
    let fixed = try await InProcessApp(content: { Editable(isFixed: true) }).open(layout: layout)
    await #expect(throws: (any Error).self) { try await fixed.delete("Cleo") }
  }

  @Test func `a control in a cell is for its row`() async throws {
    let driver = try await InProcessApp(content: { Editable() }).open(layout: .regular)
    try await driver.tap("35")
    #expect(driver.sees("Ben is 35"))
  }

  struct Linked: View {
    let selects: Bool
    @State private var chosen: Int?
    var body: some View {
      NavigationStack {
        if selects {
          Table(of: Person.self, selection: $chosen, columns: { columns }, rows: { rows })
        } else {
          Table(of: Person.self, columns: { columns }, rows: { rows })
        }
      }
    }

    @TableColumnBuilder<Person, Never>
    private var columns: some TableColumnContent<Person, Never> {
      TableColumn("Name") { PersonLink(person: $0) }
      TableColumn("Age") { person in NavigationLink("\(person.age)") { Text("Born") } }
    }

    @TableRowBuilder<Person>
    private var rows: some TableRowContent<Person> {
      ForEach(1..<3) { TableRow(Person.all[$0]) }
    }
  }

  struct PersonLink: View {
    let person: Person
    var body: some View { NavigationLink(person.name) { Text("Hello, \(person.name)") } }
  }

  @Test func `in a compact layout a link is a row as in a list`() async throws {
    let plain = try await outline(.compact) { Linked(selects: false) }
    #expect(
      plain == """
        navigationStack
          screen
            list
              navigationLink "Anna"
              navigationLink "Ben"
        """)
    let selecting = try await outline(.compact) { Linked(selects: true) }
    #expect(
      selecting == """
        navigationStack
          screen
            list
              row actions=select
                navigationLink "Anna"
              row actions=select
                navigationLink "Ben"
        """)
  }

  @Test func `a link is a cell, and so is a view that is made of one`() async throws {
    let shown = try await outline { Linked(selects: false) }
    #expect(
      shown == """
        navigationStack
          screen
            table
              headerContent:
                tableColumn "Name"
                tableColumn "Age"
              tableRow
                group
                  navigationLink "Anna"
                navigationLink "29"
              tableRow
                group
                  navigationLink "Ben"
                navigationLink "35"
        """)
  }

  struct Stateful: View {
    var body: some View {
      Table(Person.all) { TableColumn("Name") { Counted(name: $0.name) } }
    }
  }

  struct Counted: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `what a cell keeps stays when the window gets narrow`() async throws {
    let driver = try await InProcessApp(content: { Stateful() }).open(layout: .regular)
    try await driver.tap("Anna 0")
    try await driver.resize(to: .compact)
    #expect(driver.document.root.type == "list")
    #expect(driver.sees("Anna 1"))
    try await driver.resize(to: .regular)
    #expect(driver.document.root.type == "table")
    #expect(driver.sees("Anna 1"))
  }

  struct Bare: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Toggle("Names", isOn: $isShown)
        Table(Person.all) {
          if isShown { TableColumn("Name") { Text($0.name) } }
        }
      }
    }
  }

  @Test func `a table without columns has rows without cells until there is one`() async throws {
    let driver = try await InProcessApp(content: { Bare() }).open(layout: .regular)
    #expect(
      driver.screen() == """
        vStack
          toggle "Names" value=false
          table
            tableRow
            tableRow
            tableRow
        """)
    try await driver.toggle("Names", to: true)
    #expect(
      driver.screen() == """
        vStack
          toggle "Names" value
          table
            headerContent:
              tableColumn "Name"
            tableRow
              text "Cleo"
            tableRow
              text "Anna"
            tableRow
              text "Ben"
        """)
  }
}
