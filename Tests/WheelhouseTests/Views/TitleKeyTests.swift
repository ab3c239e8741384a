import FoundationEssentials
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

  private struct Controlled: View {
    let title: LocalizedStringKey
    @State private var text = ""
    @State private var number = 1.5
    @State private var wish: Double?
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var isOn = false

    var body: some View {
      TabView {
        Tab(title, systemImage: "star") {
          Form {
            Toggle(title, systemImage: "star", isOn: $isOn)
            Stepper(title, value: $number, in: 0...9)
            Stepper(title, value: $number)
            Stepper(title, onIncrement: nil, onDecrement: nil)
            TextField(title, text: $text, axis: .vertical)
            TextField(title, value: $number, format: Plain())
            TextField(title, value: $wish, format: Plain())
            DatePicker(title, selection: $date)
            DatePicker(title, selection: $date, in: date...)
            DatePicker(title, selection: $date, in: ...date)
            Picker(title, systemImage: "star", selection: $text) { Text("none").tag("") }
            more
          }
        }
      }
    }

    @ViewBuilder private var more: some View {
      ProgressView(title)
      ProgressView(title, value: number, total: 9)
      Link(title, destination: URL(string: "https://example.org")!)
      LabeledContent(title, value: "x")
      LabeledContent(title, value: number, format: Plain())
      Menu(title, systemImage: "star") { Button("One") {} }
      DisclosureGroup(title, isExpanded: $isOn) { Text("x") }
      Section(title, isExpanded: $isOn) { Text("x") }
      ContentUnavailableView(title, systemImage: "star")
      Text("x").badge(title).help(title).accessibilityHint(title).accessibilityValue(title)
    }
  }

  /// Writes a number as Swift does.
  private nonisolated struct Plain: ParseableFormatStyle, ParseStrategy {
    var parseStrategy: Plain { self }
    func format(_ value: Double) -> String { "\(value)" }
    func parse(_ text: String) throws -> Double { Double(text) ?? 0 }
  }

  @Test func `a key is a title of every control there is`() async throws {
    let driver = try await show { Controlled(title: "Three \(3)") }
    // Those of the tab, of eleven and nine in it, and what is said of one in four ways.
    #expect(driver.screen().split(separator: "Three 3").count - 1 == 25)
    try await driver.check()
  }

  @Test func `a key asks, and prompts for what is searched`() async throws {
    let title: LocalizedStringKey = "**Three** \(3)"
    let driver = try await show {
      NavigationStack {
        List { Text("x") }.searchable(text: .constant(""), prompt: title)
          .alert(title, isPresented: .constant(true)) { Button("OK") {} }
      }
    }
    #expect(driver.screen().contains("prompt=\"Three 3\""))
    #expect(driver.screen().contains("alert \"Three 3\""))
  }

  @Test func `a number in a title is written as it is asked for`() async throws {
    let driver = try await show {
      Stepper("\(1.5, specifier: "%.2f") hours", value: .constant(1), in: 0...9)
    }
    #expect(driver.screen().contains("1.50 hours"))
  }

  @Test func `its Markdown is seen where a title has looks, and read as words elsewhere`()
    async throws
  {
    let driver = try await show {
      NavigationStack {
        Button(LocalizedStringKey("**Save** it")) {}
          .navigationTitle(LocalizedStringKey("**Now**"))
          .accessibilityLabel(LocalizedStringKey("*Keep*"))
      }
    }
    #expect(driver.screen().contains("navigationStack") && !driver.screen().contains("*"))
    #expect(driver.screen().contains("Now"))
  }

  @Test func `a literal is a string, with all its characters`() async throws {
    let driver = try await show { Button("2 * 3 * 4") {} }
    #expect(driver.screen() == "button \"2 * 3 * 4\"")
  }
}
