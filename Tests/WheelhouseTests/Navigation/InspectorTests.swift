import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Observable final class InspectorFlow: Codable {
  var isInspector = false
  var isSheet = false
  var isInner = false
  var isAlert = false
  var path: [Int] = []

  init() {}

  enum CodingKeys: String, CodingKey {
    case _isInspector = "isInspector"
    case _isSheet = "isSheet"
    case _isInner = "isInner"
    case _isAlert = "isAlert"
    case _path = "path"
  }
}

struct InspectorHome: View {
  @State private var own = InspectorFlow()
  var given: InspectorFlow?
  var body: some View { InspectorStack(flow: given ?? own) }
}

struct InspectorStack: View {
  @Bindable var flow: InspectorFlow
  var body: some View {
    NavigationStack(path: $flow.path) {
      VStack {
        Button("Inspect") { flow.isInspector.toggle() }
        Button("Sheet") { flow.isSheet = true }
        NavigationLink("On", value: 1)
      }
      .navigationTitle("Home")
      .navigationDestination(for: Int.self) { Text("screen \($0)") }
      .inspector(isPresented: $flow.isInspector) { InspectorContent(flow: flow) }
      .sheet(isPresented: $flow.isSheet) { Counter(name: "Sheet") }
    }
  }
}

struct InspectorContent: View {
  @Bindable var flow: InspectorFlow
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      VStack {
        TextField("Note", text: $text)
        Button("Done") { dismiss() }
        Button("Inner") { flow.isInner = true }
        Button("Alert") { flow.isAlert = true }
      }
      .navigationTitle("Details")
    }
    .sheet(isPresented: $flow.isInner) { Counter(name: "Inner") }
    .alert("Careful", isPresented: $flow.isAlert) {}
  }
}

@Suite struct InspectorTests {
  let flow = InspectorFlow()

  func driver(_ layout: Layout) async throws -> ScreenDriver {
    try await InProcessApp { InspectorHome(given: flow) }.open("/", layout: layout)
  }

  @Test func `an inspector is as wide as it asks, and where it is a sheet, as tall`()
    async throws
  {
    let driver = try await show {
      NavigationStack {
        Text("Screen").inspector(isPresented: .constant(true)) {
          NavigationStack {
            Text("Details")
              .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
              .presentationDetents([.medium])
          }
        }
      }
    }
    #expect(driver.screen().contains("inspector maxWidth=400 minWidth=200 width=260"))
    try await driver.resize(to: .compact)
    #expect(driver.screen().contains("sheet detents=medium"))
    #expect(!driver.screen().contains("idth="))
  }

  @Test func `an inspector stands beside its screen and covers nothing`() async throws {
    let driver = try await driver(.regular)
    try await driver.tap("Inspect")
    #expect(
      driver.screen() == """
        navigationStack
          screen "Home"
            inspector:
              inspector
                navigationStack
                  screen "Details"
                    vStack
                      textField "Note" value=""
                      button "Done"
                      button "Inner"
                      button "Alert"
            vStack
              button "Inspect"
              button "Sheet"
              navigationLink "On"
        """)
    #expect(driver.document.title == "Home")
    try await driver.type("half", into: "Note")
    try await driver.tap("Inspect")
    #expect(!flow.isInspector && !driver.sees("Note"))
  }

  @Test(arguments: [Layout.compact, .regular])
  func `an inspector is left by hand and by dismiss`(layout: Layout) async throws {
    let driver = try await driver(layout)
    try await driver.tap("Inspect")
    try await driver.tap("Done")
    #expect(!flow.isInspector && !driver.sees("Note"))
    try await driver.tap("Inspect")
    if layout == .compact { try await driver.dismiss() } else { try await driver.closeInspector() }
    #expect(!flow.isInspector && !driver.sees("Note"))
  }

  @Test func `an inspector moves with all its state as the window changes`() async throws {
    let app = InProcessApp { InspectorHome() }
    let driver = try await app.open()
    try await driver.tap("Inspect")
    try await driver.type("half", into: "Note")
    try await driver.tap("Inner")
    let wide = driver.document
    try await driver.resize(to: .compact)
    #expect(driver.presented == ["sheet", "sheet"] && driver.sees("Inner 0"))
    let narrow = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == narrow)
    try await driver.resize(to: .regular)
    #expect(driver.document == wide)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == wide)
    try await driver.dismiss()
    try await driver.resize(to: .compact)
    try await driver.type("all of it", into: "Note")
    try await driver.resize(to: .regular)
    #expect(driver.sees("all of it"))
  }

  @Test func `an inspector waits while something covers the sheet it would be`() async throws {
    let driver = try await driver(.regular)
    try await driver.tap("Inspect")
    try await driver.type("half", into: "Note")
    try await driver.tap("Sheet")
    let wide = driver.document
    try await driver.resize(to: .compact)
    #expect(driver.presented == ["sheet"] && driver.sees("Sheet 0"))
    try await driver.resize(to: .regular)
    #expect(driver.document == wide)
    try await driver.resize(to: .compact)
    try await driver.dismiss()
    #expect(driver.presented == ["sheet"] && driver.sees("half") && flow.isInspector)
  }

  @Test func `what an inspector presents goes with it`() async throws {
    let driver = try await driver(.regular)
    try await driver.tap("Inspect")
    try await driver.tap("Inner")
    flow.isInspector = false
    try await driver.waitUntilGone("Inner 0")
    #expect(driver.presented.isEmpty && !driver.sees("Note"))
  }

  @Test func `an alert of an inspector on a covered screen becomes a banner`() async throws {
    let driver = try await driver(.regular)
    try await driver.tap("Inspect")
    try await driver.tap("On")
    let hidden = driver.document.nodes.first { $0.type == "inspector" }?.id ?? ""
    #expect(
      try await driver.send(.back(target: CommandTarget(hidden))).refusal?.code == .covered)
    flow.isAlert = true
    try await driver.waitFor("Careful")
    #expect(driver.presented.isEmpty && driver.banners == ["Careful"])
  }

  @Test func `an inspector outside of any screen is a sheet`() async throws {
    struct Bare: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.inspector(isPresented: $isShown) { Text("inside") }
      }
    }
    let driver = try await show { Bare() }
    try await driver.tap("Show")
    #expect(driver.presented == ["sheet"] && driver.sees("inside"))
  }
}
