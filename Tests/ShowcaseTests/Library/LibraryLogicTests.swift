import Testing
import Wheelhouse

@testable import Showcase

struct LibraryLogicTests {
  private let items = ViewState.loaded(ListItem.samples)

  @Test func `point 45: three categories and settings have icons; only the first three list items`()
  {
    #expect(
      SidebarCategory.allCases.map(\.rawValue)
        == ["Category 1", "Category 2", "Category 3", "Settings"])
    #expect(Set(SidebarCategory.allCases.map(\.icon)).count == 4)
    #expect(SidebarCategory.allCases.map(\.showsItemList) == [true, true, true, false])
  }

  @Test func `point 50: what is listed follows from the category and the search text`() {
    #expect(items.items(in: .category1, matching: "").map(\.id) == ["atlas", "engine"])
    #expect(items.items(in: .category1, matching: "ATL").map(\.id) == ["atlas"])
    #expect(items.items(in: .category1, matching: " Atl ").map(\.id) == ["atlas"])
    #expect(items.items(in: .category1, matching: "lind").map(\.id) == ["engine"])
    #expect(items.items(in: .category2, matching: "atl").isEmpty)
    #expect(items.items(in: .settings, matching: "").isEmpty)
  }

  @Test func `point 52: loading, loaded and error are one enum`() async {
    #expect(await ViewState.loading(SampleCatalogue()) == items)
    #expect(await ViewState.loading(SampleCatalogue(failure: "Flooded")) == .error("Flooded"))
    for state in [ViewState.loading, .error("Flooded")] {
      #expect(state.items(in: .category1, matching: "").isEmpty)
      #expect(state.item("atlas", in: .category1) == nil)
    }
  }

  @Test func `point 53: another category clears the item, the same one keeps it`() {
    var selection = LibraryLink.item(.category1, "atlas").selection
    selection.primary = .category1
    #expect(selection.secondary == "atlas")
    selection.primary = .category2
    #expect(selection.secondary == nil)
  }

  @Test func `point 54: going back clears the deepest selection`() throws {
    var selection = LibraryLink.item(.category1, "atlas").selection
    try selection.back()
    #expect(selection == LibraryLink.category(.category1).selection)
    try selection.back()
    #expect(selection == LibrarySelection())
  }

  @Test(arguments: [
    ("", LibraryLink.start), ("/categories", .categories),
    ("/category-1", .category(.category1)),
    ("/settings", .category(.settings)),
    ("/category-2/night-sky-north", .item(.category2, "night-sky-north")),
  ])
  func `every link reads and prints the same URL in both editions`(
    path: String, link: LibraryLink
  ) {
    for edition in [LibraryEdition.viewsOnly, .mvvm] {
      let table = LibraryLink.table(of: edition)
      #expect(table.url(for: link) == edition.path + path)
      #expect(table.route(for: edition.path + path) == link)
      let address = LibraryAddress(edition: edition, link: link)
      #expect(LibraryAddress.table.url(for: address) == edition.path + path)
      #expect(LibraryAddress.table.route(for: edition.path + path) == address)
    }
  }

  @Test(arguments: [
    "/library/category-4", "/library/settings/atlas", "/library/mvvm/x", "/libraries",
  ])
  func `what the library does not have is no link`(url: String) {
    #expect(LibraryAddress.table.route(for: url) == nil)
  }

  @Test func `point 51: two children of one value stay in step`() {
    var marks = ItemMarks()
    marks["atlas"].isFavourite = true
    marks["atlas"].note = "Lent to Ben"
    #expect(marks["atlas"] == ItemMark(isFavourite: true, note: "Lent to Ben"))
    marks["atlas"] = ItemMark()
    #expect(marks == ItemMarks())
  }

  @Test func `point 55: the view models answer without a view`() async {
    let viewModel = MVVM.LibraryViewModel(start: .start)
    #expect(viewModel.link == .category(.category1) && viewModel.items.isEmpty)
    await viewModel.load(SampleCatalogue())
    #expect(viewModel.items.map(\.id) == ["atlas", "engine"])
    viewModel.selection.secondary = "atlas"
    #expect(viewModel.item?.title == "Atlas of Tides")
    viewModel.selection.primary = .category2
    #expect(viewModel.item == nil && viewModel.items.map(\.id) == ["passes"])
    #expect(MVVM.SettingsViewModel().sizeText == "Size: 14")
  }
}

nonisolated extension ListItem {
  static let samples = [
    ListItem(
      id: "atlas", category: .category1, title: "Atlas of Tides", author: "Ines Varga", year: 1987,
      shelf: "A 12", summary: "Every harbour, hour by hour."),
    ListItem(
      id: "engine", category: .category1, title: "The Quiet Engine", author: "Tomas Lind",
      year: 2004, shelf: "A 14", summary: "A ferry that nobody has heard."),
    ListItem(
      id: "passes", category: .category2, title: "Alpine Passes", author: "Survey Office",
      year: 1962, shelf: "Drawer 4", summary: "Forty sheets."),
  ]
}

/// A catalogue of three items, or one that cannot be read.
nonisolated struct SampleCatalogue: LibraryCatalogue {
  var failure: String?

  func items() async throws(LibraryUnavailable) -> [ListItem] {
    if let failure { throw LibraryUnavailable(explanation: failure) }
    return ListItem.samples
  }
}
