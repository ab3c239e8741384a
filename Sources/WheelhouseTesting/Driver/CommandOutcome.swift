public import ScreenDocument

/// How a session settled a command.
public enum CommandOutcome: Hashable, Sendable {
  /// It was carried out, and the document is another one.
  case changed
  /// It was carried out, or had been before, and the document is the same.
  case unchanged
  /// It was not carried out.
  case refused(Refusal)

  /// The reason where the command was refused.
  public var refusal: Refusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  /// Whether it was refused for a reason that passes.
  var maySucceedLater: Bool {
    refusal.map { $0.code == .crashed || $0.code == .unavailable } ?? false
  }
}
