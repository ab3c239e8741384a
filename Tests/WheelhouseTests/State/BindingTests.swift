import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Observable final class Settings {
  var name = "Ann"
  var isOn = false
  var nested = Nested()

  struct Nested: Equatable {
    var level = 1.0
    var tags = ["x"]
  }
}

@Suite struct BindingTests {
  struct Child: View {
    @Binding var text: String
    var body: some View { TextField("Name", text: $text) }
  }

  struct Parent: View {
    @State private var text = ""
    @State private var other = 0
    var body: some View {
      Child(text: $text)
      Text("Hello \(text)")
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test func `typing into a child's binding shows in its parent`() async throws {
    let driver = try await show { Parent() }
    try await driver.type("Bob", into: "Name")
    #expect(driver.sees("Hello Bob"))
    #expect(driver.document.first { $0.type == "textField" }?["value"] == "Bob")
  }

  @Test func `a child whose binding is the same is not evaluated with its parent`() async throws {
    let driver = try await show { Parent() }
    let count = try await driver.evaluations { try await driver.tap("Other 0") }
    #expect(count == 1)
  }

  @Test func `two children of one value stay in step`() async throws {
    struct Both: View {
      @State private var text = "a"
      var body: some View {
        Child(text: $text).accessibilityIdentifier("one")
        Child(text: $text).accessibilityIdentifier("two")
      }
    }
    let driver = try await show { Both() }
    let field = try #require(driver.document.first { $0.type == "textField" })
    try await driver.perform(.change, on: field, "b")
    #expect(driver.document.nodes.filter { $0["value"] == "b" }.count == 2)
  }

  struct Form1: View {
    @Bindable var settings: Settings
    var body: some View {
      TextField("Name", text: $settings.name)
      Toggle("On", isOn: $settings.isOn)
      Slider(value: $settings.nested.level, in: 0...10) { Text("Level") }
    }
  }

  struct Reader: View {
    let settings: Settings
    var body: some View { Text("Level \(Int(settings.nested.level))") }
  }

  @Test func `a bindable object is written through and read where it is observed`() async throws {
    let settings = Settings()
    let driver = try await show {
      Form1(settings: settings)
      Reader(settings: settings)
    }
    try await driver.type("Cy", into: "Name")
    try await driver.toggle("On")
    try await driver.slide("Level", to: 4)
    #expect(settings.name == "Cy")
    #expect(settings.isOn)
    #expect(driver.sees("Level 4"))
  }

  @Test func `only views that read a changed property are evaluated`() async throws {
    let settings = Settings()
    let driver = try await show {
      Form1(settings: settings)
      Reader(settings: settings)
    }
    let count = try await driver.evaluations { try await driver.type("Cy", into: "Name") }
    #expect(count == 1)
  }

  @Test func `an object changed outside a command reaches the client by itself`() async throws {
    let settings = Settings()
    let driver = try await show { Reader(settings: settings) }
    settings.nested.level = 9
    try await driver.waitFor("Level 9")
  }

  @Test func `an object that a view keeps in its state is observed`() async throws {
    struct Owner: View {
      @State private var settings = Settings()
      var body: some View {
        Text(settings.name)
        Button("Rename") { settings.name = "Zoe" }
      }
    }
    let driver = try await show { Owner() }
    try await driver.tap("Rename")
    #expect(driver.sees("Zoe"))
  }

  @Test func `a binding to an optional's value writes where there is one`() async throws {
    struct Editor: View {
      @State private var name: String? = "Ann"
      var body: some View {
        if let name = Binding($name) { TextField("Name", text: name) }
        Text(name ?? "nobody")
        Button("Clear") { name = nil }
      }
    }
    let driver = try await show { Editor() }
    try await driver.type("Bea", into: "Name")
    #expect(driver.sees("Bea"))
    try await driver.tap("Clear")
    #expect(driver.sees("nobody"))
  }

  @Test func `a constant binding ignores what is written`() async throws {
    let driver = try await show { Toggle("Fixed", isOn: .constant(true)) }
    try await driver.toggle("Fixed")
    #expect(driver.document.first { $0.type == "toggle" }?["value"] == true)
  }
}
