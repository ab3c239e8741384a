/// What the sidebar offers.
nonisolated enum SidebarCategory: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case category1 = "Category 1"
  case category2 = "Category 2"
  case category3 = "Category 3"
  case settings = "Settings"

  var id: Self { self }

  /// The symbol beside its name.
  var icon: String {
    switch self {
    case .category1: "books.vertical"
    case .category2: "map"
    case .category3: "music.note.list"
    case .settings: "gearshape"
    }
  }

  /// Whether the content column lists items; otherwise it shows something else altogether.
  var showsItemList: Bool { self != .settings }
}
