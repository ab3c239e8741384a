import ScreenDocument

/// Where in the graph and under which circumstances a view is being rendered.
///
/// A view passes a changed copy on to its content. Identity grows with every structural step (position,
/// branch, key), so it names a place independently of what is shown there.
///
/// A context is copied at every step of every rendering, so nothing in it is reference counted: what it
/// points to is kept alive by whoever set it, for as long as the content is being rendered.
public struct RenderContext {
  /// What is being written.
  let renderer: Renderer
  var identity: UInt64
  var environment: EnvironmentLink
  /// What modifiers further out want written on the next node.
  var pending = PendingRange()
  /// How the container wants its children.
  var container = ContainerRole()

  /// The context of a child at a structural position.
  @usableFromInline
  func at(_ position: UInt64) -> RenderContext {
    var copy = self
    copy.identity = StableHash.mix(identity, position)
    return copy
  }

  /// The context inside a node: nothing is pending any more.
  func inside(_ container: ContainerRole = ContainerRole()) -> RenderContext {
    var copy = self
    copy.pending = PendingRange()
    copy.container = container
    return copy
  }

  /// How many modifications are pending, here and further out.
  @usableFromInline
  var pendingCount: Int { renderer.pending.count }

  /// Takes back what is pending beyond so many modifications.
  @usableFromInline
  func takeBackPending(to count: Int) {
    while renderer.pending.count > count { renderer.pending.removeLast() }
  }

  /// Takes back the modification that became pending last.
  @usableFromInline
  func takeBack() { renderer.pending.removeLast() }

  /// The context in which one more modification is pending; who asked for it takes it back.
  func adding(_ modifier: PendingModifier) -> RenderContext {
    var copy = self
    let count = Int32(renderer.pending.count)
    copy.pending.start = pending.isEmpty ? count : pending.start
    copy.pending.end = count + 1
    if !modifier.isProperty {
      copy.pending.hasMore = true
      if case .contextMenu = modifier { copy.pending.hasMenu = true }
    }
    renderer.pending.append(modifier)
    return copy
  }
}

/// What a container does with its children beyond placing them.
struct ContainerRole {
  private let object: Uncounted<ListRows>?
  private let kind: Kind
  /// Below how many others of a list its rows are.
  private(set) var level: UInt8 = 0

  private enum Kind: UInt8 { case plain, list, row }

  init() {
    object = nil
    kind = .plain
  }

  private init(_ object: ListRows, _ kind: Kind) {
    self.object = Uncounted(object)
    self.kind = kind
  }

  /// Rows of a list; the object says what its rows accept.
  static func list(_ rows: ListRows) -> ContainerRole { ContainerRole(rows, .list) }

  /// The content of a row that takes commands.
  static func row(_ rows: ListRows) -> ContainerRole { ContainerRole(rows, .row) }

  /// The same for rows that are so many further in; after hundreds nobody sees more.
  func furtherIn(by steps: Int) -> ContainerRole {
    var copy = self
    copy.level = UInt8(clamping: Int(level) + steps)
    return copy
  }

  /// The rows of the list whose direct content this is.
  var list: ListRows? { kind == .list ? object?.object : nil }

  /// The rows of the list that this is in.
  var rows: ListRows? { object?.object }
}

extension ContainerRole {
  var isPlain: Bool { kind == .plain }

  var isPlainList: Bool { kind == .list && level == 0 && object == Self.plainList }

  private static let plainList = Uncounted(ListRows.plain)

  /// What the role points to, for whoever keeps the role for longer than a rendering.
  var target: AnyObject? { object?.object }

  /// Whether what stands in the container would be the same in the other.
  func isSame(as other: ContainerRole) -> Bool {
    guard kind == other.kind, level == other.level else { return false }
    if object == other.object { return true }
    guard let rows, let others = other.rows else { return false }
    return rows.isSame(as: others)
  }
}

/// A change a modifier asks of the next node.
enum PendingModifier {
  case string(PropertyName, String)
  case word(PropertyName, Word)
  case flag(PropertyName)
  case integer(PropertyName, Int)
  /// How much of the node is seen, from 0 to 1; further out modifiers let less of that be seen.
  case opacity(Double)
  /// A background that stays faint, whatever lies on it.
  case faintBackground(Word)
  /// Adds to that of modifiers further out; `isNarrow` where little was asked for.
  case padding(Edge.Set, isNarrow: Bool)
  /// How much room the node has, where its type may be given some.
  case room(FrameSize)
  case gesture(@MainActor () -> Void)
  case visibility(ScrollVisibility)
  case swipeActions(SwipeActions)
  /// Renders what can be chosen in the menu of the node.
  case contextMenu(@MainActor (RenderContext) -> Void)
  /// Switches actions of the rows inside off.
  case pins(RowPins)
  /// Gives the node an id, which a popover points to.
  case source(PresentationAnchor)
  case drag(DragSource)
  case drop(DropDestination)

  /// Whether it only sets a property.
  var isProperty: Bool {
    switch self {
    case .string, .word, .flag, .integer, .opacity, .faintBackground, .padding, .room: true
    case .gesture, .visibility, .swipeActions, .contextMenu, .pins, .source, .drag, .drop: false
    }
  }

  /// Whether it puts a colour behind the node.
  var isBackground: Bool { property == .background }

  /// The property that it sets, if it sets one.
  var property: PropertyName? {
    switch self {
    case .string(let name, _), .word(let name, _), .flag(let name), .integer(let name, _): name
    case .faintBackground: .background
    case .padding: .padding
    case .opacity: .opacity
    case .room: .width
    case .visibility: .scrollVisibility
    case .drag: .drags
    case .drop: .drops
    case .gesture, .swipeActions, .contextMenu, .pins, .source: nil
    }
  }
}

/// The modifications that wait for the next node: a part of the renderer's stack of them.
struct PendingRange {
  var start: Int32 = 0
  var end: Int32 = 0
  /// Whether there is more among them than properties.
  var hasMore = false
  /// Whether there is a context menu among them.
  var hasMenu = false

  var isEmpty: Bool { start == end }
}
