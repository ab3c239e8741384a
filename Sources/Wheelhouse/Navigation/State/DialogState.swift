/// A dialog as data: what it asks, and what each of its buttons means to the app.
///
///     @Published var dialog: DialogState<MatchesDialog>?
///
///     dialog = DialogState("Delete this match?", buttons: [
///       .init("Delete", role: .destructive, action: .delete(id)), .cancel()
///     ])
///
/// An optional property holds at most one dialog, and setting it to nil closes it, whichever button was
/// tapped. Without buttons there is one named OK. A button that only leaves, and is named OK or Cancel, is named so in
/// the language of the view that shows the dialog.
public nonisolated struct DialogState<Action: Hashable>: Hashable {
  /// What is asked, or what happened.
  public let title: String
  /// A sentence more; nil for none.
  public let message: String?
  /// The buttons, in the order in which they are shown; never empty.
  public let buttons: [DialogButton<Action>]
  /// A field to type into, with what has been typed; nil for none.
  public var textField: DialogTextField?

  /// Creates a dialog.
  public init(
    _ title: String, message: String? = nil, textField: DialogTextField? = nil,
    buttons: [DialogButton<Action>] = []
  ) {
    self.title = title
    self.message = message
    self.textField = textField
    self.buttons = buttons.isEmpty ? [.cancel("OK")] : buttons
  }

  /// What has been typed; empty without a field.
  public var text: String {
    get { textField?.text ?? "" }
    set { textField?.text = newValue }
  }

  /// Whether a button can be tapped now.
  public func isEnabled(_ button: DialogButton<Action>) -> Bool {
    !button.needsText || !text.allSatisfy(\.isWhitespace)
  }
}

/// A button of a dialog.
public nonisolated struct DialogButton<Action: Hashable>: Hashable {
  /// What is on it.
  public let title: String
  /// What tapping it means apart from the action; nil for nothing special.
  public let role: DialogButtonRole?
  /// What the app does; nil when it only closes the dialog.
  public let action: Action?
  /// Whether it can be tapped only while the dialog's field has text, not blanks alone.
  public let needsText: Bool

  /// Creates a button.
  public init(
    _ title: String, role: DialogButtonRole? = nil, action: Action? = nil, needsText: Bool = false
  ) {
    self.title = title
    self.role = role
    self.action = action
    self.needsText = needsText
  }

  /// A button that leaves without doing anything.
  public static func cancel(_ title: String = "Cancel") -> DialogButton {
    DialogButton(title, role: .cancel)
  }
}

/// What a dialog's button means apart from its action.
public nonisolated enum DialogButtonRole: String, Hashable, Sendable, Codable {
  /// Destroys something.
  case destructive
  /// Leaves without doing anything; leaving the dialog in another way means this button.
  case cancel
}

/// A field of a dialog.
public nonisolated struct DialogTextField: Hashable, Sendable, Codable {
  /// What is shown while it is empty.
  public let prompt: String
  /// What has been typed.
  public var text: String
  /// Whether the text is hidden.
  public let isSecure: Bool

  /// Creates a field.
  public init(_ prompt: String, text: String = "", isSecure: Bool = false) {
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
  }
}

nonisolated extension DialogState: Sendable where Action: Sendable {}
nonisolated extension DialogState: Encodable where Action: Encodable {}
nonisolated extension DialogState: Decodable where Action: Decodable {}
nonisolated extension DialogButton: Sendable where Action: Sendable {}
nonisolated extension DialogButton: Encodable where Action: Encodable {}
nonisolated extension DialogButton: Decodable where Action: Decodable {}
