import Testing
import WheelhouseTesting

@testable import wheelhouse_bench

@Suite struct StepsTests {
  private func take(
    _ json: String, _ scenario: inout AppScenario<some AppSteps>
  ) throws -> Bool {
    try Array(json.utf8).withBytes { bytes throws(SocketError) in
      try scenario.received(bytes, on: 0)
    }
  }

  private func next(_ scenario: inout AppScenario<some AppSteps>) -> String {
    var text = CommandText()
    scenario.next(0, into: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test func `a visitor of Products learns the new screen before going on`() throws {
    var scenario = AppScenario<ProductsSteps>(sessions: 1)
    _ = try take(
      #"{"type":"screen","rev":1,"x":{"type":"list","children":[{"type":"button","id":"r"}]}}"#,
      &scenario)
    #expect(next(&scenario) == #"{"type":"action","seq":1,"rev":1,"target":"r","name":"tap"}"#)
    #expect(!scenario.isReady(0))
    let screen =
      #"{"type":"screen","id":"s","children":[{"type":"button","id":"c","text":"Add to Cart"}]}"#
    let answered = try take(
      #"{"type":"patch","rev":2,"base":1,"ack":1,"ops":[{"path":"/x","value":\#(screen)}]}"#,
      &scenario)
    #expect(answered && scenario.isReady(0))
    #expect(next(&scenario) == #"{"type":"action","seq":2,"rev":2,"target":"c","name":"tap"}"#)
    #expect(next(&scenario) == #"{"type":"back","seq":3,"rev":2,"target":"s"}"#)
    #expect(scenario.nextKind(0) == 0 && scenario.isReady(0))
  }

  @Test func `items are those of the column between, also when they come later`() throws {
    func column(_ id: String, _ link: String) -> String {
      #"{"type":"splitColumn","id":"\#(id)","children":[\#(link)]}"#
    }
    func link(_ id: String) -> String { #"{"type":"navigationLink","id":"\#(id)"}"# }
    var scenario = AppScenario<ColumnSteps>(sessions: 1)
    let columns = column("s", link("a")) + "," + column("c", "") + "," + column("d", "")
    _ = try take(#"{"type":"screen","rev":1,"x":[\#(columns)]}"#, &scenario)
    #expect(!scenario.isReady(0))
    let items = link("i") + "," + link("j")
    _ = try take(#"{"type":"patch","rev":2,"base":1,"ops":[{"value":[\#(items)]}]}"#, &scenario)
    #expect(scenario.isReady(0))
    #expect(next(&scenario).contains(#""target":"j""#))
    #expect(next(&scenario).contains(#""target":"i""#))
  }

  @Test func `a visitor goes from tab to tab`() throws {
    var scenario = AppScenario<TabSteps>(sessions: 1)
    _ = try take(
      #"{"type":"screen","rev":1,"x":[{"type":"tab","id":"a"},{"type":"tab","id":"b"}]}"#, &scenario
    )
    #expect(next(&scenario) == #"{"type":"action","seq":1,"rev":1,"target":"b","name":"select"}"#)
    #expect(next(&scenario) == #"{"type":"action","seq":2,"rev":1,"target":"a","name":"select"}"#)
  }

  @Test func `a sheet is closed by its own button`() throws {
    var scenario = AppScenario<SheetSteps>(sessions: 1)
    let open = #"{"type":"button","id":"o","text":"Settings"}"#
    _ = try take(#"{"type":"screen","rev":1,"x":[\#(open)]}"#, &scenario)
    #expect(next(&scenario).contains(#""target":"o""#))
    #expect(!scenario.isReady(0) && scenario.nextKind(0) == 1)
    let close = #"{"type":"button","id":"d","text":"Done"}"#
    _ = try take(#"{"type":"patch","rev":2,"ack":1,"ops":[{"value":\#(close)}]}"#, &scenario)
    #expect(next(&scenario).contains(#""target":"d""#))
    #expect(scenario.nextKind(0) == 0 && scenario.isReady(0))
  }

  @Test func `a link is followed there and back`() {
    var scenario = AppScenario<LinkSteps>(sessions: 1)
    #expect(
      next(&scenario) == #"{"type":"open","seq":1,"url":"/library/category-2/alpine-passes"}"#)
    #expect(next(&scenario) == #"{"type":"open","seq":2,"url":"/library/category-1"}"#)
  }

  @Test func `a word is typed and erased letter by letter`() throws {
    var scenario = AppScenario<FilterSteps>(sessions: 1)
    _ = try take(#"{"type":"screen","rev":1,"x":{"type":"searchField","id":"f"}}"#, &scenario)
    let word = FilterSteps.words[0]
    let values = (0..<word.count * 2 + 1).map { _ in
      next(&scenario).split(separator: #""value":"#).last.map { String($0.dropFirst().dropLast(2)) }
    }
    let typed = (1...word.count).map { String(word.prefix($0)) }
    let erased = (0..<word.count).reversed().map { String(word.prefix($0)) }
    #expect(values == typed + erased + [String(FilterSteps.words[1].prefix(1))])
  }

  @Test func `the counter's button is found by its text, else the first one is taken`() throws {
    var named = AppScenario<CounterSteps>(sessions: 1)
    let other = #"{"type":"button","id":"a","text":"Reset"}"#
    let wanted = #"{"type":"button","id":"b","text":"\#(CounterSteps.button)"}"#
    _ = try take(#"{"type":"screen","rev":1,"x":[\#(other),\#(wanted)]}"#, &named)
    #expect(next(&named).contains(#""target":"b""#))
    var unnamed = AppScenario<CounterSteps>(sessions: 1)
    _ = try take(#"{"type":"screen","rev":1,"x":[\#(other)]}"#, &unnamed)
    #expect(next(&unnamed).contains(#""target":"a""#))
  }
}
