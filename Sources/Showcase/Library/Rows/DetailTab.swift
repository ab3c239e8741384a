/// The tabs of an item's detail.
nonisolated enum DetailTab: String, CaseIterable, Codable, Hashable, Sendable {
  case overview
  case details
  case options
}
