// Styles of an app's own: a control with one shows what the style makes of it, from views that there are.
//
// The style travels in the environment. What it makes is an element of its own, so that a style has state and
// environment as a view has, and in there the style is not in force: a button in a button's style is a plain
// one.

/// A style of an app's own, for the kind of control that has such a configuration.
nonisolated struct ControlStyle<Configuration>: Equatable {
  private let style: Any
  private let isSame: (Any) -> Bool
  private let draw: @MainActor (Configuration, RenderContext) -> Void

  @MainActor init<Style, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = style
    isSame = { other in (other as? Style).map { haveEqualBytes(style, $0) } ?? false }
    draw = { configuration, context in
      let view = StyledControl(style: style, configuration: configuration, makeBody: makeBody)
      context.place(view)
    }
  }

  static func == (first: ControlStyle, second: ControlStyle) -> Bool {
    first.isSame(second.style)
  }

  @MainActor func render(_ configuration: Configuration, in context: RenderContext) {
    context.setting(ControlStyle?.none) { draw(configuration, $0) }
  }
}

/// What a style makes of a control, with the style's own properties.
private struct StyledControl<Style, Configuration, Body: View>: ForeignView {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Body

  static var source: any Any.Type { Style.self }

  var body: Body { makeBody(style, configuration) }
}

private struct ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

/// Hands a style down; nil for what the client draws.
public struct ControlStyleModifier<Configuration>: RenderModifier {
  let style: ControlStyle<Configuration>?
  /// The word for the client.
  let word: PendingModification

  init(_ style: ControlStyle<Configuration>) {
    self.style = style
    word = PendingModification(pending: nil)
  }

  init(_ word: PendingModification) {
    style = nil
    self.word = word
  }

  /// Renders the view with the style in force.
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let content = copy content
    guard style != nil || context.hasStyle(for: Configuration.self) else {
      return word.render(content, in: context)
    }
    context.setting(style) { word.render(content, in: $0) }
  }
}

extension RenderContext {
  /// Whether a control with such a configuration has a style of the app's own here.
  @usableFromInline
  func hasStyle<Configuration>(for type: Configuration.Type) -> Bool {
    environment.has(ControlStyleKey<Configuration>.self) && style(for: type) != nil
  }

  /// The style of the app's own for controls with such a configuration.
  func style<Configuration>(for type: Configuration.Type) -> ControlStyle<Configuration>? {
    environment.values[ControlStyleKey<Configuration>.self]
  }

  /// Renders what the client draws whatever the style: the inside of a menu, swipe actions.
  func unstyled(_ content: (RenderContext) -> Void) {
    let isStyled =
      hasStyle(for: ButtonStyleConfiguration.self) || hasStyle(for: LabelStyleConfiguration.self)
      || hasStyle(for: ToggleStyleConfiguration.self)
    guard isStyled else { return content(self) }
    setting(ControlStyle<ButtonStyleConfiguration>?.none) {
      $0.setting(ControlStyle<LabelStyleConfiguration>?.none) {
        $0.setting(ControlStyle<ToggleStyleConfiguration>?.none, content)
      }
    }
  }

  /// Renders with another style for controls with such a configuration.
  fileprivate func setting<Configuration>(
    _ style: ControlStyle<Configuration>?, _ content: (RenderContext) -> Void
  ) {
    var values = environment.values
    values[ControlStyleKey<Configuration>.self] = style
    content(with(values))
    withExtendedLifetime(values) {}
  }
}
