// Gradients.

/// Absent: a gradient.
@available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
public struct LinearGradient: PrimitiveView, AbsentStyle {
  /// Never called.
  public init(colors: [Color], startPoint: AbsentValue, endPoint: AbsentValue) {}
  /// Never called.
  public init(gradient: AbsentValue, startPoint: AbsentValue, endPoint: AbsentValue) {}
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

extension View {
  /// Absent: colours that change from one end to the other.
  @available(*, unavailable, message: "colours are words, and there are no gradients: use a Color")
  public func tint(_ gradient: Gradient) -> Self { self }
}
