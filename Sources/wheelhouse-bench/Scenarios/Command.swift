/// Writes the commands of protocol 1.
struct Command {
  private(set) var text: CommandText
  private let seq: Int
  private let revision: Int

  init(text: CommandText, seq: Int, revision: Int) {
    self.text = text
    self.seq = seq
    self.revision = revision
  }

  mutating func tap(_ target: [UInt8]) {
    begin(#"{"type":"action","seq":"#, target)
    text.append(#"","name":"tap"}"#)
  }

  /// Sends a new value, in which there must be nothing that JSON escapes.
  mutating func change(_ target: [UInt8], _ value: Substring.UTF8View) {
    begin(#"{"type":"action","seq":"#, target)
    text.append(#"","name":"change","value":""#)
    text.append(value)
    text.append(#""}"#)
  }

  mutating func back(_ target: [UInt8]) {
    begin(#"{"type":"back","seq":"#, target)
    text.append(#""}"#)
  }

  mutating func select(_ target: [UInt8]) {
    begin(#"{"type":"action","seq":"#, target)
    text.append(#"","name":"select"}"#)
  }

  mutating func open(_ url: String) {
    text.append(#"{"type":"open","seq":"#)
    text.append(seq)
    text.append(#","url":""#)
    text.append(url)
    text.append(#""}"#)
  }

  private mutating func begin(_ start: String, _ target: [UInt8]) {
    text.append(start)
    text.append(seq)
    text.append(#","rev":"#)
    text.append(revision)
    text.append(#","target":""#)
    text.append(target)
  }
}
