import ScreenDocument

// The modifications behind the modifiers: what the app's module calls without knowing their parts.
extension PendingModification {
  @usableFromInline
  static func foreground(_ color: Color) -> PendingModification {
    property(.foreground, color.foreground)
  }

  @usableFromInline
  static func buttonStyle(_ style: SystemButtonStyle) -> PendingModification {
    property(.buttonStyle, style.name, ends: .buttons)
  }

  @usableFromInline
  static func fontWeight(_ weight: Font.Weight?) -> PendingModification {
    property(.weight, weight?.name)
  }

  @usableFromInline
  static func bold(_ active: Bool) -> PendingModification {
    property(.weight, active ? Font.Weight.bold.name : nil)
  }

  @usableFromInline
  static func italic(_ active: Bool) -> PendingModification { flag(.italic, active) }

  @usableFromInline
  static func strikethrough(_ active: Bool) -> PendingModification {
    flag(.strikethrough, active)
  }

  @usableFromInline
  static func underline(_ active: Bool) -> PendingModification { flag(.underline, active) }

  @usableFromInline
  static func monospaced(_ active: Bool) -> PendingModification { flag(.monospaced, active) }

  @usableFromInline
  static func monospacedDigit() -> PendingModification { flag(.monospacedDigit, true) }

  @usableFromInline
  static func textCase(_ textCase: Text.Case?) -> PendingModification {
    property(.textCase, textCase?.name ?? "none")
  }

  private static func flag(_ name: PropertyName, _ active: Bool) -> PendingModification {
    PendingModification(pending: active ? .flag(name) : nil)
  }

  @usableFromInline
  static func foregroundColor(_ color: Color?) -> PendingModification {
    property(.foreground, color?.foreground)
  }

  static func tint(_ color: Color?) -> PendingModification { property(.tint, color?.background) }

  @usableFromInline
  static func background(_ color: Color?) -> PendingModification {
    guard let color else { return PendingModification(pending: nil) }
    return background(ShapeStyleWord(color))
  }

  @usableFromInline
  static func opacity(_ opacity: Double) -> PendingModification {
    PendingModification(pending: opacity < 1 ? .opacity(max(0, opacity)) : nil)
  }

  /// What is at most half of the room that a client usually leaves.
  private static let narrowPadding = 8.0

  @usableFromInline
  static func padding(_ edges: Edge.Set, _ length: Double?) -> PendingModification {
    let isNone = edges.isDisjoint(with: .all) || length.map { $0 <= 0 } ?? false
    let isNarrow = length.map { $0 <= narrowPadding } ?? false
    return PendingModification(pending: isNone ? nil : .padding(edges, isNarrow: isNarrow))
  }

  @usableFromInline
  static func padding(_ length: Double) -> PendingModification { padding(.all, length) }

  @usableFromInline
  static func filling(_ maxWidth: Double?) -> PendingModification {
    PendingModification(pending: maxWidth == .infinity ? .word(.frame, "fill") : nil)
  }

  @usableFromInline
  static func room(_ width: Double?, _ height: Double?, _ alignment: Alignment)
    -> PendingModification
  {
    room(FrameSize(width: width?.ifPositive, height: height?.ifPositive, alignment: alignment))
  }

  @usableFromInline
  static func room(
    minWidth: Double?, minHeight: Double?, maxHeight: Double?, _ alignment: Alignment
  ) -> PendingModification {
    room(
      FrameSize(
        minWidth: minWidth?.ifPositive, minHeight: minHeight?.ifPositive,
        fillsHeight: maxHeight == .infinity, alignment: alignment))
  }

  private static func room(_ size: FrameSize) -> PendingModification {
    PendingModification(pending: size.isEmpty ? nil : .room(size))
  }

  @usableFromInline
  static func textAlign(_ alignment: Alignment, filling maxWidth: Double?) -> PendingModification {
    property(.textAlign, maxWidth == .infinity ? alignment.horizontal : nil)
  }

  @usableFromInline
  static func lineLimit(_ number: Int?) -> PendingModification {
    PendingModification(pending: .integer(.lineLimit, max(0, number ?? 0)))
  }

  @usableFromInline
  static func reservedLines(_ number: Int) -> PendingModification {
    PendingModification(pending: number > 1 ? .integer(.reservedLines, number) : nil)
  }

  @usableFromInline
  static func gridCellColumns(_ count: Int) -> PendingModification {
    PendingModification(pending: count > 1 ? .integer(.columnSpan, count) : nil)
  }

  @usableFromInline
  static func gridColumnAlignment(_ guide: HorizontalAlignment) -> PendingModification {
    property(.columnAlignment, guide.rawValue)
  }

  @usableFromInline
  static func multilineTextAlignment(_ alignment: TextAlignment) -> PendingModification {
    property(.textAlign, alignment.rawValue)
  }

  @usableFromInline
  static func scrollAnchor(_ anchor: UnitPoint?) -> PendingModification {
    property(.scrollAnchor, anchor?.name == "bottom" ? "bottom" : nil)
  }

  @usableFromInline
  static func listStyle(_ style: ListStyle) -> PendingModification {
    property(.listStyle, style.name)
  }

  @usableFromInline
  static func gaugeStyle(_ style: GaugeStyle) -> PendingModification {
    property(.gaugeStyle, style.name)
  }

  static func controlGroupStyle(_ style: ControlGroupStyle) -> PendingModification {
    property(.controlGroupStyle, style.name)
  }

  @usableFromInline
  static func pickerStyle(_ style: PickerStyle) -> PendingModification {
    if style.isLinked { return PendingModification(pending: nil, linksPickers: true) }
    return property(.pickerStyle, style.name, ends: .linkedPickers)
  }

  @usableFromInline
  static func toggleStyle(_ style: SystemToggleStyle) -> PendingModification {
    property(.toggleStyle, style.name, ends: .toggles)
  }

  @usableFromInline
  static func textFieldStyle(_ style: TextFieldStyle) -> PendingModification {
    property(.textFieldStyle, style.name)
  }

  @usableFromInline
  static func labelStyle(_ style: SystemLabelStyle) -> PendingModification {
    property(.labelStyle, style.name, ends: .labels)
  }

  @usableFromInline
  static func controlSize(_ size: ControlSize) -> PendingModification {
    property(.controlSize, size.rawValue)
  }

  @usableFromInline
  static func labelsHidden() -> PendingModification {
    PendingModification(pending: .flag(.labelsHidden))
  }

  @usableFromInline
  static func labelsVisibility(_ visibility: Visibility) -> PendingModification {
    visibility == .hidden ? .labelsHidden() : PendingModification(pending: nil)
  }

  @usableFromInline
  static func badge(_ count: Int) -> PendingModification {
    property(.badge, count == 0 ? nil : String(count))
  }

  @usableFromInline
  static func badge(_ label: String?) -> PendingModification { property(.badge, label) }

  @usableFromInline
  static func onTapGesture(perform action: @escaping @MainActor () -> Void) -> PendingModification {
    PendingModification(pending: .gesture(action))
  }

  @usableFromInline
  static func accessibilityLabel(_ label: String) -> PendingModification {
    property(.accessibilityLabel, label)
  }

  @usableFromInline
  static func accessibilityHint(_ hint: String) -> PendingModification {
    property(.accessibilityHint, hint)
  }

  @usableFromInline
  static func help(_ text: String) -> PendingModification { property(.help, text) }

  @usableFromInline
  static func accessibilityIdentifier(_ identifier: String) -> PendingModification {
    property(.accessibilityIdentifier, identifier)
  }

  @usableFromInline
  static func accessibilityHidden(_ hidden: Bool) -> PendingModification {
    PendingModification(pending: hidden ? .flag(.accessibilityHidden) : nil)
  }

  private static func property(
    _ name: PropertyName, _ word: Word?, ends: StyledControls = []
  ) -> PendingModification {
    // Not with `map`: a closure would ask, each time, whether it runs on its actor.
    guard let word else { return PendingModification(pending: nil, ends: ends) }
    return PendingModification(pending: .word(name, word), ends: ends)
  }

  private static func property(_ name: PropertyName, _ value: String?) -> PendingModification {
    guard let value else { return PendingModification(pending: nil) }
    return PendingModification(pending: .string(name, value))
  }
}
