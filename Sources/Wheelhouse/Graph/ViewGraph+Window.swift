extension ViewGraph {
  /// Makes the root of a window and everything in it.
  func start(_ window: WindowDescription, in surroundings: Session.Surroundings) {
    start { graph in
      RootElement(
        graph: graph, identity: StableHash.bytes(of: window.id),
        environment: surroundings.environment, title: window.title, url: window.path,
        content: window.content)
    }
  }

  /// Hands new surroundings down to whatever reads them.
  func surround(with surroundings: Session.Surroundings) {
    let environment = surroundings.environment
    guard !root.environment.isSame(as: environment) else { return }
    root.environment = environment
    root.content.environment = environment
    root.content.invalidate()
  }

  /// Closes every presentation and shows every container's root: what a link to the window itself means.
  func goToRoot() {
    root.presentations.first?.anchor.close()
    for container in containers { container.goToRoot() }
  }

  /// Cancels all work and frees all elements.
  func end() {
    needsTurn = nil
    destroy(root)
    let actions = afterRender
    afterRender = []
    for action in actions { action() }
  }
}
