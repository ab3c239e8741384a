/// A tree of views, in which what has children unfolds them below it.
///
/// Children that are nil make a leaf of an element, and children that are none something that unfolds nothing. What is
/// unfolded is kept where something further out is folded up, and while a session sleeps.
///
/// In a list each element is a row. A tap unfolds it; where the list selects rows, a tap selects it, and an arrow at its
/// end unfolds it.
///
///     List(selection: $folder) {
///       OutlineGroup(folders, children: \.folders) { folder in
///         Label(folder.name, systemImage: "folder")
///       }
///     }
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  @State private var unfolded = Unfolded()
  private let roots: Roots
  private let tree: OutlineTree<Data, ID, Content>

  /// What the tree begins with.
  private enum Roots {
    case one(Data.Element)
    case many(Data)
  }

  private init(_ roots: Roots, _ tree: OutlineTree<Data, ID, Content>) {
    self.roots = roots
    self.tree = tree
  }

  /// The outermost elements, and below them what is unfolded.
  public var body: some View {
    switch roots {
    case .one(let root):
      OutlineBranch(element: root, tree: tree, place: OutlinePlace(), unfolded: $unfolded)
    case .many(let data):
      OutlineBranches(data: data, tree: tree, place: OutlinePlace(), unfolded: $unfolded)
    }
  }

  /// False: what it holds are rows.
  public static var _isSection: Bool { false }

  /// False: each element is a row of its own.
  public static func _isRow(_ view: borrowing OutlineGroup) -> Bool { false }
}

extension OutlineGroup {
  /// Creates a tree of elements with the ids at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(.many(data), OutlineTree(id: id, children: children, content: content)) }

  /// Creates a tree with one root, of elements with the ids at a key path.
  public init<Root>(
    _ root: Root, id: KeyPath<Root, ID>, children: KeyPath<Root, Data?>,
    @ViewBuilder content: @escaping @MainActor (Root) -> Content
  ) where Root == Data.Element {
    self.init(.one(root), OutlineTree(id: id, children: children, content: content))
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tree of elements that have an identity.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, children: children, content: content) }

  /// Creates a tree with one root, of elements that have an identity.
  public init<Root>(
    _ root: Root, children: KeyPath<Root, Data?>,
    @ViewBuilder content: @escaping @MainActor (Root) -> Content
  ) where Root == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}
