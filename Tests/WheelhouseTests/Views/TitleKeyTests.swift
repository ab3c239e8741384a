import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Titles that are handed on as keys.
@Suite struct TitleKeyTests {
  private struct Titled: View {
    let title: LocalizedStringKey
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        Form {
          Section(title) {
            Button(title) {}
            Button(title, systemImage: "star") {}
            Label(title, systemImage: "star")
            Toggle(title, isOn: $isOn)
            TextField(title, text: $text)
            SecureField(title, text: $text)
            Picker(title, selection: $text) { Text("none").tag("") }
            Menu(title) { Button("One") {} }
            LabeledContent(title) { Text("x") }
            GroupBox(title) { Text("x") }
            DisclosureGroup(title) { Text("x") }
            NavigationLink(title) { Text("there") }
          }
        }
        .navigationTitle(title)
      }
    }
  }

  @Test func `a key is a title wherever a string is`() async throws {
    let driver = try await show { Titled(title: "Three \(3)") }
    // The screen's title, and those of the section and of the twelve in it.
    #expect(driver.screen().split(separator: "Three 3").count - 1 == 14)
    try await driver.check()
  }

  @Test func `its Markdown is seen where a title has looks, and read as words elsewhere`()
    async throws
  {
    let driver = try await show {
      NavigationStack {
        Button(LocalizedStringKey("**Save** it")) {}
          .navigationTitle(Text("**Now**"))
      }
    }
    #expect(driver.screen().contains("navigationStack") && !driver.screen().contains("**"))
    #expect(driver.screen().contains("Now"))
  }

  @Test func `a literal is a string, with all its characters`() async throws {
    let driver = try await show { Button("2 * 3 * 4") {} }
    #expect(driver.screen() == "button \"2 * 3 * 4\"")
  }
}
