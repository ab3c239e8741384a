import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a picker takes for its options.
@Suite struct PickerOptionTests {
  enum Size: String, CaseIterable { case small, large }

  struct Sizes: View {
    var body: some View {
      ForEach(Size.allCases, id: \.self) { size in Text(size.rawValue.uppercased()).tag(size) }
    }
  }

  private func options<Content: View, Selection: Hashable>(
    _ selection: Selection, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws -> [String] {
    let driver = try await show {
      Picker("Choice", selection: .constant(selection), content: content)
    }
    let picker = try #require(driver.document.first { $0.type == "picker" })
    let options = try #require(picker["options"]?.array)
    return options.map { "\($0["id"]?.string ?? "?") \($0["text"]?.string ?? "?")" }
  }

  @Test func `options come from views of every shape`() async throws {
    let found = try await options(Size?.none) {
      Text("None").tag(Size?.none)
      Group { Sizes() }
      AnyView(Text("any").tag(Size?.some(.small)))
      if Size.allCases.isEmpty { Text("never").tag(Size?.some(.large)) }
      if Size.allCases.count == 2 { Text("two").tag(Size?.some(.large)) } else { EmptyView() }
    }
    #expect(
      found.map { $0.split(separator: " ").last.map(String.init) } == [
        "None", "SMALL", "LARGE", "any", "two",
      ])
  }

  @Test func `an option that is modified is one, too`() async throws {
    let found = try await options(1) {
      Text("One").bold().tag(1)
      Text("Two").foregroundStyle(.red).tag(2).disabled(true)
    }
    #expect(found == ["1 One", "2 Two"])
  }

  @Test func `ids of elements are tags where there is no other`() async throws {
    let found = try await options("a") {
      ForEach(["a", "b"], id: \.self) { Text("by id \($0)") }
      ForEach(1...2, id: \.self) { Text("by tag \($0)").tag("tag \($0)") }
    }
    #expect(found == ["a by id a", "b by id b", "tag 1 by tag 1", "tag 2 by tag 2"])
  }

  @Test func `a view without a tag of the selection's type is no option`() async throws {
    let found = try await options(1) {
      Text("untagged")
      Text("other").tag("one")
      Text("One").tag(1)
    }
    #expect(found == ["1 One"])
  }

  @Test func `numbers and raw values name themselves, others have short hashes`() async throws {
    struct Odd: Hashable { var number: Int }
    #expect(try await options(UInt8(3)) { Text("Three").tag(UInt8(3)) } == ["3 Three"])
    #expect(try await options(Size.small) { Sizes() } == ["small SMALL", "large LARGE"])
    let odd = try await options(Odd(number: 1)) { Text("Odd").tag(Odd(number: 1)) }
    #expect(odd.count == 1 && odd[0].hasSuffix(" Odd") && odd[0].count > 6)
  }

  @Test func `a tag counts up to the end of its view, and the one around it again after that`()
    async throws
  {
    let found = try await options(1) {
      Group {
        Text("outer")
        Text("inner").tag(1)
        Text("outer again")
      }
      .tag(2)
      Text("untagged")
    }
    #expect(found == ["2 outer", "1 inner", "2 outer again"])
  }

  /// Equal whatever the case of its letters, by which it is named.
  struct Word: RawRepresentable, Hashable {
    let rawValue: String

    static func == (one: Word, other: Word) -> Bool {
      one.rawValue.lowercased() == other.rawValue.lowercased()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(rawValue.lowercased()) }
  }

  @Test func `what equals a tag is selected under the name of that tag`() async throws {
    let driver = try await show {
      Picker("Word", selection: .constant(Word(rawValue: "YES"))) {
        Text("No").tag(Word(rawValue: "no"))
        Text("Yes").tag(Word(rawValue: "yes"))
      }
    }
    #expect(driver.document.first { $0.type == "picker" }?["value"] == "yes")
  }

  private struct Choice: View {
    @State private var number = 1

    var body: some View {
      Text("chosen \(number)")
      Picker("Number", selection: $number) {
        Group { Text("Two").tag(2) }.tag(1)
        Text("Three").tag(3)
        Text("Three as well").tag(3)
      }
    }
  }

  @Test func `choosing sets the tag of the first option of that name`() async throws {
    let driver = try await show { Choice() }
    #expect(driver.document.first { $0.type == "picker" }?["value"] == nil)
    try await driver.choose("Three as well", from: "Number")
    let picker = try #require(driver.document.first { $0.type == "picker" })
    #expect(picker["value"] == "3" && driver.document.first { $0.text == "chosen 3" } != nil)
    let outcome = try await driver.send(
      .action(target: CommandTarget(picker.id ?? ""), name: .change, value: "1"))
    #expect(outcome.refusal?.code == .invalidValue)
  }

  private struct Assignee: View {
    @State private var person: String? = "ann"

    var body: some View {
      Text("is \(person ?? "nobody")")
      Picker("Assignee", selection: $person) {
        Text("Nobody").tag(String?.none)
        Text("Ann").tag(String?.some("ann"))
      }
    }
  }

  @Test func `a name that no option has selects nothing, also where nothing may be selected`()
    async throws
  {
    let driver = try await show { Assignee() }
    let picker = try #require(driver.document.first { $0.type == "picker" })
    let outcome = try await driver.send(
      .action(target: CommandTarget(picker.id ?? ""), name: .change, value: "bob"))
    #expect(outcome.refusal?.code == .invalidValue && driver.sees("is ann"))
    try await driver.choose("Nobody", from: "Assignee")
    #expect(driver.sees("is nobody"))
  }

  final class Units: ObservableObject {
    let name = "kg"
  }

  private struct Amount: View {
    let number: Int
    @EnvironmentObject private var units: Units
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(number) \(units.name) \(isEnabled)") }
  }

  private struct Amounts: View {
    @State private var number = 1
    var body: some View {
      Text("chosen \(number)")
      Picker("Amount", selection: $number) {
        ForEach(1...3, id: \.self) { Amount(number: $0) }
      }
      .environmentObject(Units())
    }
  }

  @Test func `an option of one's own reads what is handed down to the picker`() async throws {
    let driver = try await show { Amounts() }
    try await driver.choose("2 kg true", from: "Amount")
    #expect(driver.sees("chosen 2"))
  }

  @Test func `what is made of several views is one option, and a section's are the picker's`()
    async throws
  {
    let driver = try await show {
      Picker("Which", selection: .constant(2)) {
        HStack {
          Image(systemName: "star")
          VStack {
            Text("One")
            Text("of two lines")
          }
        }
        .tag(1)
        Image(systemName: "list.bullet").tag(2)
        ZStack {
          RoundedRectangle(cornerRadius: 4).fill(.teal)
          Label("Teal", systemImage: "paintpalette")
        }
        .tag(4)
        Section("More") { Text("Three").tag(3) }
      }
    }
    let picker = try #require(driver.document.first { $0.type == "picker" })
    #expect(
      picker["options"] == [
        ["id": "1", "text": "One", "systemImage": "star"],
        [
          "id": "2", "text": "list bullet", "systemImage": "list.bullet",
          "labelStyle": "iconOnly",
        ],
        ["id": "4", "text": "Teal", "systemImage": "paintpalette"],
        ["id": "3", "text": "Three"],
      ])
    #expect(picker["value"] == "2")
  }
}
