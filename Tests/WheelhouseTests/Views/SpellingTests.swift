import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Spellings of SwiftUI that differ from the shortest ones in their arguments alone.
@Suite struct SpellingTests {
  private struct Counting: FormatStyle {
    func format(_ value: Int) -> String { "\(value) pieces" }
  }

  private final class Calls {
    var count = 0
  }

  private struct Row: View, Equatable {
    let number: Int
    let calls: Calls
    nonisolated static func == (first: Row, second: Row) -> Bool { first.number == second.number }
    var body: some View {
      let _ = calls.count += 1
      Text("\(number)")
    }
  }

  private struct Appointment: View {
    @State private var date = Date(timeIntervalSince1970: 86_400)
    let isFuture: Bool
    var body: some View {
      let day = Date(timeIntervalSince1970: 86_400)
      if isFuture {
        DatePicker("Day", selection: $date, in: day..., displayedComponents: .date)
      } else {
        DatePicker("Day", selection: $date, in: ...day, displayedComponents: .date)
      }
    }
  }

  private func heading(_ style: Font.TextStyle) -> Font { .system(style, weight: .bold) }

  @Test func `styles of text are fonts, and colours have the names of UIKit, too`() async throws {
    let driver = try await show {
      Text("a").font(heading(.title2)).foregroundStyle(Color(UIColor.secondaryLabel))
      Text("b").foregroundStyle(Color(uiColor: .systemRed))
    }
    #expect(
      driver.screen() == """
        vStack
          text "a" font=title2 foreground=secondary weight=bold
          text "b" foreground=red
        """)
  }

  @Test func `a set of offsets says its ends and whether it is empty`() {
    #expect(IndexSet().isEmpty && IndexSet().first == nil && IndexSet().last == nil)
    let offsets = IndexSet([3, 1, 2])
    #expect(!offsets.isEmpty && offsets.first == 1 && offsets.last == 3)
  }

  @Test func `a pile stands at two edges, and a baseline is the edge that is nearest`() async throws
  {
    let driver = try await show {
      ZStack(alignment: Alignment(horizontal: .trailing, vertical: .bottom)) { Text("a") }
      ZStack(alignment: .init(horizontal: .center, vertical: .center)) { Text("b") }
      ZStack(alignment: .init(horizontal: .leading, vertical: .lastTextBaseline)) { Text("c") }
      ZStack(alignment: .leadingFirstTextBaseline) { Text("d") }
    }
    #expect(
      driver.screen() == """
        vStack
          zStack alignment=bottomTrailing
            text "a"
          zStack
            text "b"
          zStack alignment=bottomLeading
            text "c"
          zStack alignment=topLeading
            text "d"
        """)
  }

  @Test func `of a frame its lengths, an infinite width and the alignment are written`()
    async throws
  {
    let driver = try await show {
      VStack {
        Text("Sized").frame(width: 10, height: 20)
        Text("High").frame(maxHeight: .infinity)
        Text("Wide").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        Text("Corner").frame(width: 60, height: 40, alignment: .bottomTrailing)
        Text("Line").frame(width: 60, alignment: .topLeading)
        Text("Lines").multilineTextAlignment(.center).frame(minWidth: 60, alignment: .leading)
        Text("Both").frame(maxWidth: .infinity, minHeight: 44, alignment: .top)
        HStack { Image(systemName: "star").frame(width: 28) }.frame(width: 90)
          .frame(width: 80, height: 9)
        Toggle("Switch", isOn: .constant(true)).frame(width: 80, height: 40, alignment: .top)
        Spacer().frame(height: 20)
        Text("None").frame(width: 0, height: -1).frame(minWidth: .infinity)
      }
    }
    #expect(
      driver.screen() == """
        vStack
          text "Sized" height=20 width=10
          text "High" fillsHeight
          text "Wide" fillsHeight frame=fill textAlign=leading
          text "Corner" height=40 textAlign=trailing verticalAlignment=bottom width=60
          text "Line" textAlign=leading width=60
          text "Lines" minWidth=60 textAlign=center
          text "Both" frame=fill height=44 textAlign=center verticalAlignment=top
          hStack height=9 width=90
            image systemName=star width=28
          toggle "Switch" value
          spacer height=20
          text "None"
        """)
  }

  @Test func `older and longer spellings of fields, pickers and badges say the same`() async throws
  {
    let driver = try await show {
      TextField("Name", text: .constant(""), prompt: Text("Yours"), axis: .vertical)
      Picker(selection: .constant(1), label: Text("Size")) { Text("Small").tag(1) }
      Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("Small").tag(1) }
      Text("Inbox").badge(Text("new"))
      Text("Sent").badge(nil)
    }
    #expect(
      driver.screen() == """
        vStack
          textField "Name" axis=vertical prompt=Yours value=""
          picker "Size" options=[{"id":"1","text":"Small"}] value=1
          picker "Size" options=[{"id":"1","text":"Small"}] systemImage=ruler value=1
          text "Inbox" badge=new
          text "Sent"
        """)
  }

  @Test func `a value is shown in its format`() async throws {
    let driver = try await show {
      VStack {
        Text(3, format: Counting())
        LabeledContent("Stock", value: 4, format: Counting())
      }
    }
    #expect(
      driver.screen() == """
        vStack
          text "3 pieces"
          labeledContent "Stock" value="4 pieces"
        """)
  }

  @Test func `a list has a row for each number of a range`() async throws {
    let driver = try await show { List(0..<2) { Text("Row \($0)") } }
    #expect(
      driver.screen() == """
        list
          text "Row 0"
          text "Row 1"
        """)
  }

  @Test func `the older spellings of a section write the same`() async throws {
    let older = try await show {
      List {
        Section(header: Text("A"), footer: Text("Z")) { Text("1") }
        Section(header: Text("B")) { Text("2") }
        Section(footer: Text("C")) { Text("3") }
      }
    }
    let newer = try await show {
      List {
        Section {
          Text("1")
        } header: {
          Text("A")
        } footer: {
          Text("Z")
        }
        Section {
          Text("2")
        } header: {
          Text("B")
        }
        Section {
          Text("3")
        } footer: {
          Text("C")
        }
      }
    }
    #expect(older.screen() == newer.screen())
    #expect(older.sees("A") && older.sees("3"))
  }

  @Test func `a date picker has one bound where its range has one`() async throws {
    let future = try await show { Appointment(isFuture: true) }
    #expect(future.screen().contains("min=1970-01-02"))
    #expect(!future.screen().contains("max="))
    let past = try await show { Appointment(isFuture: false) }
    #expect(past.screen().contains("max=1970-01-02"))
    #expect(!past.screen().contains("min="))
  }

  @Test func `titles, symbols and texts are taken where strings are`() async throws {
    let driver = try await show {
      VStack {
        ProgressView("Loading", value: 1.0, total: 4)
        Toggle("Wifi", systemImage: "wifi", isOn: .constant(true))
        Text("A").accessibilityLabel(Text("Letter")).accessibilityHint(Text("The first"))
        ScrollView(showsIndicators: false) { Text("Inside") }
      }
    }
    let labelled = try await show {
      VStack {
        ProgressView(value: 1.0, total: 4) { Text("Loading") }
        Toggle(isOn: .constant(true)) { Label("Wifi", systemImage: "wifi") }
        Text("A").accessibilityLabel("Letter").accessibilityHint("The first")
        ScrollView { Text("Inside") }
      }
    }
    #expect(driver.screen() == labelled.screen())
    #expect(driver.screen().contains("Letter") && driver.screen().contains("The first"))
  }

  @Test func `the place of a search field is left to the client`() async throws {
    let placed = try await show {
      NavigationStack {
        Text("A").searchable(
          text: .constant(""), placement: .navigationBarDrawer(displayMode: .always),
          prompt: "Find")
      }
    }
    let plain = try await show {
      NavigationStack { Text("A").searchable(text: .constant(""), prompt: "Find") }
    }
    #expect(placed.screen() == plain.screen())
    #expect(placed.screen().contains("Find"))
  }

  @Test func `a label that is built says what a title does`() async throws {
    let built = try await show {
      TextField(text: .constant(""), axis: .vertical) { Text("Notes") }
      TextField(text: .constant(""), prompt: Text("Some"), axis: .horizontal) { Text("Name") }
      SecureField(text: .constant(""), prompt: Text("Eight signs")) { Text("Password") }
    }
    let titled = try await show {
      TextField("Notes", text: .constant(""), axis: .vertical)
      TextField("Name", text: .constant(""), prompt: Text("Some"))
      SecureField("Password", text: .constant(""), prompt: Text("Eight signs"))
    }
    #expect(built.screen() == titled.screen() && built.screen().contains("axis=vertical"))
  }

  @Test func `rows of a range are chosen by their numbers`() async throws {
    struct Numbers: View {
      @State private var one: Int?
      @State private var some: Set<Int> = []
      var body: some View {
        Text("one \(one ?? 0), some \(some.sorted())")
        List(1..<3, selection: $one) { Text("one of \($0)") }
        List(1..<3, selection: $some) { Text("some of \($0)") }
      }
    }
    let driver = try await show { Numbers() }
    try await driver.select("one of 2")
    try await driver.select("some of 1")
    #expect(driver.sees("one 2, some [1]"))
  }

  @Test func `a title that is bound is shown as it is now`() async throws {
    struct Page: View {
      @State private var name = "Plan"
      var body: some View {
        NavigationStack {
          TextField("Name", text: $name)
            .navigationTitle($name)
            .toolbarTitleDisplayMode(.inlineLarge)
        }
      }
    }
    let driver = try await show { Page() }
    #expect(driver.screen().contains(#"screen "Plan" titleDisplayMode=large"#))
    try await driver.type("Plan B", into: "Name")
    #expect(driver.document.title == "Plan B")
  }

  @Test func `a value of the environment is changed from what it is further out`() async throws {
    struct Depth: View {
      @Environment(\.depth) private var depth
      var body: some View { Text("depth \(depth)") }
    }
    struct Page: View {
      @State private var outer = 4
      var body: some View {
        Button("Deeper") { outer += 1 }
        Depth().transformEnvironment(\.depth) { $0 *= 2 }.environment(\.depth, outer)
      }
    }
    let driver = try await show { Page() }
    #expect(driver.sees("depth 8"))
    try await driver.tap("Deeper")
    #expect(driver.sees("depth 10"))
  }

  @Test func `a view that is equal is not evaluated again, with equatable or without`()
    async throws
  {
    struct Page: View {
      @State private var taps = 0
      let calls: Calls
      var body: some View {
        Button("Tap \(taps)") { taps += 1 }
        Row(number: 1, calls: calls).equatable()
      }
    }
    let calls = Calls()
    let driver = try await show { Page(calls: calls) }
    try await driver.tap("Tap 0")
    #expect(driver.sees("Tap 1") && calls.count == 1)
  }

  @Test func `keys and words are written outside the main actor`() async {
    let plain = await Task.detached { plainValues() }.value
    #expect(plain.depth == 4 && plain.color == .red && plain.edges == [.leading, .trailing])
  }
}

private nonisolated struct DepthKey: EnvironmentKey {
  static let defaultValue = 3
}

nonisolated extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private nonisolated struct PlainValues {
  var depth = 0
  var color: Color = .red
  var edges: Edge.Set = .horizontal
}

private nonisolated func plainValues() -> PlainValues {
  var values = EnvironmentValues()
  values.depth += 1
  return PlainValues(depth: values.depth)
}
