// Shapes and gradients.

/// Absent: a shape.
@available(
  *, unavailable,
  message: "there is no drawing; leave it out, or use Image(systemName:) for a symbol"
)
public struct Rectangle: PrimitiveView, AbsentShape {
  /// Never called.
  public init() {}
  /// Never called.
  public func fill(_ color: Color) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func fill(_ style: AbsentValue) -> Self { self }
  /// Never called.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func stroke(_ style: AbsentValue, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> Self { self }
}

/// Absent: a shape.
@available(
  *, unavailable,
  message: "there is no drawing; leave it out, or use Image(systemName:) for a symbol"
)
public struct RoundedRectangle: PrimitiveView, AbsentShape {
  /// Never called.
  public init(cornerRadius: Double, style: AbsentValue = .continuous) {}
  /// Never called.
  public func fill(_ color: Color) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func fill(_ style: AbsentValue) -> Self { self }
  /// Never called.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func stroke(_ style: AbsentValue, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> Self { self }
}

/// Absent: a shape.
@available(
  *, unavailable,
  message:
    "there is no drawing; a dot is Image(systemName: \"circle.fill\"), a round picture a symbol such as star.circle"
)
public struct Circle: PrimitiveView, AbsentShape {
  /// Never called.
  public init() {}
  /// Never called.
  public func fill(_ color: Color) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func fill(_ style: AbsentValue) -> Self { self }
  /// Never called.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func stroke(_ style: AbsentValue, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> Self { self }
}

/// Absent: a shape.
@available(
  *, unavailable,
  message: "there is no drawing; leave it out, or use Image(systemName:) for a symbol"
)
public struct Ellipse: PrimitiveView, AbsentShape {
  /// Never called.
  public init() {}
  /// Never called.
  public func fill(_ color: Color) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func fill(_ style: AbsentValue) -> Self { self }
  /// Never called.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func stroke(_ style: AbsentValue, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> Self { self }
}

/// Absent: a shape.
@available(
  *, unavailable,
  message: "there is no drawing; leave it out, or use Image(systemName:) for a symbol"
)
public struct Capsule: PrimitiveView, AbsentShape {
  /// Never called.
  public init(style: AbsentValue = .continuous) {}
  /// Never called.
  public func fill(_ color: Color) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func fill(_ style: AbsentValue) -> Self { self }
  /// Never called.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  @_disfavoredOverload
  public func stroke(_ style: AbsentValue, lineWidth: Double = 1) -> Self { self }
  /// Never called.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> Self { self }
}

/// Absent: a gradient.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct LinearGradient: PrimitiveView, AbsentFill {
  /// Never called.
  public init(colors: [Color], startPoint: AbsentValue, endPoint: AbsentValue) {}
  /// Never called.
  public init(gradient: AbsentValue, startPoint: AbsentValue, endPoint: AbsentValue) {}
}

/// Absent: a gradient.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct RadialGradient: PrimitiveView, AbsentFill {
  /// Never called.
  public init(colors: [Color], center: AbsentValue, startRadius: Double, endRadius: Double) {}
}

/// Absent: a gradient.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct AngularGradient: PrimitiveView, AbsentFill {
  /// Never called.
  public init(colors: [Color], center: AbsentValue) {}
}

/// Absent: colours that change from one end to the other.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct Gradient {
  /// Never called.
  public init(colors: [Color]) {}
}

extension View {
  /// Absent: colours that change from one end to the other.
  @available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
  public func tint(_ gradient: Gradient) -> Self { self }
}
