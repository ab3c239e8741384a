import ScreenDocument

extension ViewGraph {
  /// Makes the root of a window and everything in it.
  func start(_ window: WindowDescription, in surroundings: Session.Surroundings) {
    start { graph in
      RootElement(
        graph: graph, identity: RootElement.identity(of: window),
        environment: surroundings.environment(of: window), title: window.title, url: window.path,
        content: window.content)
    }
  }

  /// Goes on counting where the graph before it ends, so that nothing has the identity of what was there.
  func count(on former: ViewGraph) {
    openedCount = max(openedCount, former.openedCount)
    bannerCount = max(bannerCount, former.bannerCount)
  }

  /// Takes over what the client is still to do, and whether it is to say anew who it is.
  func takeWishes(of former: ViewGraph) {
    effects = former.effects + effects
    if former.asksWhoIsThere { asksWhoIsThere = true }
  }

  /// Tells whatever depends on it how much room there is.
  func makeRoom(for layout: Layout) {
    guard let room = root.environment.room, room.become(layout) else { return }
    for container in containers where container is SplitViewElement { container.invalidate() }
    for presentation in root.presentations { presentation.anchor.roomChanged() }
    for inspector in inspectors { inspector.anchor.roomChanged() }
  }

  /// Closes every presentation and shows every container's root: what a link to the window itself means.
  func goToRoot() {
    OneProposal.of(in: self) {
      root.presentations.first?.anchor.close()
      for container in containers { container.goToRoot() }
    }
  }

  /// Cancels all work and frees all elements.
  func end() {
    needsTurn = nil
    asked = nil
    destroy(root)
    // Nothing has appeared where it was only tried whether a link leads there.
    let actions = isOnTrial ? [] : afterRender
    afterRender = []
    for action in actions { action() }
  }
}
