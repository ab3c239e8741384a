import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What could be looked for, below the search field.
@Suite struct SearchSuggestionsTests {
  struct Fruit: View {
    @State private var words = ""
    @State private var found = "nothing"
    let names = ["Apple", "Apricot", "Banana"]

    var body: some View {
      NavigationStack {
        Text("Found \(found)")
          .navigationTitle("Fruit")
          .searchable(text: $words)
          .onSubmit(of: .search) { found = words }
          .searchSuggestions {
            ForEach(names.filter { $0.hasPrefix(words) && $0 != words }, id: \.self) { name in
              Label(name, systemImage: "leaf").searchCompletion(name)
            }
            if words.isEmpty { Button("Surprise Me") { found = "a kiwi" } }
          }
          .onSubmit(of: [.text, .search]) { found += "!" }
          .onSubmit { found = "what is written in a text field" }
      }
    }
  }

  @Test func `what is suggested stands in the search field`() async throws {
    let driver = try await show { Fruit() }
    #expect(
      driver.screen() == """
        navigationStack
          screen "Fruit"
            search:
              searchField value=""
                suggestions:
                  label "Apple" actions=tap systemImage=leaf
                  label "Apricot" actions=tap systemImage=leaf
                  label "Banana" actions=tap systemImage=leaf
                  button "Surprise Me"
            text "Found nothing"
        """)
    try await driver.type("Ap")
    let labels = driver.document.nodes.filter { $0.type == "label" }
    #expect(labels.map(\.text) == ["Apple", "Apricot"])
  }

  @Test func `choosing a suggestion writes it into the field and submits it`() async throws {
    let driver = try await show { Fruit() }
    try await driver.type("Ap")
    try await driver.tap("Apricot")
    #expect(driver.document.first { $0.type == "searchField" }?["value"] == "Apricot")
    #expect(driver.sees("Found Apricot!"))
  }

  @Test func `a button among the suggestions does what it does and leaves the field alone`()
    async throws
  {
    let driver = try await show { Fruit() }
    try await driver.tap("Surprise Me")
    #expect(driver.sees("Found a kiwi"))
    #expect(driver.document.first { $0.type == "searchField" }?["value"] == "")
  }

  @Test func `a suggestion that is gone is refused`() async throws {
    let driver = try await show { Fruit() }
    let banana = try #require(driver.document.first { $0.text == "Banana" })
    try await driver.type("Ap")
    let refusal = try await driver.refusal { try await driver.perform(.tap, on: banana) }
    #expect(refusal.code == .staleTarget)
  }

  @Test func `the older spelling suggests, too, and a whole stack's search`() async throws {
    let driver = try await show {
      NavigationStack { Text("there") }
        .searchable(text: .constant(""), prompt: "Find") { Text("a").searchCompletion("b") }
    }
    #expect(
      driver.screen() == """
        navigationStack
          screen
            search:
              searchField prompt=Find value=""
                suggestions:
                  text "a" actions=tap
            text "there"
        """)
  }

  @Test func `a search further in does not take over what is suggested for another`() async throws {
    let driver = try await show {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Text("there").searchable(text: .constant(""), prompt: "Inner")
        }
      }
      .searchable(text: .constant(""), prompt: "Outer")
      .searchSuggestions { Text("a").searchCompletion("a") }
    }
    let fields = driver.document.nodes.filter { $0.type == "searchField" }
    #expect(fields.map { $0.slot("suggestions").count } == [1, 0])
  }

  @Test func `elsewhere than among suggestions a completion says nothing`() async throws {
    let driver = try await show { Text("a").searchCompletion("b") }
    #expect(driver.document.nodes.allSatisfy { $0.actions.isEmpty })
  }

  @Test func `suggestions outlive the process`() async throws {
    let app = InProcessApp(content: { Fruit() })
    let driver = try await app.open()
    try await driver.type("Ban")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.tap("Banana")
    #expect(driver.sees("Found Banana!"))
  }
}
