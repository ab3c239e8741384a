/// Names one effect, so that it is had once however often it is asked for.
///
/// The key is written down together with the effect: whoever finds it there knows that the work was done.
/// In a command, and in the tasks that a command starts, keys follow from the command and its number. When it is
/// applied again, because its answer was lost or the process died, the same keys come again.
public nonisolated struct OperationKey: Hashable, Sendable {
  /// The key as text, at most a few dozen ASCII characters: also what to send as an `Idempotency-Key`.
  public let text: String

  /// A key with a text of its own, which has to be as unique as the effect it stands for.
  public init(_ text: String) { self.text = text }

  /// The key of the next effect.
  ///
  /// In a command it is `session:client:seq:wish:n`, where `n` counts the keys taken in that command: take a
  /// key in the action itself where several tasks of one command need one, since tasks have no order.
  /// Elsewhere it is a random one of 128 bits.
  public static func next() -> OperationKey {
    CommandScope.current?.nextKey() ?? OperationKey(randomText())
  }

  private static func randomText() -> String {
    var random = SystemRandomNumberGenerator()
    let words = (0..<2).map { _ in String(random.next(), radix: 16) }
    return words.map { String(repeating: "0", count: 16 - $0.utf8.count) + $0 }.joined()
  }
}

/// A key is coded as its text.
extension OperationKey: Codable {
  /// Reads the text.
  public nonisolated init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the text.
  public nonisolated func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
