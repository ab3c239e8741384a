import ScreenDocument

/// Leaves the screen or the sheet that the view stands on.
public struct DismissAction {
  let place: ObservationToken?

  /// Closes the nearest sheet, pops the nearest screen, or goes back from a column by clearing what led
  /// there; on a root, and once the view has gone, it does nothing.
  public func callAsFunction() {
    var candidate = place?.element
    while let found = candidate, !found.isDestroyed {
      if let screen = found as? ScreenElement, screen.stack.leave(screen) == .left { return }
      if let column = found as? ColumnElement, column.split.goBack(from: column) { return }
      if let presentation = found as? PresentationElement { return presentation.anchor.close() }
      candidate = found.owner
    }
  }
}

extension EnvironmentValues {
  /// Leaves the screen or the sheet that the view stands on.
  public var dismiss: DismissAction { DismissAction(place: reader) }

  /// Whether the view stands in a presentation or on a screen that was pushed.
  public var isPresented: Bool {
    var candidate = reader?.element
    while let found = candidate {
      if found is PresentationElement { return true }
      if let screen = found as? ScreenElement, screen.serial > 0 { return true }
      candidate = found.owner
    }
    return false
  }
}
