import ScreenDocument

/// A shape with what it is filled or drawn with, and the room that it has.
public struct PaintedShape: PrimitiveView {
  private let form: ShapeForm
  private var style: ShapeStyleWord?
  private let line: StrokeStyle?
  private var size = FrameSize()
  private var aspectRatio: Double?

  init(_ form: ShapeForm, style: ShapeStyleWord? = nil, line: StrokeStyle? = nil) {
    self.form = form
    self.style = style
    self.line = line
  }

  /// Sets how much room the shape has, in points; a length that is not given is what there is.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> PaintedShape {
    size.take(width, height)
    return self
  }

  /// Sets how wide the shape is for its height.
  public consuming func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> PaintedShape {
    aspectRatio = ratio ?? aspectRatio
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

  /// Whether there is nothing to draw: a colour that is none, a line without a width, or no room.
  private var isUnseen: Bool {
    if size.isNone { return true }
    if let style, style.background == nil { return true }
    return line.map { $0.lineWidth.ifPositive == nil } ?? false
  }

  /// Writes the shape's node; of one that is not seen, only its room.
  public static func _render(_ view: PaintedShape, in context: RenderContext) {
    if view.isUnseen {
      let room = ZStack { EmptyView() }.frame(width: view.size.width, height: view.size.height)
      return ZStack<EmptyView>._render(room, in: context)
    }
    // A rectangle that is clipped is the shape that is left of it.
    if view.form == Rectangle()._form, context.isPending(.shape) { return view.paint(in: context) }
    let form = PendingModification.shape(view.form)
    view.paint(in: form.push(context))
    form.pop(context)
  }

  // As the innermost modification the colour counts before any further out.
  private func paint(in context: RenderContext) {
    guard let style else { return write(in: context) }
    let isGround = style.isGround && line == nil
    let paint: PendingModification = isGround ? .ground(style) : .foreground(style)
    // Not with `push`: the ground of a shape is the shape, and has no box around it.
    guard let pending = paint.pending else { return write(in: context) }
    write(in: context.adding(pending))
    context.takeBack()
  }

  private func write(in context: RenderContext) {
    context.begin(.shape)
    context.write(.lineWidth, length: line?.lineWidth.ifPositive)
    context.write(.dashed, flag: line?.isDashed == true)
    context.write(size)
    context.write(.aspectRatio, length: aspectRatio?.ifPositive)
    context.end()
  }
}

/// How a line along a shape's edge is drawn: how wide, and whether in dashes.
///
/// All else is the client's choice.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// How wide, in points.
  public var lineWidth: Double
  /// Lengths of dashes and gaps; the client has its own wherever there are any.
  public var dash: [Double]

  var isDashed: Bool { !dash.isEmpty }

  /// Creates a way to draw a line.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }

  /// How a line ends.
  public enum LineCap: Sendable {
    /// In this way.
    case butt, round, square
  }

  /// How lines meet.
  public enum LineJoin: Sendable {
    /// In this way.
    case miter, round, bevel
  }
}

extension Shape {
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
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the shape's edge.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> PaintedShape {
    PaintedShape(_form, style: content._style, line: style)
  }

  /// Draws a line along the shape's edge, in the colour of the text around.
  public func stroke(lineWidth: Double = 1) -> PaintedShape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the shape's edge, in the colour of the text around.
  public func stroke(style: StrokeStyle) -> PaintedShape { PaintedShape(_form, line: style) }

  /// Draws a line inside the shape's edge, where `stroke` has it as well.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> PaintedShape {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws a line inside the shape's edge, where `stroke` has it as well.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> PaintedShape {
    stroke(content, style: style)
  }

  /// Draws a line inside the shape's edge, where `stroke` has it as well.
  public func strokeBorder(lineWidth: Double = 1) -> PaintedShape { stroke(lineWidth: lineWidth) }

  /// Draws a line inside the shape's edge, where `stroke` has it as well.
  public func strokeBorder(style: StrokeStyle) -> PaintedShape { stroke(style: style) }

  /// Sets how much room the shape has, in points; a length that is not given is what there is.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> PaintedShape { fill().frame(width: width, height: height) }

  /// Sets how wide the shape is for its height.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> PaintedShape {
    fill().aspectRatio(ratio, contentMode: contentMode)
  }

  /// Sets the shape's colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> PaintedShape { fill(style) }

  /// Sets the shape's colour; the older spelling.
  public func foregroundColor(_ color: Color?) -> PaintedShape { fill().foregroundColor(color) }
}

extension Color: PrimitiveView {
  /// Writes a ``Rectangle`` in the colour.
  public static func _render(_ view: Color, in context: RenderContext) {
    PaintedShape._render(Rectangle().fill(view), in: context)
  }

  /// A ``Rectangle`` in the colour, with so much room, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> PaintedShape { Rectangle().fill(self).frame(width: width, height: height) }
}
