import ScreenDocument

/// A control for a number in a range.
///
///     Slider(value: $minutes, in: 15...90, step: 15) {
///       Text("Length")
///     } minimumValueLabel: {
///       Text("15")
///     } maximumValueLabel: {
///       Text("90")
///     }
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  /// Creates a slider with labels of itself, and at its ends; the step is the distance between two values, above 0.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = ClosedRange(finite: bounds)
    self.step = step.flatMap { Double($0).ifPositive }
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Writes a slider node.
  public static func _render(_ view: Slider, in context: RenderContext) {
    context.begin(.slider, action: .change { view.take($0) })
    context.write(.value, view.bounds.nearest(to: view.value.wrappedValue))
    context.write(.min, view.bounds.lowerBound)
    context.write(.max, view.bounds.upperBound)
    if let step = view.step { context.write(.step, step) }
    context.labelled(by: view.label)
    if ValueLabel.self != EmptyView.self {
      context.slot(.minimumValueLabel, view.minimumValueLabel)
      context.slot(.maximumValueLabel, view.maximumValueLabel)
    }
    context.end()
  }

  private func take(_ new: JSONValue) -> Bool {
    guard case .number(let number) = new, number.isFinite, bounds.contains(number) else {
      return false
    }
    guard let step else {
      value.wrappedValue = number
      return true
    }
    let steps = ((number - bounds.lowerBound) / step).rounded()
    value.wrappedValue = min(bounds.lowerBound + steps * step, bounds.upperBound)
    return true
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label; the step is the distance between two values, above 0.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }

  /// Creates a slider in steps without a label.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}
