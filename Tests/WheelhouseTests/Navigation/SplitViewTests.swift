import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Observable final class SplitFlow {
  var folder: Int?
  var item: Int?
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.sidebar
  var path: [Route] = []
  var isGuarded = false
}

/// Two columns, a selection, and a stack in the detail column.
struct TwoColumns: View {
  @Bindable var flow: SplitFlow
  var body: some View {
    NavigationSplitView(columnVisibility: $flow.visibility) {
      List([1, 2], id: \.self, selection: guarded) { Text("Item \($0)") }
        .navigationTitle("Items")
    } detail: {
      NavigationStack(path: $flow.path) {
        SplitDetail(item: flow.item)
          .navigationDestination(for: Route.self) { _ in Text("Deep").navigationTitle("Deep") }
      }
    }
  }

  private var guarded: Binding<Int?> {
    Binding(get: { flow.item }, set: { if !flow.isGuarded { flow.item = $0 } })
  }
}

struct SplitDetail: View {
  let item: Int?
  @State private var likes = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text(item.map { "Showing \($0)" } ?? "Nothing selected")
      .navigationTitle(item.map { "Item \($0)" } ?? "None")
    Button("Likes \(likes)") { likes += 1 }
    Button("Close") { dismiss() }
    NavigationLink("Deeper", value: Route.about)
  }
}

struct ThreeColumns: View {
  @Bindable var flow: SplitFlow
  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $flow.folder) { Text("Folder \($0)") }
    } content: {
      List([1, 2], id: \.self, selection: $flow.item) { Text("Item \($0)") }
        .navigationTitle("Folder")
    } detail: {
      Text(flow.item.map { "Showing \($0)" } ?? "Nothing selected")
    }
  }
}

struct PreferredColumns: View {
  @Bindable var flow: SplitFlow
  var body: some View {
    NavigationSplitView(preferredCompactColumn: $flow.column) {
      List([1, 2], id: \.self, selection: $flow.item) { Text("Item \($0)") }
    } detail: {
      Text(flow.item.map { "Showing \($0)" } ?? "Nothing selected")
    }
  }
}

/// Three columns that say how wide they are, one of them from within its stack.
struct MeasuredColumns: View {
  @Observable final class Widths {
    var content = 320.0
  }

  let widths: Widths
  var body: some View {
    NavigationSplitView {
      List([1], id: \.self) { Text("Folder \($0)") }
        .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 300)
    } content: {
      NavigationStack {
        MeasuredContent(widths: widths)
          .navigationDestination(for: Int.self) { Text("Deep \($0)") }
      }
    } detail: {
      Text("Detail").navigationSplitViewColumnWidth(min: .nan, ideal: -4, max: .infinity)
    }
  }
}

struct MeasuredContent: View {
  let widths: MeasuredColumns.Widths
  var body: some View {
    Button("Widen") { widths.content += 40 }
      .navigationSplitViewColumnWidth(widths.content)
    NavigationLink("Deeper", value: 1)
  }
}

@Suite struct SplitViewTests {
  let flow = SplitFlow()

  func driver(_ layout: Layout = .regular) async throws -> ScreenDriver {
    let driver = try await show { TwoColumns(flow: flow) }
    if layout == .compact { try await driver.resize(to: .compact) }
    return driver
  }

  @Test func `both columns are shown where there is room`() async throws {
    let driver = try await driver()
    #expect(
      driver.screen() == """
        navigationSplitView
          splitColumn "Items" column=sidebar
            list
              row actions=select
                text "Item 1"
              row actions=select
                text "Item 2"
          splitColumn column=detail
            navigationStack
              screen "None"
                text "Nothing selected"
                button "Likes 0"
                button "Close"
                navigationLink "Deeper"
        """)
    #expect(driver.document.title == "None")
    try await driver.select("Item 2")
    #expect(driver.document.title == "Item 2")
    try await driver.tap("Likes 0")
    try await driver.tap("Deeper")
    #expect(driver.document.title == "Deep")
    try await driver.back()
    #expect(driver.sees("Likes 1"))
  }

  @Test func `a column is as wide as what is in it asks, also from within its stack`() async throws
  {
    let driver = try await show { MeasuredColumns(widths: .init()) }
    func columns() -> [Substring] {
      driver.screen().split(separator: "\n").filter { $0.hasPrefix("  splitColumn") }
    }
    #expect(
      columns() == [
        "  splitColumn column=sidebar maxWidth=300 minWidth=180 width=240",
        "  splitColumn column=content maxWidth=320 minWidth=320 width=320",
        "  splitColumn column=detail",
      ])
    try await driver.tap("Widen")
    #expect(columns()[1] == "  splitColumn column=content maxWidth=360 minWidth=360 width=360")
    try await driver.tap("Deeper")
    #expect(columns()[1] == "  splitColumn column=content maxWidth=360 minWidth=360 width=360")
  }

  @Test func `a narrow client sees one column and goes back by clearing the selection`()
    async throws
  {
    let driver = try await driver(.compact)
    #expect(driver.sees("Item 1"))
    #expect(!driver.sees("Nothing selected"))
    #expect(driver.document.title == "Items")
    try await driver.select("Item 1")
    #expect(driver.sees("Showing 1"))
    #expect(!driver.sees("Item 2"))
    #expect(driver.document.title == "Item 1")
    try await driver.tap("Deeper")
    try await driver.back()
    try await driver.back()
    #expect(flow.item == nil)
    #expect(driver.sees("Item 2"))
    let sidebar = CommandTarget(driver.document.root.children[0].id ?? "")
    #expect(try await driver.send(.back(target: sidebar)).refusal?.code == .nothingToPop)
  }

  @Test func `a change of layout is a small patch and changes no state`() async throws {
    let driver = try await driver()
    try await driver.select("Item 1")
    try await driver.tap("Likes 0")
    let before = driver.document
    try await driver.resize(to: .compact)
    let column = try #require(driver.document.root.children.last?.id)
    #expect(
      JSONPatch.difference(from: before, to: driver.document).operations == [
        .add(path: JSONPointer(["root", "collapsed"]), value: .string(column))
      ])
    try await driver.resize(to: .regular)
    #expect(driver.document == before)
  }

  @Test func `what a narrow client does not see is covered`() async throws {
    let driver = try await driver()
    let row = try #require(driver.document.first { $0.type == "row" }?.id)
    try await driver.select("Item 1")
    try await driver.resize(to: .compact)
    let wish = Command.Wish.action(target: CommandTarget(row), name: .select, value: nil)
    #expect(try await driver.send(wish).refusal?.code == .covered)
  }

  @Test func `dismissing clears the selection in both layouts`() async throws {
    let driver = try await driver()
    try await driver.select("Item 1")
    try await driver.tap("Close")
    #expect(flow.item == nil)
    try await driver.select("Item 2")
    try await driver.resize(to: .compact)
    try await driver.tap("Close")
    #expect(flow.item == nil)
    #expect(driver.sees("Item 1"))
  }

  @Test func `a guard that keeps the selection keeps the column`() async throws {
    let driver = try await driver(.compact)
    try await driver.select("Item 1")
    flow.isGuarded = true
    let before = driver.document
    try await driver.back()
    #expect(driver.document == before)
  }

  @Test func `columns are hidden by the visibility`() async throws {
    let driver = try await driver()
    let split = driver.document.root
    try await driver.perform(.change, on: split, "detailOnly")
    #expect(flow.visibility == .detailOnly)
    #expect(!driver.sees("Item 1"))
    #expect(driver.screen().hasPrefix("navigationSplitView columnVisibility=detailOnly\n"))
    #expect(driver.document.root.children.map { $0["hidden"] } == [true, nil])
    let refusal = try await driver.refusal {
      try await driver.perform(.change, on: split, "sideways")
    }
    #expect(refusal.code == .invalidValue)
    flow.visibility = .all
    try await driver.waitFor("Item 1")
    try await driver.resize(to: .compact)
    let compact = try await driver.refusal { try await driver.perform(.change, on: split, "all") }
    #expect(compact.code == .unknownAction)
  }

  @Test func `three columns collapse to the last one that is led to`() async throws {
    let driver = try await show { ThreeColumns(flow: flow) }
    try await driver.resize(to: .compact)
    try await driver.select("Folder 2")
    #expect(driver.document.title == "Folder")
    try await driver.select("Item 1")
    #expect(driver.sees("Showing 1"))
    try await driver.resize(to: .regular)
    try await driver.resize(to: .compact)
    #expect(driver.sees("Showing 1"))
    try await driver.back()
    #expect(driver.sees("Item 2"))
    try await driver.back()
    #expect(driver.sees("Folder 1"))
    #expect(flow.folder == nil)
  }

  @Test func `the preferred column follows where a person goes`() async throws {
    flow.column = .detail
    let driver = try await show { PreferredColumns(flow: flow) }
    try await driver.resize(to: .compact)
    #expect(driver.sees("Nothing selected"))
    try await driver.back()
    #expect(flow.column == .sidebar)
    try await driver.select("Item 1")
    #expect(flow.column == .detail)
    #expect(driver.sees("Showing 1"))
    try await driver.back()
    #expect(flow.item == nil)
    #expect(flow.column == .sidebar)
  }

  enum Panel: String {
    case inbox, sent
  }

  struct Sidebar: View {
    @State private var panel: Panel? = .inbox
    var body: some View {
      NavigationSplitView {
        List(selection: $panel) {
          NavigationLink(value: Panel.inbox) { Text("Inbox") }
          NavigationLink(value: Panel.sent) { Text("Sent") }
        }
      } detail: {
        Text("panel \(panel?.rawValue ?? "none")")
      }
    }
  }

  @Test func `a sidebar of links shows which one is selected`() async throws {
    let driver = try await show { Sidebar() }
    func rows() -> [Bool] {
      driver.document.nodes.filter { $0.type == "row" }.map { $0["selected"] == true }
    }
    #expect(rows() == [true, false])
    try await driver.tap("Sent")
    #expect(driver.sees("panel sent") && rows() == [false, true])
    try await driver.select("Inbox")
    #expect(driver.sees("panel inbox") && rows() == [true, false])
  }

  private struct LinkedColumns: View {
    var body: some View {
      NavigationSplitView {
        List { ForEach(1...3, id: \.self) { NavigationLink("Number \($0)", value: $0) } }
          .navigationDestination(for: Int.self) { number in
            Text("Shows \(number)")
            NavigationLink("Next", value: number + 10)
          }
      } detail: {
        Text("Choose a number")
      }
    }
  }

  @Test func `what a link of the sidebar shows beside it leads back to nothing`() async throws {
    let driver = try await show { LinkedColumns() }
    func screens() -> [Bool] {
      driver.document.nodes.filter { $0.type == "screen" }.map { $0["backHidden"] == true }
    }
    try await driver.tap("Number 1")
    #expect(driver.sees("Shows 1") && screens() == [false, true])
    try await driver.tap("Next")
    #expect(driver.sees("Shows 11") && screens() == [false, true, false])
    try await driver.tap("Number 2")
    #expect(driver.sees("Shows 2") && screens() == [false, true])
    try await driver.resize(to: .compact)
    #expect(driver.sees("Shows 2") && screens() == [false, false])
    try await driver.resize(to: .regular)
    #expect(screens() == [false, true])
    try await driver.resize(to: .compact)
    try await driver.back()
    try await driver.tap("Number 3")
    #expect(driver.sees("Shows 3") && screens() == [false, false])
    try await driver.check()
  }

  @Test(arguments: [false, true])
  func `a split view has no button for its sidebar where a column asks for none`(
    isInStack: Bool
  ) async throws {
    struct Sidebar: View {
      @State private var isFixed = true
      var body: some View {
        Button("Let go") { isFixed.toggle() }.toolbar(removing: isFixed ? .sidebarToggle : nil)
      }
    }
    let driver = try await show {
      NavigationSplitView {
        if isInStack { NavigationStack { Sidebar() } } else { Sidebar() }
      } detail: {
        NavigationStack { Text("Detail") }
      }
    }
    #expect(driver.document.root["sidebarToggle"] == "hidden")
    try await driver.tap("Let go")
    #expect(driver.document.root["sidebarToggle"] == nil)
    try await driver.tap("Let go")
    #expect(driver.document.root["sidebarToggle"] == "hidden")
  }
}
