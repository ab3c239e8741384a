// Colours, fonts and pictures of one's own.
extension Color {
  /// Absent: a shade.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { self = .primary }

  /// Absent: a shade.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(white: Double, opacity: Double = 1) { self = .primary }

  /// Absent: a shade.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self = .primary
  }

  /// Absent: a shade.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(_ name: String, bundle: AbsentValue = .none) { self = .primary }

  /// Absent: seeing through a colour.
  @available(
    *, unavailable,
    message:
      "leave it out: a background is only tinted; words that count less are .secondary or .tertiary"
  )
  public func opacity(_ opacity: Double) -> Color { self }

  /// Absent: the colour of what is hardly there.
  @available(*, unavailable, message: "use .tertiary")
  public static var quaternary: Color { .tertiary }

  /// Absent: black.
  @available(*, unavailable, message: "use .primary, which is readable in light and dark")
  public static var black: Color { .primary }

  /// Absent: no colour.
  @available(*, unavailable, message: "leave the modifier out")
  public static var clear: Color { .primary }
}

/// Absent: a colour as a view.
@available(
  *, unavailable,
  message: "a colour is no view: use background(_:) on a view, or Rectangle().fill(_:)"
)
extension Color: PrimitiveView {}

extension Font {
  /// Absent: a size.
  @available(
    *, unavailable,
    message: "fonts are words, such as .title, .headline or .caption: the client knows its sizes"
  )
  public static func system(
    size: Double, weight: Font.Weight? = nil, design: AbsentValue = .default
  ) -> Font { .body }

  /// Absent: a size.
  @available(
    *, unavailable,
    message: "fonts are words, such as .title, .headline or .caption: the client knows its sizes"
  )
  public static func system(
    _ style: Font, design: AbsentValue = .default, weight: Font.Weight? = nil
  ) -> Font { .body }

  /// Absent: a size.
  @available(
    *, unavailable,
    message: "fonts are words, such as .title, .headline or .caption: the client knows its sizes"
  )
  public static func custom(_ name: String, size: Double) -> Font { .body }

  /// Absent: a size.
  @available(
    *, unavailable,
    message: "fonts are words, such as .title, .headline or .caption: the client knows its sizes"
  )
  public static func custom(_ name: String, size: Double, relativeTo style: Font) -> Font { .body }
}

extension Font.Weight {
  /// Absent: a weight.
  @available(*, unavailable, message: "use .light")
  public static var ultraLight: Font.Weight { .light }

  /// Absent: a weight.
  @available(*, unavailable, message: "use .light")
  public static var thin: Font.Weight { .light }

  /// Absent: a weight.
  @available(*, unavailable, message: "use .heavy")
  public static var black: Font.Weight { .heavy }
}

extension Image {
  /// Absent: a picture.
  @available(
    *, unavailable,
    message: "use Image(systemName:), or AsyncImage(url:) with a path that an Endpoint answers"
  )
  public init(_ name: String, bundle: AbsentValue = .none) { self.init(systemName: name) }

  /// Absent: a picture.
  @available(
    *, unavailable,
    message: "use Image(systemName:), or AsyncImage(url:) with a path that an Endpoint answers"
  )
  public init<P>(uiImage: P) { self.init(systemName: "photo") }

  /// Absent: a picture.
  @available(
    *, unavailable,
    message: "use Image(systemName:), or AsyncImage(url:) with a path that an Endpoint answers"
  )
  public init(decorative name: String, bundle: AbsentValue = .none) { self.init(systemName: name) }

  /// Absent: how a picture is drawn.
  @available(
    *, unavailable, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func renderingMode(_ mode: AbsentValue?) -> Image { self }

  /// Absent: how a picture is drawn.
  @available(
    *, unavailable, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func interpolation(_ interpolation: AbsentValue) -> Image { self }
}
