import Testing

@testable import wheelhouse_bench

@Suite struct NodeScannerTests {
  /// Each node found, as one line.
  private func nodes(_ json: String, text: String = "") -> [String] {
    var lines: [String] = []
    var json = json
    json.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      NodeScanner.scan(bytes, text: text) { node in
        let words = [
          String(decoding: bytes[node.type], as: UTF8.self),
          String(decoding: bytes[node.id], as: UTF8.self), node.takesTap ? "tap" : nil,
          node.hasText ? "text" : nil, node.isInList ? "list" : nil, node.isInBar ? "bar" : nil,
        ]
        lines.append(words.compactMap { $0 }.joined(separator: " "))
      }
    }
    return lines
  }

  @Test func `a button is known by the text of a node in it`() {
    let json = """
      {"type":"screen","document":{"root":{"type":"vStack","children":[
        {"type":"button","id":"b1","children":[{"type":"text","text":"Less"}]},
        {"type":"button","id":"b2","children":[{"type":"text","text":"More"}]}]}}}
      """
    #expect(nodes(json, text: "More") == ["button b1 tap", "button b2 tap text"])
  }

  @Test func `rows of a list are told from what is in a bar`() {
    let json = """
      {"type":"screen","id":"s","toolbar":[{"type":"button","id":"t","text":"Cart"}],
       "search":[{"type":"searchField","id":"f","value":"a \\"quoted\\" {"}],
       "children":[{"type":"list","children":[
         {"type":"row","id":"r","actions":["select","tap"],"swipeActions":[
           {"type":"button","id":"d"}]}]}]}
      """
    #expect(
      nodes(json) == [
        "button t tap bar", "searchField f bar", "button d tap list bar", "row r tap list",
        "screen s",
      ])
  }

  @Test func `what a patch adds is placed by its path`() {
    let json = """
      {"type":"patch","rev":2,"ops":[
        {"op":"add","path":"/root/children/0","value":{"type":"button","id":"a"}},
        {"op":"add","path":"/root/toolbar/0","value":{"type":"button","id":"b"}}]}
      """
    #expect(nodes(json) == ["button a tap list", "button b tap list bar"])
  }

  @Test func `cut JSON is read as far as it goes`() {
    let json = #"{"type":"button","id":"a\\","children":[{"id":"b","type":"text"}]}}]"#
    for count in 0...json.utf8.count {
      #expect(nodes(String(json.prefix(count))).count <= 2)
    }
  }
}
