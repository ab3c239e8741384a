/// What is done to a node; the names that the specification knows need no text.
public enum ActionName: Hashable, Sendable {
  /// A press.
  case tap

  /// A new value.
  case change

  /// The end of an entry.
  case submit

  /// Leaving a field.
  case endEditing

  /// Coming to a field, or leaving it.
  case focus

  /// One step up.
  case increment

  /// One step down.
  case decrement

  /// Fetching anew.
  case refresh

  /// Choosing a row.
  case select

  /// Deleting a row.
  case delete

  /// Moving a row.
  case move

  /// Coming into sight, or leaving it.
  case scrollVisibility

  /// Doing what is mostly done with the selected rows.
  case primaryAction

  /// Letting go over it what was dragged.
  case drop

  /// Another name.
  case other(String)

  private static let known: [ActionName] = [
    .tap, .change, .submit, .endEditing, .focus, .increment, .decrement, .refresh, .select, .delete,
    .move, .scrollVisibility, .primaryAction, .drop,
  ]

  /// The name as text becomes one of the known names or ``other(_:)``.
  public init(_ text: String) {
    self = Self.known.first { $0.text == text } ?? .other(text)
  }

  /// The name on the wire.
  public var text: String {
    switch self {
    case .tap: "tap"
    case .change: "change"
    case .submit: "submit"
    case .endEditing: "endEditing"
    case .focus: "focus"
    case .increment: "increment"
    case .decrement: "decrement"
    case .refresh: "refresh"
    case .select: "select"
    case .delete: "delete"
    case .move: "move"
    case .scrollVisibility: "scrollVisibility"
    case .primaryAction: "primaryAction"
    case .drop: "drop"
    case .other(let text): text
    }
  }

  /// The two names that nearly all commands have, told by their bytes; `nil` for any other.
  init?(frequent written: UnsafeRawBufferPointer) {
    if written.isWord("tap") {
      self = .tap
    } else if written.isWord("change") {
      self = .change
    } else {
      return nil
    }
  }
}
