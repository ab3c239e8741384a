import ScreenDocument

/// A shape that the client knows by its name; how round its corners are is the client's choice.
///
/// As a view it is decoration, which screen readers pass over unless it has an `accessibilityLabel`. It takes the room
/// that there is, or as much as a `frame` says that is written on the shape itself, before other modifiers:
///
///     Circle().fill(.green).frame(width: 10, height: 10)
///
/// A shape of one's own, drawn as lines and curves, is not to be had.
public protocol SystemShape: PrimitiveView, AbsentShape {
  /// Which one it is.
  var _form: ShapeForm { get }
}

/// What a ``SystemShape`` looks like.
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
public struct Rectangle: SystemShape {
  /// Creates one.
  public init() {}
  /// A rectangle.
  public var _form: ShapeForm { .rectangle }
}

/// A shape with round corners, as round as the client's other corners are.
public struct RoundedRectangle: SystemShape {
  /// Creates one; with a radius of 0 its corners are not round, with one that is infinite it is a ``Capsule``.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    _form = ShapeForm(cornerRadius: cornerRadius)
  }

  /// A rectangle, rounded unless its radius is 0.
  public let _form: ShapeForm
}

/// A shape whose shorter sides are half circles.
public struct Capsule: SystemShape {
  /// Creates one.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// A capsule.
  public var _form: ShapeForm { .capsule }
}

/// A shape that is as wide as it is high, and round.
public struct Circle: SystemShape {
  /// Creates one.
  public init() {}
  /// A circle.
  public var _form: ShapeForm { .circle }
}

/// A shape that is round, and as wide and as high as there is room.
public struct Ellipse: SystemShape {
  /// Creates one.
  public init() {}
  /// An ellipse.
  public var _form: ShapeForm { .ellipse }
}

/// A shape of any kind.
public struct AnyShape: SystemShape {
  /// Takes over what kind a shape is.
  public init<S: SystemShape>(_ shape: S) { _form = shape._form }
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

extension SystemShape where Self == Rectangle {
  /// A ``Rectangle``.
  public static var rect: Rectangle { Rectangle() }
}

extension SystemShape where Self == RoundedRectangle {
  /// A ``RoundedRectangle``.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }

  /// A ``RoundedRectangle``: its corners are equally round.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    let corners = [topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius]
    return RoundedRectangle(cornerRadius: corners.max() ?? 0)
  }

  /// The shape of a button that has a border.
  public static var buttonBorder: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

  /// The shape of what is around, as far as the client has one.
  public static var containerRelative: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
}

extension SystemShape where Self == Capsule {
  /// A ``Capsule``.
  public static var capsule: Capsule { Capsule() }
  /// A ``Capsule``.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension SystemShape where Self == Circle {
  /// A ``Circle``.
  public static var circle: Circle { Circle() }
}

extension SystemShape where Self == Ellipse {
  /// An ``Ellipse``.
  public static var ellipse: Ellipse { Ellipse() }
}
