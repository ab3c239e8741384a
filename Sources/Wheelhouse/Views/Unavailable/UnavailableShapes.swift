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
