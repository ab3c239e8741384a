import ScreenDocument

/// Where in the graph and under which circumstances a view is being rendered.
///
/// A value: a view passes a changed copy on to its content. Identity grows with every structural step
/// (position, branch, key), so it names a place independently of what is shown there.
public struct RenderContext {
  /// What is being written.
  let renderer: Renderer
  var identity: UInt64
  var environment: EnvironmentValues
  /// What modifiers further out want written on the next node.
  var pending: PendingModifier?
  /// How the container wants its children.
  var container: ContainerRole = .plain

  /// The context of a child at a structural position.
  func at(_ position: UInt64) -> RenderContext {
    var copy = self
    copy.identity = StableHash.mix(identity, position)
    return copy
  }

  /// The context inside a node: nothing is pending any more.
  func inside(_ container: ContainerRole = .plain) -> RenderContext {
    var copy = self
    copy.pending = nil
    copy.container = container
    return copy
  }

  func adding(_ modifier: PendingModifier.Kind) -> RenderContext {
    var copy = self
    copy.pending = PendingModifier(kind: modifier, next: pending)
    return copy
  }
}

/// What a container does with its children beyond placing them.
enum ContainerRole {
  case plain
  /// Rows of a list; the object says what its rows accept.
  case list(ListRows)
  /// The content of a row that takes commands.
  case row(ListRows)
  /// Buttons of an alert: any of them closes it first.
  case dialog(DialogButtons)
}

extension ContainerRole {
  var isPlain: Bool {
    if case .plain = self { true } else { false }
  }

  var isPlainList: Bool {
    if case .list(let rows) = self { rows === ListRows.plain } else { false }
  }

  /// Whether what stands in the container would be the same in the other.
  func isSame(as other: ContainerRole) -> Bool {
    switch (self, other) {
    case (.plain, .plain): true
    case (.list(let rows), .list(let others)), (.row(let rows), .row(let others)):
      rows === others || rows.isSame(as: others)
    case (.dialog(let buttons), .dialog(let others)): buttons === others
    default: false
    }
  }
}

/// What the buttons of an alert share.
final class DialogButtons {
  let dismiss: @MainActor () -> Void
  /// How many buttons there are so far.
  var count = 0
  /// What the cancel button does, once it is rendered.
  var cancel: (@MainActor () -> Void)?

  init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
}

/// A change a modifier asks of the next node, innermost first.
final class PendingModifier {
  enum Kind {
    case string(PropertyName, String)
    case flag(PropertyName)
    case integer(PropertyName, Int)
    case gesture(@MainActor () -> Void)
    case swipeActions(SwipeActions)
  }

  let kind: Kind
  let next: PendingModifier?

  init(kind: Kind, next: PendingModifier?) {
    self.kind = kind
    self.next = next
  }
}
