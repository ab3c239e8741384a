import ScreenDocument

/// Where a value is between two others, such as a temperature or what is left of a battery.
///
/// A client says the value in the words of the current value's label, where there is one.
///
///     Gauge(value: pulse, in: 40...180) {
///       Text("Pulse")
///     } currentValueLabel: {
///       Text("\(Int(pulse))")
///     }
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: PrimitiveView {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  /// Creates a gauge with labels of itself, of the value, and of the least and the most that it can be.
  ///
  /// A value beyond the bounds is shown as the nearest one within.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.bounds = ClosedRange(finite: bounds)
    self.value = self.bounds.nearest(to: Double(value))
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Writes a gauge node.
  public static func _render(_ view: Gauge, in context: RenderContext) {
    context.begin(.gauge)
    context.write(.value, view.value)
    if view.bounds.lowerBound != 0 { context.write(.min, view.bounds.lowerBound) }
    if view.bounds.upperBound != 1 { context.write(.max, view.bounds.upperBound) }
    if let text = view.label as? Text, text.isPlain {
      context.write(label: text)
    } else {
      context.slot(.label, view.label)
    }
    if CurrentValueLabel.self != EmptyView.self { context.slot(.children, view.currentValueLabel) }
    if BoundsLabel.self != EmptyView.self {
      context.slot(.minimumValueLabel, view.minimumValueLabel)
      context.slot(.maximumValueLabel, view.maximumValueLabel)
    }
    context.end()
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels of itself and of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }) }
}
