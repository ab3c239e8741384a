/// Why a piece of navigation state did not do what it was asked; it is unchanged then.
public nonisolated enum NavigationError: Error, Hashable, Sendable {
  /// The root is what is seen already: a root is always there and cannot be left by going back.
  case nothingToPop
  /// The route is not on the path.
  case notOnPath
  /// The item is not presented, or not any more.
  case notPresented
}
