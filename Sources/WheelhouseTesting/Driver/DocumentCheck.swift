import ScreenDocument

/// What must be true of every document.
struct DocumentCheck {
  let document: Document

  func run() throws {
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted {
      throw DriverError(
        "The id \(id) is in the document twice", outline: document.outline(showingIDs: true))
    }
  }

  private var ids: [String] {
    document.nodes.compactMap(\.id) + document.presentations.compactMap(\.id)
      + document.banners.compactMap(\.id)
  }
}
