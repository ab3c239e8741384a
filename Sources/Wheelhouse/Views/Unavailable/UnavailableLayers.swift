// Shapes, layers and motion.
extension View {
  /// Absent: a shadow.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func shadow(color: Color = .primary, radius: Double, x: Double = 0, y: Double = 0) -> Self
  { self }

  /// Absent: a shape that clips.
  @available(
    *, deprecated, message: "a view is not cut off; use clipShape(_:) on a picture or a background"
  )
  public func clipped(antialiased: Bool = false) -> Self { self }

  /// Absent: a shape that clips.
  @available(
    *, unavailable, message: "a view is not cut off; use clipShape(_:) on a picture or a background"
  )
  public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> Self {
    self
  }

  /// Absent: a shape that clips; the older spelling.
  @available(
    *, unavailable, message: "a view is not cut off; use clipShape(_:) on a picture or a background"
  )
  public func mask<M: View>(_ mask: M) -> Self { self }

  /// Absent: a border.
  @available(
    *, unavailable,
    message: "use overlay(RoundedRectangle(cornerRadius: 8).stroke(_:lineWidth:))"
  )
  public func border(_ color: Color, width: Double = 1) -> Self { self }

  /// Absent: a shape that is tapped.
  @available(*, deprecated, message: "the whole view is tapped; leave it out")
  public func contentShape<S: AbsentShape>(_ shape: S) -> Self { self }

  /// Absent: what can be read among what cannot.
  @available(
    *, unavailable, message: "put it beside what is redacted: leave it out of redacted(reason:)"
  )
  public func unredacted() -> Self { self }

  /// Absent: a transformation.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func scaleEffect(_ scale: Double) -> Self { self }

  /// Absent: a transformation.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func scaleEffect(x: Double = 1, y: Double = 1) -> Self { self }

  /// Absent: a transformation.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func rotationEffect(_ angle: AbsentValue) -> Self { self }

  /// Absent: a transformation.
  @available(
    *, unavailable,
    message: "the client draws all of it clearly: use redacted(reason:), opacity(_:) or if"
  )
  public func blur(radius: Double, opaque: Bool = false) -> Self { self }

  /// Absent: a transformation.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func contentTransition(_ transition: AbsentValue) -> Self { self }

  /// Absent: an order of layers.
  @available(*, deprecated, message: "the later child of a ZStack is on top; leave it out")
  public func zIndex(_ value: Double) -> Self { self }

  /// Absent: a position.
  @available(
    *, unavailable,
    message: "there is no geometry here; place views with stacks, Spacer and padding(_:)"
  )
  public func position(x: Double = 0, y: Double = 0) -> Self { self }

  /// Absent: what is felt.
  @available(*, deprecated, message: "there is nothing to feel through a server; leave it out")
  public func sensoryFeedback<T: Equatable>(_ feedback: AbsentValue, trigger: T) -> Self { self }

  /// Absent: room at the edge of a device.
  @available(*, deprecated, message: "the client keeps clear of its edges; leave it out")
  public func ignoresSafeArea(_ regions: AbsentValue = .all, edges: AbsentValue = .all) -> Self {
    self
  }

  /// Absent: room at the edge of a device.
  @available(*, deprecated, message: "the client keeps clear of its edges; leave it out")
  public func edgesIgnoringSafeArea(_ edges: AbsentValue) -> Self { self }

  /// Absent: sizes.
  @available(
    *, deprecated, message: "there is no geometry here; leave it out: sizes are the client's"
  )
  public func fixedSize() -> Self { self }

  /// Absent: sizes.
  @available(
    *, deprecated, message: "there is no geometry here; leave it out: sizes are the client's"
  )
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }

  /// Absent: sizes.
  @available(
    *, deprecated, message: "there is no geometry here; leave it out: sizes are the client's"
  )
  public func layoutPriority(_ value: Double) -> Self { self }

  /// Absent: a switch for taps.
  @available(
    *, unavailable,
    message:
      "leave it out for what only looks nice: a tap goes to the control below; or use disabled(_:)"
  )
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }

  /// Absent: a pointer that rests.
  @available(*, unavailable, message: "a client may have no pointer; leave it out")
  public func onHover(perform action: (Bool) -> Void) -> Self { self }

  /// Absent: a pointer that moves.
  @available(*, unavailable, message: "a client may have no pointer; leave it out")
  public func onContinuousHover(
    coordinateSpace: AbsentValue = .automatic, perform action: (AbsentValue) -> Void
  ) -> Self { self }

  /// Absent: what a pointer looks like.
  @available(*, deprecated, message: "a client may have no pointer; leave it out")
  public func pointerStyle(_ style: AbsentValue?) -> Self { self }

  /// Absent: where the focus goes by arrows.
  @available(*, deprecated, message: "the browser moves the focus; leave it out")
  public func focusSection() -> Self { self }

  /// Absent: places by name.
  @available(
    *, unavailable,
    message:
      "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
  )
  public func coordinateSpace(_ name: AbsentValue) -> Self { self }

  /// Absent: places by name.
  @available(
    *, unavailable,
    message:
      "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
  )
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }

  /// Absent: what is pasted beside fields.
  @available(
    *, unavailable, message: "use a TextField for text, and fileImporter for files"
  )
  public func onPasteCommand<Kind>(
    of supportedTypes: [Kind], perform action: ([AbsentValue]) -> Void
  ) -> Self { self }

  /// Absent: a look at a file.
  @available(
    *, unavailable, message: "use a Link to an Endpoint that answers with the file"
  )
  public func quickLookPreview<Item>(_ item: Binding<Item?>) -> Self { self }

  /// Absent: what is pasted beside fields.
  @available(
    *, unavailable, message: "use a TextField for text, and fileImporter for files"
  )
  public func pasteDestination<Payload>(
    for payloadType: Payload.Type, action: ([Payload]) -> Void,
    validator: ([Payload]) -> [Payload] = { $0 }
  ) -> Self { self }
}

nonisolated extension RedactionReasons {
  /// Absent: what not everybody may see.
  @available(*, unavailable, message: "use if: what somebody may not see is not to be sent")
  public static let privacy = RedactionReasons.placeholder
  /// Absent: what is no longer so.
  @available(*, unavailable, message: "use .placeholder, or foregroundStyle(.secondary)")
  public static let invalidated = RedactionReasons.placeholder
}
