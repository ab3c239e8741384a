extension Strideable {
  /// The value a stride further on; nil beyond the largest and smallest integers of its type.
  func stepped(by stride: Stride) -> Self? {
    guard let number = self as? any FixedWidthInteger else { return advanced(by: stride) }
    guard let stride = stride as? any BinaryInteger else { return nil }
    return number.moved(by: stride) as? Self
  }
}

extension FixedWidthInteger {
  fileprivate func moved(by stride: some BinaryInteger) -> Self? {
    guard let distance = Self(exactly: stride.magnitude) else { return nil }
    let (sum, overflow) =
      stride < 0
      ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return overflow ? nil : sum
  }
}

extension Stepper {
  /// Creates a stepper for a value without bounds; it stops where the value's type ends.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    let up: @MainActor () -> Void = {
      if let next = value.wrappedValue.stepped(by: step) { value.wrappedValue = next }
    }
    let down: @MainActor () -> Void = {
      if let next = value.wrappedValue.stepped(by: 0 - step) { value.wrappedValue = next }
    }
    self.init(label: label, onIncrement: up, onDecrement: down)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value without bounds; it stops where the value's type ends.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
}
