// The chain of presentations: at most one a level, those above gone with the one below.
extension ViewGraph {
  /// Whether the level an anchor stands on is the top one.
  func canPresent(from anchor: PresentationAnchor) -> Bool {
    guard root.presentations.last === anchor.level else { return false }
    guard isWaking, let known = restoring?.presentations, !known.isEmpty else { return true }
    return known[anchor.identity] != nil
  }

  func presented(_ presentation: PresentationElement) {
    if case .inspector = presentation.anchor.kind { inspectors.append(presentation) }
    guard presentation.placement == .over else { return }
    root.presentations.append(presentation)
    frameChanged()
  }

  func dismissed(_ presentation: PresentationElement) {
    if !inspectors.isEmpty { inspectors.removeAll { $0 === presentation } }
    for index in root.presentations.indices where root.presentations[index] === presentation {
      root.presentations.removeSubrange(index...)
      tellWaiting()
      return frameChanged()
    }
  }

  /// Everything that is presented over a presentation, the topmost first.
  func presentations(over presentation: PresentationElement) -> [PresentationElement] {
    root.presentations.reversed().filter { $0.isPresented(in: presentation) }
  }

  /// A number for a presentation, so that the next one of the same anchor is not mistaken for it.
  func presentationSerial(for anchor: PresentationAnchor) -> Int {
    if let known = restoring?.presentations.removeValue(forKey: anchor.identity) { return known }
    return nextSerial()
  }

  /// A number that no screen and no presentation has had.
  func nextSerial() -> Int {
    openedCount &+= 1
    return openedCount
  }

  /// Closes dialogs whose owner is no longer in sight: they go on as banners.
  func moveDialogsOutOfSight() {
    for presentation in root.presentations where isOutOfSight(presentation.anchor) {
      if presentation.bornIn == turn { advise?(.unseenDialog(of: presentation.anchor.nearestView)) }
      presentation.anchor.becomeBanner()
    }
    for anchor in waiting where isOutOfSight(anchor) {
      waiting.removeAll { $0 === anchor }
      // The app may have taken it back meanwhile.
      guard anchor.wanted() != nil else { continue }
      advise?(.unseenDialog(of: anchor.nearestView))
      anchor.becomeBanner()
    }
  }

  private func isOutOfSight(_ anchor: PresentationAnchor) -> Bool {
    anchor.kind.dialog != nil && !anchor.isInFront
  }
}

// Anchors that wait until they can present.
extension ViewGraph {
  func wait(_ anchor: PresentationAnchor) {
    if !waiting.contains(where: { $0 === anchor }) { waiting.append(anchor) }
    if anchor.kind.dialog != nil { frameChanged() }
  }

  /// Lets those that wait try again.
  func tellWaiting() {
    let waiting = self.waiting
    self.waiting = []
    for anchor in waiting { anchor.invalidate() }
  }

  /// Ends the time in which only what a snapshot names is presented.
  func wokeUp() {
    guard isWaking else { return }
    isWaking = false
    tellWaiting()
  }
}
