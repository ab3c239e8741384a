import ScreenDocument

// Views in front of another, behind it, and at its edge.
extension View {
  /// Puts views in front of this one, in the room that this one takes.
  ///
  /// In front of a list they stay where they are while the list scrolls: what is shown while it is empty, a
  /// button that is always at hand. There is no room of theirs: views that are larger stand out over its edges.
  ///
  ///     List { … }
  ///       .overlay { if results.isEmpty { ContentUnavailableView.search } }
  ///
  /// - Parameters:
  ///   - alignment: where in that room they stand.
  ///   - content: the views.
  @inlinable
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ZStack<PairView<Self, ZStack<V>>> {
    let layer = ZStack(alignment: alignment, content: content)
    return ZStack(layer: .overlay, PairView(first: self, second: layer))
  }

  /// Puts a view in front of this one; the older spelling.
  @inlinable
  public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> ZStack<PairView<Self, ZStack<V>>> {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts views behind this one, in the room that this one takes.
  ///
  /// - Parameters:
  ///   - alignment: where in that room they stand.
  ///   - content: the views.
  @inlinable
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ZStack<PairView<ZStack<V>, Self>> {
    let layer = ZStack(alignment: alignment, content: content)
    return ZStack(layer: .background, PairView(first: layer, second: self))
  }

  /// Puts a view behind this one; the older spelling.
  @_disfavoredOverload
  @inlinable
  public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> ZStack<PairView<ZStack<V>, Self>> {
    self.background(alignment: alignment) { background }
  }

  /// Puts views above or below this one, which stay in sight while it scrolls.
  ///
  /// - Parameters:
  ///   - edge: whether above or below.
  ///   - alignment: where across they stand.
  ///   - spacing: how far away, in points; a hint, as in ``VStack``.
  ///   - content: the views.
  @inlinable
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Puts views beside this one.
  ///
  /// - Parameters:
  ///   - edge: on which side.
  ///   - alignment: where up and down they stand.
  ///   - spacing: how far away, in points; a hint, as in ``HStack``.
  ///   - content: the views.
  @inlinable
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }
}

/// An edge above or below.
public nonisolated enum VerticalEdge: Int8, Sendable, CaseIterable {
  /// Above.
  case top
  /// Below.
  case bottom
}

/// Which child of a pile takes no room but that of the others.
@usableFromInline
nonisolated enum PileLayer: Sendable {
  /// The last one, in front.
  case overlay
  /// The first one, behind.
  case background

  var name: Word { self == .overlay ? "overlay" : "background" }
}

extension RenderContext {
  /// Writes which child takes no room of its own.
  func write(_ layer: PileLayer?) { write(.layer, layer?.name) }
}
