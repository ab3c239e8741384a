// How pixels are drawn, and how they move.
extension View {
  /// Absent: how layers are put together.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func blendMode(_ mode: AbsentValue) -> Self { self }

  /// Absent: how layers are put together.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func compositingGroup() -> Self { self }

  /// Absent: how layers are put together.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func drawingGroup(opaque: Bool = false) -> Self { self }

  /// Absent: how layers are put together.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func geometryGroup() -> Self { self }

  /// Absent: other colours.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func saturation(_ amount: Double) -> Self { self }

  /// Absent: other colours.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func contrast(_ amount: Double) -> Self { self }

  /// Absent: other colours.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func grayscale(_ amount: Double) -> Self { self }

  /// Absent: other colours.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func hueRotation(_ angle: AbsentValue) -> Self { self }

  /// Absent: other colours.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func colorMultiply(_ color: Color) -> Self { self }

  /// Absent: another shape.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func rotation3DEffect(
    _ angle: AbsentValue, axis: (x: Double, y: Double, z: Double), anchor: AbsentValue = .center,
    perspective: Double = 1
  ) -> Self { self }

  /// Absent: another shape.
  @available(*, unavailable, message: "the client draws it; leave it out")
  public func transformEffect(_ transform: AbsentValue) -> Self { self }

  /// Absent: effects that go by geometry.
  @available(*, unavailable, message: "the client draws it; leave it out")
  public func visualEffect(_ effect: @escaping (AbsentValue, AbsentValue) -> AbsentValue) -> Self {
    self
  }

  /// Absent: what a pointer does to looks.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func hoverEffect(_ effect: AbsentValue = .automatic) -> Self { self }

  /// Absent: how loud a badge is.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func badgeProminence(_ prominence: AbsentValue) -> Self { self }

  /// Absent: text that is hidden on a locked screen.
  @available(*, deprecated, message: "a page is never drawn while it is locked; leave it out")
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }

  /// Absent: mirrored pictures.
  @available(
    *, deprecated, message: "the client mirrors symbols that have a direction; leave it out"
  )
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }

  /// Absent: motion in phases.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func phaseAnimator<Phase>(
    _ phases: [Phase], content: @escaping (AbsentValue, Phase) -> AbsentValue,
    animation: @escaping (Phase) -> AbsentValue = { _ in .none }
  ) -> Self { self }

  /// Absent: motion in phases.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func phaseAnimator<Phase, Trigger: Equatable>(
    _ phases: [Phase], trigger: Trigger,
    content: @escaping (AbsentValue, Phase) -> AbsentValue,
    animation: @escaping (Phase) -> AbsentValue = { _ in .none }
  ) -> Self { self }

  /// Absent: motion by keyframes.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func keyframeAnimator<Value, Trigger: Equatable>(
    initialValue: Value, trigger: Trigger,
    content: @escaping (AbsentValue, Value) -> AbsentValue,
    keyframes: (Value) -> AbsentValue
  ) -> Self { self }

  /// Absent: motion by keyframes.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    content: @escaping (AbsentValue, Value) -> AbsentValue,
    keyframes: (Value) -> AbsentValue
  ) -> Self { self }

  /// Absent: motion that goes by scrolling.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func scrollTransition(
    _ configuration: AbsentValue = .interactively,
    transition: @escaping (AbsentValue, AbsentValue) -> AbsentValue
  ) -> Self { self }

  /// Absent: motion between screens.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func navigationTransition(_ style: AbsentValue) -> Self { self }

  /// Absent: motion between screens.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: AbsentValue) -> Self {
    self
  }

  /// Absent: how scrolling ends.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollBounceBehavior(_ behavior: AbsentValue, axes: AbsentValue = .vertical) -> Self {
    self
  }

  /// Absent: what is drawn beside what scrolls.
  @available(*, deprecated, message: "scrolling is the client's; leave it out")
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }

  /// Absent: where one has scrolled to.
  @available(*, unavailable, message: "scrolling is the client's; leave it out")
  public func onScrollGeometryChange<Value>(
    for type: Value.Type, of transform: @escaping (AbsentValue) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> Self { self }

  /// Absent: the colours of a bar.
  @available(*, unavailable, message: "the client draws bars; leave it out")
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: AbsentValue...) -> Self { self }

  /// Absent: what stands on the tabs.
  @available(
    *, unavailable,
    message: "use safeAreaInset(edge:alignment:spacing:content:) on what is in a tab"
  )
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> Self {
    self
  }
}
