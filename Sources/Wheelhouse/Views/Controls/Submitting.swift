/// What a person submits.
///
/// Follows [Apple's `SubmitTriggers`](https://developer.apple.com/documentation/swiftui/submittriggers).
public nonisolated struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field, or a secure one.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search field of a `searchable` view, or a suggestion for it that is chosen.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs `action` when a field inside is submitted, after those of views further in.
  ///
  /// - Parameters:
  ///   - triggers: which fields; without it those for text, and not the one that is searched with.
  ///   - action: what is done.
  @preconcurrency
  public consuming func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, KeepingModifier> {
    ModifiedContent(content: self, modifier: .submitting(triggers, action))
  }

  /// Keeps actions of views further out from running when a field inside is submitted.
  public consuming func submitScope(_ isBlocking: Bool = true) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    changingEnvironment { values in
      if isBlocking {
        values.submitAction = nil
        values.submitTriggers = []
      }
    }
  }
}

extension KeepingModifier {
  fileprivate static func submitting(
    _ triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void
  ) -> KeepingModifier {
    KeepingModifier { context in
      let submit = context.kept(0x0F) { SubmitAction(action) }
      var values = context.environment.values
      submit?.triggers = triggers
      submit?.action = action
      submit?.outer = values.submitAction
      values.submitAction = submit
      values.submitTriggers.formUnion(triggers)
      return values
    }
  }
}

/// An action for when a field is submitted, compared as the object it is.
final class SubmitAction {
  fileprivate var triggers = SubmitTriggers.text
  fileprivate var action: @MainActor () -> Void
  /// What a view further out does then, after this one.
  fileprivate var outer: SubmitAction?

  fileprivate init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Does what is to be done when a field of that kind is submitted.
  func run(for trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.run(for: trigger)
  }
}

private nonisolated struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private nonisolated struct SubmitTriggersKey: EnvironmentKey {
  static var defaultValue: SubmitTriggers { [] }
}

extension EnvironmentValues {
  /// What the views around a field do when it is submitted.
  fileprivate(set) var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// The kinds of fields for which they do something.
  fileprivate(set) var submitTriggers: SubmitTriggers {
    get { self[SubmitTriggersKey.self] }
    set { self[SubmitTriggersKey.self] = newValue }
  }
}
