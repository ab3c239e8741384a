import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

struct PopoverHome: View {
  @State private var isShown = false
  @State private var person: Person?
  @State private var detent = PresentationDetent.medium
  let notes: Notes
  var body: some View {
    Text("Detent \(detent.name)")
    Button("Info") { isShown = true }
      .popover(
        isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .trailing
      ) {
        Counter(name: "Info")
          .presentationDetents([.large, .height(120), .medium], selection: $detent)
          .presentationCompactAdaptation(.none)
      }
    Counter(name: "Own")
      .popover(item: $person) { Text("about \($0.name)") }
    Button("Ann") { person = Person(id: 1, name: "Ann") }
  }
}

@Suite struct PopoverTests {
  func driver(_ layout: Layout, _ app: InProcessApp? = nil) async throws -> ScreenDriver {
    try await (app ?? InProcessApp { PopoverHome(notes: Notes()) }).open("/", layout: layout)
  }

  @Test func `a popover points to the node that carries it`() async throws {
    let driver = try await driver(.regular)
    let target = try driver.target("Info")
    try await driver.tap("Info")
    let popover = driver.document.presentations[0]
    #expect(popover.kind == "popover" && popover.source.map { CommandTarget($0) } == target)
    #expect(popover.value["arrowEdge"] == "trailing" && popover.detents.isEmpty)
    try await driver.dismiss()
    #expect(driver.presented.isEmpty)
  }

  @Test func `a popover of a view of one's own points to a group around it`() async throws {
    let driver = try await driver(.regular)
    try await driver.tap("Ann")
    let source = try #require(driver.document.presentations[0].source)
    #expect(driver.document.node(id: source)?.type == "group")
    #expect(
      try await driver.send(.action(target: CommandTarget(source), name: .tap, value: nil))
        .refusal?.code == .covered)
    try await driver.dismiss()
    #expect(
      try await driver.send(.action(target: CommandTarget(source), name: .tap, value: nil))
        .refusal?.code == .unknownAction)
  }

  @Test func `in a narrow window a popover is a sheet`() async throws {
    let driver = try await driver(.compact)
    try await driver.tap("Info")
    #expect(driver.presented == ["sheet"] && driver.document.presentations[0].source == nil)
    #expect(driver.document.presentations[0].detents == ["height:120.0", "medium", "large"])
  }

  @Test func `a window that changes its width keeps the popover and its state`() async throws {
    let app = InProcessApp { PopoverHome(notes: Notes()) }
    let driver = try await driver(.regular, app)
    try await driver.tap("Info")
    try await driver.tap("Info 0")
    let before = driver.document
    try await driver.resize(to: .compact)
    #expect(driver.presented == ["sheet"] && driver.sees("Info 1"))
    #expect(driver.document.presentations[0].id == before.presentations[0].id)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.resize(to: .regular)
    #expect(driver.document == before)
  }

  @Test func `a person and the app move a sheet between its heights`() async throws {
    let driver = try await driver(.compact)
    try await driver.tap("Info")
    #expect(driver.document.presentations[0].detent == "medium")
    #expect(driver.document.presentations[0].value["actions"] == ["change"])
    try await driver.drag(to: "large")
    #expect(driver.document.presentations[0].detent == "large")
    let refusal = try await driver.refusal { try await driver.drag(to: "tiny") }
    #expect(refusal.code == .invalidValue)
    try await driver.dismiss()
    #expect(driver.sees("Detent large"))
  }

  @Test func `a sheet without a selection takes no height`() async throws {
    let driver = try await driver(.regular)
    try await driver.tap("Info")
    let refusal = try await driver.refusal { try await driver.drag(to: "large") }
    #expect(refusal.code == .unknownAction)
  }
}
