import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Where the person is, as the app hears of it and says it.
@Suite struct FocusStateTests {
  private func focused(in driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0["focused"] == true }
      .compactMap { ($0["text"] ?? $0["prompt"])?.string }
  }

  @Test func `it says in which field the person is`() async throws {
    let driver = try await show { Login() }
    #expect(driver.sees("in: none"))
    try await driver.focus("Name")
    #expect(driver.sees("in: name"))
    #expect(focused(in: driver) == ["Name"])
    try await driver.focus("Password")
    #expect(driver.sees("in: password"))
    #expect(focused(in: driver) == ["Password"])
    try await driver.focus("Name", false)
    #expect(driver.sees("in: password"))
    try await driver.focus("Password", false)
    #expect(driver.sees("in: none"))
    #expect(focused(in: driver) == [])
  }

  @Test func `setting it takes the person to a field, and away`() async throws {
    let driver = try await show { Login() }
    try await driver.submit("Name")
    #expect(focused(in: driver) == ["Password"])
    try await driver.submit("Password")
    #expect(focused(in: driver) == [])
    try await driver.tap("Write")
    #expect(focused(in: driver) == ["Note"])
    #expect(driver.sees("notes: true"))
    try await driver.tap("Search")
    #expect(focused(in: driver) == ["Find"])
    #expect(driver.sees("notes: false"))
  }

  @Test func `a value that is no flag is refused, and so is a field whose focus nobody asks for`()
    async throws
  {
    let driver = try await show {
      Login()
      TextField("Other", text: .constant(""))
    }
    let name = try #require(driver.document.nodes.first { $0["text"] == "Name" })
    await #expect(throws: DriverError.self) { try await driver.perform(.focus, on: name, "yes") }
    await #expect(throws: DriverError.self) { try await driver.focus("Other") }
    #expect(driver.sees("in: none"))
  }

  @Test func `the focus is nowhere once its field is gone, and does not come back with it`()
    async throws
  {
    let driver = try await show { Extra() }
    try await driver.toggle("Shown", to: true)
    #expect(focused(in: driver) == [])
    try await driver.tap("Show and write")
    #expect(focused(in: driver) == ["Extra"])
    try await driver.toggle("Shown", to: false)
    #expect(driver.sees("focused: false"))
    try await driver.toggle("Shown", to: true)
    #expect(focused(in: driver) == [])
  }

  @Test func `a field that appears may have the focus from the first`() async throws {
    let driver = try await show { Opening() }
    #expect(focused(in: driver) == ["First"])
    try await driver.tap("More")
    #expect(focused(in: driver) == ["Reason"])
  }

  @Test func `a child is handed the binding, and follows what its field stands for`() async throws {
    let driver = try await show { Rows() }
    try await driver.tap("Second")
    #expect(focused(in: driver) == ["Row 2"])
    try await driver.tap("Renumber")
    #expect(focused(in: driver) == ["Row 1"])
    try await driver.focus("Row 2")
    #expect(driver.sees("row 1"))
  }

  @Test func `the focus outlives a sleep, though its values cannot be encoded`() async throws {
    let driver = try await show { Login() }
    try await driver.focus("Password")
    let before = driver.screen()
    driver.session.park()
    #expect(driver.session.isParked)
    try await driver.type("", into: "Name")
    #expect(driver.screen() == before)
  }

  @Test func `who sets it on appearing does not take the person there when the session wakes`()
    async throws
  {
    let driver = try await show { Opening() }
    try await driver.focus("First", false)
    driver.session.park()
    #expect(driver.session.isParked)
    try await driver.type("a", into: "First")
    #expect(focused(in: driver) == [])
  }

  @Test func `of two that are around one another both hear where the person is`() async throws {
    let app = InProcessApp { Around() }
    let driver = try await app.open()
    try await driver.focus("Name")
    #expect(driver.sees("form true, field 1, other false"))
    #expect(focused(in: driver).contains("Name"))
    try await driver.focus("Mail")
    #expect(driver.sees("form true, field 2, other false"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("form true, field 2, other false"))
    try await driver.focus("Name", false)
    #expect(driver.sees("form true, field 2, other false"))
    try await driver.focus("Other")
    #expect(driver.sees("form false, field 0, other true"))
    try await driver.tap("Mail it")
    #expect(driver.sees("form true, field 2, other false"))
    try await driver.focus("Mail", false)
    #expect(driver.sees("form false, field 0, other false"))
    try await driver.tap("Mail it")
    try await driver.tap("Away")
    #expect(driver.sees("form false, field 0, other false"))
    try await driver.tap("Mail it")
    try await driver.toggle("Mail shown", to: false)
    #expect(driver.sees("form false, field 0, other false"))
    try await driver.check()
  }

  @Test func `fields say what their Return key does and which letters are capital`() async throws {
    let driver = try await show {
      TextField("Code", text: .constant("")).submitLabel(.send)
        .textInputAutocapitalization(.characters)
    }
    #expect(
      driver.screen() == """
        textField "Code" autocapitalization=characters submitLabel=send value=""
        """)
  }

  @Test func `fields say whether what is typed is left as it is`() async throws {
    let driver = try await show {
      VStack {
        TextField("Code", text: .constant(""))
        TextEditor(text: .constant("")).autocorrectionDisabled(false)
        SecureField("Secret", text: .constant("")).disableAutocorrection(nil)
      }
      .autocorrectionDisabled()
    }
    #expect(
      driver.screen() == """
        vStack
          textField "Code" autocorrectionDisabled value=""
          textEditor value=""
          secureField "Secret" value=""
        """)
  }

  @Test func `a search says so, too`() async throws {
    for isDisabled in [true, false] {
      let driver = try await show {
        NavigationStack {
          List { Text("a") }.searchable(text: .constant("")).autocorrectionDisabled(isDisabled)
        }
      }
      #expect(driver.screen().contains("autocorrectionDisabled") == isDisabled)
    }
  }
}

private struct Login: View {
  private enum Field: Hashable { case name, password }

  @FocusState private var field: Field?
  @FocusState private var isWriting: Bool
  @FocusState private var isSearching: Bool
  @State private var name = ""
  @State private var note = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .password }
        SecureField("Password", text: .constant("")).focused($field, equals: .password)
          .onSubmit { field = nil }
        VStack { TextField("Note", text: $note) }.focused($isWriting)
        Button("Write") { isWriting = true }
        Button("Search") { isSearching = true }
        Text("in: \(field.map { "\($0)" } ?? "none"), notes: \(String(isWriting))")
      }
      .searchable(text: $note, prompt: "Find")
      .searchFocused($isSearching)
    }
  }
}

private struct Around: View {
  @FocusState private var isInForm: Bool
  @FocusState private var field: Int?
  @FocusState private var isInOther: Bool
  @State private var hasMail = true

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($field, equals: 1)
      if hasMail { TextField("Mail", text: .constant("")).focused($field, equals: 2) }
    }
    .focused($isInForm)
    TextField("Other", text: .constant("")).focused($isInOther)
    Text("form \(String(isInForm)), field \(field ?? 0), other \(String(isInOther))")
    Button("Mail it") { field = 2 }
    Button("Away") { isInForm = false }
    Toggle("Mail shown", isOn: $hasMail)
  }
}

private struct Extra: View {
  @FocusState private var isFocused
  @State private var isShown = false

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    if isShown { TextField("Extra", text: .constant("")).focused($isFocused) }
    Button("Show and write") {
      isShown = true
      isFocused = true
    }
    Text("focused: \(String(isFocused))")
  }
}

private struct Opening: View {
  @FocusState private var isFirst: Bool
  @FocusState private var reason: Int?
  @State private var text = ""
  @State private var hasMore = false

  var body: some View {
    TextField("First", text: $text).focused($isFirst).onAppear { isFirst = true }
    Button("More") { hasMore = true }
    if hasMore {
      TextEditor(text: $text).focused($reason, equals: 0)
      TextField("Reason", text: $text).focused($reason, equals: 1).defaultFocus($reason, 1)
    }
  }
}

private struct Rows: View {
  @FocusState private var row: Int?
  @State private var first = 1

  var body: some View {
    Row(title: "Row 1", number: first, row: $row)
    Row(title: "Row 2", number: 3 - first, row: $row)
    Button("Second") { row = 2 }
    Button("Renumber") { first = 2 }
    Text("row \(row ?? 0)")
  }

  private struct Row: View {
    let title: String
    let number: Int
    @FocusState.Binding var row: Int?

    var body: some View { Field(title: title).focused($row, equals: number) }
  }

  private struct Field: View {
    let title: String

    var body: some View { TextField(title, text: .constant("")) }
  }
}
