/// The members of a comma-separated header value, without the space around them (RFC 9110 §5.6.1).
struct HeaderList: Sequence {
  private let members: [String]

  init(_ value: String) {
    members = value.split(separator: ",").map { Self.trimmed($0) }.filter { !$0.isEmpty }
  }

  func makeIterator() -> IndexingIterator<[String]> { members.makeIterator() }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
