import ScreenDocument

/// A shape with what it is filled or drawn with, and the room that it has.
public struct PaintedShape: PrimitiveView {
  private let form: ShapeForm
  private var style: ShapeStyleWord?
  private var lineWidth: Double?
  private var width: Double?
  private var height: Double?

  init(_ form: ShapeForm, style: ShapeStyleWord? = nil, lineWidth: Double? = nil) {
    self.form = form
    self.style = style
    self.lineWidth = lineWidth
  }

  /// Sets how much room the shape has, in points; a length that is not given is what there is.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> PaintedShape {
    self.width = width ?? self.width
    self.height = height ?? self.height
    return self
  }

  /// Sets the shape's colour, unless it was filled or drawn with another.
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> PaintedShape {
    self.style = self.style ?? style._style
    return self
  }

  /// Sets the shape's colour, unless it was filled or drawn with another; the older spelling.
  public consuming func foregroundColor(_ color: Color?) -> PaintedShape {
    if let color { return foregroundStyle(color) }
    return self
  }

  /// Writes the shape's node; of one that is not seen, nothing.
  public static func _render(_ view: PaintedShape, in context: RenderContext) {
    if let style = view.style, style.name == nil {
      _ = context.beginUnnamedGroup()
      return context.endStack()
    }
    let form = PendingModification.shape(view.form)
    view.paint(in: form.push(context))
    form.pop(context)
  }

  private func paint(in context: RenderContext) {
    guard let style else { return write(in: context) }
    // As the innermost modification it counts before any further out.
    let isGround = style.isFaint && lineWidth == nil
    let paint: PendingModification = isGround ? .background(style) : .foreground(style)
    write(in: paint.push(context))
    paint.pop(context)
  }

  private func write(in context: RenderContext) {
    context.begin(.shape)
    context.write(.lineWidth, length: lineWidth?.ifPositive)
    context.write(.width, length: width?.ifPositive)
    context.write(.height, length: height?.ifPositive)
    context.end()
  }
}

extension SystemShape {
  /// Writes the shape's node, in the colour of the text around.
  public static func _render(_ view: Self, in context: RenderContext) {
    PaintedShape._render(PaintedShape(view._form), in: context)
  }

  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ style: S) -> PaintedShape {
    PaintedShape(_form, style: style._style)
  }

  /// Fills the shape with the colour of the text around.
  public func fill() -> PaintedShape { PaintedShape(_form) }

  /// Draws a line along the shape's edge, so many points wide.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> PaintedShape {
    PaintedShape(_form, style: style._style, lineWidth: lineWidth)
  }

  /// Draws a line along the shape's edge, in the colour of the text around.
  public func stroke(lineWidth: Double = 1) -> PaintedShape {
    PaintedShape(_form, lineWidth: lineWidth)
  }

  /// Draws a line inside the shape's edge, where `stroke` has it as well.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> PaintedShape {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws a line inside the shape's edge, where `stroke` has it as well.
  public func strokeBorder(lineWidth: Double = 1) -> PaintedShape { stroke(lineWidth: lineWidth) }

  /// Sets how much room the shape has, in points; a length that is not given is what there is.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> PaintedShape { PaintedShape(_form).frame(width: width, height: height) }

  /// Sets the shape's colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> PaintedShape { fill(style) }

  /// Sets the shape's colour; the older spelling.
  public func foregroundColor(_ color: Color?) -> PaintedShape {
    PaintedShape(_form).foregroundColor(color)
  }
}
