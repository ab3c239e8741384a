/// The commands that the server has not answered yet, as a pure value with no socket in it.
///
/// Each keeps its number for good: after a reconnect the very same message goes out again, and the
/// server, which counts, applies it once.
nonisolated struct Outbox: Sendable {
  private struct Entry {
    let seq: Int
    let text: String
    var isSent = false
  }

  private var entries: [Entry] = []
  /// The highest number that has been answered.
  private(set) var settled = 0

  var isEmpty: Bool { entries.isEmpty }

  /// The number of the oldest command without an answer.
  var oldest: Int? { entries.first?.seq }

  mutating func add(_ text: String, seq: Int) {
    entries.append(Entry(seq: seq, text: text))
  }

  /// Everything to send now, in order; it counts as sent from here on.
  mutating func takeUnsent() -> [String] {
    let texts = entries.filter { !$0.isSent }.map(\.text)
    for index in entries.indices { entries[index].isSent = true }
    return texts
  }

  /// Whatever is unanswered goes out again.
  mutating func sendAgain() {
    for index in entries.indices { entries[index].isSent = false }
  }

  /// The server has answered everything up to that number.
  mutating func settle(through seq: Int) {
    settled = max(settled, seq)
    entries.removeAll { $0.seq <= seq }
  }
}
