import ScreenDocument

/// What a text node sends back: the text on every keystroke, and that it was submitted.
struct TextInput {
  let text: Binding<String>
  /// What is told that the person is in the field.
  let focus: FocusTarget?
  /// What it is for those who are told that it was submitted.
  var trigger = SubmitTriggers.text
  /// Called when the person leaves the field, and before the action for a submit.
  var ended: (@MainActor () -> Void)?

  /// The actions of a field in `context`, which may have a submit action.
  func action(in context: RenderContext) -> HandlerAction {
    let (ended, trigger) = (ended, trigger)
    let submit = context.environment.values.submitAction
    var actions = [
      change,
      NamedAction(name: .submit) { _ in
        ended?()
        submit?.run(for: trigger)
        return true
      },
    ]
    if let ended {
      actions.append(
        NamedAction(name: .endEditing) { _ in
          ended()
          return true
        })
    }
    if let focus { actions.append(focus.action) }
    return .named(actions)
  }

  /// What choosing a suggestion for the field does: it is what is in the field, and submitted.
  func completion(in context: RenderContext) -> @MainActor (String) -> Void {
    let submit = context.environment.values.submitAction
    return { [text, trigger] completion in
      text.wrappedValue = completion
      submit?.run(for: trigger)
    }
  }

  /// The actions of a field that is not submitted.
  var editorAction: HandlerAction { .named(focus.map { [change, $0.action] } ?? [change]) }

  private var change: NamedAction {
    let text = text
    return NamedAction(name: .change) { value in
      guard case .string(let new) = value else { return false }
      text.wrappedValue = new
      return true
    }
  }
}

private nonisolated struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: KeyboardType? { nil }
}

private nonisolated struct TextContentTypeKey: EnvironmentKey {
  static var defaultValue: TextContentType? { nil }
}

private nonisolated struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

private nonisolated struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}

private nonisolated struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// The kind of keyboard that the fields inside ask for.
  public consuming func keyboardType(_ type: KeyboardType) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.keyboardType, type)
  }

  /// What the fields inside are for, so that the client can offer to fill them in; nil says nothing.
  public consuming func textContentType(_ type: TextContentType?) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.textContentType, type)
  }

  /// What the Return key of a keyboard on the screen says in the fields inside.
  public consuming func submitLabel(_ label: SubmitLabel) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.submitLabel, label)
  }

  /// Which letters a keyboard on the screen makes capital in the fields inside; nil leaves it to the client.
  public consuming func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    environment(\.autocapitalization, autocapitalization)
  }

  /// Whether the client leaves what is typed in the fields inside as it is: it corrects no words, and marks none.
  ///
  /// For names, codes and what else is in no dictionary.
  public consuming func autocorrectionDisabled(_ disable: Bool = true) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Whether the client leaves what is typed in the fields inside as it is; the older spelling, in which nil says no.
  public consuming func disableAutocorrection(_ disable: Bool?) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}

extension RenderContext {
  /// Writes what the views around a field say about what is typed there.
  fileprivate func writeTextTraits() {
    let values = environment.values
    write(.keyboardType, values.keyboardType?.rawValue)
    write(.submitLabel, values.submitLabel?.rawValue)
    write(.autocapitalization, values.autocapitalization?.name)
    write(.autocorrectionDisabled, flag: values.autocorrectionDisabled)
    write(.textContentType, values.textContentType?.rawValue)
    writeFocus(values.focusTarget)
  }

  /// Writes whether anything is done when a field is submitted.
  fileprivate func writeSubmits() {
    write(.submits, flag: environment.values.submitTriggers.contains(.text))
  }

  /// Writes that the person is in a field.
  func writeFocus(_ target: FocusTarget?) {
    if let target { write(.focused, flag: target.isFocused) }
  }
}

extension EnvironmentValues {
  fileprivate var keyboardType: KeyboardType? {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  fileprivate var textContentType: TextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }

  fileprivate var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  fileprivate var autocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }

  /// Whether the client corrects nothing that is typed here.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}

/// A kind of keyboard.
public nonisolated enum KeyboardType: String, Sendable {
  /// For any text.
  case `default`
  /// For e-mail addresses.
  case emailAddress
  /// For whole numbers.
  case numberPad
  /// For decimal numbers.
  case decimalPad
  /// For web addresses.
  case URL
  /// For telephone numbers.
  case phonePad
  /// For the letters, digits and signs of ASCII.
  case asciiCapable
  /// For whole numbers, in the digits of ASCII.
  case asciiCapableNumberPad
  /// For digits and signs.
  case numbersAndPunctuation
  /// For the names of persons and their telephone numbers.
  case namePhonePad
  /// For words that are searched for, and addresses.
  case webSearch
}

/// What the Return key of a keyboard on the screen says.
public nonisolated struct SubmitLabel: Sendable {
  let rawValue: String
  /// What was begun is done.
  public static let done = SubmitLabel(rawValue: "done")
  /// Goes where the text says.
  public static let go = SubmitLabel(rawValue: "go")
  /// Sends the text.
  public static let send = SubmitLabel(rawValue: "send")
  /// Joins what the text names.
  public static let join = SubmitLabel(rawValue: "join")
  /// Finds the way there.
  public static let route = SubmitLabel(rawValue: "route")
  /// Looks for the text.
  public static let search = SubmitLabel(rawValue: "search")
  /// Ends the line.
  public static let `return` = SubmitLabel(rawValue: "return")
  /// Goes to the next field.
  public static let next = SubmitLabel(rawValue: "next")
  /// Goes on.
  public static let `continue` = SubmitLabel(rawValue: "continue")
}

/// Which letters a keyboard on the screen makes capital.
public nonisolated struct TextInputAutocapitalization: Sendable {
  let name: String
  /// None of them.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of every word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of every sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All of them.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// A field for a line of text.
public struct TextField<Label: View>: PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let axis: String?
  private let label: Label
  /// Whether what is typed says no value.
  private var isInvalid = false
  private var ended: (@MainActor () -> Void)?
  /// What is rendered instead, for a value that is no text.
  private var formatted: AnyView?

  /// Creates a field with a label of any view.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    axis = nil
    self.label = label()
  }

  /// Creates a field with a label of any view that grows downwards where `axis` is vertical.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis.Set, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis.fieldName, label: label())
  }

  fileprivate init(text: Binding<String>, prompt: Text?, axis: String?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  /// Creates one that calls back when it is left or submitted.
  init(
    text: Binding<String>, prompt: Text?, label: Label, isInvalid: Bool,
    ended: @escaping @MainActor () -> Void
  ) {
    self.init(text: text, prompt: prompt, axis: nil, label: label)
    self.isInvalid = isInvalid
    self.ended = ended
  }

  /// Creates one for a value that is no text.
  init(_ formatted: some View, label: Label) {
    self.init(text: .constant(""), prompt: nil, axis: nil, label: label)
    self.formatted = AnyView(formatted)
  }

  /// Writes a textField node.
  public static func _render(_ view: TextField, in context: RenderContext) {
    if let formatted = view.formatted { return AnyView._render(formatted, in: context.at(1)) }
    let focus = context.environment.values.focusTarget
    let input = TextInput(text: view.text, focus: focus, ended: view.ended)
    context.begin(.textField, action: input.action(in: context))
    context.write(.prompt, view.prompt?.string)
    context.write(.value, view.text.wrappedValue)
    context.write(.invalid, flag: view.isInvalid)
    context.write(.axis, view.axis)
    context.writeSubmits()
    context.writeTextTraits()
    context.labelled(by: view.label)
    context.end()
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, axis: nil, label: Text(title))
  }

  /// Creates a field that grows downwards where `axis` is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis.Set) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a prompt that grows downwards where `axis` is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis.Set
  ) {
    self.init(text: text, prompt: prompt, axis: axis.fieldName, label: Text(title))
  }
}

extension Axis.Set {
  /// What a field says of the way it grows, if it grows.
  fileprivate var fieldName: String? { self == .vertical ? "vertical" : nil }
}

/// A field for a secret.
public struct SecureField: PrimitiveView {
  private let title: String
  private let text: Binding<String>
  private let prompt: Text?

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt
  }

  /// Creates a field with a label, which is a text: others see no more of it than its name.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Text) {
    self.init(label().string, text: text, prompt: prompt)
  }

  /// Writes a secureField node.
  public static func _render(_ view: SecureField, in context: RenderContext) {
    let input = TextInput(text: view.text, focus: context.environment.values.focusTarget)
    context.begin(.secureField, action: input.action(in: context))
    context.write(.text, view.title)
    context.write(.prompt, view.prompt?.string)
    context.write(.value, view.text.wrappedValue)
    context.writeSubmits()
    context.writeTextTraits()
    context.end()
  }
}

/// A field for text of many lines.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }

  /// Writes a textEditor node.
  public static func _render(_ view: TextEditor, in context: RenderContext) {
    let input = TextInput(text: view.text, focus: context.environment.values.focusTarget)
    context.begin(.textEditor, action: input.editorAction)
    context.write(.value, view.text.wrappedValue)
    context.writeTextTraits()
    context.end()
  }
}
