/// What is edited: a match that is there, or a new one.
nonisolated enum EditSubject: Hashable, Codable, Sendable {
  case new
  case match(Match.ID)
}
