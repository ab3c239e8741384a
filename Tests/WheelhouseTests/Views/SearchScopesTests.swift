import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Where one searches: a choice beside the search field.
@Suite struct SearchScopesTests {
  nonisolated enum Scope: String, Codable, CaseIterable { case all, unread }

  struct Letters: View {
    @State private var words = ""
    @State private var scope = Scope.all

    var body: some View {
      NavigationStack {
        Text("In \(scope.rawValue)").navigationTitle("Letters")
          .searchable(text: $words)
          .searchScopes($scope) {
            Text("All").tag(Scope.all)
            Text("Unread").tag(Scope.unread)
          }
      }
    }
  }

  @Test func `a scope is chosen beside the field, and outlives the process`() async throws {
    let app = InProcessApp(content: { Letters() })
    let driver = try await app.open()
    #expect(
      driver.screen() == """
        navigationStack
          screen "Letters"
            search:
              searchField value=""
              picker "Search In" labelsHidden options=[{"id":"all","text":"All"},{"id":"unread","text":"Unread"}] pickerStyle=segmented value=all
            text "In all"
        """)
    try await driver.choose("Unread", from: "Search In")
    #expect(driver.sees("In unread"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("In unread"))
  }

  @Test func `scopes of a whole container are its root's, as its search is`() async throws {
    let driver = try await show {
      NavigationSplitView {
        Text("left")
      } detail: {
        Text("right")
      }
      .searchable(text: .constant(""), prompt: "In columns")
      .searchScopes(.constant(1), activation: .onTextEntry) { Text("One").tag(1) }
      NavigationStack { Text("there") }
        .searchScopes(.constant(1)) { Text("One").tag(1) }
        .searchable(text: .constant(""), prompt: "In stack")
    }
    let roots = driver.document.nodes.filter { !$0.slot("search").isEmpty }
    #expect(roots.map(\.type) == ["splitColumn", "screen"])
    #expect(
      roots.map { $0.slot("search").map(\.type) } == [
        ["searchField", "picker"], ["searchField", "picker"],
      ])
  }

  @Test func `without a search there is nothing to choose`() async throws {
    let driver = try await show {
      NavigationStack { Text("there").searchScopes(.constant(1)) { Text("One").tag(1) } }
    }
    #expect(driver.document.nodes.map(\.type) == ["navigationStack", "screen", "text"])
  }

  @Test func `what is chosen has a name in the view's language`() async throws {
    let driver = try await show {
      NavigationStack {
        Text("hier").searchable(text: .constant("")).searchScopes(.constant(1)) {
          Text("Eins").tag(1)
        }
      }
      .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(driver.document.nodes.first { $0.type == "picker" }?["text"] == "Suchen in")
  }
}
