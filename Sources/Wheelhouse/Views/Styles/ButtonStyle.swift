import ScreenDocument

/// How buttons look, made of views.
///
///     struct CapsuleStyle: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///           .padding()
///           .background(configuration.role == .destructive ? .red : .accentColor)
///       }
///     }
///
///     Button("Buy") { … }.buttonStyle(CapsuleStyle())
///
/// The button stays one: it is tapped as a whole. So does what leads on, which has the style, too: a ``NavigationLink``,
/// a ``Link``, and a ``ShareLink`` with a label. Buttons of menus, dialogs and swipe actions are the client's to draw,
/// whatever the style.
///
/// The client shows that something is pressed by itself: `isPressed` of the configuration is always false.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// What there is to style.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` styles: a button, or a link.
public struct ButtonStyleConfiguration: ControlStyleConfiguration {
  /// The bit of buttons.
  public static let _controls = StyledControls.buttons.rawValue

  /// The label of a button or a link, whatever its type.
  public struct Label: View {
    let view: AnyView
    /// The label as it is.
    public var body: some View { view }
  }

  /// What the button means; nil of a link.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Always false: presses are the client's, and over before the server hears of them.
  public var isPressed: Bool { false }
}

/// How the client draws buttons.
public nonisolated struct SystemButtonStyle: Sendable {
  let name: Word?
  /// As the place wants it.
  public static let automatic = SystemButtonStyle(name: nil)
  /// With a border.
  public static let bordered = SystemButtonStyle(name: "bordered")
  /// With a border, as the main action.
  public static let borderedProminent = SystemButtonStyle(name: "borderedProminent")
  /// Without a border.
  public static let borderless = SystemButtonStyle(name: "borderless")
  /// As its content alone.
  public static let plain = SystemButtonStyle(name: "plain")
}

extension View {
  /// How the client draws buttons.
  @inlinable
  public consuming func buttonStyle(_ style: SystemButtonStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .buttonStyle(style))
  }

  /// What buttons show.
  public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> ModifiedContent<
    Self, ControlStyleModifier<ButtonStyleConfiguration>
  > {
    let style = ControlStyle<ButtonStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return ModifiedContent(content: self, modifier: ControlStyleModifier(style: style))
  }
}

extension RenderContext {
  /// Whether a button here is drawn by a style of the app's own.
  @usableFromInline
  var hasButtonStyle: Bool { environment.styled.contains(.buttons) && renderer.dialog == nil }

  /// Writes the label of the button that is open as the style here makes it.
  @usableFromInline
  func styled<L: View>(_ role: ButtonRole?, _ label: L) {
    write(.buttonStyle, "plain")
    let label = ButtonStyleConfiguration.Label(view: AnyView(label))
    beginSlot(.children).styled(ButtonStyleConfiguration(role: role, label: label))
    endSlot()
  }

  /// Writes the label of the link that is open, as the style of buttons here makes it; one without a label has the
  /// client's.
  @usableFromInline
  func linked<L: View>(by label: L) {
    if hasButtonStyle && L.self != EmptyView.self { return styled(nil, label) }
    labelled(by: label, keepsLooks: true)
  }
}
