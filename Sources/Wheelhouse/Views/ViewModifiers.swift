import ScreenDocument

/// A view with something added; what the modifiers below return.
public struct ModifiedContent<Content: View, Modifier: RenderModifier>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable
  init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Lets the modifier render the content.
  @inlinable
  public static func _render(_ view: borrowing ModifiedContent, in context: RenderContext) {
    view.modifier.render(view.content, in: context.at(0x11))
  }
}

/// What a modifier does with the view it is applied to; an app's own are ``ViewModifier``s.
@MainActor @preconcurrency
public protocol RenderModifier {
  /// Renders the view, changed.
  func render<Content: View>(_ content: borrowing Content, in context: RenderContext)
}

/// Writes something on the next node, or nothing where there is nothing to write.
public struct PendingModification: LooksModifier {
  let pending: PendingModifier?
  /// For which controls no style of the app's own further out is in force any more.
  let ends: StyledControls
  /// Whether pickers are links from here on.
  let linksPickers: Bool

  init(pending: PendingModifier?, ends: StyledControls = [], linksPickers: Bool = false) {
    self.pending = pending
    self.ends = ends
    self.linksPickers = linksPickers
  }

  /// Renders the view while the modification is pending.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    Content._render(content, in: push(context))
    pop(context)
  }

  @usableFromInline
  func push(_ context: RenderContext) -> RenderContext {
    if linksPickers { return context.linkingPickers() }
    guard let pending else { return ends.isEmpty ? context : context.unstyled(ends) }
    if pending.isBackground, let edge = context.boxEdge {
      return context.beginBox(edge).adding(pending)
    }
    return ends.isEmpty ? context.adding(pending) : context.unstyled(ends).adding(pending)
  }

  @usableFromInline
  func pop(_ context: RenderContext) {
    guard let pending else { return }
    context.takeBack()
    if pending.isBackground, let edge = context.boxEdge { context.endBox(edge) }
  }
}

/// Says what is inside looks like, and nothing of what it is; only this module implements it.
public protocol LooksModifier: RenderModifier {}

/// Sets the kind of text inside; what a font has besides its name is modified one by one.
public struct FontModification: LooksModifier {
  let font: Font?

  @usableFromInline
  init(_ font: Font?) { self.font = font }

  /// Renders the view while the modifications are pending.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let (inner, count) = push(context)
    Content._render(content, in: inner)
    pop(count, context)
  }

  @usableFromInline
  func push(_ context: RenderContext) -> (RenderContext, Int) {
    guard let font else { return (context, 0) }
    var (inner, count) = (context.adding(.word(.font, font.name)), 1)
    func add(_ modifier: PendingModifier) {
      inner = inner.adding(modifier)
      count += 1
    }
    if let weight = font.weight { add(.word(.weight, weight.name)) }
    if !font.traits.isEmpty {
      for (trait, name) in Text.Traits.named where font.traits.contains(trait) { add(.flag(name)) }
    }
    return (inner, count)
  }

  @usableFromInline
  func pop(_ count: Int, _ context: RenderContext) {
    for _ in 0..<count { context.takeBack() }
  }
}

/// Asks something of the screen, sheet or stack around.
public struct PreferenceModifier: RenderModifier {
  let preference: Preference?

  init(preference: Preference?) { self.preference = preference }

  /// Asks, and renders the view.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    ask(context)
    Content._render(content, in: context)
  }

  @usableFromInline
  func ask(_ context: RenderContext) {
    if let preference { context.prefer(preference) }
  }
}

/// Hands changed values of the environment to the content.
public struct EnvironmentModifier: RenderModifier {
  let change: @MainActor (inout EnvironmentValues) -> Void

  /// Renders the view with changed values.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let values = changed(context)
    let count = context.pendingCount
    Content._render(content, in: context.entering(values))
    context.takeBackPending(to: count)
    withExtendedLifetime(values) {}
  }

  @usableFromInline
  func changed(_ context: RenderContext) -> EnvironmentValues {
    var values = context.environment.values
    change(&values)
    return values
  }
}

/// Switches controls off, or leaves everything as it is.
public struct DisablingModifier: RenderModifier {
  @usableFromInline let isDisabled: Bool

  @inlinable
  init(isDisabled: Bool) { self.isDisabled = isDisabled }

  /// Renders the view, with its controls switched off where the modifier says so.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    guard isDisabled else { return Content._render(content, in: context) }
    let values = context.disabledValues()
    Content._render(content, in: context.with(values))
    withExtendedLifetime(values) {}
  }
}

extension RenderContext {
  /// This context with other values, which the caller keeps alive.
  @usableFromInline
  func with(_ values: EnvironmentValues) -> RenderContext {
    var copy = self
    copy.environment = values.link
    return copy
  }

  @usableFromInline
  func disabledValues() -> EnvironmentValues {
    var values = environment.values
    values.isEnabled = false
    return values
  }
}

extension View {
  consuming func pending(_ modifier: PendingModifier?) -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: PendingModification(pending: modifier))
  }

  consuming func property(
    _ name: PropertyName, _ value: String?
  ) -> ModifiedContent<Self, PendingModification> {
    pending(value.map { .string(name, $0) })
  }

  consuming func property(
    _ name: PropertyName, flag: Bool
  ) -> ModifiedContent<Self, PendingModification> { pending(flag ? .flag(name) : nil) }

  consuming func preferring(_ preference: Preference?) -> ModifiedContent<Self, PreferenceModifier>
  {
    ModifiedContent(content: self, modifier: PreferenceModifier(preference: preference))
  }

  consuming func changingEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    ModifiedContent(content: self, modifier: EnvironmentModifier(change: change))
  }
}

extension View where Self: Equatable {
  /// Says that the view is compared by `==`, which it is anyway.
  @inlinable
  public consuming func equatable() -> Self { self }
}

extension View {
  /// Switches the controls inside off where `disabled` is true; a command on one is then refused.
  @inlinable
  public consuming func disabled(_ disabled: Bool) -> ModifiedContent<Self, DisablingModifier> {
    ModifiedContent(content: self, modifier: DisablingModifier(isDisabled: disabled))
  }

  /// Gives the view an identity of its own: another id is another view with fresh state.
  @inlinable
  public consuming func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, IdentityModifier> {
    ModifiedContent(content: self, modifier: IdentityModifier(id))
  }

  /// A number beside the view; zero hides it.
  @inlinable
  public consuming func badge(_ count: Int) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .badge(count))
  }

  /// A text beside the view; nil hides it.
  @inlinable
  @_disfavoredOverload
  public consuming func badge(_ label: String?) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .badge(label))
  }

  /// A text beside the view; nil hides it.
  public consuming func badge(_ label: Text?) -> ModifiedContent<Self, PendingModification> {
    badge(label?.string)
  }

  /// Runs `action` when the view is tapped.
  @preconcurrency
  @inlinable
  public consuming func onTapGesture(perform action: @escaping @MainActor () -> Void)
    -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: .onTapGesture(perform: action))
  }

  /// What the view is for.
  ///
  /// The client shows it beside the view while a mouse rests there or the keyboard has it, and assistive
  /// technology says it after the view's name unless there is an `accessibilityHint`. By touch nothing
  /// shows it, so it is not the place for what everybody must know.
  @inlinable
  @_disfavoredOverload
  public consuming func help(_ text: String) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .help(text))
  }

  /// What the view is for, as with a string.
  public consuming func help(_ text: Text) -> ModifiedContent<Self, PendingModification> {
    property(.help, text.string)
  }

  /// What assistive technology calls the view.
  @inlinable
  @_disfavoredOverload
  public consuming func accessibilityLabel(_ label: String) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .accessibilityLabel(label))
  }

  /// What assistive technology calls the view.
  public consuming func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, PendingModification
  > {
    property(.accessibilityLabel, label.string)
  }

  /// What assistive technology says of the view's use.
  public consuming func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, PendingModification
  > {
    property(.accessibilityHint, hint.string)
  }

  /// What assistive technology says of the view's use.
  @inlinable
  @_disfavoredOverload
  public consuming func accessibilityHint(_ hint: String) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .accessibilityHint(hint))
  }

  /// A name by which tests find the view.
  @inlinable
  public consuming func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .accessibilityIdentifier(identifier))
  }

  /// Hides the view from assistive technology.
  @inlinable
  public consuming func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .accessibilityHidden(hidden))
  }
}
