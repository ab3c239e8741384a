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
      let found = search.isEmpty ? Array(range) : fitting(search, in: range)
      if !found.isEmpty {
        sections.append(ProductsSection(title: title, rows: FoundRows(rows: rows, found: found)))
      }
    }
    return sections
  }

  private func fitting(_ search: SearchText, in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    for index in range where search.isContained(in: texts[index]) { found.append(index) }
    return found
  }
}

/// Some of the rows, by their numbers: a search copies none.
struct FoundRows: @MainActor RandomAccessCollection {
  fileprivate let rows: [SelectableProductRow]
  fileprivate let found: [Int]

  var startIndex: Int { 0 }
  var endIndex: Int { found.count }
  subscript(position: Int) -> SelectableProductRow { rows[found[position]] }
}

/// A part of a list under a title.
struct ProductsSection: Identifiable {
  let title: String
  let rows: FoundRows

  var id: String { title }
}
