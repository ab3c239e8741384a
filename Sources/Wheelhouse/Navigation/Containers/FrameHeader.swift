import ScreenDocument

/// What a screen or a column has above its content: title, toolbar, search and inspector, as the content asks.
final class FrameHeader {
  nonisolated deinit {}

  @exclusivity(unchecked) private(set) var title: String?
  /// What is asked of the presentation around.
  @exclusivity(unchecked) private(set) var passedOn: [Preference] = []
  @exclusivity(unchecked) private var subtitle: String?
  @exclusivity(unchecked) private var titleMode: String?
  @exclusivity(unchecked) private var isBackHidden = false
  /// Whether the split view around is asked for no button that hides its sidebar.
  @exclusivity(unchecked) private(set) var isSidebarToggleHidden = false
  /// How wide the column around is to be.
  @exclusivity(unchecked) private(set) var columnWidth: ColumnWidth?
  @exclusivity(unchecked) private var toolbar: [Element] = []
  @exclusivity(unchecked) private var search: Element?
  @exclusivity(unchecked) private var searchScopes: Element?
  @exclusivity(unchecked) private var inspector: Element?

  init() {}

  init(_ host: HostElement) { host.forEachPreferenceOfBar { note($0) } }

  private func note(_ preference: Preference) {
    switch preference {
    case .title(let text): title = title ?? text
    case .subtitle(let text): subtitle = subtitle ?? text
    case .titleMode(let mode): titleMode = titleMode ?? mode
    case .backHidden: isBackHidden = true
    case .sidebarToggleHidden: isSidebarToggleHidden = true
    case .columnWidth(let width): columnWidth = columnWidth ?? width
    case .toolbar(let element): toolbar.append(element)
    case .search(let element): search = search ?? element
    case .searchScopes(let element): searchScopes = searchScopes ?? element
    case .inspector(let element): inspector = inspector ?? element
    case .detents, .detentSelection, .dragIndicator, .dismissDisabled, .inspectorWidth:
      passedOn.append(preference)
    default: break
    }
  }

  /// - Parameter isHidden: whether there is no button that goes back, whatever the content asks.
  func writeProperties(_ context: RenderContext, isBackHidden isHidden: Bool = false) {
    context.write(.title, title)
    context.write(.subtitle, subtitle)
    context.write(.titleDisplayMode, titleMode)
    context.write(.backHidden, flag: isBackHidden || isHidden)
  }

  func writeSlots(_ renderer: Renderer) {
    write(toolbar, to: .toolbar, renderer)
    if let search { write(searchScopes.map { [search, $0] } ?? [search], to: .search, renderer) }
    if let inspector { write([inspector], to: .inspector, renderer) }
  }

  private func write(_ elements: [Element], to slot: SlotName, _ renderer: Renderer) {
    guard !elements.isEmpty else { return }
    renderer.writer.beginSlot(slot)
    for element in elements { renderer.writer.hole(element) }
    renderer.writer.endSlot()
  }
}

extension HostElement {
  /// The first destination that the content declares for a route value.
  final func destination(for value: Any) -> Destination? {
    var found: Destination?
    forEachPreferenceOfBar { preference in
      guard found == nil, case .destination(let destination) = preference else { return }
      if destination.isFor(value) { found = destination }
    }
    return found
  }
}
