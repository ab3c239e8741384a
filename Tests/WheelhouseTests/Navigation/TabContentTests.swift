// `@Observable` comes with Wheelhouse, so nothing else is imported for it.
import Testing
import Wheelhouse
import WheelhouseTesting

@Observable private final class Shelf {
  var books = 3
}

/// Tabs that are named by the members of the selection's type, as an app of one's own writes them.
@Suite struct TabContentTests {
  enum Place { case expenses, people, settings, help }

  struct Tabs: View {
    @State private var place = Place.people
    @State private var shelf = Shelf()
    let hasSettings: Bool

    var body: some View {
      TabView(selection: $place) {
        Tab("Expenses", systemImage: "list.bullet", value: .expenses) {
          Button("Books \(shelf.books)") { shelf.books += 1 }
        }
        Tab("People", systemImage: "person", value: .people) {
          Button("Home") { place = .expenses }
        }
        .badge(2)
        .accessibilityLabel("Everybody")
        if hasSettings {
          Tab(value: .settings) {
            Text("Switches")
          } label: {
            Text("Settings")
          }
        } else {
          Text("Ask").tabItem { Text("Help") }.tag(Place.help)
        }
      }
    }
  }

  @Test(arguments: [true, false]) func `a tab's value is of the selection's type`(
    hasSettings: Bool
  ) async throws {
    let driver = try await show { Tabs(hasSettings: hasSettings) }
    try await driver.tap("Home")
    try await driver.tap("Books 3")
    #expect(driver.sees("Books 4"))
    try await driver.select(tab: hasSettings ? "Settings" : "Help")
    #expect(driver.sees(hasSettings ? "Switches" : "Ask"))
    try await driver.check()
  }
}
