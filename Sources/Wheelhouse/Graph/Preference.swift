/// What a view asks of the screen, sheet or stack it stands in.
enum Preference {
  case title(String)
  case titleMode(String)
  case backHidden
  case url(String)
  case toolbar(Element)
  case search(Element)
  case destination(Destination)
  case detents([String])
  case dragIndicator(String)
  case dismissDisabled
}

extension Preference {
  /// Whether the frame around would look the same; a destination is no matter of looks.
  func looksSame(as other: Preference) -> Bool {
    switch (self, other) {
    case (.title(let mine), .title(let theirs)): mine == theirs
    case (.titleMode(let mine), .titleMode(let theirs)): mine == theirs
    case (.url(let mine), .url(let theirs)): mine == theirs
    case (.toolbar(let mine), .toolbar(let theirs)): mine === theirs
    case (.search(let mine), .search(let theirs)): mine === theirs
    case (.detents(let mine), .detents(let theirs)): mine == theirs
    case (.dragIndicator(let mine), .dragIndicator(let theirs)): mine == theirs
    case (.backHidden, .backHidden), (.dismissDisabled, .dismissDisabled): true
    case (.destination, .destination): true
    default: false
    }
  }

  var isDestination: Bool {
    if case .destination = self { true } else { false }
  }
}

/// What a stack shows for route values of one type.
final class Destination {
  let type: ObjectIdentifier
  let content: @MainActor (Any) -> (@MainActor (RenderContext) -> Void)?

  init<Value, Content: View>(_ type: Value.Type, _ content: @escaping @MainActor (Value) -> Content)
  {
    self.type = ObjectIdentifier(type)
    self.content = { value in
      guard let value = value as? Value else { return nil }
      return { Content._render(content(value), in: $0) }
    }
  }
}

/// An element that frames content and puts together what the content asks of it.
class HostElement: Element {
  nonisolated deinit {}

  final var isFrameDirty = false
  final private(set) var content: ContentElement!
  /// Elements inside, up to the next host, that ask for something.
  final private(set) var contributors: [Element] = []

  init(
    identity: UInt64, owner: Element?, graph: ViewGraph, environment: EnvironmentValues,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    super.init(identity: identity, owner: owner, graph: graph, environment: environment)
    self.content = ContentElement(
      identity: StableHash.mix(identity, 1), owner: self, environment: environment,
      content: content)
    self.content.invalidate()
    graph.enqueue(host: self)
  }

  override func destroyed() { graph.destroy(content) }

  final func note(_ contributor: Element) {
    let asks = !contributor.isDestroyed && !(contributor.extras?.preferences.isEmpty ?? true)
    let position = contributors.firstIndex { $0 === contributor }
    if asks, position == nil { contributors.append(contributor) }
    if !asks, let position { contributors.remove(at: position) }
    if contributors.count > 1 { contributors.sort { $0.depth < $1.depth } }
    graph.enqueue(host: self)
  }

  /// Called when nothing changed but what route values show.
  func destinationsChanged() {}

  /// Everything asked for, outermost first.
  final var preferences: [Preference] {
    var all: [Preference] = []
    for contributor in contributors {
      if let extras = contributor.extras { all.append(contentsOf: extras.preferences) }
    }
    return all
  }

  /// Called before the frame is rendered: takes over what the content asks for.
  func collect() {}
}
