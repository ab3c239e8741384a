// Gradients.

/// Absent: a gradient.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct LinearGradient: PrimitiveView, AbsentStyle {
  /// Never called.
  public init(colors: [Color], startPoint: AbsentValue, endPoint: AbsentValue) {}
  /// Never called.
  public init(gradient: Gradient, startPoint: AbsentValue, endPoint: AbsentValue) {}
}

/// Absent: a gradient.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct RadialGradient: PrimitiveView, AbsentStyle {
  /// Never called.
  public init(colors: [Color], center: AbsentValue, startRadius: Double, endRadius: Double) {}
}

/// Absent: a gradient.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct AngularGradient: PrimitiveView, AbsentStyle {
  /// Never called.
  public init(colors: [Color], center: AbsentValue) {}
}

/// Absent: colours that change from one end to the other.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct Gradient {
  /// Never called.
  public init(colors: [Color]) {}
}

extension Shape {
  /// Absent: a part of a shape's edge.
  @available(
    *, unavailable,
    message: "a ring is a Gauge(value:label:) with gaugeStyle(.accessoryCircularCapacity)"
  )
  public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
}

extension View {
  /// Absent: colours that change from one end to the other.
  @available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
  public func tint(_ gradient: Gradient) -> Self { self }
}

@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
extension ShapeStyle where Self == LinearGradient {
  /// Absent: a gradient.
  public static func linearGradient(
    colors: [Color], startPoint: AbsentValue, endPoint: AbsentValue
  ) -> LinearGradient { LinearGradient(colors: [], startPoint: .none, endPoint: .none) }

  /// Absent: a gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: AbsentValue, endPoint: AbsentValue
  ) -> LinearGradient { LinearGradient(colors: [], startPoint: .none, endPoint: .none) }
}

extension PaintedShape {
  /// Absent: a line around what is filled.
  @available(
    *, unavailable,
    message: "write overlay { } with the same shape, which has the stroke(_:lineWidth:)"
  )
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> PaintedShape { self }

  /// Absent: a line around what is filled.
  @available(
    *, unavailable,
    message: "write overlay { } with the same shape, which has the stroke(_:lineWidth:)"
  )
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> PaintedShape {
    self
  }
}

extension Shape {
  /// Absent: a shape that is smaller.
  @available(*, unavailable, message: "use padding(_:) around the shape")
  public func inset(by amount: Double) -> Self { self }
}

extension Color {
  /// Absent: a colour between two.
  @available(*, unavailable, message: "colours are words: use a Color that has a name")
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}
