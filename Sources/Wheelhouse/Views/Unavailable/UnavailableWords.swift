// Colours, fonts and pictures of one's own.
extension Color {
  /// Absent: a shade.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(
    _ space: AbsentValue, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self = .primary }

  /// Absent: a shade.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(_ space: AbsentValue, white: Double, opacity: Double = 1) { self = .primary }

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
}

extension Font {
  /// Absent: a size.
  @available(
    *, unavailable,
    message: "fonts are words, such as .title, .headline or .caption: the client knows its sizes"
  )
  public static func system(
    size: Double, weight: Font.Weight? = nil, design: AbsentValue = .default
  ) -> Font { .body }

  /// Absent: the design of a font, but for letters of one width.
  @available(
    *, deprecated,
    message: "the client has one design, and monospaced(): leave the design out"
  )
  public static func system(
    _ style: Font, design: AbsentValue?, weight: Font.Weight? = nil
  ) -> Font {
    let font = system(style, weight: weight)
    return design == .monospaced ? font.monospaced() : font
  }

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
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func renderingMode(_ mode: AbsentValue?) -> Image { self }

  /// Absent: how a picture is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func interpolation(_ interpolation: AbsentValue) -> Image { self }
}
