import ScreenDocument

// Shapes of other views: of their backgrounds, and of pictures.
extension View {
  /// Puts a colour or a material behind the view, in a shape.
  @inlinable
  public consuming func background<F: ShapeStyle, S: Shape>(
    _ style: F, in shape: S
  ) -> ModifiedContent<ModifiedContent<Self, PendingModification>, PendingModification> {
    ModifiedContent(
      content: ModifiedContent(content: self, modifier: .background(style._style)),
      modifier: .shape(shape._form))
  }

  /// Puts what is behind a screen behind the view, in a shape.
  public consuming func background<S: Shape>(
    in shape: S
  ) -> ModifiedContent<ModifiedContent<Self, PendingModification>, PendingModification> {
    background(ShapeStyleWord(ground: "white"), in: shape)
  }

  /// Puts a colour or a material behind the view.
  @_disfavoredOverload
  @inlinable
  public consuming func background<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .background(style._style))
  }

  /// Sets the colour of what is inside.
  @_disfavoredOverload
  @inlinable
  public consuming func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .foreground(style._style))
  }

  /// Cuts off what of the view is outside of a shape: its background, or a picture.
  @inlinable
  public consuming func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .shape(shape._form))
  }

  /// Rounds the corners of the view's background, or of a picture; the older spelling of `clipShape`.
  @inlinable
  public consuming func cornerRadius(
    _ radius: Double, antialiased: Bool = true
  ) -> ModifiedContent<Self, PendingModification> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// How a shape is filled: the client's choice.
public nonisolated struct FillStyle: Sendable {
  /// Creates one.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension PendingModification {
  @usableFromInline
  static func background(_ style: ShapeStyleWord) -> PendingModification {
    PendingModification(
      pending: style.background.map {
        style.isFaint ? .faintBackground($0) : .word(.background, $0)
      })
  }

  /// The background of a shape, on which nothing lies.
  static func ground(_ style: ShapeStyleWord) -> PendingModification {
    PendingModification(pending: style.background.map { .word(.background, $0) })
  }

  @usableFromInline
  static func foreground(_ style: ShapeStyleWord) -> PendingModification {
    PendingModification(pending: style.foreground.map { .word(.foreground, $0) })
  }

  @usableFromInline
  static func shape(_ form: ShapeForm) -> PendingModification {
    PendingModification(pending: .word(.shape, form.name))
  }
}
