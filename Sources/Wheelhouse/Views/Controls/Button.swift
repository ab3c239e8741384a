import ScreenDocument

/// What a button means.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label of any view.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of any view.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Writes a button node; the action stays on the server.
  public static func _render(_ view: Button, in context: RenderContext) {
    context.begin(.button, action: .tap(view.tap(in: context)))
    context.write(.role, view.role?.name)
    context.labelled(by: view.label)
    context.end()
  }

  /// In an alert a button closes it first.
  private func tap(in context: RenderContext) -> @MainActor () -> Void {
    guard case .dialog(let dialog) = context.container else { return action }
    dialog.count += 1
    let action = action
    let tap: @MainActor () -> Void = {
      dialog.dismiss()
      action()
    }
    if role == .cancel { dialog.cancel = tap }
    return tap
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}
