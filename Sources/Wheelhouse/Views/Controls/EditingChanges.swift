// Controls that say when a person begins and ends to change the value. What comes from the client is the value
// that is to be, so each one is begun, taken and ended at once.

extension Binding {
  /// This binding, with a word before and after each time that it is set.
  fileprivate func telling(_ onEditingChanged: @escaping @MainActor (Bool) -> Void) -> Binding {
    Binding(
      get: { wrappedValue },
      set: { new in
        onEditingChanged(true)
        wrappedValue = new
        onEditingChanged(false)
      })
  }
}

extension Slider {
  /// Creates a slider with labels of itself, and at its ends, which says when it begins and ends to change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      value: value.telling(onEditingChanged), in: bounds, step: step, label: label,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which says when it begins and ends to change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(value: value.telling(onEditingChanged), in: bounds, label: label) }

  /// Creates a slider in steps with a label, which says when it begins and ends to change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(value: value.telling(onEditingChanged), in: bounds, step: step, label: label) }

  /// Creates a slider without a label, which says when it begins and ends to change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where Label == EmptyView { self.init(value: value.telling(onEditingChanged), in: bounds) }

  /// Creates a slider in steps without a label, which says when it begins and ends to change.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where Label == EmptyView {
    self.init(value: value.telling(onEditingChanged), in: bounds, step: step)
  }
}

extension Stepper {
  /// Creates a stepper from what its two buttons do, which says when it begins and ends to change.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      label: label, onIncrement: Self.telling(onEditingChanged, of: onIncrement),
      onDecrement: Self.telling(onEditingChanged, of: onDecrement))
  }

  private static func telling(
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void, of action: (@MainActor () -> Void)?
  ) -> (@MainActor () -> Void)? {
    guard let action else { return nil }
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }

  /// Creates a stepper for a value in a range, which says when it begins and ends to change.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(value: value.telling(onEditingChanged), in: bounds, step: step, label: label) }

  /// Creates a stepper for a value without bounds, which says when it begins and ends to change.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(value: value.telling(onEditingChanged), step: step, label: label) }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value in a range, which says when it begins and ends to change.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(title, value: value.telling(onEditingChanged), in: bounds, step: step) }

  /// Creates a stepper with a title for a value without bounds, which says when it begins and ends to change.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(title, value: value.telling(onEditingChanged), step: step) }

  /// Creates a stepper with a title from what its two buttons do, which says when it begins and ends to change.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value in a range, which says when it begins and ends to change.
  @preconcurrency
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(title, value: value.telling(onEditingChanged), in: bounds, step: step) }

  /// Creates a stepper with a title for a value without bounds, which says when it begins and ends to change.
  @preconcurrency
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(title, value: value.telling(onEditingChanged), step: step) }

  /// Creates a stepper with a title from what its two buttons do, which says when it begins and ends to change.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
