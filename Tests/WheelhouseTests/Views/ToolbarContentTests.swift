import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Toolbars that are put together from parts.
@Suite struct ToolbarContentTests {
  struct SavingBar: ToolbarContent {
    @Binding var saves: Int
    @Environment(\.isEnabled) private var isEnabled

    var body: some ToolbarContent {
      ToolbarItem(placement: .confirmationAction) {
        Button(isEnabled ? "Save \(saves)" : "Wait") { saves += 1 }
      }
    }
  }

  struct Page: View {
    @State private var saves = 0
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        Text("saved \(saves)").toolbar { bar }
      }
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
      leading
      if isEditing {
        SavingBar(saves: $saves)
      } else {
        ToolbarItem { Button("Edit") { isEditing = true } }
      }
      if saves > 0 {
        ToolbarItemGroup(placement: .bottomBar) {
          Text("All saved")
          Button("Undo") { saves -= 1 }
        }
      }
    }

    private var leading: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Text("Draft") }
    }
  }

  @Test func `a toolbar has the items that its properties and types build`() async throws {
    let driver = try await show { Page() }
    try await driver.tap("Edit")
    try await driver.tap("Save 0")
    #expect(
      driver.screen() == """
        navigationStack
          screen
            toolbar:
              toolbarItem placement=topBarLeading
                text "Draft"
              toolbarItem placement=confirmationAction
                button "Save 1"
              toolbarItem placement=bottomBar
                text "All saved"
                button "Undo"
            text "saved 1"
        """)
    try await driver.tap("Undo")
    #expect(driver.sees("saved 0") && !driver.sees("All saved"))
  }

  @Test func `a type of items is a toolbar by itself, and so are items of a collection`()
    async throws
  {
    let driver = try await show {
      NavigationStack {
        Text("Page")
          .toolbar { SavingBar(saves: .constant(3)) }
          .toolbar { ForEach(["A", "B"], id: \.self) { name in ToolbarItem { Text(name) } } }
      }
    }
    #expect(
      driver.screen() == """
        navigationStack
          screen
            toolbar:
              toolbarItem placement=automatic
                text "A"
              toolbarItem placement=automatic
                text "B"
              toolbarItem placement=confirmationAction
                button "Save 3"
            text "Page"
        """)
  }

  @Test func `a view that is no item is one of its own, by itself, among others and among items`()
    async throws
  {
    let isNow = true
    let driver = try await show {
      NavigationStack {
        Text("Page")
          .toolbar { Button("Alone") {} }
          .toolbar {
            Button("Order") {}
            if isNow { Text("Now") }
            Text("Recipe").bold()
          }
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Text("Item") }
            Text("None")
          }
      }
    }
    #expect(
      driver.screen() == """
        navigationStack
          screen
            toolbar:
              toolbarItem placement=cancellationAction
                text "Item"
              toolbarItem placement=automatic
                text "None"
              toolbarItem placement=automatic
                button "Order"
              toolbarItem placement=automatic
                text "Now"
              toolbarItem placement=automatic
                text "Recipe" weight=bold
              toolbarItem placement=automatic
                button "Alone"
            text "Page"
        """)
  }

  @Test func `items with ids are the items that they are without`() async throws {
    let driver = try await show {
      NavigationStack {
        Text("Page").toolbar(id: "main") {
          ToolbarItem(id: "sort", placement: .primaryAction) { Text("Sort") }
          ToolbarItem(id: "share", showsByDefault: false) { Text("Share") }
        }
      }
    }
    let plain = try await show {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .primaryAction) { Text("Sort") }
          ToolbarItem { Text("Share") }
        }
      }
    }
    #expect(driver.screen() == plain.screen() && driver.sees("Share"))
  }
}
