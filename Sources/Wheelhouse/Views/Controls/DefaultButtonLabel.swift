import ScreenDocument

/// What a button is called that has nothing but a role, in the language that a view has said
/// (``EnvironmentValues/locale``); a bar shows it as a symbol.
///
///     .toolbar {
///       ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
///     }
public struct DefaultButtonLabel: PrimitiveView {
  let role: ButtonRole

  /// Writes a label node.
  public static func _render(_ view: borrowing DefaultButtonLabel, in context: RenderContext) {
    Label<Text, Image>._render(view.said(in: context), in: context)
  }

  /// The words, and a symbol but in a dialog, where there are words alone.
  @usableFromInline
  func said(in context: RenderContext) -> Label<Text, Image> {
    let isInDialog = context.renderer.dialog != nil
    return Label(
      role.word.said(in: context.environment.values.language),
      systemImage: isInDialog ? "" : role.systemImage)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that is called by its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

nonisolated extension ButtonRole {
  fileprivate var word: OwnWord {
    switch self {
    case .cancel: .cancel
    case .destructive: .delete
    case .confirm: .confirm
    default: .close
    }
  }

  fileprivate var systemImage: String {
    switch self {
    case .destructive: "trash"
    case .confirm: "checkmark"
    default: "xmark"
    }
  }
}
