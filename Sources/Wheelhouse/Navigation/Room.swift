import ScreenDocument

/// How much room a session's client has across.
///
/// It is in the environment itself, in place of its value: so a window that gets narrower evaluates the views
/// that read it, where another value in the environment would evaluate all.
final class Room: Source {
  nonisolated deinit {}

  @exclusivity(unchecked) private var stored: UserInterfaceSizeClass

  init(_ layout: Layout) { stored = UserInterfaceSizeClass(layout) }

  var sizeClass: UserInterfaceSizeClass {
    noteRead()
    return stored
  }

  /// Takes the client's layout over; true when that changes anything.
  func become(_ layout: Layout) -> Bool {
    let new = UserInterfaceSizeClass(layout)
    guard new != stored else { return false }
    stored = new
    changed()
    return true
  }
}

extension UserInterfaceSizeClass {
  fileprivate init(_ layout: Layout) { self = layout == .compact ? .compact : .regular }
}
