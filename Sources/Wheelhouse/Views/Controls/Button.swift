import ScreenDocument

/// What a button means.
public nonisolated struct ButtonRole: Equatable, Sendable {
  let name: String
  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// Closes what it is in.
  public static let close = ButtonRole(name: "close")
  /// Agrees to what is asked, or finishes.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that runs an action.
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let label: Label

  /// Creates a button with a label of any view.
  @preconcurrency
  @inlinable
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of any view.
  @preconcurrency
  @inlinable
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Writes a button node; the action stays on the server.
  @inlinable
  public static func _render(_ view: borrowing Button, in context: RenderContext) {
    context.beginButton(role: view.role, action: view.action)
    if context.hasButtonStyle {
      context.styled(view.role, view.label)
    } else {
      context.faced(by: view.label)
    }
    context.end()
  }
}

extension RenderContext {
  @usableFromInline
  func beginButton(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    begin(.button, action: .tap(tap(role, action)))
    if !environment.swipe.isEmpty { writeSwipePlace() }
    write(.role, role?.name)
  }

  /// In a dialog a button closes it first, and tells it that there is one.
  private func tap(
    _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    guard let dialog = renderer.dialog?.object else { return action }
    let tap = dialog.closing(before: action)
    let isCancel = role == .cancel || role == .close
    let button = DialogTap(isCancel: isCancel, isEnabled: environment.isEnabled, tap: tap)
    prefer(.dialogTap(button))
    return tap
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}
