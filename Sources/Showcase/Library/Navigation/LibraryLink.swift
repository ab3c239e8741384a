import Wheelhouse

/// What a URL of the library can lead to.
nonisolated enum LibraryLink: Codable, Hashable, Sendable {
  /// Where the library starts: the first category, and no item.
  case start
  /// The categories, none of which is selected: where there is room for one column only, nothing else.
  case categories
  case category(SidebarCategory)
  case item(SidebarCategory, ListItem.ID)
}

/// What is selected: a category in the sidebar, and an item of it in the content column.
///
/// Another category clears the item, the same one again keeps it; an item without a category cannot be
/// said.
typealias LibrarySelection = SplitState<SidebarCategory, ListItem.ID>

extension LibraryLink {
  /// The selection that the link leads to.
  var selection: LibrarySelection {
    switch self {
    case .start: LibrarySelection(primary: .category1)
    case .categories: LibrarySelection()
    case .category(let category): LibrarySelection(primary: category)
    case .item(let category, let id): LibrarySelection(primary: category, secondary: id)
    }
  }

  /// The link to a selection.
  init(_ selection: LibrarySelection) {
    if let category = selection.primary, let item = selection.secondary {
      self = .item(category, item)
    } else if let category = selection.primary {
      self = .category(category)
    } else {
      self = .categories
    }
  }

  /// The URLs of an edition of the library, read and printed.
  static func table(of edition: LibraryEdition) -> LinkTable<LibraryLink> {
    switch edition {
    case .viewsOnly: viewsOnly
    case .mvvm: mvvm
    }
  }

  private static let viewsOnly = LinkTable(rules(under: LibraryEdition.viewsOnly.path))
  private static let mvvm = LinkTable(rules(under: LibraryEdition.mvvm.path))

  private static func rules(under path: String) -> [LinkRule<LibraryLink>] {
    rules(under: path, { $0 }, reading: { $0 })
  }

  /// The rules for links that another type may hold: `wrap` makes its value, `link` reads it back.
  static func rules<Route>(
    under path: String, _ wrap: @escaping @MainActor (LibraryLink) -> Route,
    reading link: @escaping @MainActor (Route) -> LibraryLink?
  ) -> [LinkRule<Route>] {
    [
      LinkRule(path, { _ in wrap(.start) }, { link($0) == .start ? [:] : nil }),
      LinkRule(
        path + "/categories", { _ in wrap(.categories) },
        { link($0) == .categories ? [:] : nil }),
      LinkRule(
        path + "/:category",
        { SidebarCategory(slug: $0["category"]).map { wrap(.category($0)) } },
        { route in
          guard case .category(let category) = link(route) else { return nil }
          return ["category": category.slug]
        }),
      LinkRule(
        path + "/:category/:item",
        { parameters in
          guard let category = SidebarCategory(slug: parameters["category"]),
            category.showsItemList, let item = parameters["item"]
          else { return nil }
          return wrap(.item(category, item))
        },
        { route in
          guard case .item(let category, let id) = link(route) else { return nil }
          return ["category": category.slug, "item": id]
        }),
    ]
  }
}

nonisolated extension SidebarCategory {
  /// Its name in URLs.
  var slug: String {
    switch self {
    case .category1: "category-1"
    case .category2: "category-2"
    case .category3: "category-3"
    case .settings: "settings"
    }
  }

  init?(slug: String?) {
    guard let found = Self.allCases.first(where: { $0.slug == slug }) else { return nil }
    self = found
  }
}
