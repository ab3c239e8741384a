/// How a match that is edited is shown: the coordinator's choice, which no view knows.
nonisolated enum EditPresentation: Sendable {
  /// Over the matches, in a stack of its own.
  case modal
  /// On the stack of the matches.
  case pushed
}
