import ScreenDocument

// What an outline group is made of: branches, each with a row, and with further branches while it is unfolded.

/// What all elements of a tree have in common.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let id: @MainActor (Data.Element) -> ID
  let children: @MainActor (Data.Element) -> Data?
  let content: (Data.Element) -> Content

  init(
    id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children] }
    self.content = content
  }
}

/// Which elements are unfolded, by their places in the tree.
struct Unfolded: Codable, Equatable {
  private var places: [UInt64] = []

  /// Whether the element at a place is.
  subscript(place: UInt64) -> Bool {
    get { places.contains(place) }
    set {
      places.removeAll { $0 == place }
      if newValue { places.append(place) }
    }
  }
}

/// Where an element is in a tree: below which others, and how many.
struct OutlinePlace: Equatable {
  var path: UInt64 = 0
  var level = 0

  /// The place of an element itself that stands here.
  func of(_ key: UInt64) -> UInt64 { StableHash.mix(path, key) }
}

/// An element, and what is below it while it is unfolded.
struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let element: Data.Element
  let tree: OutlineTree<Data, ID, Content>
  let place: OutlinePlace
  let unfolded: Binding<Unfolded>

  var body: some View {
    let path = place.of(StableHash.key(tree.id(element)))
    let children = tree.children(element)
    let isExpanded = unfolded[dynamicMember: \.[path]]
    OutlineRow(
      element: element, tree: tree, level: place.level,
      isExpanded: children == nil ? nil : isExpanded)
    if let children, isExpanded.wrappedValue {
      OutlineBranches(
        data: children, tree: tree, place: OutlinePlace(path: path, level: place.level + 1),
        unfolded: unfolded)
    }
  }

  static var _isSection: Bool { false }

  static func _isRow(_ view: borrowing OutlineBranch) -> Bool { false }
}

/// The elements of one level that stand together.
struct OutlineBranches<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let tree: OutlineTree<Data, ID, Content>
  let place: OutlinePlace
  let unfolded: Binding<Unfolded>

  private var branches: ForEach<Data, ID, OutlineBranch<Data, ID, Content>> {
    ForEach(data: data, id: tree.id) {
      OutlineBranch(element: $0, tree: tree, place: place, unfolded: unfolded)
    }
  }

  /// Rows where rows are wanted; elsewhere what is further in begins further in.
  static func _render(_ view: OutlineBranches, in context: RenderContext) {
    let branches = view.branches
    if context.container.list != nil || view.place.level == 0 {
      return ForEach._render(branches, in: context)
    }
    let group = VStack(alignment: .leading) { branches }.padding(.leading)
    type(of: group)._render(group, in: context)
  }

  static func _isRow(_ view: borrowing OutlineBranches) -> Bool { false }
}

/// What an element shows: in a list a row.
struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let element: Data.Element
  let tree: OutlineTree<Data, ID, Content>
  let level: Int
  /// Whether it is unfolded; nil for a leaf.
  let isExpanded: Binding<Bool>?

  static func _render(_ view: OutlineRow, in context: RenderContext) {
    let content = view.tree.content(view.element)
    guard let rows = context.container.list else {
      return view.render(content, choosing: false, in: context)
    }
    let key =
      Content._tag(of: content, in: rows)
      ?? rows.key(of: view.element, id: view.tree.id(view.element))
    var place = context
    place.container = context.container.furtherIn(by: view.level)
    let inner = place.beginRow(rows, rows.marks(), .none, key: key)
    view.render(content, choosing: rows.accept(key), in: inner ?? place)
    if inner != nil { place.endStack() }
  }

  /// Writes the content, in or beside what unfolds the element.
  private func render(_ content: Content, choosing: Bool, in context: RenderContext) {
    guard let isExpanded else { return Content._render(content, in: context.at(1)) }
    context.render(DisclosureButton(isExpanded: isExpanded, label: content), choosing: choosing)
  }
}

/// What unfolds a row that a tap selects.
struct DisclosureArrow: View {
  let isExpanded: Binding<Bool>

  var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      Image.arrow(isExpanded: isExpanded.wrappedValue)
    }
    .buttonStyle(.plain)
    .disclosure(isExpanded: isExpanded.wrappedValue)
  }
}
