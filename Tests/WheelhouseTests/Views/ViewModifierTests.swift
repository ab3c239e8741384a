import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Modifiers of an app's own, as types.
@Suite struct ViewModifierTests {
  struct Framed: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
      VStack {
        Text(title)
        content
      }
    }
  }

  struct Dismissible: ViewModifier {
    let name: String
    @State private var isShown = true

    func body(content: Content) -> some View {
      if isShown {
        content
        Button("Dismiss \(name)") { isShown = false }
      } else {
        Text("dismissed")
      }
    }
  }

  struct Liked: ViewModifier {
    let name: String
    @State private var likes = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content
      Button("Like \(name) \(likes)") { likes += 1 }
      Text(isEnabled ? "open" : "closed")
    }
  }

  @Test func `a modifier puts views around the one it is applied to`() async throws {
    let driver = try await show { Text("inside").modifier(Framed(title: "outside")) }
    #expect(driver.screen() == "vStack\n  text \"outside\"\n  text \"inside\"")
  }

  @Test func `modifiers nest, the last one outermost`() async throws {
    let driver = try await show {
      Text("inside").modifier(Framed(title: "inner")).modifier(Framed(title: "outer"))
    }
    let texts = driver.document.nodes.compactMap(\.text)
    #expect(texts == ["outer", "inner", "inside"])
  }

  @Test func `each place has state of its own`() async throws {
    let driver = try await show {
      Text("first").modifier(Dismissible(name: "A"))
      Text("second").modifier(Dismissible(name: "B"))
    }
    try await driver.tap("Dismiss A")
    #expect(!driver.sees("first") && driver.sees("second") && driver.sees("dismissed"))
  }

  struct Parent: View {
    @State private var name = "A"
    var body: some View {
      Button("Rename") { name += "A" }
      Counter(name: "inside").modifier(Liked(name: name))
    }
  }

  @Test func `another input keeps the state of the modifier and of what it is applied to`()
    async throws
  {
    let driver = try await show { Parent() }
    try await driver.tap("Like A 0")
    try await driver.tap("inside 0")
    try await driver.tap("Rename")
    #expect(driver.sees("Like AA 1") && driver.sees("inside 1"))
  }

  @Test func `a modifier's state evaluates the modifier alone`() async throws {
    let driver = try await show { Parent() }
    #expect(try await driver.evaluations { try await driver.tap("Like A 0") } == 1)
    #expect(try await driver.evaluations { try await driver.tap("inside 0") } == 1)
  }

  struct Beside: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
      Text("same").modifier(Framed(title: "same"))
    }
  }

  @Test func `a modifier whose inputs and view are the same is not evaluated`() async throws {
    let driver = try await show { Beside() }
    #expect(try await driver.evaluations { try await driver.tap("Count 0") } == 1)
  }

  @Test func `a modifier reads the environment of its place`() async throws {
    let driver = try await show {
      Text("a").modifier(Liked(name: "A"))
      Text("b").modifier(Liked(name: "B")).disabled(true)
    }
    let texts = driver.document.nodes.compactMap(\.text)
    #expect(texts.filter { $0 == "open" || $0 == "closed" } == ["open", "closed"])
  }

  @Test func `a modifier's state outlives the process`() async throws {
    let app = InProcessApp { Parent() }
    let driver = try await app.open()
    try await driver.tap("Like A 0")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Like A 1"))
  }

  struct Unkept: ViewModifier {
    struct Handle { var number = 0 }
    @State private var handle = Handle()
    func body(content: Content) -> some View {
      content
      Button("Handle \(handle.number)") { handle.number += 1 }
    }
  }

  struct UnkeptApp: App {
    var body: some Scene {
      Window("Unkept", id: "") { Text("a").modifier(Unkept()) }
    }
  }

  @Test func `state that is lost is named after the modifier`() async throws {
    var lines: [String] = []
    let app = InProcessApp(
      UnkeptApp(), limits: .unlimited,
      report: { _, fields in
        lines.append(fields.prefix(2).map { "\($0.0)=\($0.1)" }.joined(separator: " "))
      })
    _ = try await app.open("/")
    #expect(lines == ["view=Unkept property=handle"])
  }

  @Test func `a modified row, option and title are what they were`() async throws {
    let driver = try await show {
      NavigationStack {
        List {
          ForEach(1..<3) { Text("Row \($0)").modifier(EmptyModifier.identity) }
        }
        .modifier(Titled())
      }
    }
    #expect(driver.document.title == "Rows")
    #expect(driver.sees("Row 1") && driver.sees("Row 2"))
  }

  struct Titled: ViewModifier {
    func body(content: Content) -> some View { content.navigationTitle("Rows") }
  }
}
