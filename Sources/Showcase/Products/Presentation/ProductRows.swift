/// The rows of a list with where its sections begin; what a search leaves of them is derived, not kept.
struct ProductRows {
  let rows: [SelectableProductRow]
  private let bounds: [(title: String, rows: Range<Int>)]
  /// What a search looks at in each row.
  private let texts: [SearchableText]

  /// Puts rows into sections by the title of each: neighbours with the same one are together.
  init(_ rows: [SelectableProductRow], titles: [String]) {
    self.rows = rows
    texts = rows.map { SearchableText([$0.product.title, $0.product.subtitle]) }
    var bounds: [(title: String, rows: Range<Int>)] = []
    for (index, title) in zip(rows.indices, titles) {
      if bounds.last?.title == title {
        bounds[bounds.count - 1].rows = bounds[bounds.count - 1].rows.lowerBound..<(index + 1)
      } else {
        bounds.append((title, index..<(index + 1)))
      }
    }
    self.bounds = bounds
  }

  /// The sections with the rows whose title or subtitle contains the search text; none is empty.
  func sections(matching search: SearchText) -> [ProductsSection] {
    var sections: [ProductsSection] = []
    for (title, range) in bounds {
      let found = search.isEmpty ? rows[range] : fitting(search, in: range)
      if !found.isEmpty { sections.append(ProductsSection(title: title, rows: found)) }
    }
    return sections
  }

  private func fitting(
    _ search: SearchText, in range: Range<Int>
  ) -> ArraySlice<SelectableProductRow> {
    var found: ArraySlice<SelectableProductRow> = []
    for index in range where search.isContained(in: texts[index]) { found.append(rows[index]) }
    return found
  }
}

/// A part of a list under a title.
struct ProductsSection: Identifiable {
  let title: String
  let rows: ArraySlice<SelectableProductRow>

  var id: String { title }
}
