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

  /// Everything asked for, outermost first.
  final var preferences: [Preference] {
    contributors.flatMap { $0.extras?.preferences ?? [] }
  }

  /// Called before the frame is rendered: takes over what the content asks for.
  func collect() {}
}
