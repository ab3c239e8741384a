extension View {
  /// Shows details beside the screen as long as a flag is set; in a narrow window, in a sheet.
  ///
  /// When the window changes its width the same inspector moves, with all its state. A view that stands
  /// on no screen of a stack shows it in a sheet.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { presenting(.inspector, isPresented, content) }

  /// How wide an inspector is, in points.
  public consuming func inspectorColumnWidth(_ width: Double) -> ModifiedContent<
    Self, PreferenceModifier
  > { preferring(.inspectorWidth(ColumnWidth(width))) }

  /// How wide an inspector is best, in points.
  ///
  /// The browser client draws it as wide, as far as half the screen stays for what it belongs to.
  public consuming func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> ModifiedContent<Self, PreferenceModifier> {
    preferring(.inspectorWidth(ColumnWidth(width: ideal, least: min, most: max)))
  }
}

/// Where a presentation is in the document.
enum PresentationPlacement {
  /// Over everything below it.
  case over
  /// Beside the content of a screen, an inspector where there is room.
  case beside
  /// Nowhere until what is over its place is gone.
  case away
}

// Moving an inspector as the room for it changes.
extension PresentationAnchor {
  /// Whether there is room beside what it belongs to.
  var hasRoomBeside: Bool {
    guard case .inspector = kind, !isCompact else { return false }
    return graph.host(of: self)?.showsInspector ?? false
  }

  /// Where it would be put if it were opened now; away where it has to wait.
  var placement: PresentationPlacement {
    if hasRoomBeside { return .beside }
    return graph.canPresent(from: self) ? .over : .away
  }

  /// Puts it where there is room for it.
  func move(_ presentation: PresentationElement) {
    guard case .inspector = kind else { return }
    let isBeside = presentation.placement == .beside
    if hasRoomBeside {
      if !isBeside { graph.moveBeside(presentation) }
    } else if presentation.placement != .over {
      graph.moveOver(presentation)
    }
  }
}

extension ViewGraph {
  func moveBeside(_ presentation: PresentationElement) {
    root.presentations.removeAll { $0 === presentation }
    presentation.placement = .beside
    waiting.removeAll { $0 === presentation.anchor }
    moved(presentation)
    tellWaiting()
  }

  /// Puts an inspector over its level, below what is presented from within it.
  func moveOver(_ presentation: PresentationElement) {
    let level = presentation.anchor.level
    let below = root.presentations.firstIndex { $0 === level }
    let place = below.map { $0 + 1 } ?? 0
    let isFree =
      place == root.presentations.count || root.presentations[place].isPresented(in: presentation)
    if isFree {
      root.presentations.insert(presentation, at: place)
      presentation.placement = .over
    } else {
      presentation.placement = .away
      wait(presentation.anchor)
    }
    moved(presentation)
  }

  private func moved(_ presentation: PresentationElement) {
    enqueue(host: presentation)
    frameChanged()
  }
}
