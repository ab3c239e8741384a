/// What a view asks of the screen, sheet or stack it stands in.
enum Preference {
  case title(String)
  case subtitle(String)
  case titleMode(String)
  case backHidden
  case sidebarToggleHidden
  case columnWidth(ColumnWidth)
  case inspectorWidth(ColumnWidth)
  case url(String)
  case toolbar(Element)
  case search(Element)
  case searchScopes(Element)
  case destination(Destination)
  case detents([String])
  case detentSelection(DetentSelection)
  case dragIndicator(String)
  case dismissDisabled
  case dialogTap(DialogTap)
  case inspector(PresentationElement)
}

extension Preference {
  /// Whether the frame around would look the same; a destination is no matter of looks.
  func looksSame(as other: Preference) -> Bool {
    switch (self, other) {
    case (.title(let mine), .title(let theirs)): mine == theirs
    case (.subtitle(let mine), .subtitle(let theirs)): mine == theirs
    case (.titleMode(let mine), .titleMode(let theirs)): mine == theirs
    case (.url(let mine), .url(let theirs)): mine == theirs
    case (.toolbar(let mine), .toolbar(let theirs)): mine === theirs
    case (.search(let mine), .search(let theirs)): mine === theirs
    case (.searchScopes(let mine), .searchScopes(let theirs)): mine === theirs
    case (.detents(let mine), .detents(let theirs)): mine == theirs
    case (.dragIndicator(let mine), .dragIndicator(let theirs)): mine == theirs
    case (.backHidden, .backHidden), (.dismissDisabled, .dismissDisabled): true
    case (.sidebarToggleHidden, .sidebarToggleHidden): true
    case (.destination, .destination): true
    default: looksSameInPresentation(as: other)
    }
  }

  private func looksSameInPresentation(as other: Preference) -> Bool {
    switch (self, other) {
    case (.detentSelection(let mine), .detentSelection(let theirs)): mine.isSame(as: theirs)
    case (.dialogTap(let mine), .dialogTap(let theirs)): mine.isCancel == theirs.isCancel
    case (.inspector(let mine), .inspector(let theirs)): mine === theirs
    case (.columnWidth(let mine), .columnWidth(let theirs)): mine == theirs
    case (.inspectorWidth(let mine), .inspectorWidth(let theirs)): mine == theirs
    default: false
    }
  }

  var isDestination: Bool {
    if case .destination = self { true } else { false }
  }
}

/// What a stack shows for route values of one type.
final class Destination {
  nonisolated deinit {}

  /// Whether a route value is of its type.
  let isFor: @MainActor (Any) -> Bool
  let content: @MainActor (Any) -> (@MainActor (RenderContext) -> Void)?

  init<Value, Content: View>(_ type: Value.Type, _ content: @escaping @MainActor (Value) -> Content)
  {
    isFor = { $0 is Value }
    self.content = { value in
      guard let value = value as? Value else { return nil }
      return { Content._render(content(value), in: $0) }
    }
  }
}
