/// One command's JSON, written into room that is used again.
struct CommandText {
  private(set) var bytes: [UInt8] = []

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// The first message of protocol 1.
  mutating func appendHello(url: String, layout: String) {
    append(#"{"type":"hello","protocol":1,"url":""#)
    append(url)
    append(#"","layout":""#)
    append(layout)
    append(#"","platform":"bench","locale":"en-GB"}"#)
  }

  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
