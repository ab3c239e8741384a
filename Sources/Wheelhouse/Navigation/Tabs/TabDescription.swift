import ScreenDocument

/// What a tab view knows of one of its tabs; it stays the same once the tab was collected.
@usableFromInline
final class TabDescription {
  nonisolated deinit {}

  /// The tab's place, by structure and keys.
  let identity: UInt64
  @exclusivity(unchecked) var text: String?
  @exclusivity(unchecked) var systemImage: String?
  @exclusivity(unchecked) var role: String?
  /// The title of the section that it is in, empty where that has none; nil where it is in none.
  @exclusivity(unchecked) var section: String?
  /// What a selection names the tab by.
  @exclusivity(unchecked) var value: (any Hashable)?
  /// What modifiers of the tab want written on its node; those of a view without a label are its content's.
  var modifications: [PendingModifier] { isLabelled ? noted : [] }
  @exclusivity(unchecked) private var noted: [PendingModifier] = []
  /// Whether modifiers further in are the content's and no longer the tab's.
  @exclusivity(unchecked) private(set) var isLabelled = false
  @exclusivity(unchecked) private(set) var content: @MainActor (RenderContext) -> Void

  init(
    identity: UInt64, value: (any Hashable)?,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    self.identity = identity
    self.value = value
    self.content = content
  }

  /// Whether the node of the tab would be the same; where modifiers want something of it, nobody knows.
  func looksSame(as other: TabDescription) -> Bool {
    guard identity == other.identity, noted.isEmpty, other.noted.isEmpty else { return false }
    guard text == other.text, systemImage == other.systemImage, role == other.role,
      section == other.section
    else { return false }
    guard let value, let others = other.value else { return value == nil && other.value == nil }
    return isSame(value, others)
  }

  private func isSame<Value: Hashable>(_ value: Value, _ other: any Hashable) -> Bool {
    isEqual(other, value)
  }

  /// Takes over a modifier: all those around the label, and a badge of what is inside it.
  func add(_ modifier: PendingModifier) {
    guard isLabelled else { return noted.append(modifier) }
    guard case .string(.badge, _) = modifier else { return }
    for case .string(.badge, _) in noted { return }
    noted.append(modifier)
  }

  /// Takes over a modifier around several tabs.
  func add(around modifier: some RenderModifier) {
    let view = ModifiedContent(content: TabContentView(render: content), modifier: modifier)
    content = { ModifiedContent._render(view, in: $0) }
    if let pending = (modifier as? PendingModification)?.pending { noted.insert(pending, at: 0) }
  }

  /// Takes over a label's texts and images.
  func label<Label: View>(by label: borrowing Label) {
    isLabelled = true
    if Label.self == Wheelhouse.Label<Text, Image>.self {
      let label = _identityCast(copy label, to: Wheelhouse.Label<Text, Image>.self)
      text = text ?? label.title.string
      systemImage = systemImage ?? label.icon.symbol
      return
    }
    (copy label as? any TabLabelPart)?.add(to: self)
  }
}

/// What is on a tab, for a modifier around several.
private struct TabContentView: PrimitiveView {
  let render: @MainActor (RenderContext) -> Void

  static func _render(_ view: borrowing TabContentView, in context: RenderContext) {
    view.render(context)
  }
}
