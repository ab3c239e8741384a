import ScreenDocument

/// A switch.
public struct Toggle<Label: View>: PrimitiveView {
  @usableFromInline let isOn: Binding<Bool>
  @usableFromInline let label: Label

  /// Creates a switch with a label of any view.
  @inlinable
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Writes a toggle node.
  @inlinable
  public static func _render(_ view: borrowing Toggle, in context: RenderContext) {
    if context.hasToggleStyle { return context.styled(view.isOn, view.label) }
    context.beginToggle(view.isOn)
    context.labelled(by: view.label)
    context.end()
  }
}

extension RenderContext {
  @usableFromInline
  var hasToggleStyle: Bool { environment.styled.contains(.toggles) }

  /// Renders a switch as a style of the app's own wants it.
  @usableFromInline
  func styled<Label: View>(_ isOn: Binding<Bool>, _ label: Label) {
    let label = ToggleStyleConfiguration.Label(view: AnyView(label))
    styled(ToggleStyleConfiguration(label: label, isOn: isOn))
  }

  @usableFromInline
  func beginToggle(_ isOn: Binding<Bool>) {
    begin(
      .toggle,
      action: .change { value in
        guard case .bool(let new) = value else { return false }
        isOn.wrappedValue = new
        return true
      })
    renderer.writer.property(.value, isOn.wrappedValue)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  @inlinable
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}

/// A control that goes up and down.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  private let increment: (@MainActor () -> Void)?
  private let decrement: (@MainActor () -> Void)?

  /// Creates a stepper from what its two buttons do; nil switches a button off.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Creates a stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let now = value.wrappedValue
    let up: @MainActor () -> Void = {
      let next = value.wrappedValue.stepped(by: step) ?? bounds.upperBound
      value.wrappedValue = min(next, bounds.upperBound)
    }
    let down: @MainActor () -> Void = {
      let next = value.wrappedValue.stepped(by: 0 - step) ?? bounds.lowerBound
      value.wrappedValue = max(next, bounds.lowerBound)
    }
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? up : nil,
      onDecrement: now > bounds.lowerBound ? down : nil)
  }

  /// Writes a stepper node.
  public static func _render(_ view: Stepper, in context: RenderContext) {
    context.begin(
      .stepper,
      action: .named([
        NamedAction(name: .increment) { _ in run(view.increment) },
        NamedAction(name: .decrement) { _ in run(view.decrement) },
      ]))
    context.write(.incrementDisabled, flag: view.increment == nil)
    context.write(.decrementDisabled, flag: view.decrement == nil)
    context.labelled(by: view.label)
    context.end()
  }

  private static func run(_ action: (@MainActor () -> Void)?) -> Bool {
    guard let action else { return false }
    action()
    return true
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper with a title from what its two buttons do; nil switches a button off.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
