import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Tabs under a title.
@Suite struct TabSectionTests {
  nonisolated enum Place: String, Codable { case home, albums, songs, settings }

  struct Window: View {
    @State private var place = Place.home
    @State private var hasSongs = true
    @State private var title = "Library"

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          Button("No songs") { hasSongs = false }
          Button("Rename") { title = "Music" }
          Button("Songs, please") { place = .songs }
        }
        TabSection(title) {
          Tab("Albums", systemImage: "square.stack", value: .albums) { Text("All albums") }
          if hasSongs {
            Tab("Songs", systemImage: "music.note", value: .songs) { Text("All songs") }
          }
        }
        Tab("Settings", systemImage: "gear", value: .settings) { Text("Set") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  func sections(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "tab" }
      .map { "\($0.text ?? ""): \($0["section"]?.string ?? "-")" }
  }

  @Test func `tabs of a section are tabs among the others, and say which section they are in`()
    async throws
  {
    let driver = try await show { Window() }
    #expect(
      sections(driver) == ["Home: -", "Albums: Library", "Songs: Library", "Settings: -"])
    try await driver.select(tab: "Songs")
    #expect(driver.sees("All songs"))
    try await driver.select(tab: "Settings")
    #expect(driver.sees("Set"))
  }

  @Test func `a section that is called otherwise or loses a tab keeps what its tabs show`()
    async throws
  {
    let driver = try await show { Window() }
    try await driver.select(tab: "Albums")
    let albums = driver.document.first { $0.text == "Albums" }?.id
    try await driver.select(tab: "Home")
    try await driver.tap("Rename")
    #expect(sections(driver) == ["Home: -", "Albums: Music", "Songs: Music", "Settings: -"])
    try await driver.tap("No songs")
    #expect(sections(driver) == ["Home: -", "Albums: Music", "Settings: -"])
    let tab = driver.document.first { $0.text == "Albums" }
    #expect(tab?.id == albums && tab?.children.isEmpty == false)
  }

  @Test func `an app selects a tab of a section by its value`() async throws {
    let driver = try await show { Window() }
    try await driver.tap("Songs, please")
    #expect(driver.sees("All songs"))
  }

  @Test func `a section has a header of views, or none, and tabs without values`() async throws {
    let driver = try await show {
      TabView {
        TabSection {
          Tab("a", systemImage: "star") { Text("A") }
          ForEach(["b", "c"], id: \.self) { name in Text(name).tabItem { Text(name) } }
        } header: {
          Label("Header", systemImage: "star")
        }
        TabSection { Tab("d", systemImage: "star") { Text("D") } }
        Tab("e", systemImage: "star") { Text("E") }
      }
    }
    #expect(sections(driver) == ["a: Header", "b: Header", "c: Header", "d: ", "e: -"])
  }
}
