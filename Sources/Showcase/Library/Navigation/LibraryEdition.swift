import Wheelhouse

/// The two ways in which the same library is written.
nonisolated enum LibraryEdition: Codable, Hashable, Sendable {
  /// State in views.
  case viewsOnly
  /// State in view models.
  case mvvm

  /// Where it is served.
  var path: String {
    switch self {
    case .viewsOnly: "/library"
    case .mvvm: "/library/mvvm"
    }
  }
}

/// A place of the library in one of its editions: what a URL of the window can lead to.
nonisolated struct LibraryAddress: Codable, Hashable, Sendable {
  var edition = LibraryEdition.viewsOnly
  var link = LibraryLink.start
}

extension LibraryAddress {
  /// The URLs of both editions, read and printed.
  static let table = LinkTable(rules(of: .viewsOnly) + rules(of: .mvvm))

  private static func rules(of edition: LibraryEdition) -> [LinkRule<LibraryAddress>] {
    LibraryLink.rules(
      under: edition.path, { LibraryAddress(edition: edition, link: $0) },
      reading: { $0.edition == edition ? $0.link : nil })
  }
}
