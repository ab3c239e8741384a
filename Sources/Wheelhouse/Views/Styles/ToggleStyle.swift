import ScreenDocument

/// How toggles look and work, made of views.
///
///     struct CheckboxStyle: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///           Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///           configuration.label
///         }
///       }
///     }
///
///     Toggle("Gift wrap", isOn: $isWrapped).toggleStyle(CheckboxStyle())
///
/// A toggle without such a style is one for assistive technology too: see ``SystemToggleStyle``.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// What there is to style.
  typealias Configuration = ToggleStyleConfiguration

  /// What stands in the toggle's place.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` styles.
public struct ToggleStyleConfiguration: ControlStyleConfiguration {
  /// The bit of toggles.
  public static let _controls = StyledControls.toggles.rawValue

  /// The label of a toggle, whatever its type.
  public struct Label: View {
    let view: AnyView
    /// The label as it is.
    public var body: some View { view }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on; setting it is what a tap on it is to do.
  @Binding public var isOn: Bool
}

/// How the client draws toggles.
public nonisolated struct SystemToggleStyle: Sendable {
  let name: Word?
  /// As the place wants it: in a bar a button, elsewhere a switch.
  public static let automatic = SystemToggleStyle(name: nil)
  /// As a switch.
  public static let `switch` = SystemToggleStyle(name: "switch")
  /// As a box with a mark in it.
  public static let checkbox = SystemToggleStyle(name: "checkbox")
  /// As a button that stays pressed.
  public static let button = SystemToggleStyle(name: "button")
}

extension View {
  /// How the client draws toggles.
  @inlinable
  public consuming func toggleStyle(_ style: SystemToggleStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .toggleStyle(style))
  }

  /// What toggles show and do.
  public consuming func toggleStyle<Style: ToggleStyle>(_ style: Style) -> ModifiedContent<
    Self, ControlStyleModifier<ToggleStyleConfiguration>
  > {
    let style = ControlStyle<ToggleStyleConfiguration>(style) {
      $0.makeBody(configuration: $1).turningOver($1.isOn)
    }
    return ModifiedContent(content: self, modifier: ControlStyleModifier(style: style))
  }
}
