import Wheelhouse

/// The dialog of a screen, which outlives the process with what has been typed into it.
final class DialogMemory<Action: Hashable & Codable>: ObservableObject, Codable {
  @Published var dialog: DialogState<Action>?

  init() {}

  init(from decoder: any Decoder) throws {
    dialog = try decoder.singleValueContainer().decode(DialogState<Action>?.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dialog)
  }
}

nonisolated extension DialogState {
  /// Says that something was refused, or why it failed.
  static func oops(_ message: String) -> DialogState {
    DialogState("Oops!", message: message, buttons: [.cancel("OK")])
  }
}
