/// Where the items of the library come from.
nonisolated protocol LibraryCatalogue: Sendable {
  /// All items, in the order in which they are listed.
  func items() async throws(LibraryUnavailable) -> [ListItem]
}

/// The library could not be read.
nonisolated struct LibraryUnavailable: Error, Equatable, Sendable {
  /// Why, in words for people.
  let explanation: String
}

extension ViewState {
  /// What becomes of loading a catalogue.
  static func loading(_ catalogue: any LibraryCatalogue) async -> ViewState {
    do throws(LibraryUnavailable) {
      return .loaded(try await catalogue.items())
    } catch {
      return .error(error.explanation)
    }
  }
}
