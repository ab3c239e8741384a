import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Controls that belong together.
@Suite struct ControlGroupTests {
  struct Page: View {
    @State private var page = 1
    @State private var isBold = false

    var body: some View {
      Text("Page \(page)").bold(isBold)
      ControlGroup("Pages", systemImage: "book") {
        Button("Back", systemImage: "chevron.backward") { page -= 1 }.disabled(page == 1)
        Button("Forward", systemImage: "chevron.forward") { page += 1 }
        Toggle("Bold", systemImage: "bold", isOn: $isBold)
      }
      .controlGroupStyle(.navigation)
    }
  }

  @Test func `controls that belong together are one node with a name`() async throws {
    let driver = try await show { Page() }
    #expect(
      driver.screen() == """
        vStack
          text "Page 1"
          controlGroup "Pages" controlGroupStyle=navigation systemImage=book
            button "Back" disabled systemImage=chevron.backward
            button "Forward" systemImage=chevron.forward
            toggle "Bold" systemImage=bold value=false
        """)
  }

  @Test func `each control of a group does what it does by itself`() async throws {
    let driver = try await show { Page() }
    let refusal = try await driver.refusal { try await driver.tap("Back") }
    #expect(refusal.code == .disabled)
    try await driver.tap("Forward")
    try await driver.tap("Forward")
    #expect(driver.sees("Page 3"))
    try await driver.tap("Back")
    try await driver.toggle("Bold", to: true)
    #expect(driver.sees("Page 2"))
    #expect(driver.screen().contains(#"text "Page 2" weight=bold"#))
  }

  @Test func `a group is called by words, by views, or by nothing`() async throws {
    let title: LocalizedStringKey = "**Key**"
    let driver = try await show {
      ControlGroup { Button("a") {} }
      ControlGroup("Title") { Button("b") {} }
      ControlGroup(title) { Button("c") {} }
      ControlGroup {
        Button("d") {}
      } label: {
        Image(systemName: "star")
      }
    }
    #expect(
      driver.screen() == """
        vStack
          controlGroup
            button "a"
          controlGroup "Title"
            button "b"
          controlGroup "Key"
            button "c"
          controlGroup
            label:
              image systemName=star
            button "d"
        """)
  }

  @Test func `a group stands in bars, forms and menus, in whatever style`() async throws {
    let driver = try await show {
      NavigationStack {
        Form { ControlGroup { Button("Row") {} }.controlGroupStyle(PaletteControlGroupStyle()) }
          .toolbar {
            ToolbarItem(placement: .primaryAction) { ControlGroup { Button("Bar") {} } }
            Menu("More") {
              ControlGroup { Button("Item") {} }
              ControlGroup("Further") { Button("Deeper") {} }.controlGroupStyle(.menu)
            }
            .controlGroupStyle(.compactMenu)
          }
      }
    }
    #expect(
      driver.screen() == """
        navigationStack
          screen
            toolbar:
              toolbarItem placement=primaryAction
                controlGroup
                  button "Bar"
              toolbarItem placement=automatic
                menu "More" controlGroupStyle=compactMenu
                  controlGroup
                    button "Item"
                  controlGroup "Further" controlGroupStyle=menu
                    button "Deeper"
            form
              controlGroup controlGroupStyle=palette
                button "Row"
        """)
  }
}
