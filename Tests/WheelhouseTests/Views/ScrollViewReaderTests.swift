import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What an app brings into view.
@Suite struct ScrollViewReaderTests {
  private func scrolled(by driver: ScreenDriver) -> [String] {
    driver.takeScrolled().map { $0.nodes.compactMap { $0["text"]?.string }.joined(separator: " ") }
  }

  @Test func `it scrolls to the view with an id, and to an element of a list, also a new one`()
    async throws
  {
    let driver = try await show { Chat() }
    try await driver.tap("First")
    #expect(scrolled(by: driver) == ["Message 0"])
    try await driver.tap("Say")
    #expect(scrolled(by: driver) == ["Message 3"])
    try await driver.tap("End")
    #expect(scrolled(by: driver) == ["The end"])
    try await driver.tap("Nowhere")
    #expect(scrolled(by: driver) == [])
  }

  @Test func `it scrolls to the last of several, whose id is an optional`() async throws {
    let driver = try await show { Words() }
    try await driver.tap("Last")
    #expect(scrolled(by: driver) == ["c"])
    try await driver.tap("None")
    #expect(scrolled(by: driver) == [])
  }

  @Test func `rows that take commands and views of one's own are found as well`() async throws {
    let driver = try await show { Rows() }
    try await driver.tap("Row")
    #expect(scrolled(by: driver) == ["Second"])
    try await driver.tap("Card")
    #expect(scrolled(by: driver) == ["Card 2 more"])
    try await driver.tap("Section")
    #expect(scrolled(by: driver) == ["In it"])
  }

  @Test func `without a reader around nothing has a name`() async throws {
    let driver = try await show {
      List { ForEach(0..<3) { Text("\($0)").id($0) } }
    }
    #expect(driver.document.nodes.allSatisfy { $0["scrollID"] == nil })
  }

  @Test func `two readers do not scroll one another's content`() async throws {
    let driver = try await show {
      VStack {
        Chat()
        Chat()
      }
    }
    let names = driver.document.nodes.compactMap { $0["scrollID"]?.string }
    #expect(names.count == 8 && Set(names).count == 8)
  }

  @Test func `who scrolls on appearing does not do so again when the session wakes`() async throws {
    let driver = try await show { Chat(scrollsFirst: true) }
    #expect(scrolled(by: driver) == ["Message 2"])
    driver.session.park()
    #expect(driver.session.isParked)
    try await driver.tap("Say")
    #expect(scrolled(by: driver) == ["Message 3"])
  }

  @Test func `it says which point meets that of what scrolls`() {
    var text = JSONBytes()
    text.append(ClientEffect.scrollTo(target: "AAAAAAAAAA", anchor: UnitPoint.center.name))
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == #"{"type":"effect","name":"scrollTo","target":"AAAAAAAAAA","anchor":"center"}"#)
  }
}

private struct Chat: View {
  var scrollsFirst = false
  @State private var count = 3

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack { ForEach(0..<count, id: \.self) { Text("Message \($0)") } }
        Text("The end").id("end")
      }
      .onAppear { if scrollsFirst { proxy.scrollTo(count - 1, anchor: .bottom) } }
      Button("First") { proxy.scrollTo(0, anchor: .top) }
      Button("Say") {
        count += 1
        proxy.scrollTo(count - 1)
      }
      Button("End") { proxy.scrollTo("end") }
      Button("Nowhere") { proxy.scrollTo(-1) }
    }
  }
}

private struct Words: View {
  private let words = ["a", "b", "c"]

  var body: some View {
    ScrollViewReader { proxy in
      List(words, id: \.self) { Text($0) }
      Button("Last") { proxy.scrollTo(words.last) }
      Button("None") { proxy.scrollTo([String]().last) }
    }
  }
}

private struct Rows: View {
  @State private var selection: String?

  var body: some View {
    ScrollViewReader { proxy in
      List(["First", "Second"], id: \.self, selection: $selection) { Text($0) }
      VStack { ForEach(1..<3) { Card(number: $0) } }
      List { Section { Text("In it") }.id(7) }
      Button("Row") { proxy.scrollTo("Second") }
      Button("Card") { proxy.scrollTo(2) }
      Button("Section") { proxy.scrollTo(7) }
    }
  }

  private struct Card: View {
    let number: Int

    var body: some View {
      Text("Card \(number)")
      Text("more")
    }
  }
}
