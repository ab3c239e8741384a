import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What the log says of what an app probably does not mean.
struct AdviceTests {
  struct ListedView: View {
    @State private var path: [Int] = []
    @State private var isAsking = false

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("To a number", value: 1)
          NavigationLink("To a text", value: "one")
        }
        .navigationDestination(for: Int.self) { _ in Button("Ask") { isAsking = true } }
        .alert("Really?", isPresented: $isAsking) {}
      }
    }
  }

  struct ListApp: App {
    var body: some Scene {
      Window("List", id: "") { ListedView() }
      Window("Columns", id: "columns") {
        NavigationSplitView {
          Text("Nothing to choose from")
        } detail: {
          NavigationLink("To a number", value: 1)
        }
      }
    }
  }

  private func lines(
    at url: String, of steps: (ScreenDriver) async throws -> Void
  ) async throws -> [[String]] {
    var lines: [[String]] = []
    let app = InProcessApp(
      ListApp(), limits: .unlimited,
      report: { event, fields in lines.append([event] + fields.prefix(1).map(\.1)) })
    try await steps(try await app.open(url))
    return lines
  }

  @Test func `a link whose value no path takes`() async throws {
    let lines = try await lines(at: "/") {
      try await $0.tap("To a text")
      try await $0.tap("To a text")
      try await $0.tap("To a number")
      #expect($0.sees("Ask"))
    }
    #expect(lines == [["link_leads_nowhere", "String"]])
  }

  @Test func `a link in a detail column without a stack`() async throws {
    let lines = try await lines(at: "/columns") { try await $0.tap("To a number") }
    #expect(lines == [["link_leads_nowhere", "Int"]])
  }

  @Test func `a dialog that is asked for where nobody sees its view`() async throws {
    let lines = try await lines(at: "/") {
      try await $0.tap("To a number")
      try await $0.tap("Ask")
      #expect($0.sees("Really?"))
    }
    #expect(lines == [["dialog_out_of_sight", "ListedView"]])
  }
}
