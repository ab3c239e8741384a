import ScreenDocument

/// How far something has come; without a value, that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let value: Double?
  private let total: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Creates a view that shows a share of a total, with a label, and with another that says how much it is.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.value = value.map { Double($0) }
    self.total = Double(total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Writes a progressView node; where there is more to show than a text, in a stack between its labels.
  public static func _render(_ view: ProgressView, in context: RenderContext) {
    let isNamed = Label.self == Text.self || Label.self == EmptyView.self
    if isNamed, CurrentValueLabel.self == EmptyView.self { return view.render(in: context) }
    let stack = context.beginStack(HorizontalAlignment.leading, nil)
    if !isNamed { Label._render(view.label, in: stack.at(1)) }
    view.render(in: stack.at(2))
    CurrentValueLabel._render(view.currentValueLabel, in: stack.at(3))
    context.endStack()
  }

  private func render(in context: RenderContext) {
    context.begin(.progressView)
    if let value {
      // Beyond its bounds it is at them, and of a total that is none nothing is done.
      context.write(.value, (0...(total.ifPositive ?? 0)).nearest(to: value))
      context.write(.total, total.ifPositive ?? 1)
    }
    if Label.self == Text.self, let title = label as? Text { context.write(label: title) }
    context.end()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view that says something is under way.
  public init() where Label == EmptyView { self.init(value: Double?.none, label: { EmptyView() }) }

  /// Creates a view that says something is under way, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }

  /// Creates a view that shows a share of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total, label: { EmptyView() })
  }

  /// Creates a view that shows a share of a total, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view that says something is under way, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a view that shows a share of a total, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}
