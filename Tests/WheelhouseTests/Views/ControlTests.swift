import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Every control with values it takes and values it refuses.
@Suite struct ControlTests {
  struct Controls: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var size = 14.0
    @State private var count = 1
    @State private var name = ""
    @State private var secret = ""
    @State private var notes = ""
    @State private var color = Tint.red
    @State private var number = 2
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var submitted = "nothing"

    enum Tint: String, CaseIterable { case red, green }

    var body: some View {
      Toggle("Enable", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }
      Slider(value: $size, in: 10...24, step: 2) { Text("Size") }
      Stepper("Count \(count)", value: $count, in: 0...3)
      TextField("Name", text: $name, prompt: Text("Your name")).onSubmit { submitted = name }
      SecureField("Secret", text: $secret)
      TextEditor(text: $notes).accessibilityLabel("Notes")
      Picker("Colour", selection: $color) {
        ForEach(Tint.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Number", selection: $number) {
        Text("One").tag(1)
        Label("Two", systemImage: "star").tag(2)
      }
      DatePicker("Date", selection: $date, displayedComponents: .date)
      Text("submitted \(submitted)")
    }
  }

  struct Submitted: View {
    @State private var word = ""
    @State private var log: [String] = []
    @State private var isBlocking = false

    var body: some View {
      VStack {
        TextField("Inner", text: $word).onSubmit { log.append("inner") }
        TextField("Plain", text: $word)
        TextField("Apart", text: $word).onSubmit { log.append("apart") }.submitScope(isBlocking)
        VStack { TextField("Blocked", text: $word).submitScope().onSubmit { log.append("not") } }
      }
      .onSubmit { log.append("form \(log.count)") }
      .onSubmit { log.append("screen") }
      Toggle("Block", isOn: $isBlocking)
      Text(log.joined(separator: ", "))
    }
  }

  struct Triggered: View {
    @State private var words = ""
    @State private var log: [String] = []

    var body: some View {
      VStack {
        TextField("Name", text: $words)
        Text(log.joined(separator: ", "))
      }
      .searchable(text: $words)
      .onSubmit { log.append("text") }
      .onSubmit(of: .search) { log.append("search") }
      .onSubmit(of: [.search, .text]) { log.append("both") }
    }
  }

  @Test func `a submit of a search runs the actions that are for searches`() async throws {
    let driver = try await show { NavigationStack { Triggered() } }
    _ = try await code(driver, "searchField", at: 0, .submit, nil)
    #expect(driver.sees("search, both"))
    _ = try await code(driver, "textField", at: 0, .submit, nil)
    #expect(driver.sees("search, both, text, both"))
  }

  struct Retriggered: View {
    private struct Field: View {
      @State private var words = ""
      var body: some View { TextField("Name", text: $words) }
    }

    @State private var isForSearch = false

    var body: some View {
      VStack {
        Button("Search") { isForSearch.toggle() }
        Field()
      }
      .onSubmit(of: isForSearch ? .search : .text) {}
    }
  }

  @Test func `a field hears when it is no longer what is submitted`() async throws {
    let driver = try await show { Retriggered() }
    for submits in [true, false, true] {
      #expect(driver.screen().contains("submits") == submits)
      try await driver.tap("Search")
    }
  }

  @Test func `a submit runs the actions of all views around the field, from inside out`()
    async throws
  {
    let driver = try await show { Submitted() }
    func submit(_ index: Int) async throws -> RefusalCode? {
      try await code(driver, "textField", at: index, .submit, nil)
    }
    _ = try await submit(0)
    #expect(driver.screen().contains(#"text "inner, form 1, screen""#))
    _ = try await submit(1)
    #expect(driver.screen().contains(#"screen, form 3, screen""#))
    _ = try await submit(3)
    #expect(driver.screen().contains(#"screen, form 3, screen""#))
    _ = try await code(driver, "toggle", .change, true)
    _ = try await submit(2)
    #expect(driver.screen().contains(#"form 3, screen, apart""#))
  }

  func node(_ type: String, _ driver: ScreenDriver, at index: Int = 0) throws -> Node {
    let found = driver.document.nodes.filter { $0.type == type }
    return try #require(found.count > index ? found[index] : nil)
  }

  func code(
    _ driver: ScreenDriver, _ type: String, at index: Int = 0, _ action: ActionName,
    _ value: JSONValue?
  ) async throws -> RefusalCode? {
    let target = CommandTarget(try node(type, driver, at: index).id ?? "")
    let before = driver.document
    let outcome = try await driver.send(.action(target: target, name: action, value: value))
    if outcome.refusal != nil { #expect(driver.document == before) }
    return outcome.refusal?.code
  }

  @Test func `the document says what each control is and holds`() async throws {
    let driver = try await show { Controls() }
    #expect(
      driver.screen() == """
        vStack
          toggle "Enable" value=false
          slider "Volume" max=1 min=0 value=0.5
          slider "Size" max=24 min=10 step=2 value=14
          stepper "Count 1"
          textField "Name" prompt="Your name" submits value=""
          secureField "Secret" value=""
          textEditor accessibilityLabel=Notes value=""
          picker "Colour" options=[{"id":"red","text":"red"},{"id":"green","text":"green"}] value=red
          picker "Number" options=[{"id":"1","text":"One"},\
        {"id":"2","systemImage":"star","text":"Two"}] value=2
          datePicker "Date" components=date value=1970-01-01
          text "submitted nothing"
        """)
  }

  @Test func `each control takes what a person can enter`() async throws {
    let driver = try await show { Controls() }
    try await driver.toggle("Enable")
    try await driver.slide("Volume", to: 0.75)
    try await driver.slide("Size", to: 17.2)
    try await driver.increment("Count 1")
    try await driver.type("Ann", into: "Name")
    try await driver.submit("Name")
    try await driver.type("hush", into: "Secret")
    try await driver.type("line one\nline two", into: "Notes")
    try await driver.choose("green", from: "Colour")
    try await driver.choose("One", from: "Number")
    try await driver.pick("2026-11-21", on: "Date")
    #expect(
      driver.screen() == """
        vStack
          toggle "Enable" value
          slider "Volume" max=1 min=0 value=0.75
          slider "Size" max=24 min=10 step=2 value=18
          stepper "Count 2"
          textField "Name" prompt="Your name" submits value=Ann
          secureField "Secret" value=hush
          textEditor accessibilityLabel=Notes value="line one\\nline two"
          picker "Colour" options=[{"id":"red","text":"red"},{"id":"green","text":"green"}] value=green
          picker "Number" options=[{"id":"1","text":"One"},\
        {"id":"2","systemImage":"star","text":"Two"}] value=1
          datePicker "Date" components=date value=2026-11-21
          text "submitted Ann"
        """)
  }

  @Test(
    arguments: [
      ("toggle", JSONValue.string("yes")), ("toggle", 1), ("toggle", nil), ("slider", 1.5),
      ("slider", -0.1), ("slider", "0.5"), ("slider", true), ("textField", 5), ("textField", nil),
      ("textEditor", false), ("picker", "blue"), ("picker", 1), ("picker", nil),
      ("datePicker", "2026-02-30"), ("datePicker", "2026-2-3"), ("datePicker", "10:00"),
      ("datePicker", "２０２６-11-21"), ("datePicker", 5),
    ] as [(String, JSONValue)])
  func `a value that a control cannot have is refused`(type: String, value: JSONValue) async throws
  {
    let driver = try await show { Controls() }
    #expect(try await code(driver, type, .change, value) == .invalidValue)
  }

  @Test func `an action that a control does not take is refused`() async throws {
    let driver = try await show { Controls() }
    #expect(try await code(driver, "toggle", .tap, nil) == .unknownAction)
    #expect(try await code(driver, "textEditor", .submit, nil) == .unknownAction)
    #expect(try await code(driver, "stepper", .other("explode"), nil) == .unknownAction)
    #expect(try await code(driver, "stepper", .change, 3) == .unknownAction)
  }

  @Test func `a stepper without bounds stops where the type of its value ends`() async throws {
    struct Page: View {
      @State private var byte: UInt8 = 250
      @State private var bounded: UInt8 = 5
      @State private var share = 0.5
      var body: some View {
        Stepper("Byte \(byte)", value: $byte, step: 4)
        Stepper("Bounded \(bounded)", value: $bounded, in: 0...255, step: 251)
        Stepper(value: $share, step: 0.25) { Text("Share \(share)") }
      }
    }
    let driver = try await show { Page() }
    try await driver.increment("Byte 250")
    try await driver.increment("Byte 254")
    try await driver.decrement("Byte 254")
    #expect(driver.sees("Byte 250"))
    try await driver.decrement("Bounded 5")
    try await driver.increment("Bounded 0")
    try await driver.increment("Bounded 251")
    #expect(driver.sees("Bounded 255"))
    try await driver.decrement("Share 0.5")
    try await driver.decrement("Share 0.25")
    try await driver.decrement("Share 0.0")
    #expect(driver.sees("Share -0.25"))
  }

  @Test func `a stepper stops at both ends and says so`() async throws {
    let driver = try await show { Controls() }
    try await driver.decrement("Count 1")
    #expect(try node("stepper", driver)["decrementDisabled"] == true)
    #expect(try await code(driver, "stepper", .decrement, nil) != nil)
    for number in 0..<3 { try await driver.increment("Count \(number)") }
    #expect(try node("stepper", driver)["incrementDisabled"] == true)
    #expect(try await code(driver, "stepper", .increment, nil) != nil)
    #expect(driver.sees("Count 3"))
  }

  struct Times: View {
    @State private var moment = Date(timeIntervalSince1970: 86_400 + 3_661)
    var body: some View {
      DatePicker("Both", selection: $moment)
      DatePicker("Time", selection: $moment, displayedComponents: .hourAndMinute)
      DatePicker(
        "Day", selection: $moment,
        in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 864_000),
        displayedComponents: .date)
    }
  }

  @Test func `parts of a date that a picker does not show are kept`() async throws {
    let driver = try await show { Times() }
    #expect(try node("datePicker", driver)["value"] == "1970-01-02T01:01")
    try await driver.pick("23:59", on: "Time")
    try await driver.pick("1970-01-05", on: "Day")
    #expect(try node("datePicker", driver)["value"] == "1970-01-05T23:59")
    #expect(try await code(driver, "datePicker", at: 2, .change, "1971-01-01") == .invalidValue)
  }

  struct Tomorrow: View {
    @State private var due = Date(timeIntervalSince1970: 86_400 + 8 * 3600)
    var body: some View {
      DatePicker(
        "Time", selection: $due, in: Date(timeIntervalSince1970: 15 * 3600)...,
        displayedComponents: .hourAndMinute)
      DatePicker("Day", selection: $due, displayedComponents: .date)
    }
  }

  @Test func `a time is bound on the day of the bound alone`() async throws {
    let driver = try await show { Tomorrow() }
    #expect(try node("datePicker", driver)["min"] == nil)
    try await driver.pick("10:00", on: "Time")
    #expect(try node("datePicker", driver)["value"] == "10:00")
    try await driver.pick("16:00", on: "Time")
    try await driver.pick("1970-01-01", on: "Day")
    #expect(try node("datePicker", driver)["min"] == "15:00")
    #expect(try await code(driver, "datePicker", .change, "10:00") == .invalidValue)
  }

  struct Deadlines: View {
    @State private var day = Date(timeIntervalSince1970: 20 * 86_400 + 3600)
    @State private var moment = Date(timeIntervalSince1970: 20 * 86_400 + 3600)
    private let range =
      Date(
        timeIntervalSince1970: 10 * 86_400 + 7230)...Date(
        timeIntervalSince1970: 30 * 86_400 + 30)
    var body: some View {
      DatePicker("Day", selection: $day, in: range, displayedComponents: .date)
      DatePicker("Moment", selection: $moment, in: range)
      Text("\(Int(day.timeIntervalSince1970)) \(Int(moment.timeIntervalSince1970))")
    }
  }

  @Test func `the first and the last day that are offered can be picked`() async throws {
    let driver = try await show { Deadlines() }
    let picker = try node("datePicker", driver)
    #expect(picker["min"] == "1970-01-11" && picker["max"] == "1970-01-31")
    try await driver.pick("1970-01-11", on: "Day")
    try await driver.pick("1970-01-11T02:00", on: "Moment")
    #expect(driver.sees("871230 871230"))
    try await driver.pick("1970-01-31", on: "Day")
    try await driver.pick("1970-01-31T00:00", on: "Moment")
    #expect(driver.sees("2592030 2592000"))
    #expect(try await code(driver, "datePicker", .change, "1970-01-10") == .invalidValue)
    #expect(
      try await code(driver, "datePicker", at: 1, .change, "1970-01-11T01:59") == .invalidValue)
  }

  struct Fruits: View {
    @State private var names = ["apple", "banana", "cherry"]
    @State private var chosen: String?
    @State private var several: Set<Int> = []
    @State private var swiped = ""
    var body: some View {
      List(selection: $chosen) {
        Section("Fruit") {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions { Button("Praise") { swiped = name } }
          }
          .onDelete(perform: names.isEmpty ? nil : { names.remove(atOffsets: $0) })
          .onMove(perform: !names.isEmpty ? { names.move(fromOffsets: $0, toOffset: $1) } : nil)
        }
      }
      List(selection: $several) { ForEach(0..<2) { Text("number \($0)").tag($0) } }
      Text("chosen \(chosen ?? "none") \(names.joined()) \(several.sorted()) \(swiped)")
    }
  }

  @Test func `rows are selected, deleted, moved and swiped`() async throws {
    let driver = try await show { Fruits() }
    try await driver.tap("banana")
    #expect(driver.sees("chosen banana"))
    try await driver.move("apple", to: 3)
    #expect(driver.sees("bananacherryapple"))
    try await driver.delete("cherry")
    #expect(driver.sees("bananaapple"))
    try await driver.tap("Praise", inRow: "apple")
    #expect(driver.sees("[] apple"))
    try await driver.select("number 0")
    try await driver.select("number 1")
    try await driver.select("number 0")
    #expect(driver.sees("[1]"))
  }

  @Test(arguments: [JSONValue.number(-1), 4, 1.5, "1", nil])
  func `a row is moved to places that exist only`(value: JSONValue) async throws {
    let driver = try await show { Fruits() }
    #expect(try await code(driver, "row", .move, value) == .invalidValue)
  }

  @Test func `a row is moved among the rows that were seen, or not at all`() async throws {
    let driver = try await show { Fruits() }
    let rows = driver.document.nodes.filter { $0.type == "row" }
    let cherry = CommandTarget(try #require(rows[2].id))
    let seen = driver.revision
    let move = Command.Wish.action(target: cherry, name: .move, value: 1)
    try await driver.delete("apple")
    #expect(try await driver.send(move, rev: seen).refusal?.code == .staleTarget)
    #expect(driver.sees("bananacherry"))
    #expect(try await driver.send(move, rev: driver.revision) == .unchanged)
    try await driver.move("cherry", to: 0)
    #expect(driver.sees("cherrybanana"))
    let delete = Command.Wish.action(target: cherry, name: .delete, value: nil)
    #expect(try await driver.send(delete, rev: seen) == .changed)
    #expect(driver.sees("chosen none banana"))
  }

  @Observable final class Shelf {
    var fruits = ["apple", "banana", "cherry", "date"]
  }

  @Test func `a row is deleted that was seen, whatever has changed just before`() async throws {
    let shelf = Shelf()
    let driver = try await show {
      List {
        ForEach(shelf.fruits, id: \.self) { Text($0) }
          .onDelete { shelf.fruits.remove(atOffsets: $0) }
      }
    }
    shelf.fruits.removeFirst()
    try await driver.delete("banana")
    #expect(shelf.fruits == ["cherry", "date"])
    shelf.fruits.removeFirst()
    let row = driver.document.nodes.filter { $0.type == "row" }.last
    let delete = Command.Wish.action(
      target: CommandTarget(try #require(row?.id)), name: .delete, value: nil)
    #expect(try await driver.send(delete) == .changed)
    #expect(shelf.fruits == [])
    shelf.fruits = ["elderberry"]
    #expect(try await driver.send(delete).refusal?.code == .staleTarget)
    #expect(shelf.fruits == ["elderberry"])
  }

  @Test func `rows of a view of one's own take commands as well`() async throws {
    struct Rows: View {
      @Binding var names: [String]
      var body: some View {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
    }
    struct Page: View {
      @State private var names = ["x", "y"]
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) { Rows(names: $names) }
        List { Rows(names: $names) }.accessibilityIdentifier("plain")
        Text("chosen \(chosen ?? "none")")
      }
    }
    let driver = try await show { Page() }
    try await driver.select("x")
    #expect(driver.sees("chosen x"))
    let rows = driver.document.nodes.filter { $0.type == "row" }
    #expect(
      rows.map(\.actions) == [["delete", "select"], ["delete", "select"], ["delete"], ["delete"]])
    try await driver.perform(.delete, on: rows[3])
    #expect(driver.document.nodes.filter { $0.type == "row" }.count == 2)
  }

  @Test func `a tap gesture is a tap`() async throws {
    struct Page: View {
      @State private var taps = 0
      var body: some View {
        HStack { Text("Area \(taps)") }.onTapGesture { taps += 1 }
        Counter(name: "Own").onTapGesture { taps += 10 }
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("Area 0")
    #expect(driver.sees("Area 1"))
    try await driver.tap("Own 0")
    #expect(driver.sees("Own 1"))
  }

  @Test func `a menu's buttons can be tapped`() async throws {
    struct Page: View {
      @State private var text = "none"
      var body: some View {
        Menu("More") { Button("One") { text = "one" } }
        Text(text)
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("One")
    #expect(driver.sees("one"))
  }
}
