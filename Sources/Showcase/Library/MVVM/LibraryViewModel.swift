import Observation
import Wheelhouse

extension MVVM {
  /// What is selected, searched for, noted and loaded, and everything that follows from it.
  @Observable final class LibraryViewModel: Codable {
    var selection: LibrarySelection
    var searchText = ""
    var marks = ItemMarks()
    private(set) var state = ViewState.loading
    /// How often loading was begun.
    private(set) var attempt = 0

    init(start: LibraryLink) { selection = start.selection }

    /// What outlives the process; items are loaded again.
    private enum CodingKeys: String, CodingKey {
      case _selection = "selection"
      case _searchText = "searchText"
      case _marks = "marks"
    }

    var items: [ListItem] {
      selection.primary.map { state.items(in: $0, matching: searchText) } ?? []
    }

    var item: ListItem? { state.item(selection.secondary, in: selection.primary) }

    var isItemSelected: Bool { selection.secondary != nil }

    var link: LibraryLink { LibraryLink(selection) }

    func load(_ catalogue: any LibraryCatalogue) async { state = await .loading(catalogue) }

    func retry() {
      state = .loading
      attempt += 1
    }

    func follow(_ link: LibraryLink) { selection = link.selection }
  }
}
