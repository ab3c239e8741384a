import ScreenDocument

/// How labels look, made of views.
///
///     struct UprightStyle: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack {
///           configuration.icon
///           configuration.title
///         }
///       }
///     }
///
///     Label("Cart", systemImage: "cart").labelStyle(UprightStyle())
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// What there is to style.
  typealias Configuration = LabelStyleConfiguration

  /// What a label shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` styles.
public struct LabelStyleConfiguration: ControlStyleConfiguration {
  /// The bit of labels.
  public static let _controls = StyledControls.labels.rawValue

  /// The title of a label, whatever its type.
  public struct Title: View {
    let view: AnyView
    /// The title as it is.
    public var body: some View { view }
  }

  /// The icon of a label, whatever its type.
  public struct Icon: View {
    let view: AnyView
    /// The icon as it is.
    public var body: some View { view }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style is asked for, for a style that adds something to it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// Which parts of a label the client shows.
public nonisolated struct SystemLabelStyle: Sendable {
  let name: Word?
  /// As the place wants it.
  public static let automatic = SystemLabelStyle(name: nil)
  /// Only the icon; the title stays its accessible name.
  public static let iconOnly = SystemLabelStyle(name: "iconOnly")
  /// Only the title.
  public static let titleOnly = SystemLabelStyle(name: "titleOnly")
  /// Both.
  public static let titleAndIcon = SystemLabelStyle(name: "titleAndIcon")
}

extension View {
  /// Which parts of a label the client shows.
  @inlinable
  public consuming func labelStyle(_ style: SystemLabelStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .labelStyle(style))
  }

  /// What labels show.
  public consuming func labelStyle<Style: LabelStyle>(_ style: Style) -> ModifiedContent<
    Self, ControlStyleModifier<LabelStyleConfiguration>
  > {
    let style = ControlStyle<LabelStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return ModifiedContent(content: self, modifier: ControlStyleModifier(style: style))
  }
}

extension RenderContext {
  /// Whether a label here is drawn by a style of the app's own.
  @usableFromInline
  var hasLabelStyle: Bool { environment.styled.contains(.labels) }

  /// Renders a label as the style here makes it.
  func styled<Title: View, Icon: View>(_ label: Label<Title, Icon>) {
    styled(
      LabelStyleConfiguration(
        title: .init(view: AnyView(label.title)), icon: .init(view: AnyView(label.icon))))
  }
}
