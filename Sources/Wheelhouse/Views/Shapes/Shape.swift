import ScreenDocument

/// A shape that the client knows by its name; how round its corners are is the client's choice.
///
/// As a view it is decoration, which screen readers pass over unless it has an `accessibilityLabel`. It takes the room
/// that there is, or as much as a `frame` says that is written on the shape itself, before other modifiers:
///
///     Circle().fill(.green).frame(width: 10, height: 10)
///
/// A shape of one's own, drawn as lines and curves, is not to be had.
public protocol Shape: PrimitiveView, AbsentShape {
  /// Which one it is.
  var _form: ShapeForm { get }
}

/// A shape that has an inside along its edge, as each has.
public typealias InsettableShape = Shape

/// What a ``Shape`` looks like.
public nonisolated enum ShapeForm: Sendable {
  /// Its corners are not round.
  case rectangle
  /// Its corners are round.
  case roundedRectangle
  /// Its shorter sides are half circles.
  case capsule
  /// As wide as it is high.
  case circle
  /// Round, and as wide and high as there is room.
  case ellipse

  var name: Word {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    }
  }
}

/// A shape with corners that are not round.
public struct Rectangle: Shape {
  /// Creates one.
  public init() {}
  /// A rectangle.
  public var _form: ShapeForm { .rectangle }
}

/// A shape with round corners, as round as the client's other corners are.
public struct RoundedRectangle: Shape {
  /// Creates one; with a radius of 0 its corners are not round, with one that is infinite it is a ``Capsule``.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    _form = ShapeForm(cornerRadius: cornerRadius)
  }

  /// A rectangle, rounded unless its radius is 0.
  public let _form: ShapeForm
}

/// A shape whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Creates one.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// A capsule.
  public var _form: ShapeForm { .capsule }
}

/// A shape that is as wide as it is high, and round.
public struct Circle: Shape {
  /// Creates one.
  public init() {}
  /// A circle.
  public var _form: ShapeForm { .circle }
}

/// A shape that is round, and as wide and as high as there is room.
public struct Ellipse: Shape {
  /// Creates one.
  public init() {}
  /// An ellipse.
  public var _form: ShapeForm { .ellipse }
}

/// A shape with round corners; all are equally round.
public struct UnevenRoundedRectangle: Shape {
  /// Creates one, as round as the roundest of its corners.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    let corners = [topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius]
    _form = ShapeForm(cornerRadius: corners.max() ?? 0)
  }

  /// A rectangle, rounded unless all its radii are 0.
  public let _form: ShapeForm
}

/// A shape of any kind.
public struct AnyShape: Shape {
  /// Takes over what kind a shape is.
  public init<S: Shape>(_ shape: S) { _form = shape._form }
  /// What was taken over.
  public let _form: ShapeForm
}

/// How a corner goes over into its sides: the client's choice.
public nonisolated enum RoundedCornerStyle: Sendable {
  /// As a part of a circle.
  case circular
  /// Smoothly.
  case continuous
}

extension ShapeForm {
  init(cornerRadius: Double) {
    self = cornerRadius == .infinity ? .capsule : cornerRadius > 0 ? .roundedRectangle : .rectangle
  }
}

extension Shape where Self == Rectangle {
  /// A ``Rectangle``.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A ``RoundedRectangle``.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }

  /// The shape of a button that has a border.
  public static var buttonBorder: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

  /// The shape of what is around, as far as the client has one.
  public static var containerRelative: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// An ``UnevenRoundedRectangle``.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension Shape where Self == Capsule {
  /// A ``Capsule``.
  public static var capsule: Capsule { Capsule() }
  /// A ``Capsule``.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A ``Circle``.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ``Ellipse``.
  public static var ellipse: Ellipse { Ellipse() }
}
