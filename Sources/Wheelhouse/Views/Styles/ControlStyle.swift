// Styles of an app's own: a control with one shows what the style makes of it, from views that there are.
//
// The style travels in the environment. What it makes is an element of its own, so that a style has state and
// environment as a view has, and in there the style is not in force: a button in a button's style is a plain
// one.

/// The kinds of controls that are not the client's to draw: styles of an app's own are in force for them, or they are
/// made of views.
nonisolated struct StyledControls: OptionSet {
  let rawValue: UInt8
  static let buttons = StyledControls(rawValue: 1)
  static let labels = StyledControls(rawValue: 2)
  static let toggles = StyledControls(rawValue: 4)
  static let linkedPickers = StyledControls(rawValue: 8)
}

/// What a style is told of a control.
public protocol ControlStyleConfiguration {
  /// Which controls are styled with it, one bit a kind.
  static var _controls: UInt8 { get }
}

/// A style of an app's own, for the kind of control that has such a configuration.
nonisolated struct ControlStyle<Configuration>: Equatable {
  private let style: Any
  private let isSame: (Any) -> Bool
  fileprivate let draw: @MainActor (Configuration, RenderContext) -> Void

  @MainActor init<Style, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = style
    isSame = { other in (other as? Style).map { haveEqualBytes(style, $0) } ?? false }
    draw = { configuration, context in
      let view = StyledControl(style: style, configuration: configuration, makeBody: makeBody)
      render(view, in: context)
    }
  }

  static func == (first: ControlStyle, second: ControlStyle) -> Bool {
    first.isSame(second.style)
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

private nonisolated struct ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

/// Hands a style of the app's own down.
public struct ControlStyleModifier<Configuration: ControlStyleConfiguration>: RenderModifier {
  let style: ControlStyle<Configuration>

  /// Renders the view with the style in force.
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    var values = context.environment.values
    values[ControlStyleKey<Configuration>.self] = style
    values.styled.insert(StyledControls(rawValue: Configuration._controls))
    Content._render(content, in: context.with(values))
    withExtendedLifetime(values) {}
  }
}

extension RenderContext {
  /// Renders a control as the style in force makes it.
  func styled<Configuration: ControlStyleConfiguration>(_ configuration: Configuration) {
    environment.values[ControlStyleKey<Configuration>.self]?
      .draw(configuration, unstyled(StyledControls(rawValue: Configuration._controls)))
  }

  /// The context in which such controls are the client's to draw, whatever is in force here.
  func unstyled(
    _ controls: StyledControls = [.buttons, .labels, .toggles, .linkedPickers]
  ) -> RenderContext {
    var copy = self
    copy.environment.styled.subtract(controls)
    return copy
  }
}
