extension View {
  /// Shows an alert as long as there is one as data.
  ///
  /// A tap on a button sets the binding to nil and then hands over the button's action, if it has one.
  @inlinable
  public consuming func alert<Action>(
    _ dialog: Binding<DialogState<Action>?>, perform: @escaping @MainActor (Action) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(
      content: self, modifier: .asking(dialog, isAlert: true) { action, _ in perform(action) })
  }

  /// Shows an alert as long as there is one as data, for one with a field.
  ///
  /// The second thing handed over is what was typed.
  @inlinable
  public consuming func alert<Action>(
    _ dialog: Binding<DialogState<Action>?>,
    perform: @escaping @MainActor (Action, String) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .asking(dialog, isAlert: true, perform))
  }

  /// Asks what to do as long as there is a question as data.
  ///
  /// A tap on a button sets the binding to nil and then hands over the button's action, if it has one.
  @inlinable
  public consuming func confirmationDialog<Action>(
    _ dialog: Binding<DialogState<Action>?>, perform: @escaping @MainActor (Action) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(
      content: self, modifier: .asking(dialog, isAlert: false) { action, _ in perform(action) })
  }
}

extension PlacingModifier {
  @usableFromInline
  static func asking<Action>(
    _ dialog: Binding<DialogState<Action>?>, isAlert: Bool,
    _ perform: @escaping @MainActor (Action, String) -> Void
  ) -> PlacingModifier {
    let words = DialogWords(
      isAlert: isAlert, title: { dialog.wrappedValue?.title.inLanguageOfView ?? "" },
      message: { dialog.wrappedValue?.message?.inLanguageOfView })
    return anchored(PresentationAnchor.self) { anchor in
      anchor.kind = .dialog(words)
      anchor.wanted = {
        guard let state = dialog.wrappedValue else { return nil }
        return AnyHashable(state.untyped)
      }
      anchor.clear = { dialog.wrappedValue = nil }
      anchor.content = { context in
        guard let state = dialog.wrappedValue else { return }
        let content = DialogContent(state: state, dialog: dialog, perform: perform)
        DialogContent._render(content, in: context)
      }
    }
  }
}

extension DialogState {
  /// The dialog before anything was typed: what tells it from another one.
  fileprivate var untyped: DialogState {
    var untyped = self
    untyped.text = ""
    return untyped
  }
}

/// The field and the buttons of a dialog that is data.
struct DialogContent<Action: Hashable>: PrimitiveView {
  let state: DialogState<Action>
  let dialog: Binding<DialogState<Action>?>
  let perform: @MainActor (Action, String) -> Void

  static func _render(_ view: DialogContent, in context: RenderContext) {
    if let field = view.state.textField { view.render(field, in: context.at(1)) }
    for (index, button) in view.state.buttons.enumerated() {
      view.render(button, in: context.at(UInt64(index) &+ 2))
    }
  }

  private func render(_ field: DialogTextField, in context: RenderContext) {
    let dialog = dialog
    let text = Binding(
      get: { dialog.wrappedValue?.text ?? "" }, set: { dialog.wrappedValue?.text = $0 })
    let prompt = field.prompt.inLanguageOfView
    if field.isSecure {
      Wheelhouse.render(SecureField(prompt, text: text), in: context)
    } else {
      Wheelhouse.render(TextField(prompt, text: text), in: context)
    }
  }

  private func render(_ button: DialogButton<Action>, in context: RenderContext) {
    let (perform, text) = (perform, state.text)
    let language = context.environment.values.language
    let leaves = button.role == .cancel && button.action == nil
    let title = leaves ? OwnWord.said(button.title, in: language) : button.title
    let tappable = Button(title.inLanguageOfView, role: button.role?.buttonRole) {
      if let action = button.action { perform(action, text) }
    }
    Wheelhouse.render(tappable.disabled(!state.isEnabled(button)), in: context)
  }
}

extension DialogButtonRole {
  fileprivate var buttonRole: ButtonRole {
    switch self {
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}
