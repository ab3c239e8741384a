/// What a row shows: nothing but text, already formatted.
nonisolated struct ProductUIState: Equatable, Sendable {
  let title: String
  let subtitle: String
  let price: String
}
