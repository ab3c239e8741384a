// Text, fields and symbols.
extension View {
  /// Absent: how text is set.
  @available(*, deprecated, message: "the client sets text; leave it out")
  public func minimumScaleFactor(_ factor: Double) -> Self { self }

  /// Absent: how text is set.
  @available(*, deprecated, message: "the client sets text; leave it out")
  public func allowsTightening(_ flag: Bool) -> Self { self }

  /// Absent: how text is set.
  @available(*, deprecated, message: "the client sets text; leave it out")
  public func truncationMode(_ mode: AbsentValue) -> Self { self }

  /// Absent: how text is set.
  @available(*, deprecated, message: "the client sets text; leave it out")
  public func lineSpacing(_ spacing: Double) -> Self { self }

  /// Absent: how text is set.
  @available(*, deprecated, message: "the client sets text; leave it out")
  public func kerning(_ kerning: Double) -> Self { self }

  /// Absent: how text is set.
  @available(*, deprecated, message: "the client sets text; leave it out")
  public func tracking(_ tracking: Double) -> Self { self }

  /// Absent: how text is set.
  @available(*, deprecated, message: "the client sets text; leave it out")
  public func fontWidth(_ width: AbsentValue?) -> Self { self }

  /// Absent: smaller text.
  @available(*, unavailable, message: "use font(_:) with .caption or .footnote")
  public func textScale(_ scale: AbsentValue, isEnabled: Bool = true) -> Self { self }

  /// Absent: text that can be copied.
  @available(*, deprecated, message: "the client says what can be selected; leave it out")
  public func textSelection(_ selectability: AbsentValue) -> Self { self }

  /// Absent: capitals in a field, the older spelling.
  @available(*, unavailable, message: "use textInputAutocapitalization(_:)")
  public func autocapitalization(_ style: AbsentValue) -> Self { self }

  /// Absent: how a symbol is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func imageScale(_ scale: AbsentValue) -> Self { self }

  /// Absent: how a symbol is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func symbolVariant(_ variant: AbsentValue) -> Self { self }

  /// Absent: how a symbol is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func symbolRenderingMode(_ mode: AbsentValue?) -> Self { self }

  /// Absent: how a symbol is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func symbolEffect(_ effect: AbsentValue) -> Self { self }

  /// Absent: how a symbol is drawn.
  @available(
    *, deprecated, message: "there are symbols only, and the client draws them; leave it out"
  )
  public func symbolEffect<V: Equatable>(_ effect: AbsentValue, value: V) -> Self { self }

  /// Absent: a picture's size.
  @available(
    *, deprecated, message: "there is no geometry here; leave it out: sizes are the client's"
  )
  public func scaledToFit() -> Self { self }

  /// Absent: a picture's size.
  @available(
    *, deprecated, message: "there is no geometry here; leave it out: sizes are the client's"
  )
  public func scaledToFill() -> Self { self }

  /// Absent: a picture's size.
  @available(
    *, deprecated, message: "there is no geometry here; leave it out: sizes are the client's"
  )
  public func aspectRatio(_ ratio: Double? = nil, contentMode: AbsentValue) -> Self { self }

  /// Absent: how content scrolls.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollIndicators(_ visibility: AbsentValue, axes: AbsentValue = .all) -> Self { self }

  /// Absent: how content scrolls.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollContentBackground(_ visibility: AbsentValue) -> Self { self }

  /// Absent: how content scrolls.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollDismissesKeyboard(_ mode: AbsentValue) -> Self { self }

  /// Absent: how content scrolls.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollDisabled(_ disabled: Bool) -> Self { self }

  /// Absent: how content scrolls.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollTargetBehavior(_ behavior: AbsentValue) -> Self { self }

  /// Absent: how content scrolls.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

  /// Absent: how a control is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func datePickerStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: how a control is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func datePickerStyle<Spelled: AbsentDatePickerStyle>(_ style: Spelled) -> Self { self }

  /// Absent: how a control is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func progressViewStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: how a control is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func progressViewStyle(_ style: CircularProgressViewStyle<Never>) -> Self { self }

  /// Absent: how a control is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func progressViewStyle(_ style: LinearProgressViewStyle<Never>) -> Self { self }

  /// Absent: how a control is drawn, in a colour.
  @available(*, unavailable, message: "write tint(_:) on the progress view")
  public func progressViewStyle(_ style: CircularProgressViewStyle<Color>) -> Self { self }

  /// Absent: how a control is drawn, in a colour.
  @available(*, unavailable, message: "write tint(_:) on the progress view")
  public func progressViewStyle(_ style: LinearProgressViewStyle<Color>) -> Self { self }

  /// Absent: how a group that unfolds is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func disclosureGroupStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: how a table is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func tableStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: how a control is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func menuStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: how a control is drawn.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func groupBoxStyle(_ style: AbsentValue) -> Self { self }
}

/// Absent: how progress is drawn, with a colour or without.
public struct CircularProgressViewStyle<Tint> {
  /// Nothing that is said.
  public init() where Tint == Never {}
  /// Never called.
  public init(tint: Color?) where Tint == Color {}
}

/// Absent: how progress is drawn, with a colour or without.
public struct LinearProgressViewStyle<Tint> {
  /// Nothing that is said.
  public init() where Tint == Never {}
  /// Never called.
  public init(tint: Color?) where Tint == Color {}
}

/// How a date picker would be drawn, spelled out.
public protocol AbsentDatePickerStyle {}

/// Absent: a month at a time.
public struct GraphicalDatePickerStyle: AbsentDatePickerStyle {
  /// Says nothing.
  public init() {}
}

/// Absent: a button.
public struct CompactDatePickerStyle: AbsentDatePickerStyle {
  /// Says nothing.
  public init() {}
}

/// Absent: wheels.
public struct WheelDatePickerStyle: AbsentDatePickerStyle {
  /// Says nothing.
  public init() {}
}
