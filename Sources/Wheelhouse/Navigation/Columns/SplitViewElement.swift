import ScreenDocument

/// Columns, arranged by the layout and the state they are bound to.
///
/// All columns are rendered in both layouts, and stay when the layout changes: only which of them are
/// shown is worked out anew, from nothing but state. Bindings are read while this element is rendered.
final class SplitViewElement: ContainerElement {
  nonisolated deinit {}

  @exclusivity(unchecked) private(set) var columns: [ColumnElement] = []
  @exclusivity(unchecked) private var visibility: Binding<NavigationSplitViewVisibility>?
  @exclusivity(unchecked) private var preferred: Binding<NavigationSplitViewColumn>?
  private let ownVisibility: StateLocation<NavigationSplitViewVisibility>
  /// The position of the column that is seen where there is room for one; nil where there is for all.
  @exclusivity(unchecked) private var seen: Int?
  /// How many leading columns are hidden where there is room for all.
  @exclusivity(unchecked) private var hiddenCount = 0
  /// What leading columns do once the detail column has a stack.
  @exclusivity(unchecked) var waiting: [@MainActor () -> Void] = []

  init(in context: RenderContext, owner: Element, columns: [ColumnDescription]) {
    let restored = owner.graph.restoring?.columnVisibility.removeValue(forKey: context.identity)
    ownVisibility = StateLocation(restored ?? .automatic)
    super.init(in: context, owner: owner)
    for (index, column) in columns.enumerated() {
      self.columns.append(ColumnElement(column, at: index, in: self))
    }
  }

  /// The column on the far end, to which links of the others lead.
  var detail: ColumnElement? { columns.last }

  override var shownCount: Int { seen == nil ? columns.count - hiddenCount : 1 }
  override func shownFrame(at index: Int) -> FrameElement? {
    columns[seen ?? hiddenCount + index]
  }

  func isShown(_ column: ColumnElement) -> Bool {
    if let seen { column.index == seen } else { column.index >= hiddenCount }
  }

  /// Whether the app keeps which column is seen where there is room for one.
  var prefersColumns: Bool { preferred != nil }

  /// Whether preferring a column may have to ask first.
  var prefersByProposal: Bool { preferred?.storage.proposes ?? false }

  /// Whether the columns stand side by side.
  var isExpanded: Bool { seen == nil }

  /// Whether a column is left out where there is room for all.
  func isHidden(_ column: ColumnElement) -> Bool { seen == nil && column.index < hiddenCount }

  func update(
    _ columns: [ColumnDescription], visibility: Binding<NavigationSplitViewVisibility>?,
    preferred: Binding<NavigationSplitViewColumn>?
  ) {
    self.visibility = visibility
    self.preferred = preferred
    for (index, column) in columns.enumerated() {
      self.columns[index].show(column.content)
      hand(to: self.columns[index])
    }
  }

  override func destroyed() {
    super.destroyed()
    for column in columns { graph.destroy(column) }
  }

  override func render(_ renderer: Renderer) {
    let visibility = visibility?.wrappedValue ?? ownVisibility.value
    arrange(visibility)
    let context = begin(.navigationSplitView, actions: seen == nil ? [change] : [])
    if visibility != .automatic { context.write(.columnVisibility, visibility.rawValue) }
    if let seen {
      context.write(.collapsed, NodeIdentity(rawValue: columns[seen].identity).token)
    }
    if columns.contains(where: \.hidesSidebarToggle) { context.write(.sidebarToggle, "hidden") }
    renderer.writer.beginSlot(.children)
    for column in columns {
      renderer.adopt(column)
      renderer.writer.hole(column)
    }
    renderer.writer.endSlot()
    end(context)
  }

  private var change: NamedAction {
    NamedAction(name: .change) { [unowned self] value in
      guard case .string(let name) = value,
        let new = NavigationSplitViewVisibility(rawValue: name), new != .automatic
      else { return false }
      if let visibility { visibility.wrappedValue = new } else { ownVisibility.value = new }
      invalidate()
      return true
    }
  }

  /// Works out which columns are shown.
  private func arrange(_ visibility: NavigationSplitViewVisibility) {
    let isCompact = environment.horizontalSizeClass == .compact
    let newSeen = isCompact ? seenColumn : nil
    let newCount = columns.count - visibility.count(of: columns.count)
    guard newSeen != seen || newCount != hiddenCount else { return }
    let wereHidden = seen == nil ? hiddenCount : 0
    if (newSeen == nil) != (seen == nil), let content = detail?.linkedContent {
      graph.enqueue(host: content)
    }
    seen = newSeen
    hiddenCount = newCount
    for column in columns where isHidden(column) != (column.index < wereHidden) {
      graph.enqueue(host: column)
    }
    graph.frameChanged()
  }

  /// The column that is seen where there is room for one.
  private var seenColumn: Int {
    if let preferred = preferred?.wrappedValue {
      return columns.firstIndex { $0.kind == preferred } ?? 0
    }
    var index = 0
    while index < columns.count - 1, columns[index].hasGoneOn { index += 1 }
    return index
  }

  /// Shows the first column where there is room for one, and roots everywhere.
  override func goToRoot() {
    OneProposal.of(in: graph) {
      for container in graph.containers {
        if let column = container.frame as? ColumnElement, column.split === self {
          container.goToRoot()
        }
      }
      if seen != nil { goToFirstColumn() }
    }
  }

  override func store(
    into out: inout SnapshotWriter, _ encoder: JSONTextEncoder
  ) -> SnapshotRecord? {
    guard ownVisibility.value != .automatic else { return nil }
    out.text(ownVisibility.value.rawValue)
    return .columns
  }
}

// Going on to the next column, and back.
extension SplitViewElement {
  /// Prefers a column that the person went on to.
  func goOn(to index: Int) {
    if columns.indices.contains(index) { _ = prefer(columns[index]) }
  }

  /// Goes back from a column by clearing what led there; false when nothing did.
  func goBack(from column: ColumnElement) -> Bool {
    guard column.index > 0 else { return false }
    let before = columns[column.index - 1]
    var didLeave = false
    let stack = column === detail && !before.selects ? column.stack : nil
    let prefersByProposal = prefersByProposal
    OneProposal.of(in: graph) {
      didLeave = before.clearSelection()
      if let stack, stack.hasLeftRoot {
        stack.goToRoot()
        didLeave = true
      }
      if prefersByProposal, seen != nil || didLeave, prefer(before) { didLeave = true }
    } then: { [self] outcome in
      guard !prefersByProposal, outcome == .taken, !isDestroyed, seen != nil || didLeave else {
        return
      }
      if prefer(before) { didLeave = true }
    }
    invalidate()
    return didLeave
  }

  /// Prefers a column; false where that is so already, or the app does not keep it.
  private func prefer(_ column: ColumnElement) -> Bool {
    guard let preferred, preferred.wrappedValue != column.kind else { return false }
    preferred.wrappedValue = column.kind
    return true
  }

  /// Leaves the column that is seen where there is room for one.
  func leave(_ column: ColumnElement) -> BackOutcome {
    guard seen != nil, column.index > 0 else { return .nothingToPop }
    _ = goBack(from: column)
    return .left
  }

  func goToFirstColumn() {
    OneProposal.of(in: graph) {
      for column in columns.dropFirst().reversed() { _ = goBack(from: column) }
    }
  }

}

extension NavigationSplitViewVisibility {
  /// How many of the columns are shown.
  fileprivate func count(of columns: Int) -> Int {
    switch self {
    case .automatic, .all: columns
    case .doubleColumn: 2
    case .detailOnly: 1
    }
  }
}
